import { basicInfo } from '../../record-catalogue/rows/basic-info.ts';
import type { Operation } from '../../record/operation.ts';
import { keywords, list, text } from '../../record/readers.ts';
import type { SiteDocument } from './schema.ts';

/** Number of inputs for keywords besides the primary keyword. */
export const KEYWORD_INPUTS = basicInfo.keywords.limit;
export const COMMA_MESSAGE = 'A keyword cannot contain a comma';

export function checkKeyword(keyword: string): string | undefined {
  return keyword.includes(',') ? COMMA_MESSAGE : undefined;
}

/**
 * Returns the chosen keywords without duplicates, in the form of the present value: as a string with commas if `held`
 * is a non-empty string, otherwise as a list.
 * @param held the present value in the record
 * @param chosen each string may hold several keywords, separated by commas
 */
export function toKeywords(held: unknown, chosen: readonly string[]): string[] | string {
  const wanted = [...new Set(chosen.flatMap((each) => keywords(each)))];
  return typeof held === 'string' && held !== '' ? wanted.join(',') : wanted;
}

/** Returns the keyword of each input. Blank inputs before the last keyword are included. */
function places(site: SiteDocument): string[] {
  if (typeof site.keywords !== 'string') return list(site.keywords).map(text);
  return site.keywords === '' ? [] : site.keywords.split(',').map((keyword) => keyword.trimStart());
}

/** Returns the texts of the keyword inputs, always `KEYWORD_INPUTS` of them. */
export function keywordInputs(site: SiteDocument): string[] {
  const known = places(site);
  return Array.from({ length: KEYWORD_INPUTS }, (_, place) => known[place] ?? '');
}

/**
 * Returns the operation that sets the keyword of an input. The keywords stay a list or a string with commas, as in the
 * record. Returns no operation if the keyword contains a comma.
 */
export function setKeyword(site: SiteDocument, place: number, keyword: string): Operation[] {
  if (checkKeyword(keyword)) return [];
  const next = places(site);
  while (next.length <= place) next.push('');
  next[place] = keyword;
  while (next.at(-1) === '') next.pop();
  const value = typeof site.keywords === 'string' && site.keywords !== '' ? next.join(',') : next;
  return [{ op: 'set', path: ['keywords'], value }];
}
