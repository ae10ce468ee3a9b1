import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { fromServer } from '#shared/record-catalogue/server-forms.ts';
import { type Db, nextNumber } from '../db/open.ts';
import { rawText } from './raw-text.ts';

export interface StoredSite {
  sitePk: string;
  slug: string;
  idKey: string;
  modified: string;
  /** JSON text, exactly as it was posted except for `modified` */
  document: string;
}

export type SaveOutcome = { kind: 'saved'; site: StoredSite } | { kind: 'unknown' } | { kind: 'duplicate' };

export interface SiteRepo {
  bySlug(slug: string): StoredSite | undefined;
  byPk(sitePk: string): StoredSite | undefined;
  byIdKey(idKey: string): StoredSite | undefined;
  isTaken(slug: string): boolean;
  fromFbSlug(fbSlug: string): StoredSite | undefined;
  /**
   * Stores a new site, or replaces the one with the same sitePk; the document must contain its slug, sitePk and id_key.
   */
  put(document: RawValue, userId: number | null): StoredSite;
  /** Replaces the document of an existing site. A new slug renames it; its sitePk and id_key stay. */
  save(document: RawValue, userId: number): SaveOutcome;
  newPk(): number;
}

const columns = 'site_pk AS sitePk, slug, id_key AS idKey, modified, document';

export function parseSite(site: StoredSite): SiteDocument {
  return fromServer(RawValue.parse(site.document)).toValue() as SiteDocument;
}

/** Differs for every save, even within one millisecond. Callers may only compare it for equality. */
function newModified(db: Db): string {
  const revision = nextNumber(db, 'modified', 1);
  return new Date().toISOString().replace('Z', `${String(revision % 1000).padStart(3, '0')}Z`);
}

export function createSiteRepo(db: Db): SiteRepo {
  const find = (where: string) => db.prepare<[string], StoredSite>(`SELECT ${columns} FROM site WHERE ${where} = ?`);
  const [findBySlug, findByPk, findByIdKey, findByFbSlug] = [
    find('slug'),
    find('site_pk'),
    find('id_key'),
    find('fb_slug'),
  ];
  const upsert = db.prepare(
    `INSERT INTO site (site_pk, slug, id_key, fb_slug, modified, document) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (site_pk) DO UPDATE SET slug = excluded.slug, id_key = excluded.id_key, fb_slug = excluded.fb_slug,
       modified = excluded.modified, document = excluded.document`,
  );
  const addRevision = db.prepare(
    'INSERT INTO revision (site_pk, slug, modified, user_id, document) VALUES (?, ?, ?, ?, ?)',
  );

  function write(
    site: Pick<StoredSite, 'sitePk' | 'slug' | 'idKey'>,
    posted: RawValue,
    userId: number | null,
  ): StoredSite {
    const modified = newModified(db);
    const document = posted.with('modified', RawValue.parse(JSON.stringify(modified))).toText();
    upsert.run(site.sitePk, site.slug, site.idKey, rawText(posted, 'fbSlug'), modified, document);
    addRevision.run(site.sitePk, site.slug, modified, userId, document);
    return { ...site, modified, document };
  }

  return {
    bySlug: (slug) => findBySlug.get(slug),
    byPk: (sitePk) => findByPk.get(sitePk),
    byIdKey: (idKey) => findByIdKey.get(idKey),
    isTaken: (slug) => findBySlug.get(slug) !== undefined,
    fromFbSlug: (fbSlug) => findByFbSlug.get(fbSlug),
    put: db.transaction((document: RawValue, userId: number | null) => {
      const [sitePk, slug, idKey] = [
        rawText(document, 'sitePk'),
        rawText(document, 'slug'),
        rawText(document, 'id_key'),
      ];
      if (!sitePk || !slug || !idKey) throw new Error('A site needs sitePk, slug and id_key.');
      return write({ sitePk, slug, idKey }, document, userId);
    }),
    save: db.transaction((document: RawValue, userId: number): SaveOutcome => {
      const known = findByPk.get(rawText(document, 'sitePk'));
      if (!known) return { kind: 'unknown' };
      const slug = rawText(document, 'slug');
      if (slug !== known.slug && findBySlug.get(slug)) return { kind: 'duplicate' };
      return { kind: 'saved', site: write({ sitePk: known.sitePk, idKey: known.idKey, slug }, document, userId) };
    }),
    newPk: () => nextNumber(db, 'site_pk', 48211),
  };
}
