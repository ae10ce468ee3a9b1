import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { externalUrl, hostOf } from '../html/url.ts';
import type { Words } from '../words/words.ts';
import { items } from './items.ts';

export interface ReviewButton {
  label: string;
  href: string;
  /** URL of an uploaded icon, '' if there is none */
  icon: string;
}

export const reviewLinkFields = [
  'review_link',
  'leave_review_link_header',
  'leave_review_link_3',
  'leave_review_link_3_header',
  'yelp_review_link',
  'other_review_link_header',
  'review_link_more',
  'see_more_reviews_header',
  'review_links',
] as const;

type ReviewLinkFields = Pick<SiteDocument, (typeof reviewLinkFields)[number]>;

const sites: readonly [RegExp, string][] = [
  [/(^|\.)(google\.[a-z.]+|g\.page|goo\.gl)$/, 'Google'],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, 'Facebook'],
  [/(^|\.)yelp\.[a-z.]+$/, 'Yelp'],
  [/(^|\.)bbb\.org$/, 'BBB'],
];

/** Returns the name of the review site that the link leads to; the link's host if `sites` lacks that site. */
function siteName(href: string): string {
  const host = hostOf(href);
  return sites.find(([pattern]) => pattern.test(host))?.[1] ?? host;
}

/**
 * Returns the buttons for leaving a review and for reading more reviews, one per URL. If staff gave a button no text,
 * the text names the site that the button leads to.
 */
export function reviewButtons(site: ReviewLinkFields, words: Words): ReviewButton[] {
  const fixed: readonly [unknown, unknown, (site: string) => string][] = [
    [site.review_link, site.leave_review_link_header, words.reviewOn],
    [site.leave_review_link_3, site.leave_review_link_3_header, words.reviewOn],
    [site.yelp_review_link, site.see_more_reviews_header, words.reviewOn],
    [site.review_link_more, site.other_review_link_header, words.seeReviewsOn],
  ];
  const found = fixed.flatMap(([link, label, named]) => {
    const href = externalUrl(text(link));
    if (href === '') return [];
    return [{ label: text(label).trim() || named(siteName(href)), href, icon: '' }];
  });
  const more = items(site.review_links).flatMap((item) => {
    const href = externalUrl(text(item.link));
    return href === '' ? [] : [{ label: text(item.title).trim() || hostOf(href), href, icon: text(item.icon).trim() }];
  });
  const all = [...found, ...more];
  return all.filter(({ href }, at) => all.findIndex((other) => other.href === href) === at);
}
