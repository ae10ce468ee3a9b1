import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-desk.ts';
import { openSyncDesk, type SyncDesk } from '../../support/sync-desk.ts';

const OTHER = '+18015550199';

let server: FakeSiteServer;
let desk: SyncDesk;
let owner: string | undefined;
beforeEach(async () => {
  server = new FakeSiteServer(siteText);
  owner = undefined;
  desk = await openSyncDesk({
    client: { sites: server, online: true, onConnectivity: () => () => undefined },
    auth: {
      otherUsersDrafts: () => owner,
      takeOverDrafts: async () => {
        owner = undefined;
      },
    },
  });
  await desk.open('acme');
});
afterEach(() => desk.dispose());

const offline = () => new BackendError('OFFLINE', 'The server cannot be reached.', { outcome: 'not-sent' });

describe('[AUTH-04] the drafts of another user', () => {
  test('are asked about before anything is sent, and sent once that is confirmed', async () => {
    owner = OTHER;
    desk.set('acme', 'about', 'Typed by somebody else');
    expect(await desk.save('acme')).toEqual({ question: { ask: 'takeOver', phoneNumber: OTHER } });
    expect(server.posts).toEqual([]);
    expect(await desk.save('acme', { takeOver: true })).toMatchObject({ slug: 'acme' });
    expect(server.posts).toHaveLength(1);
    expect(owner).toBeUndefined();
  });
});

describe('[SYNC-02] a save while the server cannot be reached', () => {
  test('is queued and tells so; what needs an answer is asked first', async () => {
    desk.set('acme', 'slug', 'acme-2');
    server.fail('slugIsTaken', 'before', offline());
    expect(await desk.save('acme')).toEqual({ question: { ask: 'slug', from: 'acme', to: 'acme-2' } });
    server.fail('slugIsTaken', 'before', offline());
    expect(await desk.save('acme', { slug: 'acme-2' })).toEqual({ queued: true });
    expect(desk.store.outbox.list()).toMatchObject([{ slug: 'acme', kind: 'save', confirmed: { slug: 'acme-2' } }]);
    await desk.outbox.drain();
    expect(JSON.parse(server.document)).toMatchObject({ slug: 'acme-2' });
    expect(desk.store.outbox.list()).toEqual([]);
  });

  test('a save that goes through takes the site out of the queue', async () => {
    desk.set('acme', 'about', 'New');
    server.fail('slugIsTaken', 'before', offline());
    await desk.save('acme');
    await desk.save('acme');
    expect(desk.store.outbox.list()).toEqual([]);
  });
});
