import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DamagedRowError } from '../../../src-main/store/row-hash.ts';
import { type FakeSiteServer, noAnswer } from '../../support/fake-site-server.ts';
import { openAcme, type SyncHarness } from '../../support/sync-harness.ts';

const signal = new AbortController().signal;

let server: FakeSiteServer;
let harness: SyncHarness;
beforeEach(async () => {
  ({ server, harness } = await openAcme());
});
afterEach(() => harness.dispose());

test('[NAV-05] a discarded draft is named by its number in the trash; one without edits is not there', () => {
  expect(harness.site.discard('acme')).toBeUndefined();
  harness.set('acme', 'about', 'Mine');
  const id = harness.site.discard('acme');
  expect(harness.store.trash.find(id!)).toMatchObject({
    reason: 'discarded',
    document: expect.stringContaining('Mine'),
  });
});

test('[NAV-09] a look at the server that fails after a save has reached it does not call the site one from this computer', async () => {
  await harness.settleChecks();
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
  const { getModified } = server;
  server.getModified = () => {
    server.getModified = getModified;
    asked.resolve();
    return answer.promise;
  };
  await harness.site.open('acme', signal);
  await asked.promise;
  harness.set('acme', 'about', 'Mine');
  await harness.save('acme');
  answer.reject(noAnswer());
  await harness.settleChecks();
  expect(harness.statuses.get('acme')).toMatchObject({ offlineCopy: false, sync: 'clean' });
});

test('content is copied from the site that has the slug now, not from the one that has left it', async () => {
  harness.set('acme', 'slug', 'apex');
  await harness.save('acme', { slug: 'apex' });
  server.getSite = async (slug?: string) => ({ document: JSON.stringify({ slug, about: `Of ${slug}` }) });
  await harness.site.copyContent('fresh', 'acme', signal);
  expect(harness.site.actor('fresh').site).toMatchObject({ slug: 'fresh', about: 'Of acme' });
});

test('[NAV-13] contact and domain of a new site are one step of undo in its draft', async () => {
  const { site } = harness;
  await site.enterFacts('acme', { contact: '42', domain: 'acme.org' }, new AbortController().signal);
  expect(site.actor('acme').site).toMatchObject({ sitewright_contact_id: '42', paid_url: 'acme.org' });
  const { site: before } = site.actor('acme');
  site.undo('acme');
  expect(site.actor('acme').site['sitewright_contact_id']).not.toEqual(before['sitewright_contact_id']);
  expect(site.actor('acme').site.paid_url).not.toBe('acme.org');
});

test('[NEW-07] a site that is sent from the queue is not the one that was opened last', async () => {
  harness.store.sites.putSummary({ ...harness.store.sites.summary('acme')!, slug: 'zen', openedAt: Date.now() + 1 });
  harness.set('acme', 'company_name', 'Apex');
  harness.queue('acme', 'save', { spelling: true });
  await harness.outbox.drain();
  expect(harness.site.recent('', 9)).toMatchObject([{ slug: 'zen' }, { slug: 'acme', companyName: 'Apex' }]);
});

test('[SYNC-02] a publish that waits takes nothing back that somebody has saved meanwhile, also where the cache has been lost', async () => {
  const publish = vi.spyOn(server, 'publish');
  harness.queue('acme', 'publish', { spelling: true });
  server.changeByColleague(server.document.replace('"about":null', '"about":"Theirs"'));
  harness.store.sites.remove('acme');
  await harness.restart();
  await harness.outbox.drain();
  expect(publish).toHaveBeenCalledTimes(1);
  expect(JSON.parse(server.document)).toMatchObject({ about: 'Theirs' });
});

test('[NAV-05] a draft is discarded though something in the trash is damaged', async () => {
  vi.spyOn(harness.store.trash, 'list').mockImplementation(() => {
    throw new DamagedRowError('trash', 1);
  });
  harness.set('acme', 'about', 'Mine');
  const id = harness.site.discard('acme');
  expect(harness.store.trash.find(id!)).toMatchObject({ document: expect.stringContaining('Mine') });
});
