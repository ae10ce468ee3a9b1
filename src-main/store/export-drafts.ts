import { rename, rm, writeFile } from 'node:fs/promises';
import type Database from 'better-sqlite3';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { referencedBlobs } from './blob-repo.ts';
import type { DraftRow, EditRow } from './draft-repo.ts';
import type { Person } from './person.ts';
import { replay } from './replay.ts';
import { checkOf } from './row-checks.ts';
import type { Row } from './table.ts';
import type { Discarded } from './trash-repo.ts';
import type { StoreReport } from '#shared/ipc/store.ipc.ts';

/**
 * The content of an export file: the drafts and the trash, which exist only on this computer. People can read it
 * without the app. `wholeText` appends the member `files`: the files that the content refers to, as base64.
 */
interface DraftExport {
  exportedAt: string;
  report?: StoreReport;
  sites: {
    slug: string;
    modified: string;
    /** the draft's document; null if this version of the app cannot apply the edits */
    document: string | null;
    base: string;
    edits: object[];
  }[];
  trash: object[];
}

interface ExportFacts {
  now: number;
  report?: StoreReport | undefined;
  /** whose drafts are exported */
  person: Person;
}

/**
 * Writes a person's drafts with their edits, and the person's trash, to a file, completely or not at all. The journal
 * may have a newer schema than this version of the app knows. Rows that do not match their hashes are marked.
 */
export async function exportDrafts(db: Database.Database, file: string, facts: ExportFacts): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, wholeText(db, draftsText(db, facts)), { flush: true });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Yields the text of the export file in pieces, because the whole may be too long for one string. No piece has more
 * than one of the `files`.
 */
function* wholeText(db: Database.Database, content: string): Generator<string> {
  yield content.slice(0, -CLOSING.length);
  yield ',\n "files": [';
  let separator = '';
  for (const file of filesOf(db, content)) {
    yield `${separator}\n  ${JSON.stringify(file)}`;
    separator = ',';
  }
  yield `\n ]${CLOSING}`;
}

/** The end of a JSON text with indented members. */
const CLOSING = '\n}';

/** Yields the files on this computer to which `content` refers. Only one file at a time is in memory. */
function* filesOf(db: Database.Database, content: string): Generator<object> {
  if (db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'blob'`).get() === undefined) return;
  const select = db.prepare<[string], { bytes: Buffer }>('SELECT hash, name, type, bytes FROM blob WHERE hash = ?');
  for (const hash of referencedBlobs(content)) {
    const file = select.get(hash);
    if (file) yield { ...file, bytes: file.bytes.toString('base64') };
  }
}

/** Returns the content of an export, without the files. */
export function draftsText(db: Database.Database, { now, report, person }: ExportFacts): string {
  // A row without a person belongs to everybody, and so does every row of an older schema, which has no persons.
  const isOf = (row: { person?: Person }) => !row.person || row.person.split(' ').includes(person);
  const content: DraftExport = {
    exportedAt: new Date(now).toISOString(),
    ...(report && { report }),
    sites: rowsOf<DraftRow>(db, 'draft')
      .filter(isOf)
      .map(({ slug, base, base_modified: modified, person: owner }) => {
        const edits = rowsOf<EditRow>(db, 'edit').filter(
          (edit) => edit.slug === slug && edit.pending === 1 && (owner === undefined || edit.person === owner),
        );
        return { slug, modified, document: documentOf(base, edits), base, edits };
      }),
    trash: rowsOf<Discarded>(db, 'trash').filter(isOf),
  };
  return JSON.stringify(content, null, 1);
}

function rowsOf<R>(db: Database.Database, table: string): R[] {
  const { isSound } = checkOf(table);
  const rows = db.prepare<[], Row>(`SELECT * FROM ${table} ORDER BY rowid`).all();
  return rows.map(({ ...row }) => ({ ...row, ...(!isSound(row as never) && { damaged: true }) }) as R);
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
