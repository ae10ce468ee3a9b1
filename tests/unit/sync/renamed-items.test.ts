import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ModelClient } from '../../support/model-client.ts';
import { siteText, type SiteModel } from '../../support/model-edits.ts';
import { ModelServer, type ModelFault } from '../../support/model-server.ts';

let folder: string;
let server: ModelServer;
let [mine, theirs]: ModelClient[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-renamed-'));
  server = new ModelServer(siteText);
  [mine, theirs] = [await ModelClient.start(server, folder), await ModelClient.start(server, folder)];
});
afterEach(async () => {
  for (const client of [mine, theirs]) await client?.dispose();
  await rm(folder, { recursive: true });
});

const set = (client: ModelClient, member: string, value: string, at = 0) =>
  client.edit(`${member} ${value}`, [{ op: 'set', path: ['services', at, member], value }]);
const services = () =>
  (JSON.parse(server.document.toText()) as SiteModel).services.map(({ 'service-name': name, text }) => [name, text]);
const REST = [
  ['Drains', ''],
  ['Heaters', ''],
];

async function saveWithoutOutcome(client: ModelClient, when: ModelFault['when']): Promise<void> {
  server.fault = { call: 'saveSite', when, kind: 'timeout' };
  // The server's copy, which would show the outcome, cannot be read either.
  if (when === 'after') server.meanwhile = { call: 'saveSite', when, act: () => breakReading() };
  await client.run(() => client.save('cancel'));
}

function breakReading(): Promise<void> {
  server.fault = { call: 'getSite', when: 'before', kind: 'reset' };
  return Promise.resolve();
}

async function decideAll(client: ModelClient, take: 'mine' | 'theirs'): Promise<void> {
  await client.review();
  client.actor.decide(
    client.actor.openConflicts.map(({ id }) => id),
    { take },
  );
  await client.save('cancel');
}

test('[SYNC-03] an item without a key stays one item when it is renamed and edited here, and edited under its old name there', async () => {
  set(mine!, 'service-name', 'Pipes');
  set(mine!, 'text', 'of mine');
  set(theirs!, 'text', 'of theirs');
  await theirs!.save('cancel');
  await mine!.review();
  expect(mine!.actor.openConflicts).toMatchObject([{ path: ['services', 0, 'text'] }]);
  await decideAll(mine!, 'mine');
  expect(services()).toEqual([['Pipes', 'of mine'], ...REST]);
});

test.each(['before', 'after'] as const)(
  '[SYNC-03, SYNC-04] a renamed item without a key stays one item when the answer to its post is lost %s the commit',
  async (when) => {
    set(mine!, 'service-name', 'Pipes');
    await saveWithoutOutcome(mine!, when);
    set(mine!, 'text', 'of mine');
    if (when === 'after') await theirs!.review();
    set(theirs!, 'text', 'of theirs');
    await theirs!.save('cancel');
    await decideAll(mine!, 'mine');
    expect(services()).toEqual([['Pipes', 'of mine'], ...REST]);
  },
);

test('[SYNC-03, SYNC-04] an item without a key stays one item when it is renamed again after a post of unknown outcome', async () => {
  set(mine!, 'service-name', 'Pipes');
  await saveWithoutOutcome(mine!, 'after');
  set(mine!, 'service-name', 'All pipes');
  await theirs!.review();
  set(theirs!, 'text', 'of theirs');
  await theirs!.save('cancel');
  await mine!.review();
  await mine!.save('cancel');
  expect(services()).toEqual([['All pipes', 'of theirs'], ...REST]);
});

test('[SYNC-03, SYNC-04] an item without a key stays one item when it is renamed after a post of unknown outcome added it', async () => {
  const value = { 'service-name': 'Wells', text: '', order: 3 };
  mine!.edit('add', [{ op: 'insert', path: ['services', 3], value }]);
  await saveWithoutOutcome(mine!, 'after');
  set(mine!, 'service-name', 'All wells', 3);
  await theirs!.review();
  set(theirs!, 'text', 'of theirs', 3);
  await theirs!.save('cancel');
  await mine!.review();
  await mine!.save('cancel');
  expect(services()).toEqual([['Repipe', ''], ...REST, ['All wells', 'of theirs']]);
});

test('[SYNC-03, SYNC-04] a queued rename causes no conflict when a later rename was sent and its outcome is unknown', async () => {
  set(mine!, 'service-name', 'Pipes');
  mine!.queue('save');
  set(mine!, 'service-name', 'All pipes');
  set(mine!, 'text', 'of mine');
  await saveWithoutOutcome(mine!, 'after');
  await theirs!.review();
  set(theirs!, 'text', 'of theirs');
  await theirs!.save('cancel');
  await mine!.review();
  expect(mine!.actor.openConflicts).toMatchObject([{ path: ['services', 0, 'text'] }]);
  await decideAll(mine!, 'mine');
  expect(services()).toEqual([['All pipes', 'of mine'], ...REST]);
});

test('[SYNC-03] another item in the place of one that was taken away is not that one', async () => {
  mine!.edit('remove', [{ op: 'remove', path: ['services', 0] }]);
  mine!.edit('add', [
    { op: 'insert', path: ['services', 0], value: { 'service-name': 'Wells', text: 'of mine', order: 0 } },
  ]);
  set(theirs!, 'text', 'of theirs');
  await theirs!.save('cancel');
  await mine!.review();
  expect(mine!.actor.openConflicts).toMatchObject([{ kind: 'deleted', path: ['services', 0] }]);
});

test('[SYNC-03] an item that somebody has kept beside its renamed one is not doubled by who has renamed it', async () => {
  set(mine!, 'service-name', 'Pipes');
  theirs!.edit('both', [
    { op: 'set', path: ['services', 0, 'text'], value: 'of theirs' },
    { op: 'insert', path: ['services', 1], value: { 'service-name': 'Pipes', text: '', order: 1 } },
    { op: 'set', path: ['services', 2, 'order'], value: 2 },
    { op: 'set', path: ['services', 3, 'order'], value: 3 },
  ]);
  await theirs!.save('cancel');
  await decideAll(mine!, 'theirs');
  expect(services().map(([name]) => name)).toEqual(['Repipe', 'Pipes', 'Drains', 'Heaters']);
});
