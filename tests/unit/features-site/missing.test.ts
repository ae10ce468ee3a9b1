import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { type FakeSiteServer, noAnswer } from '../../support/fake-site-server.ts';
import { openAcme, type SyncHarness } from '../../support/sync-harness.ts';

const MISSING = 'This site is no longer on the server. Your copy is kept on this computer.';
const NOT_SAVED = `${MISSING} It can be saved again once it is back there.`;
const NOT_LOADED = `${MISSING} It can be loaded again once it is back there.`;

let server: FakeSiteServer;
let harness: SyncHarness;
beforeEach(async () => {
  ({ server, harness } = await openAcme());
});
afterEach(() => harness.dispose());

const gone = () => new BackendError('NOT_FOUND', 'There is no site “acme”.', { outcome: 'answered', status: 404 });

async function lookAgain(): Promise<void> {
  harness.site.checkAll();
  await harness.settleChecks();
}

test('a site that was deleted on the server is told of at the next look, until it is there again', async () => {
  harness.set('acme', 'about', 'Mine');
  expect(harness.site.actor('acme').status()).toMatchObject({ missingOnServer: false });
  server.fail('getModified', 'before', gone());
  await lookAgain();
  expect(harness.statuses.get('acme')).toMatchObject({ missingOnServer: true, newerOnServer: false, sync: 'unsaved' });
  server.fail('getModified', 'before', noAnswer());
  await lookAgain();
  expect(harness.statuses.get('acme')).toMatchObject({ missingOnServer: true });
  await lookAgain();
  expect(harness.statuses.get('acme')).toMatchObject({ missingOnServer: false, offlineCopy: false });
  expect(harness.site.draft('acme')).toMatchObject({ about: 'Mine' });
});

test('a site is not called deleted when a save without an answer may have renamed it', async () => {
  harness.set('acme', 'slug', 'acme-2');
  server.fail('saveSite', 'after', noAnswer());
  server.fail('getSite', 'before', noAnswer(), 1);
  await harness.save('acme', { slug: 'acme-2' }).catch(() => undefined);
  server.fail('getModified', 'before', gone());
  await lookAgain();
  expect(harness.statuses.get('acme')).toMatchObject({ missingOnServer: false });
});

test('a site that the server does not have any more is not saved: the message says why, and its draft stays', async () => {
  harness.set('acme', 'about', 'Mine');
  server.fail('getModified', 'before', gone());
  await expect(harness.save('acme')).rejects.toMatchObject({ code: 'SAVE_FAILED', message: NOT_SAVED });
  expect(harness.statuses.get('acme')).toMatchObject({ missingOnServer: true });
  harness.queue('acme', 'save', {});
  server.fail('getModified', 'before', gone());
  await harness.outbox.drain();
  expect(harness.store.outbox.list()).toMatchObject([{ state: 'blocked', reason: NOT_SAVED }]);
  expect(server.posts).toEqual([]);
  expect(harness.site.draft('acme')).toMatchObject({ about: 'Mine' });
  expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
  expect(harness.statuses.get('acme')).toMatchObject({ missingOnServer: false });
});

test.each(['clearCache', 'fetch', 'review'] as const)(
  '[NAV-05] %s of a site that was deleted on the server says why and takes nothing away',
  async (call) => {
    harness.set('acme', 'about', 'Mine');
    server.fail('getModified', 'before', gone());
    const { signal } = new AbortController();
    const asked =
      call === 'clearCache' ? harness.site.clearCache('acme', signal) : harness.site[call]('acme', undefined, signal);
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND', message: NOT_LOADED });
    expect(harness.statuses.get('acme')).toMatchObject({ missingOnServer: true, sync: 'unsaved' });
    expect(harness.store.trash.list('acme')).toEqual([]);
  },
);
