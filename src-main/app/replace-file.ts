import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file in one step, so that a crash leaves either the old or the new file. Throws if the disk refuses. */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.new`;
  writeFileSync(temporary, text, { mode: 0o600 });
  renameSync(temporary, file);
}
