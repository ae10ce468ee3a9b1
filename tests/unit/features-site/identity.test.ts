import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../../src-main/backend-client/endpoints/sites.ts';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-harness.ts';
import { openSyncHarness, type SyncHarness } from '../../support/sync-harness.ts';

/** whether the sites have a `sitePk`; if not, they have only an `id_key` */
let hasPk: boolean;
const siteOf = (slug: string, pk: number, more = '') =>
  siteText
    .replace(/"sitePk":\s*"?90071992547409931"?,/, hasPk ? `"sitePk":${pk},` : '')
    .replace('"slug":"acme"', `"slug":"${slug}"`)
    .replace('"id_key":"k1"', `"id_key":"k${pk}"${more}`);

/** The fake server of each site, by slug. */
let sites: Record<string, FakeSiteServer>;
let harness: SyncHarness;
const missing = new BackendError('NOT_FOUND', 'No such site.', { outcome: 'answered', status: 404 });
const serverOf = (slug: string): FakeSiteServer => {
  const site = sites[slug];
  if (!site) throw missing;
  return site;
};
async function start(): Promise<void> {
  sites = { acme: new FakeSiteServer(siteOf('acme', 7)) };
  const server: SiteEndpoints = {
    getSite: async (slug) => serverOf(slug).getSite(),
    getModified: async (slug) => serverOf(slug).getModified(),
    slugIsTaken: async (slug) => slug in sites,
    spellcheck: async () => [],
    savePhotos: async () => '[]',
    publish: async () => ({}),
    saveSite: async (body) => {
      const { slug, id_key } = JSON.parse(body) as { slug: string; id_key: string };
      const before = Object.keys(sites).find((name) => keyOf(sites[name]!.document) === id_key)!;
      const site = sites[before]!;
      await site.saveSite(body);
      delete sites[before];
      sites[slug] = site;
    },
  };
  harness = await openSyncHarness({ client: { sites: server, online: true, onConnectivity: () => () => undefined } });
  await harness.open('acme');
}
afterEach(() => harness.dispose());

const keyOf = (document: string) => (JSON.parse(document) as { id_key: string }).id_key;

const signal = new AbortController().signal;
/** Changes a site's slug and industry on the server, as a colleague does. */
function renameByColleague(from: string, to: string, pk = 7): void {
  const site = serverOf(from);
  site.changeByColleague(siteOf(to, pk, ',"industry":"Theirs"'));
  delete sites[from];
  sites[to] = site;
}
const reopen = async (slug: string) => {
  await harness.restart();
  await harness.open(slug);
  await harness.settleChecks();
};
const versions = (slug: string) =>
  harness.store.versions.list(slug).map(({ id }) => harness.store.versions.document(slug, id));

describe.each([
  { by: 'its sitePk', pk: true },
  { by: 'its id_key, where it has no sitePk', pk: false },
])('a site is known by $by:', ({ pk }) => {
  beforeEach(async () => {
    hasPk = pk;
    await start();
  });

  test.each(['at once', 'after a restart'])(
    '[SYNC-07] a site that somebody has renamed is found with all that is kept of it, %s',
    async (when) => {
      harness.set('acme', 'about', 'Mine');
      harness.queue('acme', 'save', { spelling: true });
      harness.store.trash.put({ slug: 'acme', reason: 'discarded', document: '{}', modified: 'm', at: 1 });
      const kept = versions('acme').length;
      renameByColleague('acme', 'apex');
      if (when === 'at once') await harness.open('apex');
      else await reopen('apex');
      expect(harness.site.draft('apex')).toMatchObject({ about: 'Mine', slug: 'apex', industry: 'Theirs' });
      expect(harness.site.actor('apex').editedFields).toEqual(['about']);
      expect(harness.store.drafts.slugs()).toEqual(['apex']);
      expect(versions('apex').length).toBeGreaterThan(kept - 1);
      expect(harness.store.trash.list('apex')).toHaveLength(1);
      expect(harness.site.recent('', 10).map(({ slug }) => slug)).toEqual(['apex']);
      await harness.outbox.drain();
      expect(JSON.parse(serverOf('apex').document)).toMatchObject({ about: 'Mine', slug: 'apex' });
      expect(harness.store.outbox.list()).toEqual([]);
    },
  );

  test('[SYNC-07] a site whose slug became another site’s says so on opening, and keeps its draft for itself', async () => {
    harness.set('acme', 'about', 'Mine');
    renameByColleague('acme', 'apex');
    sites['acme'] = new FakeSiteServer(siteOf('acme', 8));
    sites['acme'].modified = 'n1';
    await reopen('acme');
    expect(harness.statuses.get('acme')).toMatchObject({ otherSite: true, newerOnServer: false });
    expect(harness.site.draft('acme')).toMatchObject({ about: 'Mine' });
    await harness.site.clearCache('acme', signal);
    expect(harness.site.draft('acme')).toMatchObject({ id_key: 'k8', about: null });
    expect(versions('acme').join()).not.toContain('"id_key":"k7"');
    await harness.open('apex');
    expect(harness.site.draft('apex')).toMatchObject({ id_key: 'k7', about: 'Mine' });
    expect(harness.store.drafts.slugs()).toEqual(['apex']);
  });

  test('[SYNC-07] a rename onto a slug that another site once had brings none of its versions, and keeps its draft', async () => {
    sites['apex'] = new FakeSiteServer(siteOf('apex', 8));
    await harness.open('apex');
    harness.set('apex', 'about', 'Of the other');
    renameByColleague('apex', 'zen', 8);
    harness.set('acme', 'slug', 'apex');
    expect(await harness.save('acme', { slug: 'apex' })).toMatchObject({ slug: 'apex' });
    expect(versions('apex').join()).not.toContain('"id_key":"k8"');
    expect(harness.site.draft('apex')).toMatchObject({ id_key: 'k7', about: null });
    await harness.open('zen');
    expect(harness.site.draft('zen')).toMatchObject({ id_key: 'k8', about: 'Of the other' });
    await reopen('zen');
    expect(harness.site.draft('zen')).toMatchObject({ id_key: 'k8', about: 'Of the other' });
  });

  test('[SYNC-07] the site’s windows follow when the server’s copy names another slug', async () => {
    harness.set('acme', 'about', 'Mine');
    serverOf('acme').changeByColleague(siteOf('apex', 7));
    sites['apex'] = serverOf('acme');
    await harness.site.review('acme', undefined, signal);
    expect(harness.changes.at(-1)).toMatchObject({ slug: 'acme', renamedTo: 'apex' });
    expect(await harness.save('apex')).toMatchObject({ slug: 'apex' });
  });
});

test('[SYNC-07] a site that gets its sitePk later is the same site', async () => {
  hasPk = false;
  await start();
  harness.set('acme', 'about', 'Mine');
  hasPk = true;
  serverOf('acme').changeByColleague(siteOf('acme', 7, ',"industry":"Theirs"'));
  await harness.site.review('acme', undefined, signal);
  expect(harness.site.draft('acme')).toMatchObject({ about: 'Mine', sitePk: 7, industry: 'Theirs' });
  hasPk = false;
  await harness.dispose();
  await start();
  harness.set('acme', 'about', 'Mine');
  hasPk = true;
  serverOf('acme').changeByColleague(siteOf('acme', 7));
  expect(await harness.site.clearCache('acme', signal)).toMatchObject({ trashed: true });
  expect(harness.site.recent('', 10).map(({ slug }) => slug)).toEqual(['acme']);
});
