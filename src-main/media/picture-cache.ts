import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeKept, encodeKept, type KeptPicture } from './kept-file.ts';

interface CacheOptions {
  folder: string;
  /** maximum size of all files together, in bytes */
  maxBytes: number;
  log: (message: string, facts: Record<string, unknown>) => void;
}

const PART = '.part';

/**
 * Pictures on disk, one file each (see `encodeKept`), named by the hash of their key. If the files exceed `maxBytes`,
 * the least recently used are deleted; a file's modified time is the time of its last use. A picture that cannot be
 * stored or read counts as missing. Only `clear` rejects if files cannot be read, written or deleted.
 */
export class PictureCache {
  readonly #options: CacheOptions;
  /** sizes in bytes by file name, least recently used first; undefined until a `put` or `clear` needs them */
  #files: Promise<Map<string, number>> | undefined;
  #parts = 0;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  /** Returns the picture; undefined if there is none, or if its file is damaged or cannot be read. */
  async find(key: string): Promise<KeptPicture | undefined> {
    const name = nameOf(key);
    const file = await readFile(this.#path(name)).catch(() => undefined);
    const picture = file && decodeKept(file, key);
    if (!picture) return undefined;
    const now = new Date();
    await utimes(this.#path(name), now, now).catch(() => undefined);
    const files = await this.#known();
    const size = files?.get(name);
    if (files && size !== undefined) moveToEnd(files, name, size);
    return picture;
  }

  async put(key: string, picture: KeptPicture): Promise<void> {
    const name = nameOf(key);
    const file = encodeKept(key, picture);
    const part = `${this.#path(name)}-${++this.#parts}${PART}`;
    try {
      const files = await this.#sizes();
      await writeFile(part, file);
      await rename(part, this.#path(name));
      moveToEnd(files, name, file.length);
      await this.#makeRoom(files);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      this.#options.log('a picture was not kept', { error });
    }
  }

  async remove(key: string): Promise<void> {
    const name = nameOf(key);
    await rm(this.#path(name), { force: true }).catch(() => undefined);
    (await this.#known())?.delete(name);
  }

  /** Deletes all pictures. Rejects if the folder cannot be emptied. */
  async clear(): Promise<void> {
    const files = await this.#sizes();
    for (const name of [...files.keys()]) {
      await rm(this.#path(name), { force: true });
      files.delete(name);
    }
  }

  async #makeRoom(files: Map<string, number>): Promise<void> {
    let total = 0;
    for (const size of files.values()) total += size;
    for (const [name, size] of files) {
      if (total <= this.#options.maxBytes) return;
      total -= size;
      files.delete(name);
      await rm(this.#path(name), { force: true });
    }
  }

  /** Returns the sizes; undefined if they are not needed yet or cannot be read. */
  async #known(): Promise<Map<string, number> | undefined> {
    return this.#files?.catch(() => undefined);
  }

  #sizes(): Promise<Map<string, number>> {
    this.#files ??= this.#readSizes().catch((error: unknown) => {
      this.#files = undefined;
      throw error;
    });
    return this.#files;
  }

  async #readSizes(): Promise<Map<string, number>> {
    await mkdir(this.#options.folder, { recursive: true });
    const found: { name: string; size: number; usedAt: number }[] = [];
    for (const name of await readdir(this.#options.folder)) {
      if (name.endsWith(PART)) await rm(this.#path(name), { force: true });
      else {
        const { size, mtimeMs } = await stat(this.#path(name));
        found.push({ name, size, usedAt: mtimeMs });
      }
    }
    found.sort((a, b) => a.usedAt - b.usedAt);
    return new Map(found.map(({ name, size }) => [name, size]));
  }

  #path(name: string): string {
    return join(this.#options.folder, name);
  }
}

const nameOf = (key: string): string => hash('sha256', key, 'hex');

function moveToEnd(files: Map<string, number>, name: string, size: number): void {
  files.delete(name);
  files.set(name, size);
}
