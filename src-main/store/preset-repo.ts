import { type Preset, type PresetKind, presetSchema } from '#shared/layout/presets.ts';
import { JournalRepo } from './journal-repo.ts';
import { Table } from './table.ts';

interface PresetRow {
  kind: string;
  name: string;
  content: string;
  /** milliseconds since 1970 */
  at: number;
}

export const presets = new Table<PresetRow>('preset', 'preset', 'name', ['kind', 'name', 'content', 'at']);

/** Presets that staff saved on this computer; no two of a kind have the same name. */
export class PresetRepo extends JournalRepo {
  /** Returns the presets of a kind, sorted by name. Damaged presets are left out; the others do not depend on them. */
  list(kind: PresetKind): Preset[] {
    return presets.soundRows(this.db, 'WHERE kind = ? ORDER BY name COLLATE NOCASE', kind).flatMap(readPreset);
  }

  has(kind: PresetKind, name: string): boolean {
    return presets.rows(this.db, 'WHERE kind = ? AND name = ?', kind, name).length > 0;
  }

  put({ kind, name, content }: Preset, at: number): void {
    this.journal.write(() => presets.put(this.db, { kind, name, content: JSON.stringify(content), at }));
  }

  remove(kind: PresetKind, name: string): void {
    this.journal.write(() => presets.remove(this.db, { kind, name }));
  }
}

function readPreset({ kind, name, content }: PresetRow): Preset[] {
  const parsed = presetSchema.safeParse({ kind, name, content: JSON.parse(content) as unknown });
  return parsed.success ? [parsed.data] : [];
}
