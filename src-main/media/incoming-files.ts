import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/ipc/errors.ts';

/** A file that is to become a photo. */
export interface IncomingFile {
  /** of which site and whose */
  owner: string;
  /** what it is for, in the words of the page that took it */
  place: string;
  name: string;
}

const PART = '.part';
/** of what stands before the bytes */
const MOST_HEAD = 16 * 1024;

/**
 * Files that were given to the app and are no photos of a record yet, one on the disk each: a line of JSON, then the
 * bytes. They stay through an end of the app, in the order in which they came.
 */
export class IncomingFiles {
  readonly #folder: string;
  #begun: Promise<void> | undefined;
  #lastId = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Its number, higher than those before, once it is on the disk. @throws AppError DISK */
  async put(file: IncomingFile, bytes: Uint8Array): Promise<number> {
    try {
      await (this.#begun ??= this.#begin());
      const id = ++this.#lastId;
      const part = this.#path(id) + PART;
      await writeFile(part, [Buffer.from(`${JSON.stringify(file)}\n`), bytes], { flush: true });
      await rename(part, this.#path(id));
      return id;
    } catch (cause) {
      throw new AppError('DISK', 'This computer’s disk refused the file.', { retry: true, cause });
    }
  }

  /** In the order in which they came; one whose head is damaged is left out. */
  async ofOwner(owner: string): Promise<(IncomingFile & { id: number })[]> {
    const all = await Promise.all((await this.#ids()).map(async (id) => ({ id, ...(await this.#head(id)) })));
    return all.filter((file): file is IncomingFile & { id: number } => file.owner === owner);
  }

  /** @throws AppError NOT_FOUND */
  async read(id: number): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
    const file = await readFile(this.#path(id)).catch(() => undefined);
    const head = file && parsed(file);
    if (!head) throw new AppError('NOT_FOUND', 'The file is not on this computer any more. Choose it again.');
    return { name: head.name, bytes: new Uint8Array(file.subarray(file.indexOf('\n') + 1)) };
  }

  async remove(ids: readonly number[]): Promise<void> {
    await Promise.all(ids.map((id) => rm(this.#path(id), { force: true })));
  }

  async #begin(): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true });
      for (const name of await readdir(this.#folder)) {
        if (name.endsWith(PART)) await rm(join(this.#folder, name), { force: true });
      }
      this.#lastId = (await this.#ids()).at(-1) ?? 0;
    } catch (error) {
      this.#begun = undefined;
      throw error;
    }
  }

  async #ids(): Promise<number[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((a, b) => a - b);
  }

  async #head(id: number): Promise<IncomingFile | undefined> {
    const file = await open(this.#path(id)).catch(() => undefined);
    try {
      const start = await file?.read(Buffer.alloc(MOST_HEAD), 0, MOST_HEAD, 0);
      return start && parsed(start.buffer.subarray(0, start.bytesRead));
    } finally {
      await file?.close();
    }
  }

  #path(id: number): string {
    return join(this.#folder, String(id));
  }
}

function parsed(file: Buffer): IncomingFile | undefined {
  try {
    return JSON.parse(file.toString('utf8', 0, file.indexOf('\n'))) as IncomingFile;
  } catch {
    return undefined;
  }
}
