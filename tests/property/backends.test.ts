import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Confirmed } from '#shared/ipc/site.ipc.ts';
import { BackendError } from '../../src-main/backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../src-main/backend-client/endpoints/sites.ts';
import { storeFolder } from '../../src-main/store/store-folder.ts';
import fc from '../support/fast-check.ts';
import { FakeSiteServer } from '../support/fake-site-server.ts';
import { siteText } from '../support/site-harness.ts';
import { openSyncHarness } from '../support/sync-harness.ts';

const SWITCHES = 200;
const backends = ['north', 'south'] as const;
type Backend = (typeof backends)[number];
const people = ['+12025550123', '+12025550199'] as const;
type Person = (typeof people)[number];
const fields = ['about', 'company_tagline', 'seo_title'] as const;
type Values = Partial<Record<(typeof fields)[number], string>>;

/** What is done between two switches. */
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('edit' as const), field: fc.constantFrom(...fields) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('save' as const), takesOver: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('drain' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('network' as const), online: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('sign in' as const), person: fc.constantFrom(...people) }) },
);

/** The app is started for a backend, and ended in order or so many moments after the last thing was begun. */
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

/** A computer that is used with two backends, which have a site of the same slug and key each. */
class Model {
  readonly servers = Object.fromEntries(
    backends.map((backend) => [backend, new FakeSiteServer(document(backend))]),
  ) as Record<Backend, FakeSiteServer>;
  /** what was typed last */
  private readonly typed: Record<Backend, Values> = { north: {}, south: {} };
  /** whose each value is that was typed: who typed it, or took it over since */
  private readonly owners = new Map<string, Person>();
  /** what was found wrong while a server was asked */
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
    harness.store.owners.current = person;
    const save = async (confirmed: Confirmed = {}): Promise<void> => {
      const { question } = await harness.save('acme', confirmed);
      expect([undefined, 'takeOver']).toContain(question?.ask);
    };
    const act = async (each: Stay['actions'][number]): Promise<void> => {
      if (each.does === 'edit') this.type(backend, app.person, each.field, harness.set);
      if (each.does === 'drain') await harness.outbox.drain();
      if (each.does === 'network') app.online = each.online;
      if (each.does === 'sign in') harness.store.owners.current = app.person = each.person;
      if (each.does === 'save') {
        if (each.takesOver) for (const value of Object.values(this.typed[backend])) this.owners.set(value, app.person);
        await save(each.takesOver ? { takeOver: true } : {});
      }
    };
    await harness.open('acme');
    expect(harness.site.draft('acme')).toMatchObject({ company_name: backend, ...this.typed[backend] });
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

  /** Everybody's work is sent to where it belongs, and is there. */
  async settle(): Promise<void> {
    for (const backend of backends) {
      const actions = [{ does: 'save' as const, takesOver: true }];
      await this.stay({ backend, person: people[0], online: true, actions, leavesAfter: undefined });
      const held = JSON.parse(this.servers[backend].document) as Values;
      expect(held).toMatchObject({ company_name: backend, ...this.typed[backend] });
    }
  }

  private type(
    backend: Backend,
    person: Person,
    field: (typeof fields)[number],
    set: (slug: string, field: string, value: string) => void,
  ): void {
    const value = `${backend} ${this.owners.size}`;
    this.owners.set(value, person);
    set('acme', field, value);
    this.typed[backend][field] = value;
  }

  /** What a save holds that the server does not is of its own backend, and of who is signed in. */
  private checkPost(backend: Backend, body: string, person: Person): void {
    const [sent, before] = [JSON.parse(body), JSON.parse(this.servers[backend].document)] as [Values, Values];
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

/** A server as one run of the app sees it. */
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

test('[AUTH-04] [SYNC-06] whoever works with whichever backend, nothing reaches one it was not made for and nothing is lost', async () => {
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  await fc.assert(
    fc.asyncProperty(fc.array(stay, { minLength: SWITCHES, maxLength: SWITCHES }), async (stays) => {
      const userData = await mkdtemp(join(parent, 'sitewright-backends-'));
      try {
        const model = new Model(userData);
        await model.settle();
        for (const each of stays) await model.stay(each);
        await model.settle();
      } finally {
        await rm(userData, { recursive: true });
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
