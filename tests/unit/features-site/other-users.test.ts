import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { FakeSiteServer, noAnswer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-harness.ts';
import { openSyncHarness, type SyncHarness } from '../../support/sync-harness.ts';

const [A, B, C] = ['+12025550123', '+12025550199', '+12025550188'];

let server: FakeSiteServer;
let harness: SyncHarness;
let online: boolean;
beforeEach(async () => {
  server = new FakeSiteServer(siteText);
  online = true;
  harness = await openSyncHarness({
    client: {
      sites: server,
      get online() {
        return online;
      },
      onConnectivity: () => () => undefined,
    },
  });
  signIn(A);
  await harness.open('acme');
});
afterEach(() => harness.dispose());

const signIn = (person: string) => void (harness.store.owners.current = person);
const others = () => harness.store.owners.othersOf('acme');

/** As with a keychain that forgets at the end of each run. */
async function restartAs(person: string): Promise<void> {
  await harness.restart();
  signIn(person);
  await harness.open('acme');
}

test('[AUTH-04, SYNC-06] another’s edits go out only once that is confirmed, with nothing in the keychain', async () => {
  harness.set('acme', 'about', 'Of A');
  await restartAs(B);
  expect(await harness.save('acme')).toEqual({ question: { ask: 'takeOver', users: A } });
  expect(server.posts).toEqual([]);
  expect(await harness.save('acme', { takeOver: true })).toMatchObject({ slug: 'acme' });
  expect(server.posts).toHaveLength(1);
});

test('[AUTH-04] a confirmation holds for a later run, and names the one who gave it', async () => {
  harness.set('acme', 'about', 'Of A');
  await restartAs(B);
  server.fail('saveSite', 'before', new BackendError('BACKEND_REFUSED', 'No.', { outcome: 'answered', status: 400 }));
  await expect(harness.save('acme', { takeOver: true })).rejects.toMatchObject({ code: 'SAVE_FAILED' });
  expect(others()).toBeUndefined();
  await restartAs(A);
  expect(others()).toBe(B);
});

test('[AUTH-04, SYNC-04] who takes over a save that nobody knows the outcome of is not told that somebody else has saved', async () => {
  harness.set('acme', 'about', 'Of A');
  server.fail('saveSite', 'after');
  server.fail('getSite', 'before', noAnswer(), 1);
  await harness.save('acme').catch(() => undefined);
  expect(server.document).toContain('Of A');
  await restartAs(B);
  server.fail('getModified', 'before');
  await harness.save('acme', { takeOver: true }).catch(() => undefined);
  harness.set('acme', 'company_tagline', 'Of B');
  expect(await harness.save('acme', { takeOver: true })).toMatchObject({ slug: 'acme' });
  expect(JSON.parse(server.document)).toMatchObject({ about: 'Of A', company_tagline: 'Of B' });
});

test('[AUTH-04] what another user has added to one’s draft is not sent before one confirms it', async () => {
  harness.set('acme', 'about', 'Of A');
  signIn(B);
  harness.set('acme', 'company_tagline', 'Of B');
  signIn(C);
  expect(others()).toBe(`${A} and ${B}`);
  signIn(A);
  expect(await harness.save('acme')).toEqual({ question: { ask: 'takeOver', users: B } });
  expect(server.posts).toEqual([]);
});

test('[AUTH-04] an edit that an older version did not note the maker of is another user’s', async () => {
  signIn('');
  harness.set('acme', 'about', 'Of somebody');
  signIn(B);
  expect(others()).toBe('another user');
  harness.store.owners.attribute(A);
  expect(others()).toBe(A);
  expect(harness.store.drafts.find('acme').edits).toMatchObject([{ person: A }]);
});

test('[AUTH-04] a user who has only looked at the draft is not asked about', async () => {
  harness.set('acme', 'about', 'Of A');
  signIn(B);
  await harness.open('acme');
  signIn(A);
  expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
});

test('[AUTH-04] what is edited after a save is its editor’s alone', async () => {
  harness.set('acme', 'about', 'Of A');
  await harness.save('acme');
  signIn(B);
  harness.set('acme', 'about', 'Of B');
  expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
  expect(server.posts).toHaveLength(2);
});

test('[AUTH-04] edits stay those of who has made them when a newer copy is merged with them', async () => {
  harness.site.actor('acme').edit('areas', [{ op: 'set', path: ['service_areas', 0, 'city'], value: 'Elko' }]);
  signIn(B);
  server.changeByColleague(siteText.replace('"radius":50,', '"radius":60,'));
  harness.set('acme', 'about', 'Of B');
  await harness.site.review('acme', undefined, new AbortController().signal);
  const pending = harness.store.drafts.find('acme').edits.filter((edit) => edit.pending);
  expect(pending).toMatchObject([{ kind: 'merge', person: `${A} ${B}` }]);
  expect(others()).toBe(A);
});

test('[AUTH-04, SYNC-06] what waits goes out as nobody else’s; it goes when its owner is back', async () => {
  online = false;
  server.fail('getModified', 'before', new BackendError('OFFLINE', 'No network.', { outcome: 'not-sent' }));
  expect(await harness.publish('acme')).toEqual({ queued: true });
  online = true;
  expect(harness.site.unsyncedSlugs()).toEqual(['acme']);
  await restartAs(B);
  expect(others()).toBe(A);
  await harness.outbox.drain();
  await harness.outbox.drain('acme');
  expect(server.calls).not.toContain('publish');
  signIn(A);
  expect(others()).toBeUndefined();
  await harness.outbox.drain();
  expect(server.calls).toContain('publish');
  expect(harness.site.unsyncedSlugs()).toEqual([]);
});
