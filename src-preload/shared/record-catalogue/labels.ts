import type { Path } from '../record/operation.ts';
import { list, text } from '../record/readers.ts';
import { ITEM_FIELDS, rowAt } from './lookup.ts';
import type { ListRow } from './row.ts';

function spoken(step: string): string {
  const words = step.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns a name for each step of a path; '' for a step that means nothing to a user.
 * @param holder the record, or a value of the record, at which the path begins
 * @param above path of `holder` in the record
 */
export function labelParts(holder: unknown, path: Path, above: Path = []): string[] {
  let at: unknown = holder;
  return path.map((step, depth) => {
    const to = [...above, ...path.slice(0, depth)];
    const items = Array.isArray(at) ? list(at) : undefined;
    at = (at as Record<string | number, unknown> | null | undefined)?.[step];
    if (typeof step === 'number' && !items) return String(step);
    if (typeof step !== 'number') {
      if (step === ITEM_FIELDS && typeof to.at(-1) === 'number') return '';
      return rowAt([...to, step])?.label || spoken(step);
    }
    return itemName(at, rowAt(to), step) ?? `No. ${step + 1}`;
  });
}

/** Returns a name such as ‘Services › Drain cleaning › Short description’. The parameters are those of `labelParts`. */
export function labelOf(holder: unknown, path: Path, above?: Path): string {
  return joinLabels(labelParts(holder, path, above));
}

export const joinLabels = (parts: readonly string[]): string => parts.filter(Boolean).join(' › ');

/** Members that can name an item of a list without a row. The first of them that is not empty names the item. */
const usualNames = ['name', 'title', 'source', 'caption'];

function itemName(item: unknown, row: { kind: string } | undefined, place: number): string | undefined {
  const known = row?.kind === 'list' ? (row as ListRow) : undefined;
  const ofPlace = known?.places?.[place];
  if (ofPlace !== undefined) return ofPlace;
  if (typeof item !== 'object' || item === null) return undefined;
  const { [ITEM_FIELDS]: apart, ...own } = item as Record<string, unknown>;
  const members = { ...(typeof apart === 'object' && apart), ...own } as Record<string, unknown>;
  const names = known ? [known.title ?? known.name?.[0] ?? ''] : usualNames;
  const name = names.map((member) => text(members[member])).find(Boolean);
  return name ?? fileName(text(members[known?.url ?? 'photo']));
}

/**
 * Returns the file name in a URL; undefined if the URL is empty or ends with a slash. Also returns undefined for the
 * reference of a blob, which contains no name that a user knows.
 */
const fileName = (address: string): string | undefined =>
  /^[\w-]+:(?!\/)/.test(address) ? undefined : address.split('/').at(-1) || undefined;
