import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DamagedRowError } from '../../../src-main/store/row-hash.ts';
import { FakeSiteServer, noAnswer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-desk.ts';
import { openSyncDesk, reachable, type SyncDesk } from '../../support/sync-desk.ts';

const signal = new AbortController().signal;

let server: FakeSiteServer;
let desk: SyncDesk;
beforeEach(async () => {
  server = new FakeSiteServer(siteText);
  desk = await openSyncDesk({ client: reachable(server) });
  await desk.open('acme');
});
afterEach(() => desk.dispose());

test('[NAV-05] a discarded draft is named by its number in the trash; one without edits is not there', () => {
  expect(desk.site.discard('acme')).toBeUndefined();
  desk.set('acme', 'about', 'Mine');
  const id = desk.site.discard('acme');
  expect(desk.store.trash.find(id!)).toMatchObject({ reason: 'discarded', document: expect.stringContaining('Mine') });
});

test('[NAV-09] a look at the server that fails after a save has reached it does not call the site one from this computer', async () => {
  await desk.checked();
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
  const { getModified } = server;
  server.getModified = () => {
    server.getModified = getModified;
    asked.resolve();
    return answer.promise;
  };
  await desk.site.open('acme', signal);
  await asked.promise;
  desk.set('acme', 'about', 'Mine');
  await desk.save('acme');
  answer.reject(noAnswer());
  await desk.checked();
  expect(desk.statuses.get('acme')).toMatchObject({ offlineCopy: false, sync: 'clean' });
});

test('content is copied from the site that has the slug now, not from the one that has left it', async () => {
  desk.set('acme', 'slug', 'apex');
  await desk.save('acme', { slug: 'apex' });
  server.getSite = async (slug?: string) => ({ document: JSON.stringify({ slug, about: `Of ${slug}` }) });
  await desk.site.copyContent('fresh', 'acme', signal);
  expect(desk.site.actor('fresh').site).toMatchObject({ slug: 'fresh', about: 'Of acme' });
});

test('[NEW-07] a site that is sent from the queue is not the one that was opened last', async () => {
  desk.store.sites.putSummary({ ...desk.store.sites.summary('acme')!, slug: 'zen', openedAt: Date.now() + 1 });
  desk.set('acme', 'company_name', 'Apex');
  desk.outbox.queue('acme', 'save', { spelling: true });
  await desk.outbox.drain();
  expect(desk.site.recent('', 9)).toMatchObject([{ slug: 'zen' }, { slug: 'acme', companyName: 'Apex' }]);
});

test('[NAV-05] a draft is discarded though something in the trash is damaged', async () => {
  vi.spyOn(desk.store.trash, 'list').mockImplementation(() => {
    throw new DamagedRowError('trash', 1);
  });
  desk.set('acme', 'about', 'Mine');
  const id = desk.site.discard('acme');
  expect(desk.store.trash.find(id!)).toMatchObject({ document: expect.stringContaining('Mine') });
});
