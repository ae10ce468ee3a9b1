import { hash } from 'node:crypto';
import { BLOB_PREFIX } from '#shared/domain/photo/blob-reference.ts';
import { endings, isVideo } from '#shared/domain/photo/file-types.ts';
import type { Person } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { DamagedRowError } from './row-hash.ts';
import { byPerson, Table } from './table.ts';

/** A file that was added on this computer. The SHA-256 of its bytes identifies it. */
export interface Blob {
  hash: string;
  name: string;
  /** media type */
  type: string;
  bytes: Buffer<ArrayBuffer>;
  /** address of the uploaded file; null before the upload */
  url: string | null;
  /** URL to which the file was sent last; null if never. Without a `url` it is unknown whether the file arrived. */
  place: string | null;
}

const REFERENCE = new RegExp(`${BLOB_PREFIX}([0-9a-f]{64})(?:\\.[0-9a-z]{3,4}\\b)?`, 'g');

/**
 * Returns the reference that a draft has instead of a file's address until the file is uploaded. References are never
 * sent to the server. A video's reference ends with the file extension, so that pages can tell videos from pictures.
 */
export const blobReference = (blobHash: string, type = ''): string =>
  BLOB_PREFIX + blobHash + (isVideo(type) ? (endings[type] ?? '') : '');

/** Returns the hashes of the files that a document's text refers to, each once. */
export function referencedBlobs(text: string): string[] {
  return [...new Set([...text.matchAll(REFERENCE)].map((match) => match[1]!))];
}

/** The part of the repository that returns the addresses of uploaded files. */
export type Addresses = Pick<BlobRepo, 'urlOf'>;

/** Replaces references to uploaded files by their addresses. `text` may be JSON, because addresses need no escapes. */
export function withAddresses(text: string, blobs: Addresses): string {
  return text.replace(REFERENCE, (reference, blobHash: string) => blobs.urlOf(blobHash) ?? reference);
}

/** A row of the table. Its row hash does not cover `bytes`, which have a hash of their own. */
export interface BlobRow extends Omit<Blob, 'bytes'> {
  bytes?: Buffer;
  at: number;
  person: Person;
}

export const blobs = new Table<BlobRow>(
  'blob',
  'added file',
  'hash',
  [
    ...(['hash', 'name', 'type', 'url', 'at'] as const),
    byPerson,
    ({ place }) => (place ? `sent to ${place}` : undefined),
  ],
  'row_hash',
);

/**
 * Files to which nothing in the journal refers. `since` is the number of the day of use (a day on which the app was
 * used) on which the file was first found unused.
 */
export const unusedBlobs = new Table<{ blob: string; since: number }>('unused_blob', 'note of an unused file', 'blob', [
  'blob',
  'since',
]);

export class BlobRepo extends PersonalRepo {
  /** Stores a file and returns its hash. Equal bytes are stored once. The file no longer counts as unused. */
  put(name: string, type: string, bytes: Buffer, at: number): string {
    const id = hash('sha256', bytes, 'hex');
    const { db, person } = this;
    this.journal.transaction(() => {
      blobs.insert(db, { hash: id, name, type, bytes, at, url: null, place: null, person }, 'IGNORE');
      unusedBlobs.remove(db, { blob: id });
    });
    return id;
  }

  /** @throws DamagedRowError if the bytes do not match the hash */
  find(id: string): Blob | undefined {
    const select = 'SELECT hash, name, type, bytes, url, place FROM blob WHERE hash = ?';
    const blob = prepared<[string], Blob>(this.db, select).get(id);
    if (blob && hash('sha256', blob.bytes, 'hex') !== id) throw new DamagedRowError('blob', id);
    return blob;
  }

  /** Returns the URL of an uploaded file, without reading the file's bytes. */
  urlOf(id: string): string | undefined {
    const url = prepared<[string], string | null>(this.db, 'SELECT url FROM blob WHERE hash = ?').pluck().get(id);
    return url ?? undefined;
  }

  /** Stores the URL to which the file is about to be sent. The next upload first checks whether the file is there. */
  setPlace(id: string, place: string): void {
    this.#update(id, { place });
  }

  uploaded(id: string, url: string): void {
    this.#update(id, { url });
  }

  /** Changes a row without reading the file's bytes. */
  #update(id: string, change: Partial<Pick<BlobRow, 'url' | 'place'>>): void {
    const select = 'SELECT hash, name, type, url, place, at, person FROM blob WHERE hash = ?';
    const update = 'UPDATE blob SET url = @url, place = @place, row_hash = @row_hash WHERE hash = @hash';
    this.journal.transaction(() => {
      const known = prepared<[string], BlobRow>(this.db, select).get(id);
      if (!known) return;
      const row = { ...known, ...change };
      prepared(this.db, update).run({ ...row, row_hash: blobs.hashOf(row) });
    });
  }
}
