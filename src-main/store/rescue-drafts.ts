import type Database from 'better-sqlite3';
import { RawValue } from '#shared/record/raw-value.ts';
import {
  draftHash,
  editHash,
  editRow,
  readEdit,
  type Base,
  type DraftRow,
  type Edit,
  type EditRow,
} from './draft-repo.ts';
import type { Salvaged } from './read-rows.ts';
import { replay } from './replay.ts';
import { trashHash } from './trash-repo.ts';

interface RescueInput {
  /** the fresh journal, with all good rows of the damaged one */
  target: Database.Database;
  damagedDrafts: Salvaged;
  damagedEdits: Salvaged;
  /** a sound journal of an earlier time, with the newest schema */
  backup: Database.Database | undefined;
  /** the server's document as the cache has it */
  cached(slug: string): Base | undefined;
  now: number;
}

interface Rescued {
  saved: string[];
  lost: string[];
  /** edits whose document is gone: what they said, to be read by people */
  unplaced: { slug: string; edits: Edit[] }[];
}

type StoredEdit = EditRow & { hash: string };

interface SiteRows {
  draft: DraftRow | undefined;
  edits: Edit[];
}

/**
 * Makes each site's draft whole again: its base, the edits that stand on it without a hole, and what comes after a hole
 * as a document in the trash. The backup fills in what the damaged journal lacks; it never replaces what is there.
 */
export function rescueDrafts({ target, damagedDrafts, damagedEdits, backup, cached, now }: RescueInput): Rescued {
  const result: Rescued = { saved: [], lost: [], unplaced: [] };
  const holes = [damagedDrafts, damagedEdits].some(({ unreadable, damaged }) => unreadable || damaged.length > 0);
  const slugs = new Set([
    ...slugsOf(target),
    ...damagedDrafts.damaged.map(({ slug }) => String(slug)),
    ...(backup && holes ? slugsOf(backup) : []),
  ]);
  // A site that is not there was not there, unless it can be behind what could not be read.
  const known = new Set([target, ...(backup ? [backup] : [])].flatMap(allSlugsOf));
  const hidden = [damagedDrafts, damagedEdits].some(
    ({ unreadable, damaged }) => unreadable || damaged.some(({ slug }) => !known.has(String(slug))),
  );
  for (const slug of slugs) rescue(slug);
  if (damagedEdits.unreadable || damagedDrafts.unreadable) {
    result.lost.push('A part of the edits could not be read: drafts may lack some of them.');
  }
  return result;

  function rescue(slug: string): void {
    const here = siteRows(target, slug);
    const then = backup && holes ? siteRows(backup, slug) : undefined;
    const broken = damagedDrafts.damaged.find((row) => row['slug'] === slug);
    const baseModified = here.draft?.base_modified ?? broken?.['base_modified'];
    const missing = hidden && !here.draft && !broken && here.edits.length === 0;
    const fromBackup = then?.draft && (missing || then.draft.base_modified === baseModified) ? then : undefined;

    const bad = damagedEdits.damaged.filter((row) => row['slug'] === slug);
    const mended = damagedEdits.damaged.flatMap((row) => mend(row as unknown as StoredEdit, slug));
    here.edits.push(...mended.map(readEdit));
    const there = new Set(here.edits.map(({ seq }) => seq));
    const canLack = (seq: number) => hidden || bad.some((row) => row['seq'] === seq);
    const refilled = (fromBackup?.edits ?? []).filter(({ seq, pending }) => pending && !there.has(seq) && canLack(seq));
    const pending = [...here.edits.filter((edit) => edit.pending), ...refilled].sort(
      (one, other) => one.seq - other.seq,
    );
    const gone = bad.filter((row) => row['pending'] !== 0 && !pending.some(({ seq }) => seq === row['seq']));
    for (const { seq } of gone) result.lost.push(`Edit ${String(seq)} of “${slug}” is damaged.`);
    const history = bad.filter((row) => row['pending'] === 0 && !there.has(Number(row['seq']))).length;
    if (history > 0) result.lost.push(`${history} older edits of “${slug}” can no longer be undone.`);

    target.prepare('DELETE FROM draft WHERE slug = ?').run(slug);
    target.prepare('DELETE FROM edit WHERE slug = ? AND pending = 1').run(slug);
    if (pending.length === 0) return;
    const base = baseOf(slug, here.draft, fromBackup?.draft, baseModified);
    if (!base) {
      result.lost.push(
        `The document that ${count(pending, 'edit')} of “${slug}” belong to is gone; the report lists them.`,
      );
      result.unplaced.push({ slug, edits: pending });
      return;
    }
    const cut = Math.min(Infinity, ...gone.map(({ seq }) => Number(seq)));
    const document = RawValue.parse(base.text);
    const { fit, unfit } = replay(
      document,
      pending.filter(({ seq }) => seq < cut),
    );
    const rest = [...unfit, ...pending.filter(({ seq }) => seq >= cut)];
    put(slug, base, fit);
    if (fit.length > 0)
      result.saved.push(
        `Draft of “${slug}”: ${count(fit, 'edit')}${refilled.length > 0 ? `, ${refilled.length} of them from the backup` : ''}.`,
      );
    if (rest.length > 0) {
      discard(slug, base, replay(document, [...fit, ...rest]).document.toText());
      result.saved.push(`“${slug}” with ${count(rest, 'later edit')} that no longer stand on the draft: in the trash.`);
    }
  }

  function baseOf(slug: string, ...[here, backedUp, modified]: [DraftRow?, DraftRow?, unknown?]): Base | undefined {
    const candidates = [here && asBase(here), cached(slug), backedUp && asBase(backedUp)].filter(
      (base) => base !== undefined,
    );
    return candidates.find((base) => base.modified === modified) ?? candidates[0];
  }

  function put(slug: string, { text, modified }: Base, edits: readonly Edit[]): void {
    if (edits.length === 0) return;
    const draft = { slug, base: text, base_modified: modified };
    insertRow(target, 'draft', { ...draft, hash: draftHash(draft) });
    for (const edit of edits) insertRow(target, 'edit', editRow(slug, edit));
  }

  function discard(slug: string, { modified }: Base, document: string): void {
    const row = { slug, reason: 'salvaged' as const, document, modified, at: now };
    insertRow(target, 'trash', { ...row, hash: trashHash(row) });
  }
}

