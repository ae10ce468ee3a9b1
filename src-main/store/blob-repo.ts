import { hash } from 'node:crypto';
import type Database from 'better-sqlite3';
import { writing } from './disk-error.ts';
import { DamagedRowError } from './row-hash.ts';

/** A file that was added on this computer, known by the SHA-256 of its bytes. */
export interface Blob {
  hash: string;
  name: string;
  /** media type */
  type: string;
  bytes: Buffer;
  /** where it is once it has been uploaded */
  url: string | null;
}

const PREFIX = 'local-blob:';

/** What stands in a draft for a file that is not uploaded yet; it never leaves this computer. */
export const blobReference = (blobHash: string): string => PREFIX + blobHash;

/** The hashes of the files that a document's text refers to, each once. */
export function referencedBlobs(text: string): string[] {
  return [...new Set([...text.matchAll(/local-blob:([0-9a-f]{64})/g)].map((match) => match[1]!))];
}

export class BlobRepo {
  private readonly db: Database.Database;

  constructor(db: Database.Database) {
    this.db = db;
  }

  /** Keeps the file; the same bytes are kept once. */
  put(name: string, type: string, bytes: Buffer, at: number): string {
    const id = hash('sha256', bytes, 'hex');
    const insert = this.db.prepare('INSERT OR IGNORE INTO blob (hash, name, type, bytes, at) VALUES (?, ?, ?, ?, ?)');
    writing(() => insert.run(id, name, type, bytes, at));
    return id;
  }

  /** @throws DamagedRowError when the bytes are no longer those of the hash */
  find(id: string): Blob | undefined {
    const blob = this.db
      .prepare<[string], Blob>('SELECT hash, name, type, bytes, url FROM blob WHERE hash = ?')
      .get(id);
    if (blob && hash('sha256', blob.bytes, 'hex') !== id) throw new DamagedRowError('blob', id);
    return blob;
  }

  /** The URL of an uploaded file, without reading its bytes. */
  urlOf(id: string): string | undefined {
    const url = this.db.prepare<[string], string | null>('SELECT url FROM blob WHERE hash = ?').pluck().get(id);
    return url ?? undefined;
  }

  uploaded(id: string, url: string): void {
    writing(() => this.db.prepare('UPDATE blob SET url = ? WHERE hash = ?').run(url, id));
  }
}
