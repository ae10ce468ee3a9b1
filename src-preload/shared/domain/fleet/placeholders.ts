import { text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';

/** The placeholders that the texts of a change may hold in braces, and the field of each site that replaces them. */
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

/** Returns the fields that the text needs and that are empty in the site. */
export const missingFor = (site: SiteDocument, words: string): string[] =>
  [...words.matchAll(pattern)].map(([, word = '']) => fieldOf(word)).filter((field) => text(site[field]).trim() === '');

/** Returns the text without its placeholders. */
export const withoutPlaceholders = (words: string): string => words.replace(pattern, ' ');
