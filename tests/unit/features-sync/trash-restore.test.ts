import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { syncHandlers } from '../../../src-main/features/sync/handlers.ts';
import { createHistoryService } from '../../../src-main/features/sync/history-service.ts';
import type { QueueService } from '../../../src-main/features/sync/queue-service.ts';
import { callContext } from '../../support/call-context.ts';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-desk.ts';
import { openSyncDesk, reachable, type SyncDesk } from '../../support/sync-desk.ts';

let server: FakeSiteServer;
let desk: SyncDesk;
beforeEach(async () => {
  server = new FakeSiteServer(siteText);
  desk = await openSyncDesk({ client: reachable(server) });
  await desk.open('acme');
  desk.set('acme', 'about', 'Mine');
  desk.site.discard('acme');
});
afterEach(() => desk.dispose());

function restoreNewest() {
  const { site, store } = desk;
  const history = createHistoryService({ store, actor: (slug) => site.actor(slug) });
  const handlers = syncHandlers({} as QueueService, history, site);
  const id = store.trash.newest('acme') ?? 0;
  return handlers['trash.restore']({ slug: 'acme', id, part: { of: 'site' } }, callContext());
}

test('[NAV-05] what the trash holds comes back into a site that no window has opened since the start', async () => {
  await desk.restart();
  server.calls.length = 0;
  expect(await restoreNewest()).toMatchObject({ restored: 1, status: { editedFields: ['about'] } });
  expect(server.calls).toEqual([]);
});

test('[NAV-05] and into one that is not on this computer any more', async () => {
  desk.store.sites.remove('acme');
  await desk.restart();
  expect(await restoreNewest()).toMatchObject({ restored: 1, status: { editedFields: ['about'] } });
});

test('[NAV-05] where the server cannot be reached for it, that is told and the trash keeps it', async () => {
  desk.store.sites.remove('acme');
  await desk.restart();
  server.getSite = () => Promise.reject(new BackendError('OFFLINE', 'No network.', { outcome: 'not-sent' }));
  await expect(restoreNewest()).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(desk.store.trash.list('acme')).toHaveLength(1);
});
