import { expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { topLevelFields, topLevelRow } from '#shared/record-catalogue/catalogue.ts';
import { ctaFacts, ctaSlots } from '#shared/record-catalogue/cta-slots.ts';
import { changedParts } from '../../../src-main/site-page/pages/compare.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { publishInput } from '../../support/site-page.ts';
import { plumber } from '../../support/sites/index.ts';

const typed: Readonly<Record<string, string>> = {
  prose: 'Other words',
  text: 'Other words',
  link: 'https://other.example/',
  phone: '(555) 555-0199',
  email: 'other@site.example',
};

const reviewLinks = ['review_link', 'leave_review_link_3', 'yelp_review_link', 'review_link_more'] as const;
const oneReviewLink = (shown: string): SiteDocument => ({
  ...Object.fromEntries(reviewLinks.map((link) => [link, link === shown ? 'https://reviews.example/' : null])),
  review_links: [],
});

/** A record whose page shows as many texts as one page can. */
const full: SiteDocument = {
  ...plumber,
  version: 'v2.1',
  multipage: true,
  show_team_page: true,
  teammates: [{ name: 'Ann' }],
  show_jobs_page: true,
  jobs_description: 'We look for a plumber.',
  deal_header: 'Ten off',
  deal_button_text: 'Take it',
  deal_button_link: '/deal/',
  partners_header: '',
  partners_subtitle: '',
  ...oneReviewLink('review_link'),
  ...Object.fromEntries(
    ctaSlots.flatMap((slot) => [
      [slot, 'link'],
      [ctaFacts[slot].link, `/${slot}/`],
      [ctaFacts[slot].message, `Go to ${slot}`],
    ]),
  ),
};

/** Records for the other texts, for example a text that is shown only if another one is missing. */
const others: readonly SiteDocument[] = [
  ...reviewLinks.map((link) => ({ ...full, ...oneReviewLink(link) })),
  { ...full, ...Object.fromEntries(ctaSlots.map((slot) => [ctaFacts[slot].message, ''])) },
  { ...full, cta_nav: 'external', cta_nav_link: '' },
  {
    ...full,
    version: 'v4',
    services: [...(plumber.services ?? []), ...(plumber.services ?? []), ...(plumber.services ?? [])],
  },
];

const drawn = (site: SiteDocument): string => renderHome(publishInput(site));

test('[LAY-06] a text changes the section that its row names', () => {
  const wrong = topLevelFields.filter((field) => {
    const { kind, section } = topLevelRow(field)!;
    const value = typed[kind];
    if (section === undefined || section.endsWith('-page') || value === undefined) return false;
    // The button of `cta_slide_in` is in the dialog that its section opens, and dialogs count as `overlays`.
    const part = ctaSlotOf(field) === 'cta_slide_in' ? 'overlays' : section;
    return ![full, ...others].some((site) =>
      changedParts(drawn(site), drawn({ ...site, [field]: value })).includes(part),
    );
  });
  expect(wrong).toEqual([]);
});

const ctaSlotOf = (field: string) =>
  ctaSlots.find((slot) => (Object.values(ctaFacts[slot]) as string[]).includes(field));
