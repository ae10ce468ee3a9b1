import { text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';

/** Placeholders for the texts of a change (`{city}`), each with the field of the site that replaces the placeholder. */
export const placeholders = {
  company: 'company_name',
  city: 'city',
  state: 'state',
  phone: 'phone',
} as const satisfies Record<string, keyof SiteDocument>;

const pattern = new RegExp(`\\{(${Object.keys(placeholders).join('|')})\\}`, 'giu');

const fieldOf = (word: string): string => placeholders[word.toLowerCase() as keyof typeof placeholders];

/** Returns the text with the site’s own values in place of the placeholders. */
export const filledFor = (site: SiteDocument, words: string): string =>
  words.replace(pattern, (_, word: string) => text(site[fieldOf(word)]).trim());

/** Returns the empty fields of the site for which the text has placeholders, once for each placeholder. */
export const missingFor = (site: SiteDocument, words: string): string[] =>
  [...words.matchAll(pattern)].map(([, word = '']) => fieldOf(word)).filter((field) => text(site[field]).trim() === '');

/** Returns the text with a space in place of each placeholder. */
export const withoutPlaceholders = (words: string): string => words.replace(pattern, ' ');
