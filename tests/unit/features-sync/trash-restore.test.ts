import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { syncFeature } from '../../../src-main/features/sync/index.ts';
import { createHistoryService } from '../../../src-main/features/sync/history-service.ts';
import type { QueueService } from '../../../src-main/features/sync/queue-service.ts';
import { callContext } from '../../support/call-context.ts';
import type { FakeSiteServer } from '../../support/fake-site-server.ts';
import { openAcme, type SyncHarness } from '../../support/sync-harness.ts';

let server: FakeSiteServer;
let harness: SyncHarness;
beforeEach(async () => {
  ({ server, harness } = await openAcme());
  harness.set('acme', 'about', 'Mine');
  harness.site.discard('acme');
});
afterEach(() => harness.dispose());

function restoreNewest() {
  const { site, store } = harness;
  const history = createHistoryService({ store, actor: (slug) => site.actor(slug) });
  const client = { revisions: { list: async () => [] } };
  const config = { revisionsPath: undefined };
  const handlers = syncFeature({ queue: {} as QueueService, history, sites: site, store, client, config });
  const id = store.trash.newest('acme') ?? 0;
  return handlers['trash.restore']({ slug: 'acme', id, part: { of: 'site' } }, callContext());
}

test('[NAV-05] what the trash holds comes back into a site that no window has opened since the start', async () => {
  await harness.restart();
  server.calls.length = 0;
  expect(await restoreNewest()).toMatchObject({ restored: 1, status: { editedFields: ['about'] } });
  expect(server.calls).toEqual([]);
});

test('[NAV-05] what the trash holds comes back into a site that is not on this computer any more', async () => {
  harness.store.sites.remove('acme');
  await harness.restart();
  expect(await restoreNewest()).toMatchObject({ restored: 1, status: { editedFields: ['about'] } });
});

test('[NAV-05] a restore fails with OFFLINE and the trash keeps the draft when the server cannot be reached for the site', async () => {
  harness.store.sites.remove('acme');
  await harness.restart();
  server.getSite = () => Promise.reject(new BackendError('OFFLINE', 'No network.', { outcome: 'not-sent' }));
  await expect(restoreNewest()).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(harness.store.trash.list('acme')).toHaveLength(1);
});
