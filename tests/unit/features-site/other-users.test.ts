import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { FakeSiteServer, noAnswer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-harness.ts';
import { openSyncHarness, type SyncHarness } from '../../support/sync-harness.ts';

const [A, B, C] = ['+12025550123', '+12025550199', '+12025550188'] as const;

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
  harness.signIn(A);
  await harness.open('acme');
});
afterEach(() => harness.dispose());

const others = () => harness.site.others.list('acme').map(({ person }) => person);
const draft = () => harness.site.draft('acme');
const trash = () => harness.history.trash('acme').map(({ id, reason }) => ({ id, reason }));
const review = (slug: string) => harness.site.review(slug, undefined, new AbortController().signal);
const offline = () => new BackendError('OFFLINE', 'No network.', { outcome: 'not-sent' });

/**
 * Restarts the app and signs the person in. Before the sign-in, the app does not know its last user, as if the keychain
 * had lost its content.
 */
async function restartAs(person: string): Promise<void> {
  await harness.restart();
  harness.signIn(person);
  await harness.open('acme');
}

async function signIn(person: string): Promise<void> {
  harness.signIn(person);
  await harness.open('acme');
}

describe.each([
  ['in the same run', signIn],
  ['after a restart', restartAs],
])('who signs in second, %s', (_when, enter) => {
  test('[SYNC-06, AUTH-04] sees the site as the server has it, and nothing of the first one’s', async () => {
    harness.set('acme', 'about', 'Of A');
    harness.set('acme', 'company_name', 'Named by A');
    harness.queue('acme', 'save', {});
    harness.store.trash.put({ slug: 'acme', reason: 'discarded', document: siteText, modified: 'm1', at: 1 });
    await enter(B);
    expect(draft()).toMatchObject({ about: null, company_name: 'Acme' });
    expect(await harness.open('acme')).toMatchObject({ sync: 'clean', editedFields: [], canUndo: false });
    expect(harness.site.recent('', 10)).toMatchObject([{ slug: 'acme', companyName: 'Acme' }]);
    expect(harness.site.unsyncedSlugs()).toEqual([]);
    expect(harness.outbox.entries()).toEqual([]);
    expect(trash()).toEqual([]);
    expect(others()).toEqual([A]);
  });

  test('[AUTH-04] saves the own edits alone; the first one finds theirs as they left them', async () => {
    harness.set('acme', 'about', 'Of A');
    await enter(B);
    harness.set('acme', 'company_tagline', 'Of B');
    expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
    expect(JSON.parse(server.document)).toMatchObject({ about: null, company_tagline: 'Of B' });
    await enter(A);
    expect(draft()).toMatchObject({ about: 'Of A' });
    expect(others()).toEqual([]);
    await review('acme');
    expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
    expect(JSON.parse(server.document)).toMatchObject({ about: 'Of A', company_tagline: 'Of B' });
  });

  test('[AUTH-04] sees what the edits change, sets them aside, and the first one brings them back', async () => {
    harness.set('acme', 'about', 'Of A');
    await enter(B);
    expect(harness.site.others.compare('acme', A)).toMatchObject([{ path: ['about'], after: '"Of A"' }]);
    harness.site.others.setAside('acme', A);
    expect(others()).toEqual([]);
    expect(trash()).toEqual([]);
    expect(draft()).toMatchObject({ about: null });
    await enter(A);
    expect(draft()).toMatchObject({ about: null });
    expect(trash()).toMatchObject([{ reason: 'set-aside' }]);
    harness.history.restoreTrash('acme', trash()[0]!.id, { of: 'site' });
    expect(draft()).toMatchObject({ about: 'Of A' });
  });

  test('[AUTH-04] goes on with the edits, which are the second one’s from then on', async () => {
    harness.set('acme', 'about', 'Of A');
    await enter(B);
    harness.site.others.takeOver('acme', A);
    expect(draft()).toMatchObject({ about: 'Of A' });
    expect(others()).toEqual([]);
    await enter(A);
    expect(draft()).toMatchObject({ about: null });
    expect(others()).toEqual([B]);
    await enter(B);
    expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
    expect(JSON.parse(server.document)).toMatchObject({ about: 'Of A' });
  });

  test('[SYNC-03, AUTH-04] leaves what the first one is asked about on the copy that it was asked of', async () => {
    const openConflicts = () => harness.history.conflicts('acme').map(({ path, mine, theirs }) => [path, mine, theirs]);
    const services = (...items: [name: string, text: string][]) =>
      JSON.stringify(items.map(([name, text], order) => ({ 'service-name': name, text, order })));
    const serverWith = (list: string) => siteText.replace('"about":null', `"about":null,"services":${list}`);
    server.changeByColleague(serverWith(services(['A', ''], ['B', ''])));
    await review('acme');
    const set = (at: number, value: string) =>
      harness.site.actor('acme').edit(`${at}`, [{ op: 'set', path: ['services', at, 'text'], value }]);
    set(1, 'Of A');
    server.changeByColleague(serverWith(services(['A', ''], ['B', 'Of the server'])));
    await review('acme');
    expect(openConflicts()).toEqual([[['services', 1, 'text'], '"Of A"', '"Of the server"']]);
    await enter(B);
    harness.site.actor('acme').edit('remove', [{ op: 'remove', path: ['services', 0] }]);
    set(0, 'Of B');
    await harness.save('acme');
    await enter(A);
    expect(openConflicts()).toEqual([[['services', 1, 'text'], '"Of A"', '"Of the server"']]);
    await review('acme');
    expect(openConflicts()).toEqual([[['services', 0, 'text'], '"Of A"', '"Of B"']]);
    const [conflict] = harness.history.conflicts('acme');
    harness.history.decide('acme', [conflict!.id], { take: 'theirs' });
    expect(await harness.open('acme')).toMatchObject({ sync: 'clean' });
    // A has no edits any more. A therefore sees the copy that B saves next, which is on this computer, even offline.
    await enter(B);
    set(0, 'Of B again');
    await harness.save('acme');
    online = false;
    await enter(A);
    expect(draft()).toMatchObject({ services: [{ text: 'Of B again' }] });
  });

  test('[AUTH-04] undoes nothing that the first one has saved, and the first one nothing below the second one’s save', async () => {
    harness.set('acme', 'about', 'Of A');
    await harness.save('acme');
    await enter(B);
    expect(await harness.open('acme')).toMatchObject({ canUndo: false });
    harness.set('acme', 'company_tagline', 'Of B');
    await harness.save('acme');
    await enter(A);
    expect(await harness.open('acme')).toMatchObject({ canUndo: false, sync: 'clean' });
    expect(draft()).toMatchObject({ about: 'Of A', company_tagline: 'Of B' });
  });

  test('[SYNC-07, SYNC-06] renames the site, and the first one’s edits are found under its new slug', async () => {
    harness.set('acme', 'about', 'Of A');
    await enter(B);
    harness.set('acme', 'slug', 'acme-two');
    expect(await harness.save('acme', { slug: 'acme-two' })).toMatchObject({ slug: 'acme-two' });
    harness.signIn(A);
    await harness.open('acme-two');
    await review('acme-two');
    expect(harness.site.draft('acme-two')).toMatchObject({ about: 'Of A', slug: 'acme-two' });
    expect(harness.site.unsyncedSlugs()).toEqual(['acme-two']);
  });

  test('[SYNC-02] opens the server’s copy as last seen while offline', async () => {
    harness.set('acme', 'about', 'Of A');
    online = false;
    server.fail('getModified', 'before', offline());
    await enter(B);
    expect(draft()).toMatchObject({ about: null });
  });
});

