import { RawValue } from '#shared/record/raw-value.ts';
import { newSite } from '../../creation/new-site.ts';
import { blueRidgePlumbing } from './blue-ridge-plumbing.ts';
import type { DemoSite } from './demo-site.ts';
import { sparrowHouseCleaning } from './sparrow-house-cleaning.ts';
import { summitRoofing } from './summit-roofing.ts';

const demos: readonly DemoSite[] = [blueRidgePlumbing, summitRoofing, sparrowHouseCleaning];

/** The finished demo sites as documents. */
export function demoSites(contactField: string): RawValue[] {
  return demos.map((demo) => {
    const document = { ...newSite({ ...demo.base, contactField }), ...demo.fields, [contactField]: demo.contactId };
    return Object.entries(demo.rawFields).reduce(
      (raw, [key, text]) => raw.with(key, RawValue.parse(text)),
      RawValue.parse(JSON.stringify(document)),
    );
  });
}
