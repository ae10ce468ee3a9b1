import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/ipc/errors.ts';

/** A file that was added to become a photo. */
export interface IncomingFile {
  /** the site and the person to whom the file belongs */
  owner: string;
  /** place in the record that the file is for, in the form in which the window wrote it */
  place: string;
  name: string;
}

interface Head extends IncomingFile {
  /** number of the day of use on which the file was added */
  day: number;
}

type KnownFile = Head & { id: number };

/** The days on which the app was used. The trash counts the age of its entries in the same days. */
interface DaysOfUse {
  /** number of the last day of use */
  readonly dayOfUse: number;
  /** whether files of the given day are too old to keep */
  isExpired(day: number): boolean;
}

const PART = '.part';
const MOST_BYTES = 4 * 1024 ** 3;
/** maximum size of the header in bytes */
const MOST_HEAD = 16 * 1024;

/**
 * Files that were added to the app and are not in a record yet. Each is stored as one file: a line of JSON, then the
 * bytes. They are kept over restarts, in the order in which they were added.
 */
export class IncomingFiles {
  readonly #folder: string;
  readonly #days: DaysOfUse;
  readonly #mostBytes: number;
  #begun: Promise<void> | undefined;
  #lastId = 0;
  /** resolves once the last change of owner is on disk or has failed */
  #ownerChange = Promise.resolve();

  constructor(folder: string, days: DaysOfUse, { mostBytes = MOST_BYTES } = {}) {
    this.#folder = folder;
    this.#days = days;
    this.#mostBytes = mostBytes;
  }

  /** Stores a file and returns its number, which is higher than that of every stored file. @throws AppError DISK */
  async put(file: IncomingFile, bytes: Uint8Array): Promise<number> {
    try {
      await this.#beginOnce();
      const id = ++this.#lastId;
      await this.#write(id, { ...file, day: this.#days.dayOfUse }, bytes);
      return id;
    } catch (cause) {
      throw new AppError('DISK', 'This computer’s disk refused the file.', { retry: true, cause });
    }
  }

  /** Returns the files of an owner under any of these names, oldest first. Leaves out files with a damaged header. */
  async ofOwner(owners: readonly string[]): Promise<KnownFile[]> {
    await this.#ownerChange;
    return (await this.#files()).filter((file): file is KnownFile => owners.includes(file.owner ?? ''));
  }

  /** @throws AppError NOT_FOUND */
  async read(id: number): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
    const file = await readFile(this.#path(id)).catch(() => undefined);
    const head = file && parsed(file);
    if (!head) throw new AppError('NOT_FOUND', 'The file is not on this computer any more. Choose it again.');
    return { name: head.name, bytes: new Uint8Array(file.subarray(file.indexOf('\n') + 1)) };
  }

  async remove(ids: readonly number[]): Promise<void> {
    await this.#ownerChange;
    await Promise.all(ids.map((id) => rm(this.#path(id), { force: true })));
  }

  /** Renames an owner. Rejects if a file cannot be read or written. */
  renameOwner(from: string, to: string): Promise<void> {
    const handed = this.ofOwner([from]).then((files) => this.#giveTo(to, files));
    this.#ownerChange = handed.catch(() => undefined);
    return handed;
  }

  async #giveTo(owner: string, files: readonly KnownFile[]): Promise<void> {
    if (files.length > 0) await this.#beginOnce();
    for (const { id, ...head } of files) {
      const file = await readFile(this.#path(id));
      await this.#write(id, { ...head, owner }, file.subarray(file.indexOf('\n') + 1));
    }
  }

  /**
   * Deletes files that are too old. If the others exceed the size limit, also deletes the oldest of them, but none from
   * the current day of use. Rejects if files cannot be examined or deleted.
   */
  async purge(): Promise<void> {
    await this.#beginOnce();
    const files = await this.#files();
    const isExpired = ({ day }: Partial<Head>) => day !== undefined && this.#days.isExpired(day);
    await this.remove(files.filter(isExpired).map(({ id }) => id));
    const left = files.filter((file) => !isExpired(file));
    const sizes = await Promise.all(left.map(async ({ id }) => (await stat(this.#path(id))).size));
    let bytes = sizes.reduce((sum, size) => sum + size, 0);
    for (const [at, { id, day }] of left.entries()) {
      if (bytes <= this.#mostBytes) return;
      if (day === this.#days.dayOfUse) continue;
      await this.remove([id]);
      bytes -= sizes[at]!;
    }
  }

  #beginOnce(): Promise<void> {
    return (this.#begun ??= this.#begin());
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

  /** Returns all files, oldest first. A file with a damaged header has only its number. */
  async #files(): Promise<(Partial<Head> & { id: number })[]> {
    return Promise.all((await this.#ids()).map(async (id) => ({ ...(await this.#head(id)), id })));
  }

  async #head(id: number): Promise<Head | undefined> {
    const file = await open(this.#path(id)).catch(() => undefined);
    try {
      const start = await file?.read(Buffer.alloc(MOST_HEAD), 0, MOST_HEAD, 0);
      return start && parsed(start.buffer.subarray(0, start.bytesRead));
    } finally {
      await file?.close();
    }
  }

  async #write(id: number, head: Head, bytes: Uint8Array): Promise<void> {
    const part = this.#path(id) + PART;
    try {
      await writeFile(part, [Buffer.from(`${JSON.stringify(head)}\n`), bytes], { flush: true });
      await rename(part, this.#path(id));
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  #path(id: number): string {
    return join(this.#folder, String(id));
  }
}

function parsed(file: Buffer): Head | undefined {
  try {
    return JSON.parse(file.toString('utf8', 0, file.indexOf('\n'))) as Head;
  } catch {
    return undefined;
  }
}
