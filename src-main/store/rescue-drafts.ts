import type Database from 'better-sqlite3';
import { RawValue } from '#shared/record/raw-value.ts';
import { conflicts } from './conflict-repo.ts';
import { drafts, editRow, edits, readEdit, type Base, type DraftRow, type Edit, type EditRow } from './draft-repo.ts';
import { outbox } from './outbox-repo.ts';
import type { Person } from './person.ts';
import type { Salvaged } from './read-rows.ts';
import { replay } from './replay.ts';
import type { Row } from './table.ts';
import { trash } from './trash-repo.ts';

interface RescueInput {
  /** the new journal, with all sound rows of the damaged journal */
  target: Database.Database;
  damagedDrafts: Salvaged;
  damagedEdits: Salvaged;
  /** an earlier, sound copy of the journal, with the newest schema */
  backup: Database.Database | undefined;
  /** finds the cached copy of a site's document */
  cached(slug: string): Base | undefined;
  now: number;
}

interface Rescued {
  saved: string[];
  lost: string[];
  /** edits whose base is lost; the report's file lists them for people to read */
  unplaced: { slug: string; edits: Edit[] }[];
}

interface SiteRows {
  draft: DraftRow | undefined;
  edits: Edit[];
}

/** Identifies a draft by its site and its person. */
interface DraftKey {
  slug: string;
  person: Person;
}

/**
 * Repairs every draft with pending edits, of every person. A draft keeps its edits before the first lost edit. Later
 * edits, and edits that do not fit, are applied to a copy of the draft as far as possible. This copy goes to the trash.
 * If the damaged journal lacks the base, a cached copy or the backup supplies it. The backup also supplies lost edits.
 */
export function rescueDrafts({ target, damagedDrafts, damagedEdits, backup, cached, now }: RescueInput): Rescued {
  const result: Rescued = { saved: [], lost: [], unplaced: [] };
  const holes = [damagedDrafts, damagedEdits].some(({ unreadable, damaged }) => unreadable || damaged.length > 0);
  const keys = distinct([
    ...keysOf(target),
    ...damagedDrafts.damaged.map(keyOf),
    ...(backup && holes ? keysOf(backup) : []),
  ]);
  // Unreadable rows, and damaged rows with an unknown slug, may belong to any draft, so any draft may lack some.
  const known = new Set([target, ...(backup ? [backup] : [])].flatMap(allSlugsOf));
  const hidden = [damagedDrafts, damagedEdits].some(
    ({ unreadable, damaged }) => unreadable || damaged.some(({ slug }) => !known.has(String(slug))),
  );
  for (const key of keys) rescue(key);
  if (damagedEdits.unreadable || damagedDrafts.unreadable) {
    result.lost.push('A part of the edits could not be read: drafts may lack some of them.');
  }
  return result;

  function rescue(key: DraftKey): void {
    const { slug } = key;
    const isOfKey = (row: Row) => sameKey(keyOf(row), key);
    const here = siteRows(target, key);
    const then = backup && holes ? siteRows(backup, key) : undefined;
    const broken = damagedDrafts.damaged.find(isOfKey);
    const baseModified = here.draft?.base_modified ?? broken?.['base_modified'];
    const missing = hidden && !here.draft && !broken && here.edits.length === 0;
    const fromBackup = then?.draft && (missing || then.draft.base_modified === baseModified) ? then : undefined;

    const bad = damagedEdits.damaged.filter(isOfKey);
    const mended = damagedEdits.damaged.flatMap((row) => mend(row as unknown as EditRow, key));
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

    // A queued save needs the draft's base as the ancestor of its merge. Without the base, the values in the save that
    // were not edited would replace what others have saved since.
    if (!here.draft) outbox.remove(target, key);
    // A draft of which only conflicts are open needs its base, to which the paths of the conflicts refer.
    if (pending.length > 0 || !hasConflicts(target, key)) drafts.remove(target, key);
    edits.remove(target, { ...key, pending: 1 });
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
    const { modified } = base;
    if (fit.length > 0) {
      drafts.insert(target, { ...key, base: base.text, base_modified: modified }, 'IGNORE');
      for (const edit of fit) edits.insert(target, editRow(key, edit), 'IGNORE');
      const refills = refilled.length > 0 ? `, ${refilled.length} of them from the backup` : '';
      result.saved.push(`Draft of “${slug}”: ${count(fit, 'edit')}${refills}.`);
    }
    if (rest.length > 0) {
      const forced = replay(document, [...fit, ...rest]).document.toText();
      trash.insert(target, { ...key, reason: 'salvaged', document: forced, modified, at: now });
      result.saved.push(`“${slug}” with ${count(rest, 'later edit')} that no longer stand on the draft: in the trash.`);
    }
  }

  function baseOf(slug: string, ...[here, backedUp, modified]: [DraftRow?, DraftRow?, unknown?]): Base | undefined {
    const candidates = [here && asBase(here), cached(slug), backedUp && asBase(backedUp)].filter(
      (base) => base !== undefined,
    );
    return candidates.find((base) => base.modified === modified) ?? candidates[0];
  }
}

/**
 * Tries to repair a damaged row: sets its slug and person to those of the draft, or marks it as pending. Returns the
 * changed row if it then matches its hash; else an empty list.
 */
function mend(row: EditRow, key: DraftKey): EditRow[] {
  const mayBePending = sameKey(keyOf({ ...row }), key) ? [{ ...row, pending: 1 as const }] : [];
  const candidates: EditRow[] = [{ ...row, ...key }, ...mayBePending];
  return candidates.filter(edits.isSound);
}

const keyOf = ({ slug, person = '' }: Row): DraftKey => ({ slug: String(slug), person: String(person) });
const sameKey = (one: DraftKey, other: DraftKey) => one.slug === other.slug && one.person === other.person;
const distinct = (keys: readonly DraftKey[]) =>
  keys.filter((key, at) => keys.findIndex((other) => sameKey(key, other)) === at);

function keysOf(db: Database.Database): DraftKey[] {
  const select = 'SELECT slug, person FROM draft UNION SELECT slug, person FROM edit WHERE pending = 1';
  return db.prepare<[], DraftKey>(select).all();
}

function allSlugsOf(db: Database.Database): string[] {
  return db.prepare<[], string>('SELECT slug FROM draft UNION SELECT slug FROM edit').pluck().all();
}

function siteRows(db: Database.Database, { slug, person }: DraftKey): SiteRows {
  const ofKey = 'WHERE slug = ? AND person = ?';
  return {
    draft: drafts.rows(db, ofKey, slug, person)[0],
    edits: edits.rows(db, `${ofKey} ORDER BY seq`, slug, person).map(readEdit),
  };
}

const hasConflicts = (db: Database.Database, { slug, person }: DraftKey): boolean =>
  conflicts.rows(db, 'WHERE slug = ? AND person = ? LIMIT 1', slug, person).length > 0;

const asBase = ({ base, base_modified }: DraftRow): Base => ({ text: base, modified: base_modified });

const count = (things: readonly unknown[], name: string) => `${things.length} ${name}${things.length === 1 ? '' : 's'}`;
