import type { JsonValue, Operation } from '../../record/operation.ts';
import { addItems } from '../../record-catalogue/list-engine.ts';
import { domain } from '../../record-catalogue/rows/domain.ts';
import { list, text } from '../../record/readers.ts';
import type { Redirect, SiteDocument } from './schema.ts';

const REDIRECTS = ['redirects'];
/** HTTP status of a redirect that has no type in the record. */
export const defaultType = domain.redirects.members.redirect_type.default;
const BOTH_REQUIRED = 'Both fields are required.';
const SLASH_REQUIRED = 'Both paths must start with a slash ("/").';
const ONE_SLASH = 'A path starts with one slash: two lead to another site.';
/** The start of a path with two slashes. A backslash counts as the second slash, because browsers read it as one. */
const TWO_SLASHES = /^\/[/\\]/;
const HOME_PAGE = 'The home page ("/") cannot be redirected.';
const ONE_LINE = 'A path cannot have line breaks or control characters: look for a quote that is not closed.';
/** Maximum length of a path, in characters. */
const LONGEST_PATH = 2000;
const TOO_LONG = 'A path may have 2,000 characters.';

export interface RedirectRow {
  /** index in the record's list, as used in paths */
  index: number;
  source: string;
  destination: string;
  /** an HTTP status */
  type: string;
}

export type NewRedirect = Omit<RedirectRow, 'index'>;
type Paths = Pick<NewRedirect, 'source' | 'destination'>;

export function redirectRows(redirects: readonly (Redirect | null)[] | null | undefined): RedirectRow[] {
  return list(redirects).map((redirect, index) => ({
    index,
    source: text(redirect?.source),
    destination: text(redirect?.destination),
    type: text(redirect?.redirect_type).trim() || defaultType,
  }));
}

/** Returns a path in the form in which paths are compared: without query, fragment and trailing slashes. */
function pathOf(url: string): string {
  const path = url.trim().replace(/[?#].*$/su, '');
  // A regular expression would take quadratic time on a long run of slashes.
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end) || '/';
}

/** Returns why the two paths cannot be a redirect, regardless of other redirects; undefined if they can. */
function pathProblem(source: string, destination: string): string | undefined {
  if (/\p{Cc}/u.test(source + destination)) return ONE_LINE;
  if (source.length > LONGEST_PATH || destination.length > LONGEST_PATH) return TOO_LONG;
  if (source === '' || destination === '') return BOTH_REQUIRED;
  if (!source.startsWith('/') || !destination.startsWith('/')) return SLASH_REQUIRED;
  if (TWO_SLASHES.test(source) || TWO_SLASHES.test(destination)) return ONE_SLASH;
  return pathOf(source) === '/' ? HOME_PAGE : undefined;
}

/** The redirects of a site by their source path, so that many other redirects can be checked against them. */
export class KnownRedirects {
  readonly #from = new Map<string, { row: RedirectRow; to: string }[]>();

  constructor(rows: readonly RedirectRow[]) {
    for (const row of rows) this.add(row);
  }

  add(row: RedirectRow): void {
    const [source, destination] = [row.source.trim(), row.destination.trim()];
    if (source === '') return;
    const known = { row: { ...row, source, destination }, to: pathOf(destination) };
    const from = pathOf(source);
    const others = this.#from.get(from);
    if (others) others.push(known);
    else this.#from.set(from, [known]);
  }

  /**
   * Returns why the redirect cannot be added, as a text for the user; undefined if it can.
   * @param index index of the redirect's own row if the redirect is already in the list; that row is then ignored
   */
  problem(redirect: Paths, index?: number): string | undefined {
    const [source, destination] = [redirect.source.trim(), redirect.destination.trim()];
    const wrong = pathProblem(source, destination);
    if (wrong !== undefined) return wrong;
    const existing = this.#others(pathOf(source), index)[0]?.row;
    if (existing) return `${existing.source} is redirected already, to ${existing.destination}.`;
    const loop = this.#loopFrom(source, destination, index);
    return loop && `This would redirect in a circle: ${inBrief(loop).join(' → ')}.`;
  }

  #others(path: string, index: number | undefined) {
    return (this.#from.get(path) ?? []).filter(({ row }) => row.index !== index);
  }

  /** Returns the paths of a redirect loop, from the source back to the source; undefined if there is no loop. */
  #loopFrom(source: string, destination: string, index: number | undefined): string[] | undefined {
    const from = pathOf(source);
    const way = [source, destination];
    const seen = new Set<string>();
    for (let at = pathOf(destination); at !== from;) {
      const step = this.#others(at, index).at(-1);
      if (step === undefined || seen.has(at)) return undefined;
      seen.add(at);
      way.push(step.row.destination);
      at = step.to;
    }
    return way;
  }
}

