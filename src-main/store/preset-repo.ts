import { type Preset, type PresetKind, presetSchema } from '#shared/layout/presets.ts';
import type { Journal } from './journal.ts';
import { rowHash } from './row-hash.ts';

interface PresetRow {
  kind: string;
  name: string;
  content: string;
  /** milliseconds since 1970 */
  at: number;
  hash: string;
}

/** Presets that staff saved on this computer; no two of a kind have the same name. */
export class PresetRepo {
  private readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** By name. A damaged one is left out: a preset is a copy of a site's look, and the others are of use without it. */
  list(kind: PresetKind): Preset[] {
    const rows = this.journal.db
      .prepare<[string], PresetRow>('SELECT * FROM preset WHERE kind = ? ORDER BY name COLLATE NOCASE')
      .all(kind);
    return rows.filter((row) => row.hash === presetHash(row)).flatMap(readPreset);
  }

  has(kind: PresetKind, name: string): boolean {
    return this.journal.db.prepare('SELECT 1 FROM preset WHERE kind = ? AND name = ?').get(kind, name) !== undefined;
  }

  put({ kind, name, content }: Preset, at: number): void {
    const row = { kind, name, content: JSON.stringify(content), at };
    const insert = this.journal.db.prepare(
      'INSERT OR REPLACE INTO preset (kind, name, content, at, hash) VALUES (@kind, @name, @content, @at, @hash)',
    );
    this.journal.write(() => insert.run({ ...row, hash: presetHash(row) }));
  }

  remove(kind: PresetKind, name: string): void {
    const remove = this.journal.db.prepare('DELETE FROM preset WHERE kind = ? AND name = ?');
    this.journal.write(() => remove.run(kind, name));
  }
}

function readPreset({ kind, name, content }: PresetRow): Preset[] {
  const parsed = presetSchema.safeParse({ kind, name, content: JSON.parse(content) as unknown });
  return parsed.success ? [parsed.data] : [];
}

export function presetHash({ kind, name, content, at }: Omit<PresetRow, 'hash'>): string {
  return rowHash(kind, name, content, at);
}
