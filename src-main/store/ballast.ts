import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const SIZE = 8 * 1024 * 1024;

/** A file that reserves space on the disk. It is deleted when the disk is full, to make room for edits. */
export class Ballast {
  private readonly file: string;
  private readonly size: number;
  private pending: Promise<boolean> | undefined;

  constructor(file: string, size = SIZE) {
    this.file = file;
    this.size = size;
  }

  /** Deletes the file. Returns false if it is not there or cannot be deleted. */
  release(): boolean {
    try {
      rmSync(this.file);
      return true;
    } catch {
      return false;
    }
  }

  /** Creates the file if at least four times its size is free on the disk. Returns whether the file exists. */
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
    // The bytes are random, because some file systems store zeros without using space for them.
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
