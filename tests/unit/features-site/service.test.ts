import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventPayload } from '#shared/ipc/events.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { callContext } from '../../support/call-context.ts';
import { FakeSiteServer, noAnswer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-harness.ts';
import { openSyncHarness, type SyncHarness } from '../../support/sync-harness.ts';

const OTHER = '+18015550199';

let server: FakeSiteServer;
let harness: SyncHarness;
let online: boolean;
let tellConnectivity: (online: boolean) => void;
beforeEach(async () => {
  server = new FakeSiteServer(siteText);
  online = true;
  harness = await openSyncHarness({
    client: {
      sites: server,
      get online() {
        return online;
      },
      onConnectivity(listener) {
        tellConnectivity = listener;
        return () => undefined;
      },
    },
  });
  await harness.open('acme');
});
afterEach(() => harness.dispose());

const offline = () => new BackendError('OFFLINE', 'The server cannot be reached.', { outcome: 'not-sent' });
const kinds = () => harness.store.outbox.list().map(({ slug, kind, state }) => `${kind} ${slug} ${state}`);
const signal = new AbortController().signal;

/**
 * Goes offline. The next check of the slug fails as without a network. This check is the first call that a site's first
 * save makes.
 */
function goOffline(): void {
  online = false;
  server.fail('slugIsTaken', 'before', offline());
}

/** Delays the next call with this name until `goOn` is called. `reached` resolves when the call is made. */
function holdUp(call: 'saveSite' | 'getModified' | 'publish'): { reached: Promise<void>; goOn: () => void } {
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const original = server[call] as (...args: unknown[]) => Promise<never>;
  server[call] = async (...args: unknown[]) => {
    server[call] = original as never;
    reached.resolve();
    await goOn.promise;
    return original(...args);
  };
  return { reached: reached.promise, goOn: goOn.resolve };
}

test('[AUTH-04] who takes over the edits of one site does not send what waits of the others', async () => {
  harness.signIn(OTHER);
  harness.set('acme', 'about', 'Typed by somebody else');
  harness.outbox.queue('zen', 'save', {}, { document: '{}', last: 0 });
  harness.signIn('+12025550123');
  harness.site.others.takeOver('acme', OTHER);
  expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
  await harness.outbox.drain();
  harness.signIn(OTHER);
  expect(kinds()).toEqual(['save zen waiting']);
  expect(server.posts).toHaveLength(1);
});

test('[NAV-09] the windows learn that the server is back, though nobody is signed in yet who could ask it', async () => {
  online = false;
  tellConnectivity(false);
  server.fail('getModified', 'before', offline());
  await harness.open('acme');
  await harness.settleChecks();
  expect(harness.statuses.get('acme')).toMatchObject({ online: false, offlineCopy: true });
  online = true;
  server.fail('getModified', 'before', new BackendError('UNAUTHENTICATED', 'Sign in.', { outcome: 'answered' }));
  tellConnectivity(true);
  await harness.settleChecks();
  expect(harness.statuses.get('acme')).toMatchObject({ online: true });
  harness.site.checkAll();
  await harness.settleChecks();
  expect(harness.statuses.get('acme')).toMatchObject({ online: true, offlineCopy: false });
});

describe('[SYNC-02] a save while the server cannot be reached', () => {
  test('is queued and tells so; what needs an answer is asked first', async () => {
    harness.set('acme', 'slug', 'acme-2');
    server.fail('slugIsTaken', 'before', offline());
    expect(await harness.save('acme')).toEqual({ question: { ask: 'slug', from: 'acme', to: 'acme-2' } });
    server.fail('slugIsTaken', 'before', offline());
    expect(await harness.save('acme', { slug: 'acme-2' })).toEqual({ queued: true });
    expect(harness.store.outbox.list()).toMatchObject([{ slug: 'acme', kind: 'save', confirmed: { slug: 'acme-2' } }]);
    await harness.outbox.drain();
    expect(JSON.parse(server.document)).toMatchObject({ slug: 'acme-2' });
    expect(harness.store.outbox.list()).toEqual([]);
  });

  test('a save that goes through takes the site out of the queue', async () => {
    harness.set('acme', 'about', 'New');
    goOffline();
    await harness.save('acme');
    online = true;
    await harness.save('acme');
    expect(kinds()).toEqual([]);
  });

  test('a publish that waits is not forgotten for a save that goes through', async () => {
    harness.set('acme', 'about', 'New');
    goOffline();
    await harness.publish('acme');
    online = true;
    await harness.save('acme');
    expect(kinds()).toEqual(['publish acme waiting']);
    await harness.outbox.drain();
    expect(server.calls).toContain('publish');
    expect(kinds()).toEqual([]);
  });

  test('a publish that waits is made though the cache has been lost', async () => {
    goOffline();
    await harness.publish('acme');
    online = true;
    harness.store.sites.remove('acme');
    await harness.restart();
    await harness.outbox.drain();
    expect(server.calls).toContain('publish');
    expect(kinds()).toEqual([]);
  });

  test('is sent at once when the server is back before the save has been queued', async () => {
    harness.set('acme', 'about', 'New');
    server.fail('slugIsTaken', 'before', offline());
    expect(await harness.save('acme')).toEqual({ queued: true });
    await harness.outbox.drain();
    expect(JSON.parse(server.document)).toMatchObject({ about: 'New' });
  });
});

test('[SYNC-02] a publish that loses the server after its save waits, with what else does', async () => {
  harness.set('acme', 'about', 'New');
  server.fail('publish', 'before', offline());
  const publish = holdUp('publish');
  const publishing = harness.publish('acme');
  await publish.reached;
  online = false;
  publish.goOn();
  expect(await publishing).toEqual({ queued: true });
  expect(kinds()).toEqual(['publish acme waiting']);
  online = true;
  await harness.outbox.drain();
  expect(server.calls.filter((call) => call === 'saveSite')).toHaveLength(1);
  expect(server.calls.filter((call) => call === 'publish')).toHaveLength(2);
  expect(kinds()).toEqual([]);
});

describe('[SYNC-02] a save whose window is closed', () => {
  async function closeDuring(call: 'getModified' | 'saveSite', reason: AppError) {
    const window = new AbortController();
    harness.set('acme', 'about', 'New');
    const held = holdUp(call);
    const saving = harness.site.sending.save('acme', { spelling: true }, callContext(window.signal));
    await held.reached;
    window.abort(reason);
    held.goOn();
    return saving;
  }

  test.each(['getModified', 'saveSite'] as const)('during %s is made all the same', async (call) => {
    await closeDuring(call, new AppError('SHUTTING_DOWN', 'The window was closed.'));
    await harness.outbox.drain();
    expect(JSON.parse(server.document)).toMatchObject({ about: 'New' });
    expect(server.posts).toHaveLength(1);
    expect(kinds()).toEqual([]);
  });

  test('is not made where the user has called it off', async () => {
    const cancelled = closeDuring('getModified', new AppError('CANCELLED', 'Cancelled.'));
    await expect(cancelled).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(server.posts).toEqual([]);
    expect(kinds()).toEqual([]);
  });
});

describe('[SYNC-02] a site that waits while a window saves it', () => {
  test('waits for the window’s save, and has nothing left to send', async () => {
    harness.set('acme', 'about', 'New');
    const post = holdUp('saveSite');
    const saving = harness.save('acme');
    await post.reached;
    harness.queue('acme', 'save', {});
    const drained = harness.outbox.drain();
    post.goOn();
    expect(await saving).toMatchObject({ slug: 'acme' });
    await drained;
    expect(server.posts).toHaveLength(1);
    expect(kinds()).toEqual([]);
  });

  test('is not published again after the window’s own publish', async () => {
    const publish = holdUp('publish');
    const publishing = harness.publish('acme');
    await publish.reached;
    harness.queue('acme', 'publish', {});
    const drained = harness.outbox.drain();
    publish.goOn();
    await publishing;
    await drained;
    expect(server.calls.filter((call) => call === 'publish')).toHaveLength(1);
    expect(kinds()).toEqual([]);
  });

  test('is sent after a save that failed, with what the user agreed to last', async () => {
    harness.set('acme', 'slug', 'acme-2');
    const post = holdUp('saveSite');
    const saving = harness.save('acme', { slug: 'acme-2' });
    await post.reached;
    harness.queue('acme', 'save', {});
    const drained = harness.outbox.drain();
    server.fail('saveSite', 'before', offline());
    post.goOn();
    expect(await saving).toEqual({ queued: true });
    await drained;
    await harness.outbox.drain();
    expect(JSON.parse(server.document)).toMatchObject({ slug: 'acme-2' });
    expect(kinds()).toEqual([]);
  });

  test('a window’s save waits for that of the outbox instead of failing', async () => {
    harness.set('acme', 'about', 'First');
    harness.queue('acme', 'save', {});
    const post = holdUp('saveSite');
    const drained = harness.outbox.drain();
    await post.reached;
    harness.set('acme', 'about', 'Second');
    const saving = harness.save('acme');
    post.goOn();
    expect(await saving).toMatchObject({ slug: 'acme' });
    await drained;
    expect(JSON.parse(server.document)).toMatchObject({ about: 'Second' });
  });
});

test('[AUTH-04] another user who signs in during a save does not send the drafts of the first', async () => {
  harness.signIn(OTHER);
  harness.set('acme', 'about', 'Of the first user');
  const check = holdUp('getModified');
  const saving = harness.save('acme');
  await check.reached;
  harness.signIn('+12025550123');
  harness.set('acme', 'company_tagline', 'Of the second user');
  check.goOn();
  expect(await saving).toEqual({ queued: true });
  expect(server.posts).toEqual([]);
  expect(kinds()).toEqual([]);
  expect(harness.site.draft('acme')).toMatchObject({ about: null, company_tagline: 'Of the second user' });
  harness.signIn(OTHER);
  expect(kinds()).toEqual(['save acme waiting']);
  expect(harness.site.draft('acme')).toMatchObject({ about: 'Of the first user' });
});

test('[SYNC-04] what a save left on the server is no news, though its answer never came', async () => {
  harness.set('acme', 'about', 'Sent');
  server.fail('saveSite', 'after', noAnswer());
  server.fail('getSite', 'before', noAnswer(), 1);
  await harness.save('acme').catch(() => undefined);
  await harness.restart();
  await harness.open('acme');
  await harness.settleChecks();
  expect(harness.site.actor('acme').status()).toMatchObject({ newerOnServer: false, editedFields: ['about'] });
});

test('[NAV-05] Clear Cache during a save gives the copy that the save has made', async () => {
  harness.set('acme', 'about', 'Saved');
  const post = holdUp('saveSite');
  const saving = harness.save('acme');
  await post.reached;
  const cleared = harness.site.clearCache('acme', signal);
  post.goOn();
  await saving;
  expect(JSON.parse((await cleared).document)).toMatchObject({ about: 'Saved' });
  expect(await cleared).toMatchObject({ trashed: false });
});

test('[SYNC-02] a publish that waits for a decision goes out once that is made and saved', async () => {
  const published = vi.spyOn(server, 'publish');
  harness.queue('acme', 'publish', { spelling: true });
  harness.set('acme', 'about', 'Mine');
  server.changeByColleague(server.document.replace('"about":null', '"about":"Theirs"'));
  await harness.outbox.drain();
  expect(kinds()).toEqual(['publish acme blocked']);
  const [conflict] = harness.site.actor('acme').openConflicts;
  harness.site.actor('acme').decide([conflict!.id], { take: 'mine' });
  await harness.save('acme');
  await harness.outbox.drain();
  expect(kinds()).toEqual([]);
  expect(published).toHaveBeenCalledTimes(1);
});

test('[SYNC-02] a queued site that a window is saving lets others go first', async () => {
  harness.set('acme', 'about', 'Mine');
  const post = holdUp('saveSite');
  const saving = harness.save('acme');
  await post.reached;
  harness.queue('acme', 'save', {});
  const letOthersGo = vi.fn();
  const [entry] = harness.outbox.entries();
  const sending = harness.site.sending.sendQueued(entry!, { letOthersGo, closing: signal });
  expect(letOthersGo).toHaveBeenCalled();
  post.goOn();
  await Promise.all([saving, sending]);
});

test('[AUTH-06] a value that waits for a decision is unsynced, though nothing else is edited', async () => {
  harness.set('acme', 'about', 'Mine');
  server.changeByColleague(server.document.replace('"about":null', '"about":"Theirs"'));
  await harness.site.review('acme', undefined, signal);
  expect(harness.site.actor('acme').status()).toMatchObject({ sync: 'clean', conflicts: 1 });
  expect(harness.site.unsyncedSlugs()).toEqual(['acme']);
});

describe('what the windows are told of a change', () => {
  const change = (told: Partial<EventPayload<'site.changed'>>) => expect.objectContaining(told) as unknown;

  test('names none of them where the app itself made it: a save’s tidying, its answer, a merge of the outbox', async () => {
    harness.set('acme', 'company_tagline', 'COMPANY NAME fixes pipes');
    await harness.save('acme');
    harness.set('acme', 'about', 'Mine');
    server.changeByColleague(server.document.replace('"c1"', '"c2"'));
    harness.queue('acme', 'save', {});
    await harness.outbox.drain();
    expect(harness.site.draft('acme')).toMatchObject({ sitewright_contact_id: 'c2' });
    expect(harness.changes.length).toBeGreaterThanOrEqual(4);
    expect(harness.changes.filter(({ byApp }) => !byApp)).toEqual([]);
  });

  test('is a window’s where it undid, decided or fetched something', async () => {
    harness.set('acme', 'about', 'Mine');
    harness.site.undo('acme');
    server.changeByColleague(server.document.replace('"c1"', '"c2"'));
    await harness.site.fetch('acme', undefined, signal);
    expect(harness.changes).toEqual([change({ slug: 'acme' }), change({ slug: 'acme' })]);
    expect(harness.changes.filter(({ byApp }) => byApp)).toEqual([]);
  });

  test('reading the draft again asks the server nothing', async () => {
    server.calls.length = 0;
    await harness.site.open('acme', signal, { again: true });
    expect(server.calls).toEqual([]);
  });
});

test('[SAVE-01] a save without changes asks nothing of the server and says so', async () => {
  const before = server.calls.length;
  expect(await harness.save('acme')).toMatchObject({ slug: 'acme', unchanged: true });
  expect(server.calls).toHaveLength(before);
  harness.set('acme', 'about', 'Mine');
  expect(await harness.save('acme')).not.toHaveProperty('unchanged');
});

test('[SAVE-04] a save without changes says that there is no service area', async () => {
  server.changeByColleague(server.document.replace(/("service_areas":\s*)\[[^\]]*\]/, '$1[]'));
  await harness.site.fetch('acme', undefined, signal);
  await expect(harness.save('acme')).rejects.toMatchObject({
    code: 'NO_SERVICE_AREA',
    message: 'Please add at least 1 service area on the Basic Info tab.',
  });
});

test('[SAVE-01] a slug that was not changed is looked up once', async () => {
  for (const about of ['One', 'Two']) {
    harness.set('acme', 'about', about);
    await harness.save('acme');
  }
  expect(server.calls.filter((call) => call === 'slugIsTaken')).toHaveLength(1);
});

test('[NAV-09] what was opened while the server could not be reached is not called offline once it can, in no window', async () => {
  online = false;
  server.fail('getModified', 'before', offline());
  await harness.open('acme');
  await harness.settleChecks();
  expect(harness.statuses.get('acme')).toMatchObject({ online: false, offlineCopy: true });
  online = true;
  server.fail(
    'getModified',
    'before',
    new BackendError('BACKEND_REFUSED', 'No.', { outcome: 'answered', status: 400 }),
  );
  tellConnectivity(true);
  await harness.settleChecks();
  expect(harness.statuses.get('acme')).toMatchObject({ online: true, offlineCopy: false });
  expect((await harness.site.open('acme', signal, { again: true })).status.offlineCopy).toBe(false);
});
