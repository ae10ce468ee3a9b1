import { hash } from 'node:crypto';
import type { VersionView } from '#shared/ipc/sync.ipc.ts';
import { packed, unpacked } from './packed-text.ts';
import type { Person } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';
import { byPerson, Table } from './table.ts';

/** A site's document as it was at some time. */
export interface Version {
  id: number;
  slug: string;
  kind: VersionView['kind'];
  modified: string;
  /** milliseconds since 1970 */
  at: number;
  /** the person to whom the version belongs; '' if unknown, as for a fetched copy (`opened`) */
  person: string;
  /** the name that a user gave the version; '' if none */
  name: string;
}

/** `hash` is the hash of the unpacked document. */
type VersionRow = Version & { document: Buffer; hash: string; files: string };

export const versions = new Table<VersionRow>(
  'version',
  'version',
  'id',
  [
    ...(['slug', 'kind'] as const),
    ({ document }) => hash('sha256', document, 'base64url'),
    ...(['modified', 'at', 'hash'] as const),
    ({ files }) => files || undefined,
    byPerson,
    ({ name }) => (name ? `named ${name}` : undefined),
  ],
  'row_hash',
);

/** Maximum number of unnamed versions of a site. The oldest are deleted first. */
const KEPT = 200;
/**
 * Number of newest versions of each site that are kept even if all versions together exceed MOST_BYTES. Named versions
 * are always kept.
 */
const ALWAYS_KEPT = 20;
/** Maximum size of the packed versions of all sites together, in bytes. */
const MOST_BYTES = 512 * 1024 * 1024;

/** Condition for the versions that a person may see. A `merged` version is a draft, so other persons do not see it. */
const VISIBLE = `(kind <> 'merged' OR person IN ('', @person))`;

/** The versions that a person may see: all versions of saved or fetched documents, and those of the person's drafts. */
export class VersionRepo extends PersonalRepo {
  /**
   * Stores a version. If the newest version has the same document, only a `published` version is stored. Does nothing
   * if the journal is read-only.
   */
  put(version: Omit<Version, 'id' | 'person' | 'name'> & { person?: string }, document: string): void {
    if (this.journal.readOnly) return;
    const { db } = this;
    const content = rowHash(document);
    this.journal.transaction(() => {
      const newest = `WHERE slug = @slug AND ${VISIBLE} ORDER BY id DESC LIMIT 1`;
      const [last] = versions.rows(db, newest, this.seen(version.slug));
      if (last?.hash === content) {
        if (version.kind !== 'published') return;
        // The newest version was saved with the same document, so it becomes the published version.
        if (last.kind === 'saved') {
          versions.rewrite(db, { id: last.id }, { kind: version.kind, at: version.at });
          return;
        }
      }
      const { bytes, files } = packed(document);
      versions.insert(db, { person: '', name: '', ...version, document: bytes, files, hash: content });
      const oldest = `DELETE FROM version WHERE id IN
        (SELECT id FROM version WHERE slug = ? AND name = '' ORDER BY id DESC LIMIT -1 OFFSET ?)`;
      prepared(db, oldest).run(version.slug, KEPT);
    });
  }

  /** Returns a site's versions without their documents, the newest first. */
  list(slug: string): Version[] {
    const select = `SELECT id, slug, kind, modified, at, person, name FROM version
      WHERE slug = @slug AND ${VISIBLE} ORDER BY id DESC`;
    return prepared<[object], Version>(this.db, select).all(this.seen(slug));
  }

  /** Returns a version's document; undefined if the person sees no such version of the site. @throws DamagedRowError */
  document(slug: string, id: number): string | undefined {
    const ofSite = `WHERE id = @id AND slug = @slug AND ${VISIBLE}`;
    const [row] = versions.rows(this.db, ofSite, { id, ...this.seen(slug) });
    if (!row) return undefined;
    let text: string;
    try {
      text = unpacked(row.document);
    } catch {
      throw new DamagedRowError('version', id);
    }
    if (rowHash(text) !== row.hash) throw new DamagedRowError('version', id);
    return text;
  }

  /** Returns a version's document; undefined if the version is missing or damaged. */
  readable(slug: string, id: number): string | undefined {
    try {
      return this.document(slug, id);
    } catch (error) {
      if (error instanceof DamagedRowError) return undefined;
      throw error;
    }
  }

  /**
   * Deletes the oldest versions if the versions of all sites together take more than `mostBytes`. Named versions and
   * the ALWAYS_KEPT newest of each site stay.
   */
  trim(mostBytes = MOST_BYTES): void {
    const oldest = `DELETE FROM version WHERE id IN (SELECT id FROM (
       SELECT id, name, row_number() OVER (PARTITION BY slug ORDER BY id DESC) AS place,
         sum(octet_length(document)) OVER (ORDER BY id DESC) AS bytes FROM version
     ) WHERE name = '' AND place > ? AND bytes > ?)`;
    this.journal.transaction(() => prepared(this.db, oldest).run(ALWAYS_KEPT, mostBytes));
  }

  /** Sets a version's name; '' removes the name. Returns false if the person sees no such version of the site. */
  setName(slug: string, id: number, name: string): boolean {
    if (!this.list(slug).some((version) => version.id === id)) return false;
    return this.journal.transaction(() => versions.rewrite(this.db, { id, slug }, { name })) > 0;
  }

  private seen(slug: string): { slug: string; person: Person } {
    return { slug, person: this.person };
  }
}
