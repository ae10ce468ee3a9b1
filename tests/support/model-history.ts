import fc from 'fast-check';
import { expect } from 'vitest';
import type { Store } from '../../src-main/store/store.ts';
import { sameContent } from '../../src-main/sync/save/server-copy.ts';
import { ModelClient } from './model-client.ts';
import { EDIT_KINDS, editOf, isRename, siteText, tokensIn, untouchedTexts, type SiteModel } from './model-edits.ts';
import type { Manners } from './server-manners.ts';
import { ModelServer, type ModelFault, type ServerCall, type ServerWays } from './model-server.ts';
import type { DiskFault } from './fault-injecting-store.ts';

type User = 'edit' | 'undo' | 'redo' | 'resolve';
type Sync = 'review' | 'drain' | 'look' | 'fetch' | 'clearCache';
type Answer = 'overwrite' | 'review' | 'cancel';

export type Step = { who: number; pick: number; at: number; to: number } & (
  | { do: User | Sync | 'restart' | 'queue' | 'offline' | 'clock' | 'discard' }
  | { do: 'save' | 'publish'; answer: Answer }
  /** the client `who` does `what` during the next call of this name, whichever client makes the call */
  | { do: 'meanwhile'; call: ServerCall; when: 'before' | 'after'; what: User | 'save' | 'review' }
  | ({ do: 'fault' } & ModelFault)
  | ({ do: 'disk' } & DiskFault)
);

const numbers = { who: fc.nat(2), pick: fc.nat(4 * EDIT_KINDS - 1), at: fc.nat(9), to: fc.nat(9) };
const plain = (weight: number, ...names: (Step['do'] & string)[]) => ({
  weight,
  arbitrary: fc.record({ ...numbers, do: fc.constantFrom(...names) }) as fc.Arbitrary<Step>,
});
const call = fc.constantFrom<ServerCall>(
  ...(['saveSite', 'saveSite', 'getSite', 'getModified', 'savePhotos', 'slugIsTaken', 'upload', 'publish'] as const),
);
const when = fc.constantFrom('before' as const, 'after' as const);

