import { hash } from 'node:crypto';
import { BLOB_PREFIX } from '#shared/domain/photo/blob-reference.ts';
import { endings, isVideo } from '#shared/domain/photo/file-types.ts';
import type { Journal } from './journal.ts';
import type { WhoWorks } from './person.ts';
import { byPerson, DamagedRowError, rowHash } from './row-hash.ts';

/** A file that was added on this computer, known by the SHA-256 of its bytes. */
export interface Blob {
  hash: string;
  name: string;
  /** media type */
  type: string;
  bytes: Buffer<ArrayBuffer>;
  /** where it is once it has been uploaded */
  url: string | null;
  /** where it was sent last; whether it arrived is not known while there is no `url` */
  place: string | null;
}

const REFERENCE = new RegExp(`${BLOB_PREFIX}([0-9a-f]{64})(?:\\.[0-9a-z]{3,4}\\b)?`, 'g');

/**
 * The reference that a draft has in place of a file's address until the file is uploaded; it never leaves this
 * computer. A film's reference ends with the film's file ending, by which a page tells it from a picture.
 */
export const blobReference = (blobHash: string, type = ''): string =>
  BLOB_PREFIX + blobHash + (isVideo(type) ? (endings[type] ?? '') : '');

/** The hashes of the files that a document's text refers to, each once. */
export function referencedBlobs(text: string): string[] {
  return [...new Set([...text.matchAll(REFERENCE)].map((match) => match[1]!))];
}

/** The text with an address in the place of each reference that has one; an address needs no escapes in JSON. */
export function withAddresses(text: string, addressOf: (blobHash: string) => string | undefined): string {
  return text.replace(REFERENCE, (reference, blobHash: string) => addressOf(blobHash) ?? reference);
}

/** The references themselves, as they are kept beside a document that is packed; '' for none. */
export const filesIn = (text: string): string =>
  referencedBlobs(text)
    .map((blobHash) => BLOB_PREFIX + blobHash)
    .join(' ');

export class BlobRepo {
  private readonly journal: Journal;
  private readonly owners: WhoWorks;

  constructor(journal: Journal, owners: WhoWorks) {
    this.journal = journal;
    this.owners = owners;
  }

  /** Keeps the file; the same bytes are kept once, from now on as if they were added anew. */
  put(name: string, type: string, bytes: Buffer, at: number): string {
    const id = hash('sha256', bytes, 'hex');
    const insert = this.journal.db.prepare(
      `INSERT OR IGNORE INTO blob (hash, name, type, bytes, at, person, row_hash)
       VALUES (@hash, @name, @type, @bytes, @at, @person, @row_hash)`,
    );
    const row = { hash: id, name, type, at, url: null, place: null, person: this.owners.current };
    this.journal.transaction(() => {
      insert.run({ ...row, bytes, row_hash: blobHash(row) });
      this.journal.db.prepare('DELETE FROM unused_blob WHERE blob = ?').run(id);
    });
    return id;
  }

  /** @throws DamagedRowError when the bytes are no longer those of the hash */
  find(id: string): Blob | undefined {
    const blob = this.journal.db
      .prepare<[string], Blob>('SELECT hash, name, type, bytes, url, place FROM blob WHERE hash = ?')
      .get(id);
    if (blob && hash('sha256', blob.bytes, 'hex') !== id) throw new DamagedRowError('blob', id);
    return blob;
  }

  /** The URL of an uploaded file, without reading its bytes. */
  urlOf(id: string): string | undefined {
    const url = this.journal.db.prepare<[string], string | null>('SELECT url FROM blob WHERE hash = ?').pluck().get(id);
    return url ?? undefined;
  }

  /** Keeps where the file is about to be sent, so that an app that ends meanwhile can look for it there. */
  sending(id: string, place: string): void {
    this.#update(id, { place });
  }

  uploaded(id: string, url: string): void {
    this.#update(id, { url });
  }

  #update(id: string, change: Partial<Pick<BlobRow, 'url' | 'place'>>): void {
    const { db } = this.journal;
    this.journal.transaction(() => {
      const known = db
        .prepare<[string], BlobRow>('SELECT hash, name, type, url, place, at, person FROM blob WHERE hash = ?')
        .get(id);
      if (!known) return;
      const row = { ...known, ...change };
      const update = db.prepare('UPDATE blob SET url = @url, place = @place, row_hash = @row_hash WHERE hash = @hash');
      update.run({ hash: id, url: row.url, place: row.place, row_hash: blobHash(row) });
    });
  }
}

interface BlobRow {
  hash: string;
  name: string;
  type: string;
  url: string | null;
  place: string | null;
  at: number;
  person: string;
}

/** The hash of a row without the file's bytes, which have a hash of their own. */
export function blobHash({ hash: id, name, type, url, place, at, person }: BlobRow): string {
  return rowHash(id, name, type, url ?? '-', at, ...byPerson(person), ...(place ? [`sent to ${place}`] : []));
}
