import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from '../support/fast-check.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sameContent } from '../../src-main/sync/save/server-copy.ts';
import { ModelClient } from '../support/model-client.ts';
import { appText, EDIT_KINDS, editOf, siteText, type SiteModel } from '../support/model-edits.ts';
import { ModelServer } from '../support/model-server.ts';
import { memory } from '../support/computer.ts';

const RUNS = Math.ceil(Number(process.env['SITEWRIGHT_MODEL_RUNS'] ?? 500) / 4);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(memory, 'sitewright-undo-'));
});
afterAll(() => rm(folder, { recursive: true }));

const action = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ edit: fc.nat(4 * EDIT_KINDS - 1), at: fc.nat(9), to: fc.nat(9), step: fc.nat(5) }),
  },
  { weight: 3, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
  { weight: 2, arbitrary: fc.constantFrom('restart' as const, 'save' as const) },
);
const actions = fc.array(action, { minLength: 1, maxLength: 30 });

let count = 0;
async function act(client: ModelClient, what: typeof action extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
  if (what === 'restart') return client.restart();
  if (what === 'save') return client.save('cancel');
  if (typeof what === 'string') return void client.site[what](client.slug);
  const operations = editOf(client.actor.site as unknown as SiteModel, {
    ...what,
    pick: what.edit,
    token: `tok-0-${++count}`,
  });
  if (operations.length > 0) client.edit(`step ${what.step}`, operations);
}

async function withClient(run: (client: ModelClient, server: ModelServer) => Promise<void>): Promise<void> {
  const server = new ModelServer(siteText);
  const client = await ModelClient.start(server, folder);
  try {
    await run(client, server);
  } finally {
    await client.dispose();
  }
}

const check = (
  name: string,
  run: (
    client: ModelClient,
    server: ModelServer,
    acts: typeof actions extends fc.Arbitrary<infer T> ? T : never,
  ) => Promise<void>,
) =>
  test(name, { timeout: 60_000 + RUNS * 1000 }, () =>
    fc.assert(
      fc.asyncProperty(actions, (acts) => withClient((client, server) => run(client, server, acts))),
      { numRuns: RUNS },
    ),
  );

check(
  '[NAV-08] undoing all of any sequence restores what was there, redoing all brings it back, across restarts',
  async (client, _server, acts) => {
    for (const each of acts) if (each !== 'save') await act(client, each);
    // An edit after an undo discards the steps that could be redone. Undoing the remaining steps leads back to the
    // start.
    const last = client.actor.document.toText();
    let steps = 0;
    for (; client.actor.status().canUndo; steps++) {
      client.site.undo(client.slug);
      if (steps % 3 === 0) await client.restart();
    }
    expect(sameContent(client.actor.document.toText(), appText)).toBe(true);
    expect(client.actor.status()).toMatchObject({ sync: 'clean', editedFields: [] });
    for (; steps > 0; steps--) client.site.redo(client.slug);
    expect(sameContent(client.actor.document.toText(), last)).toBe(true);
  },
);

check(
  '[SYNC-01] the base and the edits that the journal holds make the draft, after any sequence',
  async (client, _server, acts) => {
    for (const each of acts) {
      await act(client, each);
      const { document, base } = client.actor;
      const before = [document.toText(), base];
      await client.restart();
      expect([client.actor.document.toText(), client.actor.base]).toEqual(before);
    }
  },
);

check('[SAVE-03] renaming a site never changes what it is', async (client, server, acts) => {
  const identity = () => {
    const { sitePk, id_key } = JSON.parse(server.document.toText()) as SiteModel;
    return { sitePk, id_key };
  };
  for (const each of acts) await act(client, each);
  client.edit('rename', [{ op: 'set', path: ['slug'], value: 'acme-2' }]);
  await client.save('cancel', { slug: 'acme-2' });
  expect(client.actor.slug).toBe('acme-2');
  expect(JSON.parse(server.document.toText())).toMatchObject({ slug: 'acme-2' });
  expect(identity()).toEqual({ sitePk: 7, id_key: 'k1' });
  expect(client.actor.site).toMatchObject(identity());
  expect(client.store.drafts.find('acme')).toEqual({ base: undefined, edits: [] });
  expect(client.store.versions.list('acme')).toEqual([]);
});