/** Shortens a loop of more than ten paths to its first eight, an ellipsis and its last. */
const inBrief = (way: readonly string[]): readonly string[] =>
  way.length > 10 ? [...way.slice(0, 8), '…', ...way.slice(-1)] : way;

export function addRedirects(site: SiteDocument, added: readonly NewRedirect[]): Operation[] {
  return addItems(site, REDIRECTS, added.map(membersOf));
}

const membersOf = ({ source, destination, type }: Partial<NewRedirect>): Record<string, JsonValue> => ({
  ...(source !== undefined && { source: source.trim() }),
  ...(destination !== undefined && { destination: destination.trim() }),
  ...(type !== undefined && { redirect_type: type }),
});

/** Returns the operations that write those members of the change that differ from the row. */
export function setRedirect(row: RedirectRow, change: Partial<NewRedirect>): Operation[] {
  const shown = membersOf(row);
  return Object.entries(membersOf(change)).flatMap(([member, value]): Operation[] =>
    shown[member] === value ? [] : [{ op: 'set', path: [...REDIRECTS, row.index, member], value }],
  );
}

export interface ReadRedirect extends NewRedirect {
  /** number of the line in the text at which the row begins, from 1 */
  line: number;
  /** why the redirect is not imported; missing if it is */
  problem?: string;
}

/** Maximum number of rows of one import, so that a window can show all of them. */
export const MOST_IMPORTED = 5000;

const TYPE = /^3\d\d$/;

const lineBreaks = (cell: string): number => cell.match(/\r\n|[\r\n]/g)?.length ?? 0;

/**
 * Reads rows of source, destination and type, with or without a heading row. A missing type counts as 301. Each
 * redirect is checked against the existing redirects and the valid redirects of earlier rows.
 */
export function importRedirects(rows: readonly RedirectRow[], cells: readonly (readonly string[])[]): ReadRedirect[] {
  const known = new KnownRedirects(rows);
  // A longer path is refused anyway. Without the cut, a file that was read as one cell would be shown in full.
  const cellOf = (text: string): string => text.trim().slice(0, LONGEST_PATH + 1);
  let next = 1;
  const read = cells.map((row) => {
    const line = next;
    next += 1 + row.reduce((sum, cell) => sum + lineBreaks(cell), 0);
    return { row: row.map(cellOf), line };
  });
  const heading = /^(source|from|old)/i.test(read[0]?.row[0] ?? '');
  return read
    .slice(heading ? 1 : 0)
    .filter(({ row }) => row.some((cell) => cell !== ''))
    .map(({ row: [source = '', destination = '', typed = ''], line }) => {
      const redirect = { source, destination, type: typed || defaultType, line };
      const wrongType = TYPE.test(redirect.type) ? undefined : `“${typed}” is no type of redirect, such as 301.`;
      const problem = known.problem(redirect) ?? wrongType;
      if (problem !== undefined) return { ...redirect, problem };
      known.add({ ...redirect, index: NaN });
      return redirect;
    });
}
