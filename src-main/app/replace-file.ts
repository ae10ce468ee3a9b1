import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a temporary file and renames it to `file` in one step, so that a crash of the app leaves either the old or the
 * new file. Throws if writing or renaming fails; the old file then stays.
 */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.new`;
  writeFileSync(temporary, text, { mode: 0o600 });
  renameSync(temporary, file);
}
