import { describe, expect, test } from 'vitest';
import { announcementIcons, announcementOf, completeAnnouncement } from '#shared/domain/site/announcement.ts';
import { companyAttributes } from '#shared/domain/site/attributes.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { socialProfiles, withoutScheme } from '#shared/domain/site/social-profiles.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { JsonValue } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { publishInput } from '../../support/site-page.ts';

const published = (site: SiteDocument): string => renderHome(publishInput({ version: 'v2.1', ...site }));

describe('the announcement', () => {
  test('[BI-09] one part is set by itself, and a site without one gets a whole one', () => {
    const set = (site: SiteDocument, member: string, value: JsonValue): SiteDocument => {
      const changed = applyToValue(site, setAt(site, ['announcement', member], value));
      return applyToValue(changed, completeAnnouncement(changed));
    };
    const site: SiteDocument = { announcement: { icon: '', description: 'Old', extra: 1 } as never };
    expect(set(site, 'description', 'New').announcement).toMatchObject({ icon: '', description: 'New', extra: 1 });
    const made = set({ announcement: null }, 'show_announcement', true);
    expect(announcementOf(made)).toMatchObject({ icon: 'megaphone', show_announcement: true, description: '' });
  });

  test('[BI-09] the page draws each of the icons differently', () => {
    const drawings = announcementIcons.map((icon) => {
      const page = published({ announcement: { icon, show_announcement: true, description: 'Hello' } });
      return /id="launch-site-banner"[\s\S]*?(<svg[\s\S]*?<\/svg>)<span>Hello/.exec(page)?.[1];
    });
    expect(drawings).not.toContain(undefined);
    expect(new Set(drawings).size).toBe(announcementIcons.length);
  });
});

describe('profiles', () => {
  test('[BI-13] there are eleven, of as many fields', () => {
    expect(socialProfiles.map(({ label }) => label)).toEqual([
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
    expect(new Set(socialProfiles.map(({ field }) => field)).size).toBe(11);
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
      socialProfiles.map(({ field }) => [field, `${field.replace('_', '-')}.example/us`]),
    );
    const page = published(site);
    for (const { field } of socialProfiles) expect(page).toContain(`https://${field.replace('_', '-')}.example/us`);
  });
});

test('[BI-03] the published page shows each attribute that is ticked, and none that is not', () => {
  expect(companyAttributes.map(({ label }) => label)).toEqual([
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
  for (const { field, label } of companyAttributes) {
    expect(published({ [field]: true })).toMatch(badge(label));
    expect(published({ [field]: 'False' })).not.toMatch(badge(label));
  }
});
