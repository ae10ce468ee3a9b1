import type { SiteDocument } from '../../site/schema.ts';
import { text as textOf } from '../../../record/readers.ts';
import type { FieldRow } from '../../../record-catalogue/row.ts';
import { fieldAt, topLevelFields } from '../../../record-catalogue/lookup.ts';
import type { Claim } from './claim.ts';
import { labelledOf, plainLabel } from './labels.ts';
import { literalPattern } from '../../site/literal-pattern.ts';

/** Names that people use for a field besides its label and its other names in the catalogue. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  company_name: ['business', 'company', 'name', 'account', 'name of business'],
  years_in_business: ['years'],
};

/**
 * Whether `fieldClaims` can read the field's value. Other fields have readers of their own, hold no words, or have
 * values that the server computes or rewrites.
 */
const isWorded = ({ kind, server }: FieldRow): boolean => (kind === 'text' || kind === 'prose') && server === undefined;
/**
 * Fields that `fieldClaims` does not read although they hold words. Most have a reader of their own, which also finds
 * values without the field's name.
 */
const apart = new Set(['license_number', 'street_address', 'city', 'state', 'zip_code', 'primary_keyword']);

const byLabel = new Map<string, string>(
  topLevelFields.flatMap((field) => {
    const row = fieldAt([field]);
    if (!row || !isWorded(row) || apart.has(field)) return [];
    const names = [row.label, ...(row.alsoCalled ?? []), ...(alsoCalled[field] ?? [])];
    return names.map((name): [string, string] => [plainLabel(name), field]);
  }),
);

const NAMES = [...byLabel.keys()]
  .filter((name) => name.length > 5)
  .sort((one, other) => other.length - one.length)
  .map(literalPattern)
  .join('|');
/** A request such as ‘Change our tagline to “Honest plumbing”’. */
const CHANGE = new RegExp(
  `\\b(?:change|update|set)\\s+(?:(?:our|the|my)\\s+)?(${NAMES})\\s+(?:to|:)\\s*(?:"([^"\\n]+)"|([^\\n]+?))(?=[.!]?\\s*(?:\\n|$)|[.!]\\s)`,
  'giu',
);

/** Returns claims for values that the text gives after the name of their field. */
export function fieldClaims(text: string): Claim[] {
  const labelled = labelledOf(text).flatMap(({ label, start, end, value }): Claim[] => {
    const field = byLabel.get(label);
    const words = unquoted(text.slice(value.start, value.end));
    return field === undefined || words === '' ? [] : [claimOf(field, words, start, end)];
  });
  const asked = [...text.matchAll(CHANGE)].flatMap(({ 0: all, 1: name = '', 2: quoted, 3: bare = '', index }) => {
    const field = byLabel.get(plainLabel(name));
    const words = (quoted ?? bare).trim();
    return field === undefined || words === '' ? [] : [claimOf(field, words, index, index + all.length)];
  });
  return [...labelled, ...asked];
}

const unquoted = (value: string): string => value.trim().replace(/^"(.*)"$/su, '$1');

const claimOf = (field: string, value: string, start: number, end: number): Claim => ({
  start,
  end,
  as: `the ${(fieldAt([field])?.label ?? field).toLowerCase()}`,
  fact: { kind: 'field', field, value },
});

const YEARS =
  /\b(\d{1,3})(\+?)\s*years?\s+(?:in business|of experience|experience)\b|\byears? in business\s*:?\s*(\d{1,3})\b(\+?)/giu;
const SINCE =
  /\b(?:since|established(?: in)?|est\.?|founded(?: in)?|business started:?(?:\s*\d{1,2}\/\d{1,2}\/)?)\s*((?:19|20)\d{2})\b/giu;

/**
 * Returns claims for the company's age in years: the number in the text, else the years since the founding year in the
 * text.
 */
export function yearsClaims(text: string, site: SiteDocument, today: Date): Claim[] {
  const said = [...text.matchAll(YEARS)].map(({ 0: all, 1: first, 2: plus, 3: second, 4: also, index }): Claim => {
    const isLeast = (plus ?? also ?? '') !== '';
    return {
      ...yearsClaim(index, all, String(Number(first ?? second))),
      ...(isLeast && { doubt: 'The text says so many years or more.' }),
    };
  });
  if (said.length > 0) return said;
  return [...text.matchAll(SINCE)].flatMap(({ 0: all, 1: year = '', index }) => {
    const years = today.getFullYear() - Number(year);
    if (years < 1 || textOf(site.years_in_business) === String(years)) return [];
    return [{ ...yearsClaim(index, all, String(years)), doubt: `Counted from ${year}.` }];
  });
}

const yearsClaim = (start: number, all: string, value: string): Claim => ({
  start,
  end: start + all.length,
  as: 'the years in business',
  fact: { kind: 'field', field: 'years_in_business', value },
});
