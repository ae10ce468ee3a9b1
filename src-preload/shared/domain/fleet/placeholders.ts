import { text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';

/** What stands in braces in the texts of a change, and the field of each site that takes its place. */
export const placeholders = {
  company: 'company_name',
  city: 'city',
  state: 'state',
  phone: 'phone',
} as const satisfies Record<string, keyof SiteDocument>;

const pattern = new RegExp(`\\{(${Object.keys(placeholders).join('|')})\\}`, 'giu');

const fieldOf = (word: string): string => placeholders[word.toLowerCase() as keyof typeof placeholders];

/** The text with the site’s own words in the place of the placeholders. */
export const filledFor = (site: SiteDocument, words: string): string =>
  words.replace(pattern, (_, word: string) => text(site[fieldOf(word)]).trim());

/** The fields that the text needs and the site does not have. */
export const missingFor = (site: SiteDocument, words: string): string[] =>
  [...words.matchAll(pattern)].map(([, word = '']) => fieldOf(word)).filter((field) => text(site[field]).trim() === '');

/** The text without its placeholders. */
export const withoutPlaceholders = (words: string): string => words.replace(pattern, ' ');
