import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { withoutScheme } from '#shared/domain/site/link.ts';
import { attributes, socials } from '#shared/record-catalogue/rows/basic-info.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { JsonValue } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { publishInput } from '../../support/site-page.ts';

const published = (site: SiteDocument): string => renderHome(publishInput({ version: 'v2.1', ...site }));

describe('the announcement', () => {
  test('[BI-09] one part is set by itself, and a site without one gets a whole one', () => {
    const set = (site: SiteDocument, member: string, value: JsonValue): SiteDocument =>
      applyToValue(site, setAt(site, ['announcement', member], value));
    const site: SiteDocument = { announcement: { icon: '', description: 'Old', extra: 1 } as never };
    expect(set(site, 'description', 'New').announcement).toMatchObject({ icon: '', description: 'New', extra: 1 });
    const made = set({ announcement: null }, 'show_announcement', true);
    expect(made.announcement).toMatchObject({ icon: 'megaphone', show_announcement: true, description: '' });
  });
});

describe('profiles', () => {
  test('[BI-13] there are eleven, of as many fields', () => {
    expect(Object.values(socials).map(({ label }) => label)).toEqual([
      'Facebook',
      'Google',
      'Yelp',
      'NextDoor',
      'Twitter',
      'Instagram',
      'Thumbtack',
      'YouTube',
      'TikTok',
      'Better Business Bureau',
      'HomeAdvisor',
    ]);
  });

  test.each([
    ['https://www.facebook.com/x', 'www.facebook.com/x'],
    ['HTTP://yelp.com', 'yelp.com'],
    [' https://yelp.com/biz/a ', 'yelp.com/biz/a'],
    ['http://https://yelp.com', 'yelp.com'],
    ['yelp.com/?u=https://x.example', 'yelp.com/?u=https://x.example'],
    ['', ''],
  ])('[BI-13] %s loses its scheme', (pasted, kept) => {
    expect(withoutScheme(pasted)).toBe(kept);
  });

  test('[BI-13] the published page links to each', () => {
    const site = Object.fromEntries(
      Object.keys(socials).map((field) => [field, `${field.replace('_', '-')}.example/us`]),
    );
    const page = published(site);
    for (const field of Object.keys(socials)) expect(page).toContain(`https://${field.replace('_', '-')}.example/us`);
  });
});

test('[BI-03] the published page shows each attribute that is ticked, and none that is not', () => {
  expect(Object.values(attributes).map(({ label }) => label)).toEqual([
    'Insured',
    'Bonded',
    'Emergency Services',
    'Veteran',
    'Black Owned',
    'Native Owned',
    'Family Owned',
    'Local Business',
    'Woman Owned',
    'Latino Owned',
    'BBB',
  ]);
  const badge = (label: string) =>
    new RegExp(`<b[^>]*>${label.replace('Veteran', 'Veteran owned').replace(/s$/, '')}`, 'i');
  for (const [field, { label }] of Object.entries(attributes)) {
    expect(published({ [field]: true })).toMatch(badge(label));
    expect(published({ [field]: 'False' })).not.toMatch(badge(label));
  }
});
