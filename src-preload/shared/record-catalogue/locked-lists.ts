import { valueAt } from '../record/apply-value.ts';
import type { Operation, Path } from '../record/operation.ts';
import { listAt, listsOf, recordLists } from './lookup.ts';
import type { ListRow } from './row.ts';
import type { SiteDocument } from './site-document.ts';

/** The call whose answer holds the record. */
const CALL = 'GET /api/getLandingPage/{slug}';

/**
 * Whether the record holds something that is no list in any known form. Such a list is not edited, because nobody knows
 * what an edit would destroy.
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

/** Paths of the locked lists of a top-level field: itself, or lists of its items. */
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

/** The locked list that one of the operations would change. */
export function lockInWay(site: SiteDocument, operations: readonly Operation[]): Path | undefined {
  for (const { path } of operations) {
    for (let length = 1; length <= path.length; length++) {
      const list = path.slice(0, length);
      if (isLockedAt(site, list)) return list;
    }
  }
  return undefined;
}

/** What is wrong with a locked list, in words. */
export const lockReason = (path: Path): string =>
  `The server’s answer to ${CALL} holds something else than a list in the field “${path.join('.')}”.`;
