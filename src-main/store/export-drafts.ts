import { hash as hashOf } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import type Database from 'better-sqlite3';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { blobs, referencedBlobs } from './blob-repo.ts';
import { isTransient } from './disk-errors.ts';
import { drafts, edits, type EditRow } from './draft-repo.ts';
import type { Person } from './person.ts';
import { prepared } from './prepared.ts';
import { readTable } from './read-rows.ts';
import { replay } from './replay.ts';
import type { Table } from './table.ts';
import { trash } from './trash-repo.ts';
import type { StoreReport } from '#shared/ipc/store.ipc.ts';

/**
 * The content of an export file: the drafts and the trash, which exist only on this computer. People can read it
 * without the app. `wholeText` appends two members: `files`, the files that the content refers to, as base64; and
 * `unread`, what could not be read.
 */
interface DraftExport {
  exportedAt: string;
  report?: StoreReport;
  sites: {
    slug: string;
    modified: string;
    /** the draft's document; null if edits could not be read or applied */
    document: string | null;
    base: string;
    edits: object[];
  }[];
  trash: object[];
}

interface ExportFacts {
  now: number;
  report?: StoreReport | undefined;
  /** whose drafts and trash are exported */
  person: Person;
}

/**
 * Writes a person's drafts with their pending edits, and the person's trash, to a file. A failure leaves no incomplete
 * file. The journal may have a newer schema than this version of the app knows. Rows that do not match their hashes are
 * marked as damaged.
 * @returns what could not be read, in sentences for the user
 */
export async function exportDrafts(db: Database.Database, file: string, facts: ExportFacts): Promise<string[]> {
  const part = `${file}.part`;
  const unread: Unread = new Set();
  try {
    await writeFile(part, wholeText(db, draftsText(db, facts, unread), unread), { flush: true });
    await rename(part, file);
    return sentences(unread);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The kinds of rows of which some could not be read, as users call them (`Table.name`). */
type Unread = Set<string>;

const sentences = (unread: Unread): string[] => [...unread].map((name) => `Not every ${name} could be read.`);

/**
 * Yields the text of the export file in pieces, because the whole may be too long for one string. No piece has more
 * than one of the `files`.
 */
function* wholeText(db: Database.Database, content: string, unread: Unread): Generator<string> {
  yield content.slice(0, -CLOSING.length);
  yield ',\n "files": [';
  let separator = '';
  for (const file of filesOf(db, content, unread)) {
    yield `${separator}\n  ${JSON.stringify(file)}`;
    separator = ',';
  }
  yield `\n ],\n "unread": ${JSON.stringify(sentences(unread))}${CLOSING}`;
}

/** The end of a JSON text with indented members. */
const CLOSING = '\n}';

/** Yields the files on this computer to which `content` refers. Only one file at a time is in memory. */
function* filesOf(db: Database.Database, content: string, unread: Unread): Generator<object> {
  const select = 'SELECT hash, name, type, bytes FROM blob WHERE hash = ?';
  for (const hash of referencedBlobs(content)) {
    const read = () => prepared<[string], { bytes: Buffer }>(db, select).get(hash);
    const file = unlessUnread(blobs.name, unread, read);
    // A damaged file is left out, because an import would refuse the whole export otherwise.
    if (file && hashOf('sha256', file.bytes, 'hex') !== hash) unread.add(blobs.name);
    else if (file) yield { ...file, bytes: file.bytes.toString('base64') };
  }
}

/**
 * Returns the result of `read`. If `read` throws, returns undefined and adds `name` to `unread`.
 * @throws Error if the disk cannot be read now
 */
function unlessUnread<T>(name: string, unread: Unread, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isTransient(error)) throw error;
    unread.add(name);
    return undefined;
  }
}

/** Returns the content of an export, without the files. @param unread gets what could not be read */
export function draftsText(db: Database.Database, { now, report, person }: ExportFacts, unread: Unread): string {
  // A row without a person belongs to everybody.
  const isOf = (row: { person?: Person }) => !row.person || row.person.split(' ').includes(person);
  // A newer schema may store `pending` in another form. Only edits that are surely not pending are left out.
  const pending = rowsOf(db, edits, unread).filter((edit) => edit.pending !== 0);
  const content: DraftExport = {
    exportedAt: new Date(now).toISOString(),
    ...(report && { report }),
    sites: rowsOf(db, drafts, unread)
      .filter(isOf)
      .map(({ slug, base, base_modified: modified, person: owner }) => {
        const own = pending.filter((edit) => edit.slug === slug && (owner === undefined || edit.person === owner));
        return { slug, modified, document: unread.has(edits.name) ? null : documentOf(base, own), base, edits: own };
      }),
    trash: rowsOf(db, trash, unread).filter(isOf),
  };
  return JSON.stringify(content, null, 1);
}

/** Returns the rows of the table that can be read. */
function rowsOf<R extends object>(db: Database.Database, table: Table<R>, unread: Unread): R[] {
  unlessUnread(table.name, unread, () => table.assertColumns(db));
  const { rows, unreadable } = readTable(db, table.table);
  if (unreadable) unread.add(table.name);
  return rows.map(({ row, isSound }) => ({ ...row, ...(!isSound && { damaged: true }) }) as R);
}

function documentOf(base: string, edits: readonly EditRow[]): string | null {
  try {
    const parsed = edits.map((row) => ({ operations: JSON.parse(row.operations) as RawOperation[] }));
    const { document, unfit } = replay(RawValue.parse(base), parsed);
    return unfit.length === 0 ? document.toText() : null;
  } catch {
    return null;
  }
}
