import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from '../support/fast-check.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonValue, Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { createHistoryService } from '../../src-main/features/sync/history-service.ts';
import { referencedBlobs } from '../../src-main/store/blob-repo.ts';
import { ModelClient } from '../support/model-client.ts';
import { siteText, type SiteModel } from '../support/model-edits.ts';
import { ModelServer } from '../support/model-server.ts';
import { memory } from '../support/computer.ts';

const RUNS = Math.ceil(Number(process.env['SITEWRIGHT_MODEL_RUNS'] ?? 500) / 8);
const DAY = 24 * 60 * 60 * 1000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(memory, 'sitewright-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const FILES = Array.from({ length: 6 }, (_, file) => `tok-0-${file}`);
const small = fc.nat(FILES.length - 1);
const edit = fc.record({
  how: fc.constantFrom('add', 'add', 'remove', 'header', 'header', 'within fields', 'plain' as const),
  file: small,
  at: small,
});
const act = fc.oneof(
  { weight: 8, arbitrary: edit },
  { weight: 3, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      how: fc.constantFrom('save', 'review', 'resolve', 'colleague', 'restoreTrash', 'restoreVersion' as const),
      at: small,
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('discard' as const, 'clearCache' as const, 'restart' as const) },
  { weight: 5, arbitrary: fc.record({ how: fc.constant('days' as const), at: fc.constantFrom(1, 1, 3, 9, 9, 40) }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** One computer, and a server on which a colleague works too. */
class Harness {
  readonly client: ModelClient;
  private readonly server: ModelServer;
  private count = 0;

  constructor(client: ModelClient, server: ModelServer) {
    this.client = client;
    this.server = server;
  }

  async act(what: Act): Promise<void> {
    const { client } = this;
    if (what === 'undo' || what === 'redo' || what === 'discard') return void client.site[what](client.slug);
    if (what === 'clearCache' || what === 'restart') return client[what]();
    switch (what.how) {
      case 'days':
        return this.useFor(what.at);
      case 'save':
        return client.run(() => client.save(what.at % 2 ? 'review' : 'overwrite'));
      case 'review':
        return client.run(() => client.review());
      case 'resolve': {
        const [conflict] = client.actor.openConflicts;
        if (conflict) client.actor.decide([conflict.id], { take: what.at % 2 ? 'mine' : 'theirs' });
        return;
      }
      case 'colleague':
        return this.changeOnServer(what.at);
      case 'restoreTrash':
      case 'restoreVersion':
        return this.restore(what.how, what.at);
      default:
        return this.edit(what);
    }
  }

  useFor(days: number): void {
    for (let day = 0; day < days; day++) {
      this.client.today += DAY;
      this.client.store.purge();
    }
  }

  /** Returns the texts that refer to all files that a user can get back on this computer. */
  reachable(): string[] {
    const { store, slug, actor } = this.client;
    return [
      actor.document.toText(),
      JSON.stringify(actor.openConflicts),
      JSON.stringify(store.drafts.find(slug)),
      JSON.stringify(store.intents.list('save')),
      ...store.trash.list().map(({ document }) => document),
      ...store.versions.list(slug).map(({ id }) => store.versions.document(slug, id) ?? ''),
    ];
  }

  expectFiles(): void {
    const { blobs } = this.client.store;
    for (const id of this.reachable().flatMap(referencedBlobs)) expect(blobs.find(id)).toBeDefined();
  }

  private edit({ how, file, at }: typeof edit extends fc.Arbitrary<infer T> ? T : never): void {
    const { gallery } = this.client.actor.site as unknown as SiteModel;
    const reference = () => this.client.addFile(FILES[file]!);
    const set = (field: string, value: JsonValue): Operation => ({ op: 'set', path: [field], value });
    const operations: Record<typeof how, () => Operation[]> = {
      add: () => [
        { op: 'insert', path: ['gallery', at % (gallery.length + 1)], value: { photo: reference(), caption: '' } },
      ],
      remove: () => (gallery.length > 0 ? [{ op: 'remove', path: ['gallery', at % gallery.length] }] : []),
      header: () => [set('hero_image', reference())],
      'within fields': () => [set('products', [{ pk: 1, fields: { photo: reference() } }])],
      plain: () => [set('hero_image', null), set('about', `text ${at}`)],
    };
    this.client.edit(`step ${++this.count}`, operations[how]());
  }

  private changeOnServer(at: number): void {
    const { server } = this;
    const value = at % 2 ? `"/media/theirs-${++this.count}.webp"` : 'null';
    server.document = server.document
      .with(at % 3 ? 'hero_image' : 'products', RawValue.parse(value))
      .with('modified', RawValue.parse(`"m${++server.saves}"`));
  }

  private restore(how: 'restoreTrash' | 'restoreVersion', at: number): void {
    const { store, slug, actor } = this.client;
    const history = createHistoryService({ store, actor: () => actor });
    const kept = how === 'restoreTrash' ? store.trash.list(slug) : store.versions.list(slug);
    const one = kept[at % Math.max(1, kept.length)];
    if (one) history[how](slug, one.id, { of: 'site' });
  }
}

const check = async (harness: Harness, acts: readonly Act[]) => {
  for (const each of acts) {
    await harness.act(each);
    harness.expectFiles();
  }
  // The trash is emptied first. Then the files to which only the trash referred are deleted.
  harness.useFor(45);
  const inUse = new Set(harness.reachable().flatMap(referencedBlobs));
  const { store, site, slug } = harness.client;
  for (const file of FILES) {
    const id = hash('sha256', file, 'hex');
    expect(store.blobs.find(id) !== undefined).toBe(inUse.has(id));
  }
  for (const turn of ['undo', 'redo'] as const) {
    const can = () => harness.client.actor.status()[turn === 'undo' ? 'canUndo' : 'canRedo'];
    while (can()) {
      site[turn](slug);
      harness.expectFiles();
    }
  }
};

test(
  '[SYNC-02] a file that anything can bring back is never purged, and none other is kept',
  { timeout: 60_000 + RUNS * 2_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
        const server = new ModelServer(siteText);
        const client = await ModelClient.start(server, folder);
        try {
          await check(new Harness(client, server), acts);
        } finally {
          await client.dispose();
        }
      }),
      { numRuns: RUNS },
    ),
);
