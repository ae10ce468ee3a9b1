import type { Db } from '../db/tables.ts';

export interface LogoRepo {
  /** Returns the URLs of the logos that were generated for the site, newest first. */
  ofSite(sitePk: string): Promise<string[]>;
  add(sitePk: string, urls: readonly string[], prompt: string): Promise<void>;
  countOf(sitePk: string): Promise<number>;
  keepSettings(sitePk: string, settings: object): Promise<void>;
}

export function createLogoRepo(db: Db): LogoRepo {
  return {
    async ofSite(sitePk) {
      const rows = await db
        .selectFrom('ai_logo')
        .select('url')
        .where('site_pk', '=', sitePk)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ url }) => url);
    },
    async add(sitePk, urls, prompt) {
      const rows = urls.map((url) => ({ site_pk: sitePk, url, prompt }));
      if (rows.length > 0) await db.insertInto('ai_logo').values(rows).execute();
    },
    async countOf(sitePk) {
      const { count } = await db
        .selectFrom('ai_logo')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('site_pk', '=', sitePk)
        .executeTakeFirstOrThrow();
      return count;
    },
    async keepSettings(sitePk, settings) {
      const text = JSON.stringify(settings);
      await db
        .insertInto('ai_logo_setting')
        .values({ site_pk: sitePk, settings: text })
        .onConflict((row) => row.column('site_pk').doUpdateSet({ settings: text }))
        .execute();
    },
  };
}
