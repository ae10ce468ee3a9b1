import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { FakeSiteServer } from '../../support/fake-site-server.ts';
import { siteText } from '../../support/site-harness.ts';
import { openSyncHarness, type SyncHarness } from '../../support/sync-harness.ts';

let server: FakeSiteServer;
let harness: SyncHarness;
let online: boolean;
beforeEach(async () => {
  server = new FakeSiteServer(siteText);
  online = true;
  harness = await openSyncHarness({
    client: {
      sites: new Proxy(server, { get: (target, call) => Reflect.get(online ? target : offline, call) as unknown }),
      get online() {
        return online;
      },
      onConnectivity: () => () => undefined,
    },
  });
  await harness.open('acme');
});
afterEach(() => harness.dispose());

const unreachable = () => Promise.reject(new BackendError('OFFLINE', 'No network.', { outcome: 'not-sent' }));
const offline = new Proxy({} as FakeSiteServer, { get: () => unreachable });

const parsed = (text: string) => JSON.parse(text) as Record<string, unknown>;
const draft = () => harness.site.draft('acme')!;
const fields = () => harness.site.actor('acme').editedFields;

/** Goes offline, edits, asks for a save or publish (which is queued), edits again, and goes online. */
async function askBetween(kind: 'save' | 'publish', first: () => void, second: () => void): Promise<void> {
  online = false;
  first();
  expect(await harness[kind]('acme')).toEqual({ queued: true });
  second();
  online = true;
}
const about = (value: string) => () => harness.set('acme', 'about', value);

test('[SYNC-06] a publish that waits sends what it was asked for; what is typed later stays a draft', async () => {
  await askBetween('publish', about('Finished'), () => {
    harness.site.actor('acme').edit('later', [{ op: 'set', path: ['about'], value: 'Half-writ' }]);
  });
  expect(harness.site.actor('acme').status().queued).toMatchObject({ kind: 'publish', later: ['about'] });
  await harness.outbox.drain();
  expect(parsed(server.document)['about']).toBe('Finished');
  expect(server.posts.join()).not.toContain('Half-writ');
  expect(server.calls).toContain('publish');
  expect(draft().about).toBe('Half-writ');
  expect(fields()).toEqual(['about']);
  expect(harness.store.outbox.list()).toEqual([]);
  harness.site.undo('acme');
  expect(draft().about).toBe('Finished');
});

test('[SYNC-06] what another has saved meanwhile is merged with what was asked for and with the later edits', async () => {
  await askBetween('save', about('Finished'), about('Half-writ'));
  server.changeByColleague(siteText.replace('Pipes done right', 'Theirs'));
  await harness.outbox.drain();
  expect(parsed(server.document)).toMatchObject({ about: 'Finished', company_tagline: 'Theirs' });
  expect(draft()).toMatchObject({ about: 'Half-writ', company_tagline: 'Theirs' });
  expect(fields()).toEqual(['about']);
});

test('[SYNC-06] a merge of the same list leaves apart what was asked for and what came later', async () => {
  const services = (items: object[]) => siteText.replace('"about"', `"services":${JSON.stringify(items)},"about"`);
  server.changeByColleague(
    services([
      { service_pk: 1, service: 'Pipes' },
      { service_pk: 2, service: 'Drains' },
    ]),
  );
  await harness.site.fetch('acme', undefined, new AbortController().signal);
  const name = (at: number, value: string) => () =>
    void harness.site.actor('acme').edit(`name ${at}`, [{ op: 'set', path: ['services', at, 'service'], value }]);
  await askBetween('save', name(0, 'Finished'), name(1, 'Half-writ'));
  server.changeByColleague(
    services([
      { service_pk: 3, service: 'Theirs' },
      { service_pk: 1, service: 'Pipes' },
      { service_pk: 2, service: 'Drains' },
    ]),
  );
  await harness.outbox.drain();
  expect(JSON.stringify(parsed(server.document)['services'])).toContain('Finished');
  expect(server.posts.join()).not.toContain('Half-writ');
  expect(JSON.stringify(draft().services)).toMatch(/Theirs.*Finished.*Half-writ/);
});

test('[SYNC-06] a queued save leaves out later edits also after a restart and a merge by hand', async () => {
  await askBetween('save', about('Finished'), about('Half-writ'));
  await harness.restart();
  server.changeByColleague(siteText.replace('about":null', 'about":null,"industry":"Theirs"'));
  await harness.open('acme');
  await harness.site.review('acme', undefined, new AbortController().signal);
  await harness.restart();
  await harness.outbox.drain();
  expect(parsed(server.document)).toMatchObject({ about: 'Finished', industry: 'Theirs' });
  expect(server.posts.join()).not.toContain('Half-writ');
  await harness.open('acme');
  expect(draft()).toMatchObject({ about: 'Half-writ', industry: 'Theirs' });
});

test('[SYNC-06] a save that was asked for after a publish goes out after it, and is not published', async () => {
  await askBetween('publish', about('Finished'), about('Half-writ'));
  online = false;
  expect(await harness.save('acme')).toEqual({ queued: true });
  harness.set('acme', 'about', 'Later');
  expect(harness.store.outbox.list().map(({ kind }) => kind)).toEqual(['publish', 'save']);
  online = true;
  const published: unknown[] = [];
  const publish = server.publish;
  server.publish = () => (published.push(parsed(server.document)['about']), publish());
  await harness.outbox.drain();
  expect(published).toEqual(['Finished']);
  expect(parsed(server.document)['about']).toBe('Half-writ');
  expect(draft().about).toBe('Later');
  expect(harness.store.outbox.list()).toEqual([]);
});

test('[SYNC-06] what is saved by hand after a publish was asked for does not go live with it', async () => {
  await askBetween('publish', about('Finished'), about('Half-writ'));
  await harness.save('acme');
  await harness.outbox.drain();
  expect(server.calls).not.toContain('publish');
  expect(harness.store.outbox.list()).toMatchObject([
    { kind: 'publish', state: 'blocked', reason: expect.stringContaining('saved since') },
  ]);
});

test('[SYNC-06] the repository that a publish brings is saved without what was typed later', async () => {
  server.changeByColleague(siteText.replace('"github_repo":"acme"', '"github_repo":""'));
  await harness.site.fetch('acme', undefined, new AbortController().signal);
  server.published = { githubRepo: 'acme-pages' };
  await askBetween('publish', about('Finished'), about('Half-writ'));
  await harness.outbox.drain();
  expect(parsed(server.document)).toMatchObject({ about: 'Finished', github_repo: 'acme-pages' });
  expect(server.posts.join()).not.toContain('Half-writ');
  expect(draft()).toMatchObject({ about: 'Half-writ', github_repo: 'acme-pages' });
});

test('[SYNC-06] what is typed while an unreachable server is waited for is not part of what is queued', async () => {
  online = false;
  harness.set('acme', 'about', 'Finished');
  const asked = harness.publish('acme');
  harness.set('acme', 'about', 'Half-writ');
  expect(await asked).toEqual({ queued: true });
  online = true;
  await harness.outbox.drain();
  expect(server.posts.join()).not.toContain('Half-writ');
  expect(parsed(server.document)['about']).toBe('Finished');
});

test('[SYNC-06] a new slug that is typed later is no part of a save that waits', async () => {
  await askBetween('save', about('Finished'), () => harness.set('acme', 'slug', 'acme-2'));
  await harness.outbox.drain();
  expect(parsed(server.document)).toMatchObject({ about: 'Finished', slug: 'acme' });
  expect(draft().slug).toBe('acme-2');
});
