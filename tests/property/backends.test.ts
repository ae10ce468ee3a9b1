import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { SaveQuestion } from '#shared/domain/site/save-questions.ts';
import { BackendError } from '../../src-main/backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../src-main/backend-client/endpoints/sites.ts';
import { storeFolder } from '../../src-main/store/store-folder.ts';
import fc from '../support/fast-check.ts';
import { FakeSiteServer } from '../support/fake-site-server.ts';
import { siteText } from '../support/site-harness.ts';
import { openSyncHarness } from '../support/sync-harness.ts';
import { memory } from '../support/computer.ts';

/** number of histories, each with changes of backend and of person */
const RUNS = Math.ceil(Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 5000) / 5000);
const SWITCHES = 200;
const backends = ['north', 'south'] as const;
type Backend = (typeof backends)[number];
const people = ['+12025550123', '+12025550199'] as const;
type Person = (typeof people)[number];
/** Each person types only into their own fields, so that the author of each field's last value is known. */
const fieldsOf = {
  [people[0]]: ['about', 'company_tagline'],
  [people[1]]: ['seo_title', 'seo_description'],
} as const;
const fields = people.flatMap((person) => [...fieldsOf[person]]);
type Field = (typeof fields)[number];
type Values = Partial<Record<Field, string>>;
const otherThan = (person: Person): Person => people.find((other) => other !== person)!;

/** An action in a run of the app. */
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('edit' as const), field: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('save' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('drain' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('network' as const), online: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('take over' as const, 'set aside' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('sign in' as const), person: fc.constantFrom(...people) }) },
);

/** A run of the app for one backend. The run ends normally, or is killed some time after its last action began. */
const stay = fc.record({
  backend: fc.constantFrom(...backends),
  person: fc.constantFrom(...people),
  online: fc.boolean(),
  actions: fc.array(action, { minLength: 1, maxLength: 4 }),
  leavesAfter: fc.option(fc.nat(40), { nil: undefined }),
});
type Stay = typeof stay extends fc.Arbitrary<infer T> ? T : never;

const document = (backend: Backend) => siteText.replace('"company_name":"Acme"', `"company_name":"${backend}"`);
const offline = () => Promise.reject(new BackendError('OFFLINE', 'No network.', { outcome: 'not-sent' }));
const never = () => new Promise<never>(() => undefined);
const moments = async (count: number) => {
  for (let at = 0; at < count; at++) await Promise.resolve();
};

/** A computer that is used with two backends. Both have a site with the same slug and key. */
class Model {
  readonly servers = Object.fromEntries(
    backends.map((backend) => [backend, new FakeSiteServer(document(backend))]),
  ) as Record<Backend, FakeSiteServer>;
  /** last typed values */
  private readonly typed: Record<Backend, Values> = { north: {}, south: {} };
  /** person who may send each typed value: the author, or whoever has taken the value over */
  private readonly owners = new Map<string, Person>();
  /** values that were taken over or set aside; the author's draft lacks them until it gets the server's copy */
  private readonly left = new Set<string>();
  /** values of `left` that the server did not have; they need not be there in the end */
  private readonly dispensable = new Set<string>();
  /** values that were sent in a post */
  private readonly sent = new Set<string>();
  /** wrong values that were found in drafts and in saves */
  private readonly wrong: unknown[] = [];
  private readonly userData: string;

  constructor(userData: string) {
    this.userData = userData;
  }

  async stay({ backend, person, online, actions, leavesAfter }: Stay): Promise<void> {
    const app: AppRun = { isOver: false, online, person };
    const server = guarded(this.servers[backend], app, (body) => this.checkPost(backend, body, app.person));
    const client = {
      sites: server,
      get online() {
        return app.online;
      },
      onConnectivity: () => () => undefined,
    };
    const folder = storeFolder(this.userData, `https://${backend}.example`);
    const harness = await openSyncHarness({ client, folder });
    const enter = async (who: Person): Promise<void> => {
      app.person = who;
      harness.signIn(who);
      await harness.open('acme');
      const asked = harness.history
        .conflicts('acme')
        .map(({ path: [field], mine }) => [field, mine && JSON.parse(mine)]);
      this.checkDraft(backend, who, harness.site.draft('acme') as Values, Object.fromEntries(asked) as Values);
    };
    const save = async (): Promise<void> => {
      const [conflict] = harness.history.conflicts('acme');
      if (conflict) {
        const field = conflict.path[0] as Field;
        const own = (fieldsOf[app.person] as readonly Field[]).includes(field);
        // If the server has the last typed value, `mine` is an older value from undone edits and is given up.
        const isSaved = conflict.theirs === JSON.stringify(this.typed[backend][field]);
        harness.history.decide('acme', [conflict.id], { take: own && !isSaved ? 'mine' : 'theirs' });
        return save();
      }
      const { question } = await harness.save('acme').catch((error: unknown): { question?: SaveQuestion } => {
        if (error instanceof AppError && error.code === 'CONFLICTS') return {};
        throw error;
      });
      if (harness.history.conflicts('acme').length > 0) return save();
      if (question?.ask !== 'overwrite') return expect(question).toBeUndefined();
      await harness.site.review('acme', undefined, new AbortController().signal);
      await save();
    };
    const act = async (each: Stay['actions'][number]): Promise<void> => {
      if (each.does === 'edit') this.type(backend, app.person, fieldsOf[app.person][each.field]!, harness.set);
      if (each.does === 'drain') await harness.outbox.drain();
      if (each.does === 'network') app.online = each.online;
      if (each.does === 'sign in') await enter(each.person);
      if (each.does === 'save') await save();
      if (each.does === 'take over' || each.does === 'set aside') {
        const from = otherThan(app.person);
        const { others } = harness.site;
        const isHeld = each.does === 'take over' && harness.site.unsyncedSlugs().length > 0;
        if (others.list('acme').length === 0 || isHeld) return;
        this.leave(backend, from, each.does === 'take over' ? app.person : undefined);
        if (each.does === 'take over') others.takeOver('acme', from);
        else others.setAside('acme', from);
      }
    };
    await enter(person);
    for (const each of actions.slice(0, -1)) await act(each);
    const last = act(actions.at(-1)!);
    if (leavesAfter === undefined) {
      await last;
      await harness.dispose();
    } else {
      last.catch(() => undefined);
      await moments(leavesAfter);
      app.isOver = true;
      void harness.outbox.close();
      harness.end();
    }
    expect(this.wrong).toEqual([]);
  }