test('[AUTH-04] edits are not taken over onto edits of one’s own, and neither is lost', async () => {
  harness.set('acme', 'about', 'Of A');
  await signIn(B);
  harness.set('acme', 'company_tagline', 'Of B');
  expect(() => harness.site.others.takeOver('acme', A)).toThrow('You have edits of this site too.');
  expect(draft()).toMatchObject({ about: null, company_tagline: 'Of B' });
  await signIn(C);
  expect(others().toSorted()).toEqual([A, B]);
});

test('[AUTH-04] who takes edits over undoes them one by one, but not what was saved before them', async () => {
  harness.set('acme', 'about', 'Saved by A');
  await harness.save('acme');
  harness.set('acme', 'about', 'Of A');
  await signIn(B);
  harness.site.others.takeOver('acme', A);
  harness.site.undo('acme');
  expect(draft()).toMatchObject({ about: 'Saved by A' });
  expect(await harness.open('acme')).toMatchObject({ canUndo: false });
});

test('[AUTH-04, SYNC-04] who takes over a save that nobody knows the outcome of is not told that somebody else has saved', async () => {
  harness.set('acme', 'about', 'Of A');
  server.fail('saveSite', 'after');
  server.fail('getSite', 'before', noAnswer(), 1);
  await harness.save('acme').catch(() => undefined);
  expect(server.document).toContain('Of A');
  await restartAs(B);
  harness.site.others.takeOver('acme', A);
  harness.set('acme', 'company_tagline', 'Of B');
  expect(await harness.save('acme')).toMatchObject({ slug: 'acme' });
  expect(JSON.parse(server.document)).toMatchObject({ about: 'Of A', company_tagline: 'Of B' });
});

