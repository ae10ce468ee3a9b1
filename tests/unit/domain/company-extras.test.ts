import { describe, expect, test } from 'vitest';
import { announcementIcons, announcementOf, setAnnouncement } from '#shared/domain/site/announcement.ts';
import { companyAttributes } from '#shared/domain/site/attributes.ts';
import {
  addBadge,
  badgeRows,
  moveBadge,
  removeBadge,
  restoreBadge,
  setBadge,
} from '#shared/domain/site/custom-badges.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { socialProfiles, withoutScheme } from '#shared/domain/site/social-profiles.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { publishInput } from '../../support/site-page.ts';

const published = (site: SiteDocument): string => renderHome(publishInput({ version: 'v2.1', ...site }));

describe('badges', () => {
  const site: SiteDocument = {
    custom_badges: [
      { name: 'Green', icon: '/media/green.svg', show: 'True', pk: 12 },
      { name: 'Fast', icon: null, show: 0 },
    ] as SiteDocument['custom_badges'],
  };
  const names = (of: SiteDocument) => badgeRows(of).map(({ name }) => name);

  test('[BI-04] are read whatever form their members have', () => {
    expect(badgeRows(site)).toEqual([
      { name: 'Green', icon: '/media/green.svg', show: true },
      { name: 'Fast', icon: '', show: false },
    ]);
    expect(badgeRows({ custom_badges: null })).toEqual([]);
  });

  test('[BI-04] are added at the end, to a record without a list too', () => {
    expect(names(applyToValue(site, addBadge(site)))).toEqual(['Green', 'Fast', '']);
    const empty: SiteDocument = { custom_badges: null };
    expect(applyToValue(empty, addBadge(empty)).custom_badges).toEqual([{ name: '', icon: '', show: true }]);
  });

  test('[BI-04] are edited, moved, removed and brought back whole', () => {
    const edited = applyToValue(site, setBadge(1, { name: 'Faster', show: true }));
    expect(edited.custom_badges?.[1]).toEqual({ name: 'Faster', icon: null, show: true });
    expect(names(applyToValue(site, moveBadge(0, 1)))).toEqual(['Fast', 'Green']);
    const removed = applyToValue(site, removeBadge(0));
    expect(names(removed)).toEqual(['Fast']);
    const [green] = site.custom_badges ?? [];
    expect(applyToValue(removed, restoreBadge(removed, green ?? {}, 0))).toEqual(site);
  });
});

describe('the announcement', () => {
  test('[BI-09] one part is set by itself, and a site without one gets a whole one', () => {
    const site: SiteDocument = { announcement: { icon: 'star', description: 'Old', extra: 1 } as never };
    expect(applyToValue(site, [setAnnouncement(site, 'description', 'New')]).announcement).toEqual({
      icon: 'star',
      description: 'New',
      extra: 1,
    });
    const none: SiteDocument = { announcement: null };
    const made = applyToValue(none, [setAnnouncement(none, 'show_announcement', true)]);
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
  const badge = (label: string) => new RegExp(`<b>${label.replace('Veteran', 'Veteran owned').replace(/s$/, '')}`, 'i');
  for (const { field, label } of companyAttributes) {
    expect(published({ [field]: true })).toMatch(badge(label));
    expect(published({ [field]: 'False' })).not.toMatch(badge(label));
  }
});
