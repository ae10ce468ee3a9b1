import { flag, number, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { externalUrl, hostOf, imageAddress } from '../../src-main/site-page/html/url.ts';
import { stars } from '../../src-main/site-page/parts/stars.ts';

/*
 * What the three templates show of a record, as somebody who writes pages in Eta would read it: lists filtered, sorted
 * and mapped. What both sides take from the product are the checks of URLs and the readers of the record's scalars.
 */

type Item = Record<string, unknown>;

function objects(list: unknown): Item[] {
  return Array.isArray(list)
    ? list.filter((item: unknown): item is Item => typeof item === 'object' && item !== null)
    : [];
}

function inOrder(list: unknown): Item[] {
  const place = (item: Item): number => number(item.order, Number.MAX_SAFE_INTEGER);
  return objects(list).sort((a, b) => place(a) - place(b));
}

const trimmed = (value: unknown): string => text(value).trim();

export const lines = (value: string): string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function faqsOf(site: SiteDocument) {
  return inOrder(site.faqs)
    .map((faq) => ({ question: trimmed(faq.question), lines: lines(trimmed(faq.answer)) }))
    .filter((faq) => faq.question !== '' && faq.lines.length > 0);
}

export function phoneOf(site: SiteDocument) {
  const digits = trimmed(site.phone).replace(/\D/g, '').replace(/^1/, '');
  if (digits.length !== 10) return null;
  return { label: digits.replace(/(...)(...)(....)/, '($1) $2-$3'), number: `+1${digits}` };
}

const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

function packagesOf(service: Item) {
  return objects(service.packages)
    .map((item) => ({
      title: trimmed(item.service_package_title) || 'Packages',
      wide: flag(item.service_product_col_view),
      items: objects(item.service_products)
        .map((product) => {
          const typed = trimmed(product.price);
          const amount = typed === '' ? NaN : Number(typed);
          const shown = Number.isFinite(amount) ? price.format(amount) : typed;
          return { name: trimmed(product.name), price: shown, description: trimmed(product.description) };
        })
        .filter((product) => product.name !== ''),
      notes: objects(item.service_footers)
        .map((footer) => trimmed(footer.note))
        .filter((note) => note !== ''),
    }))
    .filter(({ items, notes }) => items.length + notes.length > 0);
}

export function servicesOf(site: SiteDocument) {
  const anchors = new Set<string>();
  return inOrder(site.services)
    .filter((service) => trimmed(service['service-name']) !== '')
    .map((service) => {
      const name = trimmed(service['service-name']);
      const slug = name
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      let anchor = `service-${slug}`;
      for (let at = 2; anchors.has(anchor); at++) anchor = `service-${slug}-${at}`;
      anchors.add(anchor);
      const photos = inOrder(service.photos).map(({ photo }) => imageAddress(text(photo)));
      return {
        name,
        anchor,
        short: trimmed(service['service-description']),
        lines: lines(trimmed(service['service-description-long'])),
        photo: photos.find((photo) => photo !== '') ?? '',
        packages: packagesOf(service),
      };
    });
}

export function reviewsOf(site: SiteDocument) {
  return inOrder(site.testimonials)
    .filter((review) => trimmed(review.status).toLowerCase() === 'approved' && trimmed(review.review) !== '')
    .map((review) => {
      const reviewer = trimmed(review.reviewer) || 'Customer';
      const count = Math.min(5, Math.max(1, Math.round(number(review.stars, 5))));
      return {
        reviewer,
        initial: [...reviewer][0]!.toUpperCase(),
        stars: count,
        drawn: stars(count),
        lines: lines(trimmed(review.review)),
        source: [trimmed(review.service), trimmed(review.title), trimmed(review.source) || 'Facebook']
          .filter(Boolean)
          .join(' · '),
      };
    });
}

const knownSites: readonly [RegExp, string][] = [
  [/(^|\.)(google\.[a-z.]+|g\.page|goo\.gl)$/, 'Google'],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, 'Facebook'],
  [/(^|\.)yelp\.[a-z.]+$/, 'Yelp'],
];

export function reviewLinksOf(site: SiteDocument) {
  const named = (href: string): string =>
    knownSites.find(([pattern]) => pattern.test(hostOf(href)))?.[1] ?? hostOf(href);
  const leave = [
    [site.review_link, site.leave_review_link_header, 'Review us on'],
    [site.leave_review_link_3, site.leave_review_link_3_header, 'Review us on'],
    [site.yelp_review_link, site.other_review_link_header, 'Review us on'],
    [site.review_link_more, site.see_more_reviews_header, 'See more reviews on'],
  ].map(([link, label, words]) => {
    const href = externalUrl(text(link));
    return { href, label: trimmed(label) || `${text(words)} ${named(href)}` };
  });
  const more = objects(site.review_links).map((item) => {
    const href = externalUrl(text(item.link));
    return { href, label: trimmed(item.title) || hostOf(href) };
  });
  const links = [...leave, ...more].filter(({ href }) => href !== '');
  return links.filter(({ href }, at) => links.findIndex((other) => other.href === href) === at);
}
