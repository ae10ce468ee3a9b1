import { pageRows } from '../../layout/pages.ts';
import { slug } from '../../layout/slug.ts';
import { listItems } from '../../record-catalogue/list-engine.ts';
import { basicInfo } from '../../record-catalogue/rows/basic-info.ts';
import { flag, list, number, text } from '../../record/readers.ts';
import { isPublishedReview } from '../review/published.ts';
import { nameMatcher, plain, sharedShingles } from './mentions.ts';
import type { GalleryPhoto, SiteDocument, Testimonial } from './schema.ts';

/**
 * Minimum number of kinds of evidence of work in a town (reviews, photos, a text) with which the town gets a page.
 * Without evidence, the pages of towns would differ only by the town's name. Search engines call such pages doorway
 * pages and rank the site lower.
 */
const KINDS = 2;
/** Minimum number of words with which a text about a town counts as evidence. */
const LEAST_WORDS = 15;
/**
 * `MOST_SHARED`: default of the limit, in percent, for what the pages of two towns may have in common (`sharedShingles`).
 * `SHARES`: the least and the greatest limit that staff can set.
 */
const { default: MOST_SHARED, range: SHARES } = basicInfo.town_pages_most_shared;

export interface TownEvidence {
  reviews: Testimonial[];
  photos: GalleryPhoto[];
  text: string;
}

export interface Town {
  /** index in the record's list of service areas */
  index: number;
  city: string;
  state: string;
  evidence: TownEvidence;
  /** path of the town's page from the site's root; undefined if there is no page */
  path?: string;
  /** why the town has no page, as a text for staff; undefined if it has one */
  reason?: string;
}

/** Fields of the record that decide which towns have a page. */
export const townFields = ['service_areas', 'testimonials', 'gallery', 'city', 'town_pages_most_shared'] as const;

type Fields = Pick<SiteDocument, (typeof townFields)[number]>;

/** The reviews and photos that can be evidence, each with the text in which a town's name is searched. */
interface Sources {
  reviews: { review: Testimonial; words: string }[];
  photos: { photo: GalleryPhoto; words: string }[];
}

/**
 * Returns the towns that the company serves, in the order of the list, each with its page or the reason for having
 * none.
 */
export function townPages(site: Fields): Town[] {
  const sources = sourcesOf(site);
  const kept: Town[] = [];
  const paths = new Set<string>();
  return listItems(site as SiteDocument, ['service_areas']).flatMap(({ index, value }): Town[] => {
    const [city, state] = [text(value['city']).trim(), text(value['state']).trim()];
    if (city === '') return [];
    const town: Town = { index, city, state, evidence: evidenceOf(sources, city, text(value['about']).trim()) };
    const path = `${pageRows.areas.path}${slug(city)}/`;
    const reason = paths.has(path) ? 'The list has a town of this name already.' : reasonAgainst(site, town, kept);
    if (reason !== undefined) return [{ ...town, reason }];
    paths.add(path);
    kept.push(town);
    return [{ ...town, path }];
  });
}

/**
 * Returns the reviews that pages show, and the photos that are neither archived nor stock photos. A photo's text is its
 * caption, alt text and gallery name.
 */
function sourcesOf(site: Fields): Sources {
  const isItem = (item: unknown): boolean => typeof item === 'object' && item !== null;
  const joined = (...parts: unknown[]): string => plain(parts.map(text).join('\n'));
  return {
    reviews: list(site.testimonials)
      .filter((review) => isItem(review) && isPublishedReview(review))
      .map((review) => ({ review, words: joined(review.title, review.review) })),
    photos: list(site.gallery)
      .filter((photo) => isItem(photo) && !flag(photo.archived) && !flag(photo.stock))
      .map((photo) => ({ photo, words: joined(photo.caption, photo.alt_tag, photo.gallery_name) })),
  };
}

function evidenceOf({ reviews, photos }: Sources, city: string, words: string): TownEvidence {
  const isNamed = nameMatcher(city);
  return {
    reviews: reviews.filter((each) => isNamed(each.words)).map(({ review }) => review),
    photos: photos.filter((each) => isNamed(each.words)).map(({ photo }) => photo),
    text: words,
  };
}

const wordCount = (value: string): number => value.split(/\s+/).filter(Boolean).length;

function reasonAgainst(site: Fields, town: Town, others: readonly Town[]): string | undefined {
  const { reviews, photos, text: words } = town.evidence;
  if (plain(town.city) === plain(text(site.city).trim())) return 'The home page is about this town.';
  const isText = wordCount(words) >= LEAST_WORDS;
  const missing = [
    reviews.length === 0 && 'a review from there',
    photos.length === 0 && 'a photo whose caption names it',
    !isText && `a text of its own of ${LEAST_WORDS} words`,
  ].filter((each) => each !== false);
  const kinds = 3 - missing.length;
  if (kinds < KINDS)
    return `For a page of its own add ${missing.slice(0, -1).join(', ')} or ${missing.at(-1)} (${kinds} of ${KINDS}).`;
  const own = ownWords(town);
  const most = mostShared(site);
  const alike = others
    .map((other) => ({ city: other.city, share: sharedShingles(own, ownWords(other)) * 100 }))
    .find(({ share }) => share > most);
  return (
    alike &&
    `Its page would have ${Math.round(alike.share)} % of its words in common with ${alike.city}’s, more than the ${most} % that are allowed.`
  );
}

/**
 * Returns the maximum share in percent. A number outside of the screen's range counts as the nearest number in the
 * range.
 */
function mostShared({ town_pages_most_shared }: Fields): number {
  return Math.min(SHARES[1], Math.max(SHARES[0], number(town_pages_most_shared, MOST_SHARED)));
}

const ownWords = ({ evidence: { reviews, photos, text: words } }: Town): string =>
  [words, ...reviews.map(({ review }) => text(review)), ...photos.map(({ caption }) => text(caption))].join('\n');
