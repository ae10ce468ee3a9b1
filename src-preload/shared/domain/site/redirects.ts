import type { JsonValue, Operation } from '../../record/operation.ts';
import { addItems } from '../../record-catalogue/list-engine.ts';
import { list, text } from './readers.ts';
import type { Redirect, SiteDocument } from './schema.ts';

const REDIRECTS = ['redirects'];
const BOTH_REQUIRED = 'Both fields are required.';
const SLASH_REQUIRED = 'Both paths must start with a slash ("/").';

const redirectTypes = ['301', '302'] as const;
export type RedirectType = (typeof redirectTypes)[number];

export interface RedirectRow {
  /** place in the record's list, which paths name */
  index: number;
  source: string;
  destination: string;
  type: RedirectType;
}

export type NewRedirect = Omit<RedirectRow, 'index'>;

export function redirectRows(redirects: readonly (Redirect | null)[] | null | undefined): RedirectRow[] {
  return list(redirects).map((redirect, index) => ({
    index,
    source: text(redirect?.source),
    destination: text(redirect?.destination),
    type: redirectType(text(redirect?.redirect_type)) ?? '301',
  }));
}

/** `301` permanent, `302` temporary; undefined for any other text. */
export function redirectType(input: string): RedirectType | undefined {
  return redirectTypes.find((type) => type === input.trim());
}

/** A path as the server compares it: without query, fragment and the slash at its end. */
function pathOf(url: string): string {
  const path = url.trim().replace(/[?#].*$/su, '');
  return path.replace(/\/+$/u, '') || '/';
}

/**
 * Why the redirect cannot stand beside the others, in the words to show; undefined where it can.
 * @param index of the redirect's own row, where it is one of them
 */
export function redirectProblem(
  rows: readonly RedirectRow[],
  redirect: Pick<NewRedirect, 'source' | 'destination'>,
  index?: number,
): string | undefined {
  const [source, destination] = [redirect.source.trim(), redirect.destination.trim()];
  if (source === '' || destination === '') return BOTH_REQUIRED;
  if (!source.startsWith('/') || !destination.startsWith('/')) return SLASH_REQUIRED;
  const others = rows.filter((row) => row.index !== index && row.source.trim() !== '');
  const twin = others.find((row) => pathOf(row.source) === pathOf(source));
  if (twin) return `${twin.source.trim()} is redirected already, to ${twin.destination.trim()}.`;
  const loop = loopFrom(source, destination, others);
  return loop && `This would redirect in a circle: ${loop.join(' → ')}.`;
}

/** The paths that a visitor would be sent through, from the source back to it; undefined where the way ends elsewhere. */
function loopFrom(source: string, destination: string, others: readonly RedirectRow[]): string[] | undefined {
  const next = new Map(others.map((row) => [pathOf(row.source), row.destination]));
  const way = [source, destination];
  const seen = new Set<string>();
  for (let at = pathOf(destination); at !== pathOf(source);) {
    const step = next.get(at);
    if (step === undefined || seen.has(at)) return undefined;
    seen.add(at);
    way.push(step.trim());
    at = pathOf(step);
  }
  return way;
}

export function addRedirects(site: SiteDocument, added: readonly NewRedirect[]): Operation[] {
  return addItems(site, REDIRECTS, added.map(membersOf));
}

const membersOf = ({ source, destination, type }: Partial<NewRedirect>): Record<string, JsonValue> => ({
  ...(source !== undefined && { source: source.trim() }),
  ...(destination !== undefined && { destination: destination.trim() }),
  ...(type !== undefined && { redirect_type: type }),
});

/** Changes what differs from what the row shows. */
export function setRedirect(row: RedirectRow, change: Partial<NewRedirect>): Operation[] {
  const shown = membersOf(row);
  return Object.entries(membersOf(change)).flatMap(([member, value]): Operation[] =>
    shown[member] === value ? [] : [{ op: 'set', path: [...REDIRECTS, row.index, member], value }],
  );
}

export interface ImportedRedirect extends NewRedirect {
  /** in the file, from 1 */
  line: number;
  /** why it is left out */
  problem?: string;
}

/**
 * Reads rows of source, destination and type (301 where it is left out), a heading row or not. Each is held against
 * those that are there and those before it in the file.
 */
export function importRedirects(
  rows: readonly RedirectRow[],
  cells: readonly (readonly string[])[],
): ImportedRedirect[] {
  const known = [...rows];
  const read = cells.map((row, place) => ({ row: row.map((cell) => cell.trim()), line: place + 1 }));
  const heading = /^(source|from|old)/i.test(read[0]?.row[0] ?? '');
  return read
    .slice(heading ? 1 : 0)
    .filter(({ row }) => row.some((cell) => cell !== ''))
    .map(({ row: [source = '', destination = '', typed = ''], line }) => {
      const type = typed === '' ? '301' : redirectType(typed);
      const redirect = { source, destination, type: type ?? '301', line };
      const problem = redirectProblem(known, redirect) ?? (type ? undefined : `“${typed}” is neither 301 nor 302.`);
      if (problem !== undefined) return { ...redirect, problem };
      known.push({ ...redirect, index: known.length });
      return redirect;
    });
}
