import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Path } from '#shared/record/operation.ts';
import { conflicts } from '../../conflict-repo.ts';
import { drafts, edits } from '../../draft-repo.ts';
import { fleetSites, storedMembers, type KeptMembers } from '../../fleet-repo.ts';
import { intents } from '../../intent-repo.ts';
import { listOfText, withLists } from '../../old-lists.ts';
import type { Migration } from '../../open-database.ts';
import { outbox } from '../../outbox-repo.ts';
import { packed, unpacked } from '../../packed-text.ts';
import { rowHash } from '../../row-hash.ts';
import type { Table } from '../../table.ts';
import { trash } from '../../trash-repo.ts';
import { versions } from '../../version-repo.ts';

/** Converts the members `products` and `payments` from strings of JSON to lists, wherever the journal has them. */
export const lists: Migration = {
  version: 18,
  up(db) {
    const change = rewriterOf(db);
    change(drafts, ({ base }) => ({ base: withLists(base) }));
    change(edits, ({ operations, inverse }) => ({
      operations: withListsSet(operations),
      inverse: withListsSet(inverse),
    }));
    change(conflicts, ({ path, base, mine, theirs }) => {
      const of = JSON.parse(path) as Path;
      return { base: listAt(of, base), mine: listAt(of, mine), theirs: listAt(of, theirs) };
    });
    change(trash, ({ document }) => ({ document: withLists(document) }));
    // An entry with '' sends the base of the draft, so it has no document to convert.
    change(outbox, ({ document }) => ({ document: document && withLists(document) }));
    change(intents, ({ kind, state, request }) => {
      if (kind !== 'save' || state !== 'started') return {};
      const { document, ...post } = JSON.parse(request) as { document: string };
      return { request: JSON.stringify({ ...post, document: withLists(document) }) };
    });
    change(versions, ({ document }) => {
      const before = unpacked(document);
      const text = withLists(before);
      if (text === before) return {};
      const { bytes, files } = packed(text);
      return { document: bytes, files, hash: rowHash(text) };
    });
    change(fleetSites, ({ kept }) => {
      const { mark, before, after } = JSON.parse(unpacked(kept)) as KeptMembers;
      return storedMembers({ mark, before: membersWithLists(before), after: membersWithLists(after) });
    });
  },
};

/**
 * Returns a function that changes the rows of a table. It reads one row at a time, because all rows together may be
 * large, and skips damaged rows.
 */
const rewriterOf =
  (db: Parameters<Migration['up']>[0]) =>
  <Of extends object>(table: Table<Of>, change: (row: Of) => Partial<Of>): void => {
    for (const rowid of db.prepare<[], number>(`SELECT rowid FROM "${table.table}"`).pluck().all()) {
      const [row] = table.soundRows(db, 'WHERE rowid = ?', rowid);
      if (!row) continue;
      const next = change(row);
      const isChanged = (Object.keys(next) as (keyof Of)[]).some((column) => next[column] !== row[column]);
      if (isChanged) table.rewrite(db, { rowid } as Partial<Of & { rowid: number }>, next);
    }
  };

const listAt = (path: Path, text: string | null): string | null =>
  text === null || path.length > 1 ? text : listOfText(String(path[0]), text);

function withListsSet(operations: string): string {
  const all = JSON.parse(operations) as RawOperation[];
  return JSON.stringify(
    all.map((each) =>
      each.op === 'set' && each.path.length === 1
        ? { ...each, text: listOfText(String(each.path[0]), each.text) }
        : each,
    ),
  );
}

const membersWithLists = (members: KeptMembers['before']): KeptMembers['before'] =>
  Object.fromEntries(Object.entries(members).map(([member, text]) => [member, listAt([member], text)]));
