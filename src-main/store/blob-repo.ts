import { hash } from 'node:crypto';
import type { Journal } from './journal.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

/** A file that was added on this computer, known by the SHA-256 of its bytes. */
export interface Blob {
  hash: string;
  name: string;
  /** media type */
  type: string;
  bytes: Buffer<ArrayBuffer>;
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
  private readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** Keeps the file; the same bytes are kept once. */
  put(name: string, type: string, bytes: Buffer, at: number): string {
    const id = hash('sha256', bytes, 'hex');
    const insert = this.journal.db.prepare(
      `INSERT OR IGNORE INTO blob (hash, name, type, bytes, at, row_hash)
       VALUES (@hash, @name, @type, @bytes, @at, @row_hash)`,
    );
    const row = { hash: id, name, type, at, url: null };
    this.journal.write(() => insert.run({ ...row, bytes, row_hash: blobHash(row) }));
    return id;
  }

  /** @throws DamagedRowError when the bytes are no longer those of the hash */
  find(id: string): Blob | undefined {
    const blob = this.journal.db
      .prepare<[string], Blob>('SELECT hash, name, type, bytes, url FROM blob WHERE hash = ?')
      .get(id);
    if (blob && hash('sha256', blob.bytes, 'hex') !== id) throw new DamagedRowError('blob', id);
    return blob;
  }

  /** The URL of an uploaded file, without reading its bytes. */
  urlOf(id: string): string | undefined {
    const url = this.journal.db.prepare<[string], string | null>('SELECT url FROM blob WHERE hash = ?').pluck().get(id);
    return url ?? undefined;
  }

  uploaded(id: string, url: string): void {
    const { db } = this.journal;
    this.journal.transaction(() => {
      const row = db.prepare<[string], BlobRow>('SELECT hash, name, type, url, at FROM blob WHERE hash = ?').get(id);
      if (!row) return;
      db.prepare('UPDATE blob SET url = ?, row_hash = ? WHERE hash = ?').run(url, blobHash({ ...row, url }), id);
    });
  }
}

interface BlobRow {
  hash: string;
  name: string;
  type: string;
  url: string | null;
  at: number;
}

/** Of what is kept beside the bytes; those are known by their own hash. */
export function blobHash({ hash: id, name, type, url, at }: BlobRow): string {
  return rowHash(id, name, type, url ?? '-', at);
}
