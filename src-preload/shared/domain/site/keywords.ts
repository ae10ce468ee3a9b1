import { basicInfo } from '../../record-catalogue/rows/basic-info.ts';
import type { Operation } from '../../record/operation.ts';
import { keywords, list, text } from '../../record/readers.ts';
import type { SiteDocument } from './schema.ts';

/** Inputs beside the primary keyword. */
export const KEYWORD_INPUTS = basicInfo.keywords.limit;
export const COMMA_MESSAGE = 'A keyword cannot contain a comma';

export function checkKeyword(keyword: string): string | undefined {
  return keyword.includes(',') ? COMMA_MESSAGE : undefined;
}

/**
 * Keywords, each once, as a list or a text, whichever `held` is. @param chosen may hold several keywords, separated by
 * commas
 */
export function toKeywords(held: unknown, chosen: readonly string[]): string[] | string {
  const wanted = [...new Set(chosen.flatMap((each) => keywords(each)))];
  return typeof held === 'string' && held !== '' ? wanted.join(',') : wanted;
}

/** The keywords in their inputs, blank ones in between included. */
function places(site: SiteDocument): string[] {
  if (typeof site.keywords !== 'string') return list(site.keywords).map(text);
  return site.keywords === '' ? [] : site.keywords.split(',').map((keyword) => keyword.trimStart());
}

/** The texts of the keyword inputs, always `KEYWORD_INPUTS` of them. */
export function keywordInputs(site: SiteDocument): string[] {
  const known = places(site);
  return Array.from({ length: KEYWORD_INPUTS }, (_, place) => known[place] ?? '');
}

/** Sets the keyword of an input, in the record's form, list or text. Sets nothing where the keyword holds a comma. */
export function setKeyword(site: SiteDocument, place: number, keyword: string): Operation[] {
  if (checkKeyword(keyword)) return [];
  const next = places(site);
  while (next.length <= place) next.push('');
  next[place] = keyword;
  while (next.at(-1) === '') next.pop();
  const value = typeof site.keywords === 'string' && site.keywords !== '' ? next.join(',') : next;
  return [{ op: 'set', path: ['keywords'], value }];
}
