import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { excerpt } from './text.ts';
import { homePlace } from './place.ts';
import type { Words } from '../words/words.ts';

type Named = Pick<SiteDocument, 'company_name' | 'slug'>;

export function companyName(site: Named): string {
  return text(site.company_name).trim() || text(site.slug).trim() || 'Our company';
}

type Titled = Named &
  Pick<SiteDocument, 'title_tag' | 'company_type' | 'meta_description' | 'about' | 'company_tagline'> &
  Parameters<typeof homePlace>[0];

/** Maximum number of characters of a title that search engines show. */
const TITLE = 60;
/** Maximum number of characters of a description that search engines show. */
const DESCRIPTION = 155;

/**
 * Returns the first title that search engines show whole and that is not in `taken`. If there is none, returns the last
 * title, cut at a word, with a number if the cut title is in `taken` too.
 */
function fitting(titles: readonly string[], taken: ReadonlySet<string> = new Set()): string {
  const found = titles.find((title) => title !== '' && [...title].length <= TITLE && !taken.has(title));
  if (found !== undefined) return found;
  for (let at = 1; ; at++) {
    const end = at === 1 ? '' : ` (${at})`;
    const title = excerpt(titles.at(-1) ?? '', TITLE - 1 - end.length) + end;
    if (!taken.has(title)) return title;
  }
}

/** Returns the home page's title: the record's own, else the name with as much of trade and place as TITLE allows. */
export function pageTitle(site: Titled, words: Words): string {
  const typed = text(site.title_tag).trim();
  if (typed !== '') return typed;
  const [name, trade, place] = [companyName(site), text(site.company_type).trim(), homePlace(site)];
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' | ');
  return fitting([joined(name, tradeInPlace(site, words)), joined(name, place), joined(name, trade), name]);
}

/** A page for which a title is made. */
export interface NamedPage {
  name: string;
  /** nobody searches for the page by town, so its title names no town */
  placeless?: boolean;
}

/**
 * Returns the titles of the pages below the home page: the page's name with the town, and the company, as far as
 * TITLE allows. No two titles are the same.
 */
export function innerTitles(site: Titled, pages: readonly NamedPage[], words: Words): string[] {
  const [company, place] = [companyName(site), homePlace(site)];
  const town = text(place.split(',')[0]).trim().toLowerCase();
  const taken = new Set([pageTitle(site, words)]);
  return pages.map(({ name, placeless = false }) => {
    // Adds no town to a name that contains the town already.
    const isLocal = !placeless && place !== '' && !name.toLowerCase().includes(town);
    const local = isLocal ? words.inPlace(name, place) : name;
    const title = fitting([`${local} | ${company}`, `${name} | ${company}`, local, name], taken);
    taken.add(title);
    return title;
  });
}

export function pageDescription(site: Titled, words: Words): string {
  const written = text(site.meta_description).trim() || text(site.about).trim() || text(site.company_tagline).trim();
  const otherwise = [companyName(site), tradeInPlace(site, words)].filter(Boolean).join(' – ');
  return excerpt(written || otherwise, 300);
}

/**
 * Returns the descriptions of the pages below the home page, cut to what search engines show. If a description is empty
 * or an earlier page has it already, the page's own title is put in front.
 */
export function innerDescriptions(
  site: Titled,
  pages: readonly { searchTitle: string; description: string }[],
  words: Words,
): string[] {
  const taken = new Set([pageDescription(site, words)]);
  return pages.map(({ searchTitle, description }) => {
    const cut = excerpt(description, DESCRIPTION);
    const isOwn = cut !== '' && !taken.has(cut);
    const own = isOwn ? cut : excerpt([searchTitle, cut].filter(Boolean).join(': '), DESCRIPTION);
    taken.add(own);
    return own;
  });
}

/** Returns `Plumber in Austin, TX`, or only trade or place if the record does not have both. */
export function tradeInPlace(
  site: Pick<SiteDocument, 'company_type'> & Parameters<typeof homePlace>[0],
  words: Words,
): string {
  const [trade, place] = [text(site.company_type).trim(), homePlace(site)];
  return trade !== '' && place !== '' ? words.inPlace(trade, place) : trade || place;
}

/** Returns what staff typed, or the usual words if staff typed nothing. */
export function or(typed: unknown, otherwise: string): string {
  return text(typed).trim() || otherwise;
}
