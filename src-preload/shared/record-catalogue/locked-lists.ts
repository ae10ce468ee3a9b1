import { valueAt } from '../record/apply-value.ts';
import type { Operation, Path } from '../record/operation.ts';
import { listAt, listsOf, recordLists } from './lookup.ts';
import type { ListRow } from './row.ts';
import type { SiteDocument } from './site-document.ts';

/** The call that returns the record. */
const CALL = 'GET /api/getLandingPage/{slug}';

/**
 * Whether the value of a list's field is not a list in any form that a server may use. Such a list is locked: the app
 * does not edit the value, because nobody knows what an edit would destroy.
 */
function isLocked(held: unknown, row: ListRow): boolean {
  if (held === null || held === undefined || Array.isArray(held)) return false;
  return typeof held !== 'string' || !(held.trim() === '' || row.orText);
}

/** Whether the list at the path is locked. */
export function isLockedAt(site: SiteDocument, path: Path): boolean {
  const row = listAt(path);
  return row !== undefined && isLocked(valueAt(site, path), row);
}

/** Returns the paths of the locked lists of a top-level field: the field itself, or lists within its items. */
export function lockedLists(site: SiteDocument, field: string): Path[] {
  const row = recordLists.get(field);
  return row ? lockedWithin(site[field], row, [field]) : [];
}

function lockedWithin(held: unknown, row: ListRow, path: Path): Path[] {
  if (isLocked(held, row)) return [path];
  const inner = [...listsOf(row)];
  return inner.length === 0 || !Array.isArray(held)
    ? []
    : held.flatMap((item: Record<string, unknown> | null, index) =>
        inner.flatMap(([member, list]) => lockedWithin(item?.[member], list, [...path, index, member])),
      );
}

/** Returns the path of the locked list that one of the operations would change; undefined if there is none. */
export function lockInWay(site: SiteDocument, operations: readonly Operation[]): Path | undefined {
  for (const { path } of operations) {
    for (let length = 1; length <= path.length; length++) {
      const list = path.slice(0, length);
      if (isLockedAt(site, list)) return list;
    }
  }
  return undefined;
}

/** Says what is wrong with a locked list. */
export const lockReason = (path: Path): string =>
  `The server’s answer to ${CALL} holds something else than a list in the field “${path.join('.')}”.`;
