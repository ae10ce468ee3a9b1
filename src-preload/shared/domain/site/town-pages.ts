import { pageRows } from '../../layout/pages.ts';
import { slug } from '../../layout/slug.ts';
import { listItems } from '../../record-catalogue/list-engine.ts';
import { basicInfo } from '../../record-catalogue/rows/basic-info.ts';
import { flag, list, number, text } from '../../record/readers.ts';
import { isPublishedReview } from '../review/published.ts';
import { naming, plain, sharedWords } from './mentions.ts';
import type { GalleryPhoto, SiteDocument, Testimonial } from './schema.ts';

/**
 * A town gets a page where the record has at least two kinds of evidence of work there: reviews, photos, a text.
 * Without them, a page for each town would differ by its name alone: search engines call that a doorway page and rank
 * the site lower.
 */
const KINDS = 2;
/** Fewest words with which a text about a town counts as evidence. */
const LEAST_WORDS = 15;
/** Largest share of its words, in percent, that a town's page may have in common with another's, unless staff set one. */
const { default: MOST_SHARED, range: SHARES } = basicInfo.town_pages_most_shared;

export interface TownEvidence {
  reviews: Testimonial[];
  photos: GalleryPhoto[];
  text: string;
}

export interface Town {
  /** place in the record's list of service areas */
  index: number;
  city: string;
  state: string;
  evidence: TownEvidence;
  /** path of its page from the site's root; undefined where it has none */
  path?: string;
  /** why it has none, in words for staff; undefined where it has one */
  reason?: string;
}

/** Fields of the record that decide which towns have a page. */
export const townFields = ['service_areas', 'testimonials', 'gallery', 'city', 'town_pages_most_shared'] as const;

type Fields = Pick<SiteDocument, (typeof townFields)[number]>;

/** Where towns are looked for: each review and photo, with the words that may name one. */
interface Sources {
  reviews: { review: Testimonial; words: string }[];
  photos: { photo: GalleryPhoto; words: string }[];
}

/** The towns that the company serves, in their order, each with the page that it has or the reason why it has none. */
export function townPages(site: Fields): Town[] {
  const sources = sourcesOf(site);
  const kept: Town[] = [];
  const paths = new Set<string>();
  return listItems(site as SiteDocument, ['service_areas']).flatMap(({ index, value }): Town[] => {
    const [city, state] = [text(value['city']).trim(), text(value['state']).trim()];
    if (city === '') return [];
    const town: Town = { index, city, state, evidence: evidenceOf(sources, city, text(value['about']).trim()) };
    const path = `${pageRows.areas.path}${slug(city)}/`;
    const reason = paths.has(path) ? 'The list has this town already.' : reasonAgainst(site, town, kept);
    if (reason !== undefined) return [{ ...town, reason }];
    paths.add(path);
    kept.push(town);
    return [{ ...town, path }];
  });
}

/** Reviews that pages show, and photos of the company's own work; what a caption or a gallery's name says counts. */
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
  const isNamed = naming(city);
  return {
    reviews: reviews.filter((each) => isNamed(each.words)).map(({ review }) => review),
    photos: photos.filter((each) => isNamed(each.words)).map(({ photo }) => photo),
    text: words,
  };
}

const wordCount = (value: string): number => value.split(/\s+/).filter(Boolean).length;

function reasonAgainst(site: Fields, town: Town, others: readonly Town[]): string | undefined {
  const { reviews, photos, text: words } = town.evidence;
  if (town.city.toLowerCase() === text(site.city).trim().toLowerCase()) return 'The home page is about this town.';
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
    .map((other) => ({ city: other.city, share: sharedWords(own, ownWords(other)) * 100 }))
    .find(({ share }) => share > most);
  return (
    alike &&
    `Its page would have ${Math.round(alike.share)} % of its words in common with ${alike.city}’s, more than the ${most} % that are allowed.`
  );
}

/** In percent; a number that the screen could not set counts as the nearest that it can. */
function mostShared({ town_pages_most_shared }: Fields): number {
  return Math.min(SHARES[1], Math.max(SHARES[0], number(town_pages_most_shared, MOST_SHARED)));
}

const ownWords = ({ evidence: { reviews, photos, text: words } }: Town): string =>
  [words, ...reviews.map(({ review }) => text(review)), ...photos.map(({ caption }) => text(caption))].join('\n');
