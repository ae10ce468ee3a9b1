import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file as a whole, so that a crash leaves the old or the new one. Throws where the disk refuses. */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.new`;
  writeFileSync(temporary, text, { mode: 0o600 });
  renameSync(temporary, file);
}
