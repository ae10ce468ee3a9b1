import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RawValue } from '#shared/record/raw-value.ts';
import fc from '../support/fast-check.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BackendError } from '../../src-main/backend-client/backend-error.ts';
import { mineOf } from '../../src-main/sync/merge/conflicts.ts';
import { sameContent } from '../../src-main/sync/save/server-copy.ts';
import type { SiteActor } from '../../src-main/sync/draft/site-actor.ts';
import { callContext } from '../support/call-context.ts';
import { ModelClient } from '../support/model-client.ts';
import { siteText, tokensIn } from '../support/model-edits.ts';
import { type Caller, ModelServer } from '../support/model-server.ts';
import { memory } from '../support/computer.ts';

const RUNS = Number(process.env['SITEWRIGHT_INTERLEAVINGS'] ?? 150);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(memory, 'sitewright-interleaved-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A server that delays its calls and their answers. Like a real server, it knows the site only by the current slug. */
class SlowServer extends ModelServer {
  delay: (what: string) => Promise<unknown> = () => Promise.resolve();
  /** every value that the server has ever had */
  readonly everHeld = new Set<string>();

  get slug(): string {
    return JSON.parse(this.document.child('slug')!.toText()) as string;
  }

  override endpoints(caller: Caller) {
    const real = super.endpoints(caller);
    const slowed = async <T>(name: string, call: () => Promise<T>): Promise<T> => {
      await this.delay(`${name} arrives`);
      const outcome = await Promise.allSettled([call()]);
      await this.delay(`${name} is answered`);
      if (outcome[0].status === 'rejected') throw outcome[0].reason;
      return outcome[0].value;
    };
    const found = <T>(slug: string, call: () => Promise<T>): Promise<T> =>
      slug === this.slug
        ? call()
        : Promise.reject(new BackendError('NOT_FOUND', 'No such site.', { outcome: 'answered', status: 404 }));
    const endpoints: typeof real = {
      ...real,
      getSite: (slug) => slowed('getSite', () => found(slug, () => real.getSite(slug))),
      getModified: (slug) => slowed('getModified', () => found(slug, () => real.getModified(slug))),
      slugIsTaken: (slug) => slowed('slugIsTaken', () => Promise.resolve(slug === this.slug)),
      saveSite: (...call) =>
        slowed('saveSite', async () => {
          const modified = await real.saveSite(...call);
          for (const token of tokensIn(this.document.toText())) this.everHeld.add(token);
          return modified;
        }),
      publish: (request) => slowed('publish', () => real.publish(request)),
    };
    return endpoints;
  }

  /** Saves the site as a colleague, with the token as the field's text, based on the server's newest copy. */
  changeByColleague(field: string, token: string): void {
    this.saves++;
    this.everHeld.add(token);
    this.document = this.document
      .with(field, RawValue.parse(JSON.stringify(token)))
      .with('modified', RawValue.parse(JSON.stringify(this.modified)));
  }
}

const FIELDS = ['about', 'company_tagline', 'company_name'] as const;
const kinds = ['edit', 'add', 'save', 'publish', 'review', 'look', 'rename', 'clear', 'colleague'] as const;
const actions = fc.array(
  fc.record({
    do: fc.constantFrom(...kinds, 'edit' as const, 'edit' as const, 'save' as const),
    field: fc.constantFrom(...FIELDS),
  }),
  { minLength: 4, maxLength: 16, size: 'max' },
);
type Action = typeof actions extends fc.Arbitrary<(infer T)[]> ? T : never;

/**
 * A computer whose edits, saves and other actions overlap. It records which values were given to the site, and which of
 * them were replaced.
 */
class Interleaving {
  readonly server = new SlowServer(siteText);
  acknowledged = 0;
  private client!: ModelClient;
  private slug = 'acme';
  private count = 0;
  private readonly madeTokens = new Set<string>();
  /** values that a later edit or decision replaced, so that they need not be in the final document */
  private readonly replaced = new Set<string>();

  async start(): Promise<void> {
    this.client = await ModelClient.start(this.server, folder);
  }

  dispose(): Promise<void> {
    return this.client.dispose();
  }

  async act({ do: what, field }: Action): Promise<void> {
    const { client, actor } = this;
    switch (what) {
      case 'edit': {
        for (const { path, mine, theirs } of actor.openConflicts)
          if (path[0] === field) this.replace(`${mine} ${theirs}`);
        this.replace(actor.document.child(field)?.toText());
        return actor.edit('edit', [{ op: 'set', path: [field], value: this.token(0) }]) && undefined;
      }
      case 'add': {
        const value = { question: this.token(0), answer: '', order: 0 };
        const list = actor.site['faqs'];
        const add = { op: 'insert', path: ['faqs', 0], value } as const;
        actor.edit('add', [Array.isArray(list) ? add : { op: 'set', path: ['faqs'], value: [value] }]);
        return;
      }
      case 'rename':
        actor.edit('rename', [{ op: 'set', path: ['slug'], value: `acme-${++this.count}` }]);
        return client.run(() => this.send('save'));
      case 'save':
      case 'publish':
        return client.run(() => this.send(what));
      case 'review':
        return client.run(() => client.site.review(actor.slug, undefined, new AbortController().signal));
      case 'look':
        return client.run(() => client.site.checkServerCopy(actor.slug));
      case 'clear':
        return client.run(() => client.site.clearCache(actor.slug, new AbortController().signal));
      case 'colleague':
        this.replace(this.server.document.child(field)?.toText());
        this.server.changeByColleague(field, this.token(1));
    }
  }

  /** Ends the history: decides all conflicts for `mine`, and saves until the server has every edit. */
  async settle(): Promise<void> {
    this.server.delay = () => Promise.resolve();
    const isSettled = () => this.actor.isSaved && this.actor.base.modified === this.server.modified;
    for (let round = 0; round < 6 && !isSettled(); round++) {
      await this.act({ do: 'review', field: 'about' });
      for (const conflict of [...this.actor.openConflicts]) {
        const { document } = this.actor;
        const mine = mineOf(document, conflict);
        this.replace(`${conflict.mine} ${document.get(conflict.path)?.toText()}`);
        this.actor.decide([conflict.id], { take: 'mine' });
        for (const token of tokensIn(mine ?? '')) this.replaced.delete(token);
      }
      await this.act({ do: 'save', field: 'about' });
    }
    expect(isSettled()).toBe(true);
  }

  check(): void {
    const { server, actor, client } = this;
    const text = server.forApp.toText();
    expect(sameContent(actor.document.toText(), text)).toBe(true);
    const there = [...text.matchAll(/tok-\d+-\d+/g)].map(([token]) => token);
    expect(there).toEqual([...new Set(there)]);
    const lost = this.madeTokens.difference(new Set(there)).difference(this.replaced).difference(this.trashed);
    // A save may overwrite what another computer saved after the save's last check of the server (`raced`). All other
    // values must be there.
    expect([...lost.difference(server.raced)]).toEqual([]);

    const { siteKeys, drafts, versions } = client.store;
    expect([actor.slug, siteKeys.slugOf('sitePk 7'), client.site.actor(actor.slug)]).toEqual([
      server.slug,
      server.slug,
      actor,
    ]);
    expect(drafts.slugs().filter((slug) => slug !== server.slug)).toEqual([]);
    const former = ['acme', ...Array.from({ length: this.count }, (_, at) => `acme-${at + 1}`)];
    for (const slug of former.filter((slug) => slug !== server.slug)) {
      expect([slug, client.store.sites.find(slug), versions.list(slug)]).toEqual([slug, undefined, []]);
      expect([slug, siteKeys.find(slug)]).toEqual([slug, undefined]);
    }
  }

  private get actor(): SiteActor {
    const actor = this.client.site.actor(this.slug);
    this.slug = actor.slug;
    return actor;
  }

  private get trashed(): Set<string> {
    return tokensIn(
      this.client.store.trash
        .list()
        .map(({ document }) => document)
        .join(),
    );
  }

  private token(who: 0 | 1): string {
    const token = `tok-${who}-${++this.count}`;
    this.madeTokens.add(token);
    return token;
  }

  private replace(text = ''): void {
    for (const token of tokensIn(text)) this.replaced.add(token);
  }

  private async send(kind: 'save' | 'publish'): Promise<void> {
    const { actor } = this;
    const asked = tokensIn(actor.document.toText());
    const confirmed = { spelling: true, slug: String(actor.site.slug) };
    const { question } = await this.client.site.sending[kind](actor.slug, confirmed, callContext());
    if (question) return;
    this.acknowledged++;
    // After a reported success, the server has had every value that was in the draft when the save was asked for,
    // unless the value was replaced or put into the trash.
    expect([...asked.difference(this.server.everHeld).difference(this.replaced).difference(this.trashed)]).toEqual([]);
  }
}

test(
  `[SYNC-01, SAVE-03, SAVE-06] save, publish, merge, rename and clear at the same time, ${RUNS} interleavings: no edit is lost or doubled, no save that was said to be done, and the site has one slug`,
  { timeout: 60_000 + RUNS * 500 },
  async () => {
    let acknowledged = 0;
    await fc.assert(
      fc.asyncProperty(actions, fc.scheduler(), async (all, scheduler) => {
        const run = new Interleaving();
        await run.start();
        try {
          const turn = (what: string) => scheduler.schedule(Promise.resolve(), what);
          run.server.delay = turn;
          await scheduler.waitFor(Promise.all(all.map((each) => turn(each.do).then(() => run.act(each)))));
          await run.settle();
          run.check();
          acknowledged += run.acknowledged;
        } finally {
          await run.dispose();
        }
      }),
      { numRuns: RUNS },
    );
    expect(acknowledged).toBeGreaterThan(RUNS);
  },
);
