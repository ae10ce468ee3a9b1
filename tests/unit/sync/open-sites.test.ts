import { EventEmitter } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { OpenSites } from '../../../src-main/sync/draft/open-sites.ts';
import type { SiteActor } from '../../../src-main/sync/draft/site-actor.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let sites: OpenSites;
beforeEach(() => {
  sites = new OpenSites();
});

const open = (slug: string): SiteActor => {
  const actor = { slug } as SiteActor;
  sites.put(slug, actor);
  return actor;
};
const openMany = (count = 30) => {
  for (let number = 0; number < count; number++) open(`site-${number}`);
};
/**
 * Collects garbage in the next turn of the event loop. The target of a weak reference stays alive in the turn in which
 * the reference was made or read.
 */
async function collectUnused(): Promise<void> {
  await new Promise(setImmediate);
  collectGarbage();
}

test('sites that no window shows any more leave the memory, those used last stay at hand', async () => {
  openMany();
  await collectUnused();
  expect(sites.list().map(({ slug }) => slug)).toEqual(Array.from({ length: 10 }, (_, at) => `site-${20 + at}`));
  expect(sites.find('site-3')).toBeUndefined();
  expect(sites.find('site-20')).toBeDefined();
  open('another');
  await collectUnused();
  expect(sites.find('site-20')).toBeDefined();
  expect(sites.find('site-21')).toBeUndefined();
});

test('[SYNC-03] a site that a call still works with has no second actor', async () => {
  const working = open('acme');
  openMany();
  await collectUnused();
  expect(sites.find('acme')).toBe(working);
});

test('[SYNC-03] a site stays as long as a window shows it', async () => {
  const [one, other] = [new EventEmitter(), new EventEmitter()];
  sites.show(one, open('acme'));
  sites.show(other, open('joes'));
  openMany();
  await collectUnused();
  expect(sites.list().map(({ slug }) => slug)).toEqual(expect.arrayContaining(['acme', 'joes']));
  sites.show(one, sites.find('joes')!);
  other.emit('destroyed');
  openMany();
  await collectUnused();
  expect([sites.find('acme'), sites.find('joes')?.slug]).toEqual([undefined, 'joes']);
  one.emit('destroyed');
  openMany();
  await collectUnused();
  expect(sites.find('joes')).toBeUndefined();
});

test('[SAVE-03] a renamed site is found by its old slug too, until that is another’s', () => {
  const renamed = open('acme');
  sites.put('acme-roofing', renamed);
  expect(sites.find('acme')).toBe(renamed);
  sites.forget('acme');
  expect([sites.find('acme'), sites.find('acme-roofing')]).toEqual([undefined, renamed]);
});
