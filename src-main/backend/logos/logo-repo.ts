import type { Db } from '../db/open.ts';

export interface LogoRepo {
  /** Addresses of the logos generated for the site, newest first. */
  ofSite(sitePk: string): string[];
  add(sitePk: string, urls: readonly string[], prompt: string): void;
  /** How often logos were generated for the site. */
  rounds(sitePk: string): number;
  keepSettings(sitePk: string, settings: object): void;
}

export function createLogoRepo(db: Db): LogoRepo {
  const all = db.prepare<[string], { url: string }>('SELECT url FROM ai_logo WHERE site_pk = ? ORDER BY id DESC');
  const insert = db.prepare('INSERT INTO ai_logo (site_pk, url, prompt) VALUES (?, ?, ?)');
  const count = db.prepare<[string], number>('SELECT count(*) FROM ai_logo WHERE site_pk = ?').pluck();
  const upsert = db.prepare(
    'INSERT INTO ai_logo_setting (site_pk, settings) VALUES (?, ?) ON CONFLICT (site_pk) DO UPDATE SET settings = excluded.settings',
  );
  return {
    ofSite: (sitePk) => all.all(sitePk).map(({ url }) => url),
    add: db.transaction((sitePk: string, urls: readonly string[], prompt: string) => {
      for (const url of urls) insert.run(sitePk, url, prompt);
    }),
    rounds: (sitePk) => count.get(sitePk) ?? 0,
    keepSettings: (sitePk, settings) => void upsert.run(sitePk, JSON.stringify(settings)),
  };
}
