import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smallSite, startSiteBackend, type SiteBackend } from '../support/site-backend.ts';
import { openSyncHarness, type SyncHarness } from '../support/sync-harness.ts';

const GET_SITE = '/api/getLandingPage';
const services = Array.from({ length: 10 }, (_, order) => ({ 'service-name': `Service ${order}`, order }));
const site = { ...smallSite('acme'), services };
const shrunk = { ...site, services: services.slice(0, 4), about: 'theirs' };
const { slug: _slug, ...nameless } = site;

/** Faulty answers to a request for a site: the name of the case, and the body. */
const wrong = [
  ['nothing', ''],
  ['a web page', '<!doctype html><title>Sign in</title>'],
  ['no site', '{"message":null}'],
  ['a site without a slug', JSON.stringify({ message: { ...nameless, about: 'theirs' } })],
  ['a site with an empty slug', JSON.stringify({ message: { ...nameless, slug: ' ', about: 'theirs' } })],
];

let server: SiteBackend;
let harness: SyncHarness;
beforeAll(async () => {
  server = await startSiteBackend();
});
beforeEach(async () => {
  await server.admin('DELETE', 'faults');
  await server.admin('POST', 'sites', site);
  harness = await openSyncHarness({ client: server.client });
});
afterEach(() => harness.dispose());
afterAll(() => server.stop());

const { signal } = new AbortController();
/**
 * @param skip number of reads that are answered as usual first; a save reads the site before it posts, and again after
 */
const answerWith = (body: string, skip = 0) =>
  server.admin('POST', 'faults', { path: GET_SITE, kind: 'body', body, times: 1, skip });
const held = { code: 'HELD', details: { lists: [{ field: 'services', before: 10, after: 4 }] } };

describe.each(wrong)('%s in place of a site', (_name, body) => {
  test('[CACHE-02, NAV-06] is no site that could be opened', async () => {
    await answerWith(body);
    await expect(harness.open('acme')).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    expect(harness.store.sites.find('acme')).toBeUndefined();
    expect(await harness.open('acme')).toMatchObject({ sync: 'clean' });
  });

  test.each(['fetch', 'review', 'clearCache'] as const)('[SYNC-03, NAV-06] is not taken by %s', async (name) => {
    await harness.open('acme');
    harness.set('acme', 'about', 'mine');
    const before = harness.site.actor('acme').opened().document;
    await answerWith(body);
    const asked =
      name === 'clearCache' ? harness.site.clearCache('acme', signal) : harness.site[name]('acme', undefined, signal);
    await expect(asked).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    expect(harness.site.actor('acme').opened().document).toBe(before);
    expect(harness.store.trash.list('acme')).toEqual([]);
  });

  test('[SYNC-04, SAVE-07] is not taken when a save reloads: what was sent is the base', async () => {
    await harness.open('acme');
    harness.set('acme', 'about', 'mine');
    await answerWith(body, 1);
    expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
    const { site: draft, base } = harness.site.actor('acme');
    expect(draft).toMatchObject({ slug: 'acme', about: 'mine', services });
    expect(JSON.parse(base.text)).toMatchObject({ slug: 'acme', about: 'mine', services });
    harness.set('acme', 'about', 'more');
    expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
    expect(await server.document('acme')).toMatchObject({ about: 'more' });
  });

  test('[SYNC-02, NAV-06] is not merged from the outbox, which asks the user to look', async () => {
    await harness.open('acme');
    harness.set('acme', 'company_name', 'Mine');
    harness.queue('acme', 'save', {});
    await server.admin('POST', 'sites', { ...site, about: 'theirs' });
    await answerWith(body);
    await harness.outbox.drain();
    expect(harness.store.outbox.of('acme')[0]).toMatchObject({
      state: 'blocked',
      reason: expect.stringContaining('getLandingPage') as string,
    });
    expect(await server.document('acme')).toMatchObject({ company_name: 'Acme', about: 'theirs' });
    await harness.outbox.drain('acme');
    expect(await server.document('acme')).toMatchObject({ company_name: 'Mine', about: 'theirs' });
  });
});

describe('a copy whose list has shrunk by 60 %', () => {
  test.each(['fetch', 'review'] as const)('[SYNC-03] is held by %s until it is wanted', async (name) => {
    await harness.open('acme');
    harness.set('acme', 'company_name', 'Mine');
    await server.admin('POST', 'sites', shrunk);
    const error: unknown = await harness.site[name]('acme', undefined, signal).catch((reason: unknown) => reason);
    expect(error).toMatchObject(held);
    expect(harness.site.draft('acme')?.services).toHaveLength(10);
    const { modified } = (error as { details: { modified: string } }).details;
    await harness.site[name]('acme', modified, signal);
    expect(harness.site.draft('acme')?.services).toHaveLength(4);
  });

  test('[SYNC-04] is not taken when a save reloads', async () => {
    await harness.open('acme');
    harness.set('acme', 'company_name', 'Mine');
    await answerWith(JSON.stringify({ message: shrunk }), 1);
    expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
    expect(harness.site.draft('acme')?.services).toHaveLength(10);
  });

  test('[SYNC-02] is asked about by the outbox, and merged once the user wants it', async () => {
    await harness.open('acme');
    harness.set('acme', 'company_name', 'Mine');
    harness.queue('acme', 'save', {});
    await server.admin('POST', 'sites', shrunk);
    await harness.outbox.drain();
    expect(harness.store.outbox.of('acme')[0]).toMatchObject({
      state: 'blocked',
      reason: expect.stringContaining('lost many items') as string,
    });
    expect(await server.document('acme')).toMatchObject({ company_name: 'Acme' });
    expect(harness.site.draft('acme')?.services).toHaveLength(10);
    const { modified } = await server.document('acme');
    harness.queue('acme', 'save', { shrunk: String(modified) });
    await harness.outbox.drain();
    expect(await server.document('acme')).toMatchObject({
      company_name: 'Mine',
      about: 'theirs',
      services: shrunk.services,
    });
  });

  test('[SYNC-03] is taken when the user deleted the items on this computer', async () => {
    await harness.open('acme');
    harness.site.actor('acme').edit('delete', [{ op: 'set', path: ['services'], value: services.slice(0, 2) }]);
    expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
    expect(harness.site.actor('acme').base.modified).toBe((await server.document('acme')).modified);
  });
});
