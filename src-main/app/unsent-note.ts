import { rmSync } from 'node:fs';
import { counted } from '#shared/domain/counted.ts';
import { replaceFile } from './replace-file.ts';

interface UnsentNoteOptions {
  file: string;
  /** slugs of the sites with something that the server does not have, whoever has edited them */
  sites(): readonly string[];
  warn(message: string, facts: Record<string, unknown>): void;
}

export interface UnsentNote {
  /** Something may have been edited or sent. */
  update(): void;
  /** Writes what is due at once. */
  flush(): void;
}

/**
 * Keeps a file that says how many sites have what the server does not. The uninstaller of Windows asks with its words:
 * it reads no database (resources/installer.nsh).
 */
export function createUnsentNote({ file, sites, warn }: UnsentNoteOptions): UnsentNote {
  let noted: number | undefined;
  let due: NodeJS.Immediate | undefined;

  function write(): void {
    clearImmediate(due);
    due = undefined;
    try {
      const { length: count } = sites();
      if (count === noted) return;
      if (count === 0) rmSync(file, { force: true });
      else replaceFile(file, `${counted(count, 'site')} ${count === 1 ? 'has' : 'have'} ${WORDS}\n`);
      noted = count;
    } catch (error) {
      warn('what was never sent is not noted for the uninstaller', { error });
    }
  }

  return { update: () => (due ??= setImmediate(write)), flush: write };
}

/** In ASCII, which the uninstaller reads. */
const WORDS = 'changes that were never sent to the server. They stay on this computer.';