export const step: fc.Arbitrary<Step> = fc.oneof(
  plain(14, 'edit'),
  plain(3, 'undo', 'redo'),
  plain(6, 'review', 'resolve', 'queue', 'drain'),
  plain(2, 'restart', 'offline', 'clock'),
  plain(1, 'look', 'look', 'fetch', 'clearCache', 'discard'),
  {
    weight: 5,
    arbitrary: fc.record({
      ...numbers,
      do: fc.constantFrom('save' as const, 'save' as const, 'save' as const, 'publish' as const),
      answer: fc.constantFrom('overwrite', 'review', 'cancel'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...numbers,
      do: fc.constant('meanwhile' as const),
      call,
      when,
      what: fc.constantFrom('edit', 'edit', 'undo', 'redo', 'resolve', 'save', 'review'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...numbers,
      do: fc.constant('fault' as const),
      call,
      when,
      kind: fc.constantFrom('timeout', 'reset', 'failed', 'crash'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...numbers,
      do: fc.constant('disk' as const),
      when,
      kind: fc.constantFrom('crash', 'refused'),
      after: fc.nat(6),
    }),
  },
);

/**
 * Further changes that a server makes to documents, in two thirds of the histories (see `ways`): it gives keys, and may
 * number lists, trim texts, add members and move files.
 */
const mannersOfModel: fc.Arbitrary<Manners> = fc.record({
  keys: fc.constantFrom('numbers', 'long numbers', 'texts'),
  orders: fc.constantFrom('as sent', 'from 1'),
  sorting: fc.constant('as sent'),
  numbersAsText: fc.constant(false),
  trims: fc.boolean(),
  dropsUnknown: fc.constant(false),
  addsMembers: fc.boolean(),
  files: fc.constantFrom('as sent', 'moved'),
});

export const ways: fc.Arbitrary<ServerWays> = fc.record({
  givesKeys: fc.boolean(),
  nullsEmpty: fc.boolean(),
  manners: fc.option(mannersOfModel, { nil: undefined, freq: 3 }),
  comparesBase: fc.boolean(),
});

/** A running history: the computers, their server, and what becomes of every acknowledged value. */
export class History {
  readonly server: ModelServer;
  clients: ModelClient[] = [];
  private readonly folder: string;
  private readonly mayNumberFrom1: boolean;
  /** every value that an edit put into a draft */
  private readonly acknowledged = new Set<string>();
  /** values that a user has removed from a draft by an action, as `<index of the client> <value>` */
  private readonly removedByUser = new Set<string>();
  /** values in the conflicts that a user has decided, by client */
  private readonly decided = [new Set<string>(), new Set<string>(), new Set<string>()];
  /** work that runs at the same time as a step */
  private beside: Promise<void>[] = [];
  private count = 0;
  private diskFaults = 0;
  private renames = 0;

  constructor(folder: string, serverWays?: ServerWays) {
    this.folder = folder;
    this.server = new ModelServer(siteText, serverWays);
    this.mayNumberFrom1 = serverWays?.manners?.orders === 'from 1';
  }

  async start(): Promise<void> {
    for (let index = 0; index < 3; index++) this.clients.push(await ModelClient.start(this.server, this.folder));
  }

  async take(taken: Step): Promise<void> {
    await this.run(taken);
    await Promise.all(this.beside.splice(0));
    // A write that failed must have no effect in memory. `restart` compares the memory with the stored data.
    for (const client of this.clients) if (client.appRun.wasRefused) await this.restart(client);
  }

  private async run(taken: Step): Promise<void> {
    const client = this.clients[taken.who]!;
    switch (taken.do) {
      case 'edit':
      case 'undo':
      case 'redo':
      case 'resolve':
        return this.byUser(client, taken.do, taken);
      case 'save':
      case 'publish':
        return client.run(() => client.save(taken.answer, {}, taken.do));
      case 'review':
      case 'fetch':
      case 'clearCache':
      case 'look':
        return client.run(() => client[taken.do as 'review']());
      case 'discard':
        return client.act(() => client.site.discard(client.slug));
      case 'queue':
        return client.act(() => client.queue(taken.pick % 3 ? 'save' : 'publish'));
      case 'drain':
        return client.run(() => client.outbox.drain(client.slug));
      case 'restart':
        return this.restart(client);
      case 'offline':
        client.isOnline = !client.isOnline;
        return;
      case 'clock':
        client.clock += (taken.pick - 50) * 1e9;
        return;
      case 'meanwhile':
        this.server.meanwhile = { call: taken.call, when: taken.when, act: () => this.meanwhile(taken) };
        return;
      case 'fault':
        this.server.fault = taken;
        return;
      case 'disk':
        this.diskFaults++;
        client.appRun.fault = { kind: taken.kind, when: taken.when, after: taken.after };
    }
  }

  private async meanwhile(taken: Step & { do: 'meanwhile' }): Promise<void> {
    const client = this.clients[taken.who]!;
    if (taken.what !== 'save' && taken.what !== 'review') return this.byUser(client, taken.what, taken);
    const done = client.run(() => (taken.what === 'save' ? client.save('review') : client.review()));
    // This client may be the one whose call is running. The call waits for this function, so waiting for `done` here
    // could take forever. `take` waits for `done`.
    this.beside.push(done);
    await Promise.race([done, new Promise(setImmediate)]);
  }

  /** Removes all faults, and makes all computers go online, merge, decide and save until all have the server's copy. */
  async settle(): Promise<void> {
    this.server.fault = undefined;
    this.server.meanwhile = undefined;
    const isSettled = (client: ModelClient) =>
      client.actor.editedFields.length === 0 &&
      client.actor.openConflicts.length === 0 &&
      client.actor.base.modified === this.server.modified;
    for (const { appRun } of this.clients) appRun.fault = undefined;
    for (let round = 0; round < 12 && !this.clients.every(isSettled); round++) {
      for (const client of this.clients) {
        client.isOnline = true;
        await client.review();
        await this.note(client, () => {
          // A decision about an item may also end conflicts within the item, so the list is read again each time.
          for (let [open] = client.actor.openConflicts; open; [open] = client.actor.openConflicts)
            client.actor.decide([open.id], { take: open.id % 2 ? 'mine' : 'theirs' });
        });
        if (client.actor.editedFields.length > 0) await client.save('cancel');
      }
    }
    expect(this.clients.map(isSettled)).toEqual([true, true, true]);
  }

  check(): void {
    const server = this.server.forApp.toText();
    for (const client of this.clients) expect(sameContent(client.actor.document.toText(), server)).toBe(true);

    const discarded = this.clients.map(({ store }) =>
      valuesIn(
        store.trash
          .list()
          .map(({ document }) => document)
          .join(),
        store,
      ),
    );
    const kept = discarded.reduce((all, each) => all.union(each), tokensIn(server));
    const missing = [...this.acknowledged].filter((token) => !kept.has(token) && !this.isSuperseded(token));
    // If a post overwrote a value that its sender had not seen, a stored version of the site has the value.
    const versions = missing.some((token) => this.server.raced.has(token)) ? this.storedValues() : new Set<string>();
    expect(missing.filter((token) => !(this.server.raced.has(token) && versions.has(token)))).toEqual([]);

    expect(server).not.toContain('local-blob:');
    for (const text of untouchedTexts) expect(server).toContain(text);
    if (this.server.struck + this.diskFaults === 0)
      expect(Math.max(0, ...this.server.uploads.values())).toBeLessThan(2);
    checkShape(JSON.parse(server) as SiteModel, this.renames > 0, this.mayNumberFrom1);
  }

  async dispose(): Promise<void> {
    for (const client of this.clients) await client.dispose();
  }

  private storedValues(): Set<string> {
    const all = this.clients.map(({ store, slug }) =>
      valuesIn(
        store.versions
          .list(slug)
          .map(({ id }) => store.versions.document(slug, id))
          .join(),
        store,
      ),
    );
    return all.reduce((one, other) => one.union(other));
  }

  private async byUser(client: ModelClient, what: User, { who, pick, at, to }: Step): Promise<void> {
    switch (what) {
      case 'edit':
        return this.edit(client, { who, pick, at, to });
      case 'redo':
        return this.note(client, () => client.site.redo(client.slug));
      case 'undo': {
        const before = tokensIn(client.actor.document.toText());
        await this.note(client, () => client.site.undo(client.slug));
        const taken = before.difference(tokensIn(client.actor.document.toText()));
        const foreign = [...taken].filter((token) => !token.startsWith(`tok-${who}-`));
        expect(foreign.filter((token) => !this.decided[who]!.has(token))).toEqual([]);
        return;
      }
      case 'resolve':
        return this.note(client, () => {
          const conflict = client.actor.openConflicts[at % (client.actor.openConflicts.length || 1)];
          if (!conflict) return;
          for (const token of tokensIn(`${conflict.mine} ${conflict.theirs}`)) this.decided[who]!.add(token);
          client.actor.decide([conflict.id], { take: pick % 2 ? 'mine' : 'theirs' });
        });
    }
  }

  private async edit(client: ModelClient, numbers: Pick<Step, 'who' | 'pick' | 'at' | 'to'>): Promise<void> {
    const token = `tok-${numbers.who}-${++this.count}`;
    if (isRename(numbers.pick)) this.renames++;
    await this.note(client, () => {
      const addFile = (content: string) => client.addFile(content);
      const operations = editOf(client.actor.site as unknown as SiteModel, { ...numbers, token, addFile });
      if (operations.length > 0) client.edit(`step ${this.count >> (numbers.pick % 2)}`, operations);
    });
    if (valuesIn(client.actor.document.toText(), client.store).has(token)) this.acknowledged.add(token);
  }

  /** Records the values that a user's action has removed, and forgets those that the action has added again. */
  private async note(client: ModelClient, act: () => void): Promise<void> {
    const mine = () => {
      const open = client.actor.openConflicts.map((each) => `${each.mine} ${each.theirs}`);
      return valuesIn(client.actor.document.toText() + open.join(), client.store);
    };
    const clashes = client.actor.openConflicts.map((open) => ({
      ...open,
      value: client.actor.document.get(open.path)?.toText(),
    }));
    const before = mine();
    await client.act(act);
    const after = mine();
    // If the action has changed a value that has a conflict, the change replaces both sides of the conflict.
    const newer = clashes.filter(({ path, value }) => client.actor.document.get(path)?.toText() !== value);
    for (const token of tokensIn(newer.map((clash) => `${clash.mine} ${clash.theirs}`).join()))
      this.took(client, token);
    for (const token of before.difference(after)) this.took(client, token);
    for (const token of after.difference(before)) this.removedByUser.delete(`${this.clients.indexOf(client)} ${token}`);
  }

  private took(client: ModelClient, token: string): void {
    this.removedByUser.add(`${this.clients.indexOf(client)} ${token}`);
  }

  private isSuperseded(token: string): boolean {
    return this.clients.some((_, index) => this.removedByUser.has(`${index} ${token}`));
  }

  private async restart(client: ModelClient): Promise<void> {
    const facts = () => {
      const { canUndo, canRedo, editedFields, conflicts } = client.actor.status();
      return [client.actor.document.toText(), client.actor.openConflicts, canUndo, canRedo, editedFields, conflicts];
    };
    const before = facts();
    await client.restart();
    expect(facts()).toEqual(before);
  }
}

/** Returns the values of edits in a document. The value of an added file is read from the file's name. */
function valuesIn(text: string, { blobs }: Store): Set<string> {
  const files = [...text.matchAll(/local-blob:([0-9a-f]{64})/g)].map(([, hash]) => blobs.find(hash!)?.name);
  return tokensIn(text + files.join());
}

/**
 * Expects that no item is there twice, that lists are numbered without gaps, and that members which an edit always sets
 * together have values of the same edit.
 */
function checkShape(site: SiteModel, wereRenamed: boolean, mayNumberFrom1: boolean): void {
  const { services, gallery, hero_gallery_photos: heroes, testimonials, faqs } = site;
  const names = [
    ...services.map((item) => item['service-name']).filter((name) => !wereRenamed || name.startsWith('tok-')),
    ...[...gallery, ...(heroes ?? [])].map(({ photo }) => photo),
    ...(faqs ?? []).map(({ question }) => question),
    ...(site.keywords ?? []),
  ];
  expect(names).toEqual([...new Set(names)]);
  const reviews = testimonials.map(({ review }) => review).filter((review) => review !== 'Good.');
  expect(reviews).toEqual([...new Set(reviews)]);
  for (const list of [site.products, site.payments ?? []]) {
    const titles = list.map(({ fields }) => fields.title);
    expect(titles.filter((title, at) => title !== '' && titles.indexOf(title) !== at)).toEqual([]);
  }
  for (const list of [services, faqs ?? []]) {
    const first = mayNumberFrom1 && list[0]?.order === 1 ? 1 : 0;
    expect(list.map(({ order }) => order)).toEqual([...list.keys()].map((at) => at + first));
  }
  const numbers = testimonials.map(({ order }) => Number(order));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => Math.min(...numbers) + at));
  expect(testimonials.every(({ order }) => typeof order === 'string')).toBe(true);

  const { load_balancer_config: balancer, business_hours: hours, custom_layout: layout } = site;
  expect(balancer.static).toBe(balancer.host);
  expect(hours).toHaveLength(7);
  for (const { from, to } of hours) expect(from).toBe(to);
  for (const { version, tag } of Object.values(layout)) expect(version).toBe(tag);
  expect([site.sitePk, site.slug, site.id_key]).toEqual([7, 'acme', 'k1']);
}
