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

/** What is looked for. */
export interface Wanted {
  term: string;
  /** also in codes, links and the site’s own addresses */
  codes: boolean;
  /** only where the term stands as words of its own */
  whole?: boolean;
  /** capitals matter */
  matchCase?: boolean;
}

/** One place in a text of the site where the term stands. */
export interface Match {
  path: Path;
  tab: TabId;
  /** names the field to a person */
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

/** What names the site to the server is an address, though it is typed as a text. */
const isCode = ({ path: [field], row }: Pick<FoundField, 'path' | 'row'>): boolean =>
  codes.has(row.kind) || Object.hasOwn(identityChecks, String(field));

/**
 * Where the term stands in the texts of the site, in the order of the screens.
 * @param within top-level members that may contain it; all of them unless told
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

/** Curly and straight quotes are the same to whoever looks for a word. */
function patternOf({ term, whole = false, matchCase = false }: Wanted): RegExp {
  const literal = literalPattern(term).replace(/['’‘]/g, "['’‘]");
  const wordless = (side: '<' | ''): string => `(?${side}![\\p{L}\\p{N}_])`;
  return new RegExp(whole ? `${wordless('<')}${literal}${wordless('')}` : literal, matchCase ? 'gu' : 'giu');
}

/**
 * The edits that put the replacement in the place of these matches, all of the site as it is now.
 * @param asTyped the replacement keeps its own capitals, whatever it replaces
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

/** What is called by the name of a service or gallery follows it. */
function writeText(site: SiteDocument, path: Path, value: string): Operation[] {
  const [list, index, member] = path;
  if (list === 'services' && member === 'service-name') return renameService(site, Number(index), value);
  if (list === 'gallery_names' && member === 'gallery-name') return renameGallery(site, Number(index), value);
  return setAt(site, path, value);
}

/** The replacement in the case of what it replaces, where it is written in small letters itself. */
function fitted(found: string, replacement: string): string {
  if (replacement !== replacement.toLowerCase()) return replacement;
  if (found.length > 1 && found === found.toUpperCase() && found !== found.toLowerCase())
    return replacement.toUpperCase();
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}
