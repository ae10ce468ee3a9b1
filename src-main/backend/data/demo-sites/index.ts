import { text } from '#shared/record/readers.ts';
import type { Service, SiteDocument } from '#shared/domain/site/schema.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { newSite } from '../../creation/new-site.ts';
import { blueRidgePlumbing } from './blue-ridge-plumbing.ts';
import type { DemoSite } from './demo-site.ts';
import { sparrowHouseCleaning } from './sparrow-house-cleaning.ts';
import { summitRoofing } from './summit-roofing.ts';

const demos: readonly DemoSite[] = [blueRidgePlumbing, summitRoofing, sparrowHouseCleaning];

export const demoSlugs: readonly string[] = demos.map(({ base }) => base.slug);

/** Returns the records of the demo sites, with the fields that staff have filled in. Lists are in the app's form. */
export function demoSites(contactField: string): RawValue[] {
  return demos.map((demo) => {
    // `newSite` needs the phone number and email address that the page shows, because the buttons contain them.
    const { phone, email } = demo.fields;
    const created = newSite({ ...demo.base, contactField, phone: text(phone), email: text(email) });
    const document = { ...created, services: finished(created), ...demo.fields, [contactField]: demo.contactId };
    return Object.entries(demo.rawFields).reduce(
      (raw, [key, json]) => raw.with(key, RawValue.parse(json)),
      RawValue.parse(JSON.stringify(document)),
    );
  });
}

/**
 * Returns the services with the company's name in place of the placeholder `COMPANY NAME`, which the app replaces
 * before a save.
 */
function finished({ services, company_name }: SiteDocument): Service[] {
  return (services ?? []).map((service) => ({
    ...service,
    'service-description-long': text(service['service-description-long']).replaceAll(
      'COMPANY NAME',
      text(company_name),
    ),
  }));
}
