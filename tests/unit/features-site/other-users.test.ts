import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-desk.ts';
import { openSyncDesk, type SyncDesk } from '../../support/sync-desk.ts';
import { authDesk } from '../features-auth/auth-desk.ts';

const [A, B] = ['+12025550123', '+12025550199'];

let server: FakeSiteServer;
let auth: ReturnType<typeof authDesk>['auth'];
let desk: SyncDesk;
/** the sites that had edits as each edit was told of */
let unsyncedBefore: string[][];
let online: boolean;
beforeEach(async () => {
  server = new FakeSiteServer(siteText);
  const signIn = authDesk();
  Object.defineProperty(signIn.desk, 'unsynced', { get: () => desk.site.unsyncedSlugs() });
  auth = signIn.auth;
  unsyncedBefore = [];
  online = true;
  desk = await openSyncDesk({
    client: {
      sites: server,
      get online() {
        return online;
      },
      onConnectivity: () => () => undefined,
    },
    auth: {
      ...auth,
      noteEdit() {
        unsyncedBefore.push(desk.site.unsyncedSlugs());
        auth.noteEdit();
      },
    },
  });
  await auth.verifyCode(A, '123456');
  await desk.open('acme');
});
afterEach(() => desk.dispose());

test('[AUTH-04] what another user has added to one’s draft is not sent before one confirms it', async () => {
  desk.set('acme', 'about', 'Of A');
  await auth.verifyCode(B, '123456');
  desk.set('acme', 'company_tagline', 'Of B');
  await auth.verifyCode(A, '123456');
  expect(await desk.save('acme')).toEqual({ question: { ask: 'takeOver', users: B } });
  expect(server.posts).toEqual([]);
  expect(await desk.save('acme', { takeOver: true })).toMatchObject({ slug: 'acme' });
  expect(server.posts).toHaveLength(1);
});

test('[AUTH-04] a user who has only looked at the draft is not asked about', async () => {
  desk.set('acme', 'about', 'Of A');
  await auth.verifyCode(B, '123456');
  await desk.open('acme');
  await auth.verifyCode(A, '123456');
  expect(await desk.save('acme')).toMatchObject({ slug: 'acme' });
});

test('[AUTH-04] what is edited after a save is its editor’s alone', async () => {
  desk.set('acme', 'about', 'Of A');
  await desk.save('acme');
  await auth.verifyCode(B, '123456');
  desk.set('acme', 'about', 'Of B');
  expect(await desk.save('acme')).toMatchObject({ slug: 'acme' });
  expect(server.posts).toHaveLength(2);
});

test('[AUTH-04] a publish without edits that waits goes out as nobody else’s either', async () => {
  online = false;
  server.fail('getModified', 'before', new BackendError('OFFLINE', 'No network.', { outcome: 'not-sent' }));
  expect(await desk.publish('acme')).toEqual({ queued: true });
  online = true;
  expect(desk.site.unsyncedSlugs()).toEqual(['acme']);
  await auth.verifyCode(B, '123456');
  expect(auth.otherUsersDrafts()).toBe(A);
  await desk.outbox.drain();
  expect(server.calls).not.toContain('publish');
  await auth.verifyCode(A, '123456');
  expect(auth.otherUsersDrafts()).toBeUndefined();
  await desk.outbox.drain('acme');
  expect(server.calls).toContain('publish');
  expect(desk.site.unsyncedSlugs()).toEqual([]);
});

test('every edit is told of before it counts as one; one that is refused is none', () => {
  expect(() => desk.site.edit('acme', 's', [{ op: 'set', path: ['company_name', 'x'], value: 1 }])).toThrow();
  expect(unsyncedBefore).toEqual([]);
  desk.set('acme', 'about', 'Mine');
  desk.site.undo('acme');
  desk.site.redo('acme');
  expect(unsyncedBefore).toEqual([[], ['acme'], ['acme']]);
});
