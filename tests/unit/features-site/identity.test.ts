import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../../src-main/backend-client/endpoints/sites.ts';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-desk.ts';
import { openSyncDesk, type SyncDesk } from '../../support/sync-desk.ts';

const siteOf = (slug: string, pk: number, more = '') =>
  siteText
    .replace('90071992547409931', String(pk))
    .replace('"slug":"acme"', `"slug":"${slug}"`)
    .replace('"id_key":"k1"', `"id_key":"k${pk}"${more}`);

/** Sites by their slugs, each of one server's wits. */
let sites: Record<string, FakeSiteServer>;
let desk: SyncDesk;
const missing = new BackendError('NOT_FOUND', 'No such site.', { outcome: 'answered', status: 404 });
const at = (slug: string): FakeSiteServer => {
  const site = sites[slug];
  if (!site) throw missing;
  return site;
};
beforeEach(async () => {
  sites = { acme: new FakeSiteServer(siteOf('acme', 7)) };
  const server: SiteEndpoints = {
    getSite: async (slug) => at(slug).getSite(),
    getModified: async (slug) => at(slug).getModified(),
    slugIsTaken: async (slug) => slug in sites,
    spellcheck: async () => [],
    savePhotos: async () => '[]',
    publish: async () => ({}),
    saveSite: async (body) => {
      const { slug, sitePk } = JSON.parse(body) as { slug: string; sitePk: number };
      const before = Object.keys(sites).find(
        (name) => (JSON.parse(sites[name]!.document) as typeof at & { sitePk: number }).sitePk === sitePk,
      )!;
      const site = sites[before]!;
      await site.saveSite(body);
      delete sites[before];
      sites[slug] = site;
    },
  };
  desk = await openSyncDesk({ client: { sites: server, online: true, onConnectivity: () => () => undefined } });
  await desk.open('acme');
});
afterEach(() => desk.dispose());

const signal = new AbortController().signal;
/** Somebody else gives a site another slug, and edits it. */
function renameByColleague(from: string, to: string, pk = 7): void {
  const site = at(from);
  site.changeByColleague(siteOf(to, pk, ',"industry":"Theirs"'));
  delete sites[from];
  sites[to] = site;
}
const reopen = async (slug: string) => {
  await desk.restart();
  await desk.open(slug);
  await desk.checked();
};
const versions = (slug: string) =>
  desk.store.versions.list(slug).map(({ id }) => desk.store.versions.document(slug, id));

test.each(['at once', 'after a restart'])(
  '[SYNC-07] a site that somebody has renamed is found with all that is kept of it, %s',
  async (when) => {
    desk.set('acme', 'about', 'Mine');
    desk.outbox.queue('acme', 'save', { spelling: true });
    desk.store.trash.put({ slug: 'acme', reason: 'discarded', document: '{}', modified: 'm', at: 1 });
    const kept = versions('acme').length;
    renameByColleague('acme', 'apex');
    if (when === 'at once') await desk.open('apex');
    else await reopen('apex');
    expect(desk.site.draft('apex')).toMatchObject({ about: 'Mine', slug: 'apex', industry: 'Theirs' });
    expect(desk.site.actor('apex').editedFields).toEqual(['about']);
    expect(desk.store.drafts.slugs()).toEqual(['apex']);
    expect(versions('apex').length).toBeGreaterThan(kept - 1);
    expect(desk.store.trash.list('apex')).toHaveLength(1);
    expect(desk.site.recent('', 10).map(({ slug }) => slug)).toEqual(['apex']);
    await desk.outbox.drain();
    expect(JSON.parse(at('apex').document)).toMatchObject({ about: 'Mine', slug: 'apex' });
    expect(desk.store.outbox.list()).toEqual([]);
  },
);

test('[SYNC-07] a site whose slug became another site’s says so on opening, and keeps its draft for itself', async () => {
  desk.set('acme', 'about', 'Mine');
  renameByColleague('acme', 'apex');
  sites['acme'] = new FakeSiteServer(siteOf('acme', 8));
  sites['acme'].modified = 'n1';
  await reopen('acme');
  expect(desk.statuses.get('acme')).toMatchObject({ otherSite: true, newerOnServer: false });
  expect(desk.site.draft('acme')).toMatchObject({ about: 'Mine' });
  await desk.site.clearCache('acme', signal);
  expect(desk.site.draft('acme')).toMatchObject({ sitePk: 8, about: null });
  expect(versions('acme').join()).not.toContain('"sitePk": 7');
  await desk.open('apex');
  expect(desk.site.draft('apex')).toMatchObject({ sitePk: 7, about: 'Mine' });
  expect(desk.store.drafts.slugs()).toEqual(['apex']);
});

test('[SYNC-07] a rename onto a slug that another site once had brings none of its versions, and keeps its draft', async () => {
  sites['apex'] = new FakeSiteServer(siteOf('apex', 8));
  await desk.open('apex');
  desk.set('apex', 'about', 'Of the other');
  renameByColleague('apex', 'zen', 8);
  desk.set('acme', 'slug', 'apex');
  expect(await desk.save('acme', { slug: 'apex' })).toMatchObject({ slug: 'apex' });
  expect(versions('apex').join()).not.toContain('"sitePk": 8');
  expect(desk.site.draft('apex')).toMatchObject({ sitePk: 7, about: null });
  await desk.open('zen');
  expect(desk.site.draft('zen')).toMatchObject({ sitePk: 8, about: 'Of the other' });
  await reopen('zen');
  expect(desk.site.draft('zen')).toMatchObject({ sitePk: 8, about: 'Of the other' });
});

test('[SYNC-07] the site’s windows follow when the server’s copy names another slug', async () => {
  desk.set('acme', 'about', 'Mine');
  at('acme').changeByColleague(siteOf('apex', 7));
  sites['apex'] = at('acme');
  await desk.site.review('acme', undefined, signal);
  expect(desk.changes.at(-1)).toMatchObject({ slug: 'acme', renamedTo: 'apex' });
  expect(await desk.save('apex')).toMatchObject({ slug: 'apex' });
});