  /** Saves the work of all persons to each backend. Expects all of it there except the values of `dispensable`. */
  async settle(): Promise<void> {
    for (const backend of backends) {
      for (const person of people) {
        const actions = [{ does: 'save' as const }];
        await this.stay({ backend, person, online: true, actions, leavesAfter: undefined });
      }
      const held = JSON.parse(this.servers[backend].document) as Values;
      expect(held).toMatchObject({ company_name: backend });
      for (const [field, value] of Object.entries(this.typed[backend]))
        if (!this.dispensable.has(value)) expect(held[field as Field]).toBe(value);
    }
  }

  /**
   * Expects a draft and its open conflicts to have values of the draft's owner or of the server, never values that only
   * somebody else has typed.
   */
  private checkDraft(backend: Backend, person: Person, draft: Values & { company_name?: string }, asked: Values): void {
    expect(draft.company_name).toBe(backend);
    for (const field of fields) {
      const values = [draft[field] ?? '', asked[field] ?? ''];
      const typed = this.typed[backend][field];
      const mine = (fieldsOf[person] as readonly Field[]).includes(field);
      if (mine && typed !== undefined && !this.left.has(typed)) expect(values).toContain(typed);
      for (const value of values) {
        const seen = this.owners.get(value) === person || this.sent.has(value) || !value.startsWith(`${backend} `);
        if (!seen) this.wrong.push({ backend, person, field, value });
      }
    }
  }

  /** Records that the values of one person were taken over by the other, or set aside if `to` is undefined. */
  private leave(backend: Backend, from: Person, to: Person | undefined): void {
    const held = JSON.parse(this.servers[backend].document) as Values;
    for (const [value, owner] of this.owners) {
      if (owner !== from || !value.startsWith(`${backend} `)) continue;
      if (to !== undefined) this.owners.set(value, to);
      this.left.add(value);
      if (!Object.values(held).includes(value)) this.dispensable.add(value);
    }
  }

  private type(
    backend: Backend,
    person: Person,
    field: Field,
    set: (slug: string, field: string, value: string) => void,
  ): void {
    const value = `${backend} ${this.owners.size}`;
    this.owners.set(value, person);
    set('acme', field, value);
    this.typed[backend][field] = value;
  }

  /** Expects the new values of a save to belong to its backend and to the signed-in person. */
  private checkPost(backend: Backend, body: string, person: Person): void {
    const [sent, before] = [JSON.parse(body), JSON.parse(this.servers[backend].document)] as [Values, Values];
    for (const field of fields) if (sent[field] !== undefined) this.sent.add(sent[field]);
    const values = fields.map((field) => sent[field]).filter((value, at) => value !== before[fields[at]!]);
    const isRight = values.every((value = '') => value.startsWith(`${backend} `) && this.owners.get(value) === person);
    if (!isRight || !body.includes(`"company_name":"${backend}"`)) this.wrong.push({ backend, person, body });
  }
}

interface AppRun {
  isOver: boolean;
  online: boolean;
  person: Person;
}

/** Returns a server as one run of the app sees it: without answers while offline and once the run is over. */
function guarded(server: FakeSiteServer, app: AppRun, onPost: (body: string) => void): SiteEndpoints {
  return new Proxy<SiteEndpoints>(server, {
    get(target, name: keyof SiteEndpoints) {
      const call = target[name] as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => {
        if (app.isOver) return never();
        if (app.online && name === 'saveSite') onPost(String(args[0]));
        return app.online ? call(...args).then((answer) => (app.isOver ? never() : answer)) : offline();
      };
    },
  });
}

test(
  '[AUTH-04] [SYNC-06] whoever works with whichever backend, nothing reaches one it was not made for and nothing is lost',
  { timeout: 60_000 + RUNS * 20_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stay, { minLength: SWITCHES, maxLength: SWITCHES }), async (stays) => {
        const userData = await mkdtemp(join(memory, 'sitewright-backends-'));
        try {
          const model = new Model(userData);
          await model.settle();
          for (const each of stays) await model.stay(each);
          await model.settle();
        } finally {
          await rm(userData, { recursive: true });
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);
