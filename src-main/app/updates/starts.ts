import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../replace-file.ts';

/** Starts in a row without a first window, after which the version before is offered. */
const MOST_FAILED_STARTS = 2;

interface StartRecord {
  version: string;
  /** starts of this version that have not reached their first window */
  unreached: number;
  /** this version has shown a window on this computer once */
  reached: boolean;
  /** version that did not start, and was replaced by the one before */
  failed?: string;
}

export interface Starts {
  /** Counts this start. Gives whether the earlier ones of this version have failed too often. */
  begin(): boolean;
  /** The first window is there, or the app ends for a reason that no other version would change. */
  reached(): void;
  /** The version before takes over, and this one is not installed again. */
  giveUp(): void;
  /** Counts from the beginning. */
  tryAgain(): void;
  failedVersion(): string | undefined;
}

/** Counts starts in a small file, so that an update that does not start is noticed by its next start. */
export function createStarts(file: string, version: string): Starts {
  let now = read(file, version);
  const write = (next: StartRecord): void => {
    now = next;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      replaceFile(file, `${JSON.stringify(next)}\n`);
    } catch {
      // A full disk must not keep the app from starting.
    }
  };
  return {
    begin() {
      const failed = now.unreached >= MOST_FAILED_STARTS;
      // A version that has run before is not what keeps the app from starting.
      if (!now.reached) write({ ...now, unreached: now.unreached + 1 });
      return failed;
    },
    reached() {
      if (!now.reached) write({ ...now, unreached: 0, reached: true });
    },
    giveUp: () => write({ ...now, unreached: 0, failed: version }),
    tryAgain: () => write({ ...now, unreached: 0 }),
    failedVersion: () => now.failed,
  };
}

function read(file: string, version: string): StartRecord {
  const fresh: StartRecord = { version, unreached: 0, reached: false };
  try {
    const known = JSON.parse(readFileSync(file, 'utf8')) as Partial<StartRecord>;
    const failed = typeof known.failed === 'string' ? { failed: known.failed } : {};
    if (known.version !== version) return { ...fresh, ...failed };
    return { version, unreached: Number(known.unreached) || 0, reached: known.reached === true, ...failed };
  } catch {
    return fresh;
  }
}
