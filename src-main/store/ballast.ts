import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const SIZE = 8 * 1024 * 1024;

/** Space held back on the disk, so that the last edits still find room on one that has filled up. */
export class Ballast {
  private readonly file: string;
  private readonly size: number;
  private pending: Promise<boolean> | undefined;

  constructor(file: string, size = SIZE) {
    this.file = file;
    this.size = size;
  }

  /** Gives the space up; false when there was none to give. */
  release(): boolean {
    try {
      rmSync(this.file);
      return true;
    } catch {
      return false;
    }
  }

  /** Holds the space back where the disk has plenty; tells whether it is held. */
  keep(): Promise<boolean> {
    this.pending ??= this.fill()
      .catch(() => false)
      .finally(() => (this.pending = undefined));
    return this.pending;
  }

  private async fill(): Promise<boolean> {
    if (existsSync(this.file)) return true;
    const { bavail, bsize } = await statfs(dirname(this.file));
    if (bavail * bsize < 4 * this.size) return false;
    // Random, because file systems keep zeros without taking the space.
    const part = `${this.file}.part`;
    try {
      await writeFile(part, randomBytes(this.size), { flush: true });
      await rename(part, this.file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    return true;
  }
}
