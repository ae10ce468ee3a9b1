import { setAt } from '../../record-catalogue/access.ts';
import { joinLabels, labelParts, tabOfField } from '../../record-catalogue/catalogue.ts';
import { inTurn } from '../../record-catalogue/in-turn.ts';
import type { FieldKind, FieldRow } from '../../record-catalogue/row.ts';
import type { TabId } from '../../record-catalogue/tabs.ts';
import { type FoundField, visitorOf } from '../../record-catalogue/walk.ts';
import type { Operation, Path } from '../../record/operation.ts';
import { text as textOf } from '../../record/readers.ts';
import { renameGallery } from '../photo/library.ts';
import { renameService } from '../service/rename.ts';
import { identityChecks } from './identity.ts';
import type { SiteDocument } from './schema.ts';
import { literalPattern } from './literal-pattern.ts';

/** A term to search for, with the options of the search. */
export interface Wanted {
  term: string;
  /** also search code, links, redirects and the site’s identifiers (slug, repository, domain) */
  codes: boolean;
  /** match only whole words */
  whole?: boolean;
  /** distinguish between capitals and small letters */
  matchCase?: boolean;
}

/** One occurrence of the term in a text of the site. */
export interface Match {
  path: Path;
  tab: TabId;
  /** the field's name, as shown to the user */
  label: string;
  /** the whole text of the field */
  text: string;
  start: number;
  end: number;
}

const words: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'prose', 'phone', 'email']);
const codes: ReadonlySet<FieldKind> = new Set<FieldKind>(['code', 'link', 'path']);

const isEdited = ({ server, unseen }: FieldRow): boolean => server !== 'computes' && unseen !== true;
const visitTexts = visitorOf((row) => isEdited(row) && (words.has(row.kind) || codes.has(row.kind)));

/** Whether the field counts as code. The site's identifiers (slug, repository, domain) do, although they are texts. */
const isCode = ({ path: [field], row }: Pick<FoundField, 'path' | 'row'>): boolean =>
  codes.has(row.kind) || Object.hasOwn(identityChecks, String(field));

/**
 * Returns all occurrences of the term in the texts of the site, in the order of the screens.
 * @param within top-level fields to search; by default all
 */
export function findText(site: SiteDocument, wanted: Wanted, within?: ReadonlySet<string>): Match[] {
  const { term, codes: inCodes } = wanted;
  if (term === '') return [];
  const pattern = patternOf(wanted);
  const found: Match[] = [];
  const look: Parameters<typeof visitTexts>[1] = (value, row, at) => {
    const text = textOf(value);
    if (text === '' || text.search(pattern) < 0) return;
    const path = [...at];
    if (!inCodes && isCode({ path, row })) return;
    const tab = tabOfField(String(path[0]));
    const label = joinLabels(labelParts(site, path));
    for (const { 0: matched, index } of text.matchAll(pattern))
      found.push({ path, tab, label, text, start: index, end: index + matched.length });
  };
  visitTexts(site, look, within);
  return found;
}

/** Returns the pattern for a term. A straight or curly apostrophe matches both kinds, because users type either. */
function patternOf({ term, whole = false, matchCase = false }: Wanted): RegExp {
  const literal = literalPattern(term).replace(/['’‘]/g, "['’‘]");
  const wordless = (side: '<' | ''): string => `(?${side}![\\p{L}\\p{N}_])`;
  return new RegExp(whole ? `${wordless('<')}${literal}${wordless('')}` : literal, matchCase ? 'gu' : 'giu');
}

/**
 * Returns the operations that replace the matches.
 * @param matches found in the current state of the site
 * @param asTyped keep the capitals of the replacement, whatever text it replaces
 */
export function replaceMatches(
  site: SiteDocument,
  matches: readonly Match[],
  replacement: string,
  asTyped = false,
): Operation[] {
  const inCaseOf = asTyped ? () => replacement : (found: string) => fitted(found, replacement);
  const byField = Map.groupBy(matches, ({ path }) => JSON.stringify(path));
  const steps = [...byField.values()].map((found) => {
    const [{ path, text }] = found as [Match];
    const replaced = found
      .toSorted((one, other) => other.start - one.start)
      .reduce((now, { start, end }) => now.slice(0, start) + inCaseOf(now.slice(start, end)) + now.slice(end), text);
    return (now: SiteDocument) => writeText(now, path, replaced);
  });
  return inTurn(site, steps);
}

/** Returns the operations that write a text. A service or gallery is also renamed wherever the record names it. */
function writeText(site: SiteDocument, path: Path, value: string): Operation[] {
  const [list, index, member] = path;
  if (list === 'services' && member === 'service-name') return renameService(site, Number(index), value);
  if (list === 'gallery_names' && member === 'gallery-name') return renameGallery(site, Number(index), value);
  return setAt(site, path, value);
}

/** Returns the replacement with the capitals of the found text. A replacement that has capitals stays unchanged. */
function fitted(found: string, replacement: string): string {
  if (replacement !== replacement.toLowerCase()) return replacement;
  if (found.length > 1 && found === found.toUpperCase() && found !== found.toLowerCase())
    return replacement.toUpperCase();
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}
