import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smallSite, startSiteBackend, type SiteBackend } from '../support/site-backend.ts';
import { openSyncDesk, type SyncDesk } from '../support/sync-desk.ts';

const GET_SITE = '/api/getLandingPage';
const services = Array.from({ length: 10 }, (_, order) => ({ 'service-name': `Service ${order}`, order }));
const site = { ...smallSite('acme'), services };
const shrunk = { ...site, services: services.slice(0, 4), about: 'theirs' };
const { slug: _slug, ...nameless } = site;

/** What comes in place of a site. */
const wrong = [
  ['nothing', ''],
  ['a web page', '<!doctype html><title>Sign in</title>'],
  ['no site', '{"message":null}'],
  ['a site without a slug', JSON.stringify({ message: { ...nameless, about: 'theirs' } })],
  ['a site with an empty slug', JSON.stringify({ message: { ...nameless, slug: ' ', about: 'theirs' } })],
];

let server: SiteBackend;
let desk: SyncDesk;
beforeAll(async () => {
  server = await startSiteBackend();
});
beforeEach(async () => {
  await server.admin('DELETE', 'faults');
  await server.admin('POST', 'sites', site);
  desk = await openSyncDesk({ client: server.client });
});
afterEach(() => desk.dispose());
afterAll(() => server.stop());

const { signal } = new AbortController();
const answerWith = (body: string) => server.admin('POST', 'faults', { path: GET_SITE, kind: 'body', body, times: 1 });
const held = { code: 'HELD', details: { lists: [{ field: 'services', before: 10, after: 4 }] } };

describe.each(wrong)('%s in place of a site', (_name, body) => {
  test('[CACHE-02, NAV-06] is no site that could be opened', async () => {
    await answerWith(body);
    await expect(desk.open('acme')).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    expect(desk.store.sites.find('acme')).toBeUndefined();
    expect(await desk.open('acme')).toMatchObject({ sync: 'clean' });
  });

  test.each(['fetch', 'review', 'clearCache'] as const)('[SYNC-03, NAV-06] is not taken by %s', async (name) => {
    await desk.open('acme');
    desk.set('acme', 'about', 'mine');
    const before = desk.site.actor('acme').opened().document;
    await answerWith(body);
    const asked =
      name === 'clearCache' ? desk.site.clearCache('acme', signal) : desk.site[name]('acme', undefined, signal);
    await expect(asked).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    expect(desk.site.actor('acme').opened().document).toBe(before);
    expect(desk.store.trash.list('acme')).toEqual([]);
  });

  test('[SYNC-04, SAVE-07] is not taken when a save reloads: what was sent is the base', async () => {
    await desk.open('acme');
    desk.set('acme', 'about', 'mine');
    await answerWith(body);
    expect(await desk.save('acme')).toMatchObject({ slug: 'acme' });
    const { site: draft, base } = desk.site.actor('acme');
    expect(draft).toMatchObject({ slug: 'acme', about: 'mine', services });
    expect(JSON.parse(base.text)).toMatchObject({ slug: 'acme', about: 'mine', services });
    desk.set('acme', 'about', 'more');
    expect(await desk.save('acme')).toMatchObject({ slug: 'acme' });
    expect(await server.document('acme')).toMatchObject({ about: 'more' });
  });

  test('[SYNC-02, NAV-06] is not merged from the outbox, which asks the user to look', async () => {
    await desk.open('acme');
    desk.set('acme', 'company_name', 'Mine');
    desk.outbox.queue('acme', 'save', {});
    await server.admin('POST', 'sites', { ...site, about: 'theirs' });
    await answerWith(body);
    await desk.outbox.drain();
    expect(desk.store.outbox.find('acme')).toMatchObject({
      state: 'blocked',
      reason: expect.stringContaining('getLandingPage') as string,
    });
    expect(await server.document('acme')).toMatchObject({ company_name: 'Acme', about: 'theirs' });
    await desk.outbox.drain('acme');
    expect(await server.document('acme')).toMatchObject({ company_name: 'Mine', about: 'theirs' });
  });
});

describe('a copy whose list has shrunk by 60 %', () => {
  test.each(['fetch', 'review'] as const)('[SYNC-03] is held by %s until it is wanted', async (name) => {
    await desk.open('acme');
    desk.set('acme', 'company_name', 'Mine');
    await server.admin('POST', 'sites', shrunk);
    const error: unknown = await desk.site[name]('acme', undefined, signal).catch((reason: unknown) => reason);
    expect(error).toMatchObject(held);
    expect(desk.site.draft('acme')?.services).toHaveLength(10);
    const { modified } = (error as { details: { modified: string } }).details;
    await desk.site[name]('acme', modified, signal);
    expect(desk.site.draft('acme')?.services).toHaveLength(4);
  });

  test('[SYNC-04] is not taken when a save reloads', async () => {
    await desk.open('acme');
    desk.set('acme', 'company_name', 'Mine');
    await answerWith(JSON.stringify({ message: shrunk }));
    expect(await desk.save('acme')).toMatchObject({ slug: 'acme' });
    expect(desk.site.draft('acme')?.services).toHaveLength(10);
  });

  test('[SYNC-02] is asked about by the outbox, and merged once the user wants it', async () => {
    await desk.open('acme');
    desk.set('acme', 'company_name', 'Mine');
    desk.outbox.queue('acme', 'save', {});
    await server.admin('POST', 'sites', shrunk);
    await desk.outbox.drain();
    expect(desk.store.outbox.find('acme')).toMatchObject({
      state: 'blocked',
      reason: expect.stringContaining('lost many items') as string,
    });
    expect(await server.document('acme')).toMatchObject({ company_name: 'Acme' });
    expect(desk.site.draft('acme')?.services).toHaveLength(10);
    const { modified } = await server.document('acme');
    desk.outbox.queue('acme', 'save', { shrunk: String(modified) });
    await desk.outbox.drain();
    expect(await server.document('acme')).toMatchObject({
      company_name: 'Mine',
      about: 'theirs',
      services: shrunk.services,
    });
  });

  test('[SYNC-03] is only the user’s own where the items were deleted here', async () => {
    await desk.open('acme');
    desk.site.actor('acme').edit('delete', [{ op: 'set', path: ['services'], value: services.slice(0, 2) }]);
    expect(await desk.save('acme')).toMatchObject({ slug: 'acme' });
    expect(desk.site.actor('acme').base.modified).toBe((await server.document('acme')).modified);
  });
});
