import type { Span } from './text.ts';

/** A value after its name: ‘License number: NC-30001’. */
export interface Labelled extends Span {
  /** the name, normalized for comparison */
  label: string;
  value: Span;
}

const PART = /[^\n|•·\t]+/gu;
const LABELLED = /^(\s*(?:[-*–]\s+|\d{1,2}[.)]\s+)?)([A-Za-z][A-Za-z0-9 .#/&'-]{0,38}?)\s*[:=]\s*(?=\S)(.*\S)/u;

/** Returns the parts of lines that give a value after its name. */
export function labelledOf(text: string): Labelled[] {
  return [...text.matchAll(PART)].flatMap(({ 0: part, index }) => {
    const [all, lead = '', label = '', value = ''] = LABELLED.exec(part) ?? [];
    if (all === undefined || /^https?$/iu.test(label)) return [];
    const end = index + all.length;
    return [{ label: plainLabel(label), start: index + lead.length, end, value: { start: end - value.length, end } }];
  });
}

/** Normalizes a name for comparison: ‘New License #’ becomes ‘license’. */
export const plainLabel = (label: string): string =>
  label
    .toLowerCase()
    .replace(/^(?:please |new |our |the |updated? |correct |current )+/u, '')
    .replace(/[.#]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
