import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../replace-file.ts';

/** After this number of consecutive starts without a first window, the previous version is offered. */
const MOST_FAILED_STARTS = 2;

interface StartRecord {
  version: string;
  /** number of starts of this version without a first window; not counted once `reached` is true */
  unreached: number;
  /**
   * whether this version has shown a window, or has ended for a reason that another version would not remove, such as
   * an unusable policy
   */
  reached: boolean;
  /** version that did not start, so that the user went back to the previous version */
  failed?: string;
}

export interface Starts {
  /**
   * Counts this start, unless `reached` was called in an earlier start of this version. Returns whether at least
   * MOST_FAILED_STARTS earlier starts of this version have failed.
   */
  begin(): boolean;
  /**
   * Records that the first window was shown, or that the app ends for a reason that another version would not remove,
   * such as an unusable policy.
   */
  reached(): void;
  /** Records that the previous version takes over, so that this version is not installed again. */
  giveUp(): void;
  /** Sets the count back to 0. */
  tryAgain(): void;
  failedVersion(): string | undefined;
}

/** Counts starts in a small file, so that the next start notices an update that does not start. */
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
      // Once this version has started successfully, a failed start probably has a cause other than the version. So its
      // starts are not counted any more.
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
