import type { SelectQueryBuilder } from 'kysely';
import { asHeaderValue } from '#shared/domain/site/base-version.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { fromServer } from '#shared/record-catalogue/server-forms.ts';
import { isPostgres } from '../db/dialect.ts';
import { nextNumber } from '../db/next-number.ts';
import { type Db, inTransaction, type Tables } from '../db/tables.ts';
import { rawText } from './raw-text.ts';

/** A site without its document, which takes far longer to read. */
export interface SiteHead {
  sitePk: string;
  slug: string;
  idKey: string;
  modified: string;
}

export interface StoredSite extends SiteHead {
  /** JSON text, exactly as it was given to `put` or `save`, except for `modified` */
  document: string;
}

export type SaveOutcome =
  { kind: 'saved'; site: StoredSite } | { kind: 'unknown' } | { kind: 'duplicate' } | { kind: 'newer' };

export interface SiteRepo {
  bySlug(slug: string): Promise<StoredSite | undefined>;
  headBySlug(slug: string): Promise<SiteHead | undefined>;
  /** With `forUpdate`, which needs a transaction, nobody else can change the site until the transaction ends. */
  byPk(sitePk: string, use?: 'forUpdate'): Promise<StoredSite | undefined>;
  headByPk(sitePk: string, use?: 'forUpdate'): Promise<SiteHead | undefined>;
  byIdKey(idKey: string): Promise<StoredSite | undefined>;
  isTaken(slug: string): Promise<boolean>;
  fromFbSlug(fbSlug: string): Promise<StoredSite | undefined>;
  /**
   * Stores a new site, or replaces the one with the same sitePk; the document must contain its slug, sitePk and id_key.
   */
  put(document: RawValue, userId: number | null): Promise<StoredSite>;
  /**
   * Replaces the document of an existing site. A new slug renames the site; its sitePk and id_key stay.
   * @param base the modified time that the caller expects to replace, as a header value; without it the save replaces
   * any version
   */
  save(document: RawValue, userId: number, base?: string): Promise<SaveOutcome>;
  /** Returns the document of the save with this modified time; undefined if there is no such save. */
  savedAs(sitePk: string, modified: string): Promise<string | undefined>;
  newPk(): Promise<number>;
}

/** Makes a repository of the sites that uses a database, or a transaction on it. */
export type SitesOn = (db: Db) => SiteRepo;

export function parseSite(site: StoredSite): SiteDocument {
  return fromServer(RawValue.parse(site.document)).toValue() as SiteDocument;
}

/**
 * Returns a modified time that differs for every save, even within one millisecond. The app compares modified times
 * only for equality.
 */
async function newModified(db: Db): Promise<string> {
  const revision = await nextNumber(db, 'modified');
  return new Date().toISOString().replace('Z', `${String(revision).padStart(3, '0')}Z`);
}

/**
 * Returns `duplicate` if the database refused the slug as taken: another server process may have saved a site with this
 * slug after it was looked up. Rethrows any other error.
 */
function duplicateIfTaken(error: unknown): SaveOutcome {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'site_slug_key';
  if (!isTaken) throw error;
  return { kind: 'duplicate' };
}

export function createSiteRepo(db: Db): SiteRepo {
  const heads = db.selectFrom('site').select(['site_pk as sitePk', 'slug', 'id_key as idKey', 'modified']).limit(1);
  const sites = heads.select('document');
  const bySlug: SiteRepo['bySlug'] = (slug) => sites.where('slug', '=', slug).executeTakeFirst();
  const headBySlug: SiteRepo['headBySlug'] = (slug) => heads.where('slug', '=', slug).executeTakeFirst();
  const withPk = <T>(from: SelectQueryBuilder<Tables, 'site', T>, sitePk: string, use?: 'forUpdate') =>
    from
      .where('site_pk', '=', sitePk)
      .$if(use === 'forUpdate' && isPostgres(db), (found) => found.forUpdate())
      .executeTakeFirst();

  async function write(
    tx: Db,
    site: Pick<StoredSite, 'sitePk' | 'slug' | 'idKey'>,
    posted: RawValue,
    userId: number | null,
  ): Promise<StoredSite> {
    const modified = await newModified(tx);
    const document = posted.with('modified', RawValue.parse(JSON.stringify(modified))).toText();
    const { sitePk: site_pk, slug, idKey: id_key } = site;
    // A PostgreSQL text cannot contain a null character. In the document the character is escaped, so only these
    // columns need the change.
    const column = (key: string): string => rawText(posted, key).replaceAll('\0', '');
    const facts = { fb_slug: column('fbSlug'), company_name: column('company_name'), city: column('city') };
    const row = { slug, id_key, modified, document, ...facts };
    await tx
      .insertInto('site')
      .values({ site_pk, ...row })
      .onConflict((known) => known.column('site_pk').doUpdateSet(row))
      .execute();
    await tx.insertInto('revision').values({ site_pk, slug, modified, user_id: userId, document }).execute();
    return { ...site, modified, document };
  }

  return {
    bySlug,
    headBySlug,
    byPk: (sitePk, use) => withPk(sites, sitePk, use),
    headByPk: (sitePk, use) => withPk(heads, sitePk, use),
    byIdKey: (idKey) => sites.where('id_key', '=', idKey).executeTakeFirst(),
    isTaken: async (slug) => (await headBySlug(slug)) !== undefined,
    fromFbSlug: (fbSlug) => sites.where('fb_slug', '=', fbSlug).executeTakeFirst(),
    put: (document, userId) =>
      inTransaction(db, (tx) => {
        const [sitePk, slug, idKey] = [
          rawText(document, 'sitePk'),
          rawText(document, 'slug'),
          rawText(document, 'id_key'),
        ];
        if (!sitePk || !slug || !idKey) throw new Error('A site needs sitePk, slug and id_key.');
        return write(tx, { sitePk, slug, idKey }, document, userId);
      }),
    save: (document, userId, base) =>
      inTransaction(db, async (tx): Promise<SaveOutcome> => {
        const inside = createSiteRepo(tx);
        const known = await inside.headByPk(rawText(document, 'sitePk'), 'forUpdate');
        if (!known) return { kind: 'unknown' };
        if (base !== undefined && base !== asHeaderValue(known.modified)) return { kind: 'newer' };
        const slug = rawText(document, 'slug');
        if (slug !== known.slug && (await inside.isTaken(slug))) return { kind: 'duplicate' };
        return {
          kind: 'saved',
          site: await write(tx, { sitePk: known.sitePk, idKey: known.idKey, slug }, document, userId),
        };
      }).catch(duplicateIfTaken),
    async savedAs(sitePk, modified) {
      const saves = db.selectFrom('revision').select('document').where('site_pk', '=', sitePk);
      const found = await saves.where('modified', '=', modified).orderBy('id', 'desc').limit(1).executeTakeFirst();
      return found?.document;
    },
    newPk: () => nextNumber(db, 'site_pk'),
  };
}
