import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasToDo } from '../../../src-main/features/site/to-do.ts';
import { siteText } from '../../support/site-harness.ts';
import { openAcme, type SyncHarness } from '../../support/sync-harness.ts';
import type { FakeSiteServer } from '../../support/fake-site-server.ts';

const signal = new AbortController().signal;

let server: FakeSiteServer;
let harness: SyncHarness;
beforeEach(async () => {
  ({ server, harness } = await openAcme());
});
afterEach(() => harness.dispose());

const standing = async (slug = 'acme') => (await harness.site.standings([slug]))[0];

test('[NAV-14] a site of the list stands as its status line says, with edits and without', async () => {
  expect((await standing())?.status).toEqual(harness.site.actor('acme').status());
  harness.set('acme', 'about', 'Mine');
  expect((await standing())?.status).toMatchObject({ sync: 'unsaved', editedFields: ['about'] });
});

test('[NAV-14] a site that nobody has open tells the same as when it is opened, and is read once', async () => {
  const open = await standing();
  harness.site.personChanged();
  const { store } = harness;
  const find = store.sites.find.bind(store.sites);
  let reads = 0;
  store.sites.find = (slug) => {
    reads++;
    return find(slug);
  };
  expect(await standing()).toEqual(open);
  expect(await standing()).toEqual(open);
  expect(reads).toBeLessThanOrEqual(1);
});

test('[NAV-14] the next need is the first blocker, with its place', async () => {
  harness.set('acme', 'paid_url', '');
  harness.set('acme', 'sitewright_contact_id', '');
  expect(await standing()).toMatchObject({
    blockers: 2,
    next: { id: 'contact', tab: 'domain', section: 'contact', places: [['sitewright_contact_id']] },
  });
});

test('[NAV-14] nothing is told of a site that is not on this computer', async () => {
  expect(await harness.site.standings(['zen'])).toEqual([]);
});

test('[NAV-14] to do is what waits for somebody, the site that was opened longest ago first', async () => {
  expect(await harness.site.toDo('', 10)).toEqual([]);
  const document = siteText.replace('"acme"', '"bolt"').replace('"k1"', '"k2"').replace('90071992547409931', '5');
  server.getSite = async () => ({ document });
  await harness.site.open('bolt', signal);
  harness.set('bolt', 'about', 'Mine');
  harness.set('acme', 'about', 'Mine');
  const slugs = (await harness.site.toDo('', 10)).map(({ slug }) => slug);
  expect(slugs).toEqual(['acme', 'bolt']);
  expect(await harness.site.toDo('', 1)).toHaveLength(1);
});

test('[NAV-14] what waits for the server goes by itself; what is blocked does not', () => {
  const status = harness.site.actor('acme').status();
  const queued = { kind: 'save' as const, at: 1, later: [] };
  const edited = { ...status, editedFields: ['about'] };
  expect(hasToDo(status, 0)).toBe(false);
  expect(hasToDo(status, 1)).toBe(true);
  expect(hasToDo(edited, 0)).toBe(true);
  expect(hasToDo({ ...edited, queued }, 0)).toBe(false);
  expect(hasToDo({ ...edited, queued: { ...queued, later: ['faqs'] } }, 0)).toBe(true);
  expect(hasToDo({ ...edited, queued: { ...queued, blocked: 'The slug is taken.' } }, 0)).toBe(true);
  expect(hasToDo({ ...status, unpublished: 'changes' }, 0)).toBe(true);
  expect(hasToDo({ ...status, conflicts: 1 }, 0)).toBe(true);
});

test('[NAV-14] a site that was just published has nothing left to publish, whatever the server noted of it', async () => {
  await harness.publish('acme');
  const { status } = (await standing())!;
  expect([status.publishedAt === undefined, status.unpublished]).toEqual([false, undefined]);
});
