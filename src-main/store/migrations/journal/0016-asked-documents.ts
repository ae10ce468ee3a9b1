import { RawValue } from '#shared/record/raw-value.ts';
import { readEdit, type DraftRow, type EditRow } from '../../draft-repo.ts';
import { intents, type IntentRow } from '../../intent-repo.ts';
import type { Migration } from '../../open-database.ts';
import { outbox, type OutboxRow } from '../../outbox-repo.ts';
import { replay } from '../../replay.ts';

/**
 * Adds to each queued save or publish the document to send. Up to version 15 an entry had only the number of the
 * document's last edit. Renames this number from `through` to `last`, also in the intents of saves whose outcome is not
 * known. Removes the member `held` from these intents.
 */
export const askedDocuments: Migration = {
  version: 16,
  up(db) {
    const rows = db.prepare<[], OutboxRow14>('SELECT * FROM outbox').all();
    db.exec(`
      ALTER TABLE outbox RENAME COLUMN through TO last;
      ALTER TABLE outbox ADD COLUMN document TEXT NOT NULL DEFAULT '';
    `);
    const update = db.prepare('UPDATE outbox SET document = ?, hash = ? WHERE id = ?');
    for (const row of rows) {
      // A damaged row keeps its hash, so that it still counts as damaged.
      if (row.hash !== outboxHash14(row)) continue;
      const document = documentOf(db, row);
      update.run(document, outbox.hashOf({ ...row, last: row.through, document }), row.id);
    }
    const posts = db.prepare<[], IntentRow>(`SELECT * FROM intent WHERE kind = 'save' AND state = 'started'`);
    for (const row of posts.all()) {
      if (!intents.isSound(row)) continue;
      const { through, held: _held, ...sent } = JSON.parse(row.request) as { through: number; held?: unknown };
      intents.rewrite(db, { id: row.id }, { request: JSON.stringify({ ...sent, last: through }) });
    }
  },
};

type Database = Parameters<Migration['up']>[0];
export type OutboxRow14 = Omit<OutboxRow, 'document' | 'last'> & { id: number; through: number; hash: string };

/** Returns the hash that a row has in versions 14 and 15 of the schema. */
export const outboxHash14 = ({ through, ...row }: OutboxRow14): string =>
  outbox.hashOf({ ...row, last: through, document: '' });

/**
 * Returns the draft's document as of edit `through`; '' if nothing was edited, so that there is no draft, or if the
 * draft is damaged.
 */
function documentOf(db: Database, { slug, person, through }: OutboxRow14): string {
  const draft = db.prepare<[string, string], DraftRow>('SELECT * FROM draft WHERE slug = ? AND person = ?');
  const edits = db.prepare<[string, string, number], EditRow & { hash: string }>(
    'SELECT * FROM edit WHERE slug = ? AND person = ? AND pending = 1 AND seq <= ? ORDER BY seq',
  );
  const base = draft.get(slug, person)?.base;
  if (base === undefined) return '';
  try {
    const asked = edits.all(slug, person, through).map(readEdit);
    return replay(RawValue.parse(base), asked).document.toText();
  } catch {
    // A row is damaged. The check after the migrations finds it and starts a repair.
    return '';
  }
}