/** The row as it was, where only what it belongs to is damaged; [] otherwise. */
function mend(row: StoredEdit, slug: string): StoredEdit[] {
  const candidates: StoredEdit[] = [{ ...row, slug }, ...(row.slug === slug ? [{ ...row, pending: 1 as const }] : [])];
  return candidates.filter((candidate) => candidate.hash === editHash(candidate));
}

/** Inserts a row by the names of its columns; one that is there already stays. */
export function insertRow(db: Database.Database, table: string, row: object): void {
  const columns = Object.keys(row);
  const values = columns.map((column) => `@${column}`).join(', ');
  db.prepare(`INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${values})`).run(row);
}

function slugsOf(db: Database.Database): string[] {
  return db.prepare<[], string>('SELECT slug FROM draft UNION SELECT slug FROM edit WHERE pending = 1').pluck().all();
}

function allSlugsOf(db: Database.Database): string[] {
  return db.prepare<[], string>('SELECT slug FROM draft UNION SELECT slug FROM edit').pluck().all();
}

function siteRows(db: Database.Database, slug: string): SiteRows {
  const edits = db.prepare<[string], StoredEdit>('SELECT * FROM edit WHERE slug = ? ORDER BY seq').all(slug);
  return {
    draft: db.prepare<[string], DraftRow>('SELECT * FROM draft WHERE slug = ?').get(slug),
    edits: edits.map(readEdit),
  };
}

const asBase = ({ base, base_modified }: DraftRow): Base => ({ text: base, modified: base_modified });

const count = (things: readonly unknown[], name: string) => `${things.length} ${name}${things.length === 1 ? '' : 's'}`;
