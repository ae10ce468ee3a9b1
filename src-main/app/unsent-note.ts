import { rmSync } from 'node:fs';
import { counted } from '#shared/domain/counted.ts';
import { replaceFile } from './replace-file.ts';

interface UnsentNoteOptions {
  file: string;
  /** returns the slugs of the sites of which any user has a draft, conflicts or entries in the queue */
  sites(): readonly string[];
  warn(message: string, facts: Record<string, unknown>): void;
}

export interface UnsentNote {
  /** Updates the file soon, once for several calls in a row. Called after writes to the journal. */
  update(): void;
  flush(): void;
}

/**
 * Maintains a file that says how many sites have edits that the server does not have. The uninstaller of Windows
 * (resources/installer.nsh) cannot read the database, so it shows the text of this file in its question.
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

/** The rest of the sentence in the file. It is ASCII only, because the uninstaller does not read UTF-8. */
const WORDS = 'changes that were never sent to the server. They stay on this computer.';