test('[AUTH-04] a save that ends after another has signed in is its owner’s', async () => {
  const [posting, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const save = server.saveSite.bind(server);
  server.saveSite = async (...args) => {
    posting.resolve();
    await goOn.promise;
    return save(...args);
  };
  harness.set('acme', 'about', 'Of A');
  const saving = harness.save('acme');
  await posting.promise;
  await signIn(B);
  expect(() => harness.site.others.takeOver('acme', A)).toThrow('being saved');
  harness.set('acme', 'company_tagline', 'Of B');
  goOn.resolve();
  await saving;
  expect(draft()).toMatchObject({ company_tagline: 'Of B' });
  expect(others()).toEqual([]);
  await restartAs(A);
  expect(await harness.open('acme')).toMatchObject({ sync: 'clean' });
  expect(others()).toEqual([B]);
});

test('[AUTH-04] edits of nobody known are another user’s until they are told whose they are', async () => {
  harness.signIn('');
  harness.set('acme', 'about', 'Of somebody');
  harness.signIn(B);
  expect(harness.site.others.list('acme')).toEqual([{ person: '', name: 'another user' }]);
  harness.store.owners.attribute(A);
  expect(others()).toEqual([A]);
});

test('[AUTH-04, SYNC-06] what waits goes out as nobody else’s; it goes when its owner is back', async () => {
  online = false;
  server.fail('getModified', 'before', offline());
  expect(await harness.publish('acme')).toEqual({ queued: true });
  online = true;
  expect(harness.site.unsyncedSlugs()).toEqual(['acme']);
  await restartAs(B);
  await harness.outbox.drain();
  await harness.outbox.drain('acme');
  expect(server.calls).not.toContain('publish');
  expect(others()).toEqual([]);
  harness.signIn(A);
  await harness.outbox.drain();
  expect(server.calls).toContain('publish');
  expect(harness.site.unsyncedSlugs()).toEqual([]);
});

test('[SYNC-06] an export holds the drafts and the trash of who makes it', async () => {
  harness.set('acme', 'about', 'Of A');
  await signIn(B);
  harness.set('acme', 'company_tagline', 'Of B');
  const file = harness.store.keepAside('export.json')!;
  const { sites } = JSON.parse(readFileSync(file, 'utf8')) as { sites: { document: string }[] };
  expect(sites.map(({ document }) => document.includes('Of A'))).toEqual([false]);
});
