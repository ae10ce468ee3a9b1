import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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
const KEPT_DAYS = 30;
const MOST_BYTES = 4 * 1024 ** 3;
/** of what stands before the bytes */
const MOST_HEAD = 16 * 1024;

interface Day {
  /** of use */
  number: number;
  /** the last file that was given before it was counted */
  through: number;
}

/**
 * Files that were given to the app and are no photos of a record yet, one on the disk each: a line of JSON, then the
 * bytes. They stay through an end of the app, in the order in which they came.
 */
export class IncomingFiles {
  readonly #folder: string;
  readonly #mostBytes: number;
  #begun: Promise<void> | undefined;
  #lastId = 0;

  constructor(folder: string, { mostBytes = MOST_BYTES } = {}) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
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

  /**
   * Forgets what was given more than 30 days of use ago, as the trash does, and what was given before this one beyond
   * the room that all may take, the oldest first. Rejects where the disk refuses it.
   * @param day number of the day of use
   */
  async purge(day: number): Promise<void> {
    const ids = await this.#ids();
    const days = await this.#countedDays(day, ids.at(-1) ?? 0);
    const through = (number: number) => days.findLast((known) => known.number <= number)?.through ?? 0;
    const expired = through(day - KEPT_DAYS - 1);
    await this.remove(ids.filter((id) => id <= expired));
    const left = ids.filter((id) => id > expired);
    const sizes = await Promise.all(left.map(async (id) => (await stat(this.#path(id))).size));
    let bytes = sizes.reduce((sum, size) => sum + size, 0);
    const before = through(day - 1);
    for (const [at, id] of left.entries()) {
      if (bytes <= this.#mostBytes || id > before) return;
      await this.remove([id]);
      bytes -= sizes[at]!;
    }
  }

  /** The days that matter, in their order; those that make no sense, as after a repair of the journal, begin anew. */
  async #countedDays(day: number, newest: number): Promise<Day[]> {
    const known = await this.#knownDays();
    const last = known.at(-1) ?? { number: 0, through: 0 };
    if (last.number === day) return known;
    const days = last.number > day ? [] : known.filter(({ number }) => number >= day - KEPT_DAYS - 1);
    days.push({ number: day, through: Math.max(last.through, newest) });
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#daysFile, JSON.stringify(days));
    return days;
  }

  #knownDays(): Promise<Day[]> {
    return readFile(this.#daysFile, 'utf8')
      .then((text) => JSON.parse(text) as Day[])
      .catch(() => []);
  }

  get #daysFile(): string {
    return join(this.#folder, 'days.json');
  }

  async #begin(): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true });
      for (const name of await readdir(this.#folder)) {
        if (name.endsWith(PART)) await rm(join(this.#folder, name), { force: true });
      }
      const [ids, days] = await Promise.all([this.#ids(), this.#knownDays()]);
      // A number of a file that a day has counted is never given again.
      this.#lastId = Math.max(ids.at(-1) ?? 0, days.at(-1)?.through ?? 0);
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
