import fc from '../support/fast-check.ts';
import { expect, test } from 'vitest';
import {
  addItem,
  isFull,
  listItems,
  moveItem,
  newItem,
  removeItems,
  setItem,
} from '#shared/record-catalogue/list-engine.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import type { SiteDocument } from '#shared/record-catalogue/site-document.ts';
import type { Row } from '#shared/record-catalogue/row.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { allLists, listAt, topLevelFields } from '#shared/record-catalogue/lookup.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { saveSite } from '../../src-main/sync/save/save-pipeline.ts';
import { sameContent } from '../../src-main/sync/save/server-copy.ts';
import { noAnswer } from '../support/fake-site-server.ts';
import { asSent, MannerlyServer, manners, type Manners } from '../support/server-manners.ts';
import { openHarness, siteText, type SiteHarness } from '../support/site-harness.ts';

// An integer, because fast-check does not end if the number of runs has a fraction.
const runs = Math.ceil(Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 5000) / 40);

/** Paths of lists that are within an item of another list, by the name of the inner list. */
const within: Record<string, Path> = {
  photos: ['services', 0, 'photos'],
  packages: ['services', 0, 'packages'],
  service_products: ['services', 0, 'packages', 0, 'service_products'],
  service_footers: ['services', 0, 'packages', 0, 'service_footers'],
  best_work_photos: ['ads_landing_pages', 0, 'best_work_photos'],
};
const owners = {
  services: [
    { service_id: 1, 'service-name': 'Repipe', packages: [{ id: 2, service_package_title: 'All' }], order: 0 },
  ],
  ads_landing_pages: [{ id: 3, selected_service: 'Repipe' }],
};

/** Lists of the catalogue in which users add, edit, move and remove items. */
const lists: Path[] = allLists().flatMap(([field, row]) => {
  if (row.fixed || row.server === 'computes' || (!row.members && row.of?.kind === 'key')) return [];
  const path = topLevelFields.includes(field) ? [field] : within[field];
  return path && (row.members || path.length === 1) ? [path] : [];
});

type Change = { at: number; to: number; do: 'add' | 'edit' | 'move' | 'remove' };
type Step =
  | Change
  /**
   * `lost`: what does not arrive: the `copy` that is read back after the post, the post's `answer`, or for `outcome`
   * both. `meanwhile`: the edit during the post.
   */
  | {
      at: number;
      to: number;
      do: 'save';
      lost: 'nothing' | 'copy' | 'answer' | 'outcome';
      meanwhile: 'nothing' | Change['do'];
    };
const numbers = { at: fc.nat(9), to: fc.nat(9) };
const change = fc.constantFrom('add', 'add', 'edit', 'move', 'remove');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ...numbers, do: change }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...numbers,
      do: fc.constant('save' as const),
      lost: fc.constantFrom('nothing', 'nothing', 'copy', 'answer', 'outcome'),
      meanwhile: fc.oneof(fc.constant('nothing' as const), change),
    }),
  },
);

/** Edits one list as a user does. Each added item has a token, by which it is found in the draft and on the server. */
class Work {
  readonly harness: SiteHarness;
  /** tokens of the items in the shown order, after the last edit or check */
  shownTokens: string[] = [];
  private readonly path: Path;
  readonly ways: Manners;
  private count = 0;
  /** runs during each post, after the server has accepted the post and before the answer arrives */
  during: () => void = () => undefined;
  /** whether edits were made while the server rearranged the list, so that the order of the items may differ */
  isRearranged = false;

  private constructor(harness: SiteHarness, path: Path, ways: Manners) {
    [this.harness, this.path, this.ways] = [harness, path, ways];
  }

  static async start(path: Path, ways: Manners): Promise<Work> {
    const server = new MannerlyServer(ways);
    const areas = [{ id: 1, city: 'Reno', state: 'NV', radius: 50, order: 1 }];
    const site = { ...(JSON.parse(siteText) as object), ...owners, sitePk: 7, service_areas: areas };
    const harness = await openHarness(server.madeForApp(JSON.stringify(site)));
    const work = new Work(harness, path, ways);
    const { saveSite: post } = harness.server;
    harness.server.saveSite = async (body) => {
      const modified = await post(server.madeForApp(body));
      work.during();
      return modified;
    };
    return work;
  }

  /**
   * Expects every item exactly once, and in the order of `shownTokens` unless the server rearranged the list during
   * edits.
   */
  check(): void {
    const shown = this.shown();
    expect(shown.toSorted()).toEqual(this.shownTokens.toSorted());
    if (!this.isRearranged) expect(shown).toEqual(this.shownTokens);
    this.shownTokens = shown;
  }

  get arranges(): boolean {
    return this.ways.sorting === 'reversed' || this.ways.orders === 'by tens';
  }

  save = () => saveSite(this.harness.actor, { spelling: true }, this.harness.savePorts);

  shown(site: SiteDocument = this.site): string[] {
    return this.texts(site).flatMap((text) => /tok-\d+/.exec(text)?.slice(0, 1) ?? []);
  }

  onServer(): string[] {
    return this.shown(parseJson(this.harness.server.document) as SiteDocument);
  }

  act(what: Change['do'], at: number, to: number): void {
    const count = this.texts().length;
    const own = this.shownTokens.length > 0 ? this.shownTokens[at % this.shownTokens.length]! : undefined;
    const place = this.texts().findIndex((text) => own !== undefined && text.includes(own));
    if (what === 'add') this.add(at % (count + 1));
    else if (place >= 0) {
      if (what === 'move') this.edit(moveItem(this.site, this.path, place, to % count));
      const { index } = listItems(this.site, this.path)[place]!;
      if (what === 'remove') this.edit(removeItems(this.site, this.path, [index]));
      if (what === 'edit') this.change(index, to);
    }
    this.shownTokens = this.shown();
    this.isRearranged ||= this.arranges && this.harness.actor.inFlight !== undefined;
  }

  private get site(): SiteDocument {
    return this.harness.actor.site;
  }

  private get members(): [name: string, row: Row][] {
    return Object.entries(listAt(this.path)?.members ?? {});
  }

  private texts(site: SiteDocument = this.site): string[] {
    if (this.members.length > 0) return listItems(site, this.path).map(({ value }) => JSON.stringify(value));
    const scalars = valueAt(site, this.path);
    return Array.isArray(scalars) ? scalars.map(String) : [];
  }

  private add(place: number): void {
    if (isFull(this.site, this.path)) return;
    const [name] = this.textMembers;
    const value = name === undefined ? undefined : { ...newItem(this.site, this.path), [name]: this.token(name) };
    this.edit(addItem(this.site, this.path, value, place));
    if (name === undefined) this.edit(setAt(this.site, [...this.path, place], this.token()));
  }

  /** Names of the members with text or a picture. The first of these members holds the item's token. */
  private get textMembers(): string[] {
    const named = this.members.filter(([, { kind }]) =>
      ['text', 'prose', 'choice', 'link', 'path', 'phone', 'email', 'picture'].includes(kind),
    );
    return named.map(([name]) => name);
  }

  private change(index: number, to: number): void {
    const [name, ...others] = this.textMembers;
    if (name === undefined) return this.edit(setAt(this.site, [...this.path, index], this.token()));
    const other = others[to % (others.length || 1)];
    const isOther = other !== undefined && to % 2 === 0;
    const value = isOther ? ` Note ${++this.count} ` : this.token(name);
    this.edit(setItem(this.site, this.path, index, { [isOther ? other : name]: value }));
  }

  /** Returns a new token, as a picture's link or as text with spaces that some servers trim. */
  private token(name?: string): JsonValue {
    const token = `tok-${String(++this.count).padStart(3, '0')}`;
    const isPicture = this.members.some(([member, { kind }]) => member === name && kind === 'picture');
    return isPicture ? `/media/${token}.webp` : ` ${token} `;
  }

  private edit(operations: Operation[]): void {
    if (operations.length > 0) this.harness.actor.edit(`step ${++this.count}`, operations);
  }
}

const add: Change = { do: 'add', at: 0, to: 0 };
const save = (lost: 'nothing' | 'outcome' | 'copy', meanwhile: 'nothing' | 'add' = 'nothing'): Step => {
  return { do: 'save', at: 0, to: 0, lost, meanwhile };
};

/**
 * In the first two histories, the outcome of a post is lost. The next save finds the posted document on the server, and
 * merges its snapshot with the server's copy before it posts. The merge makes an edit that contains the whole snapshot.
 * This edit must not be repeated on the copy that is read back. In the third history, the copy that is read back is
 * lost, so the sent document is the base until the next save reads the server's form of it. The items of that save's
 * snapshot must keep their order when the server's form becomes the base.
 */
const mergedSnapshots: [Path, Manners, Step[]][] = [
  [['additional_phone_number_list'], { ...asSent, trims: true }, [add, save('outcome'), add, add, add]],
  [
    ['additional_phone_number_list'],
    { ...asSent, trims: true },
    [add, save('outcome'), add, add, save('nothing', 'add'), add],
  ],
  [['additional_phone_number_list'], { ...asSent, trims: true }, [add, save('copy'), add, save('nothing', 'add'), add]],
];

/**
 * The two lists of changes are made before and after a colleague reads the server's copy. The colleague's later save of
 * this copy undoes the second changes. The server stores the list in the reverse of the shown order.
 */
const undoneMoves: [Path, Manners, Change[], Change[]][] = [
  [
    ['products'],
    { ...asSent, sorting: 'reversed', addsMembers: true },
    [add, { do: 'move', at: 0, to: 0 }],
    [
      { do: 'remove', at: 0, to: 0 },
      { do: 'add', at: 7, to: 0 },
    ],
  ],
];

const path = fc.constantFrom(...lists);
const history = fc.array(step, { minLength: 3, maxLength: 20, size: 'max' });

async function run(work: Work, each: Step): Promise<void> {
  const { harness } = work;
  if (each.do !== 'save') return work.act(each.do, each.at, each.to);
  if (harness.actor.editedFields.length === 0) return;
  const { meanwhile } = each;
  // A single photo that the server has renamed cannot be recognized. Without an answer to its post, the user would have
  // to decide, so nothing is lost here.
  const lost = work.ways.files === 'renamed' ? 'nothing' : each.lost;
  const isLost = lost === 'answer' || lost === 'outcome';
  const before = harness.server.document;
  // Without an answer, nothing shows that the post has arrived if the server's copy is lost too, or is unchanged.
  let isUnknown = false;
  work.during = () => {
    if (meanwhile !== 'nothing') work.act(meanwhile, each.at, each.to);
    if (lost === 'outcome' || lost === 'copy') harness.server.fail('getSite', 'before');
    isUnknown = lost === 'outcome' || (lost === 'answer' && sameContent(before, harness.server.document));
    if (isLost) throw noAnswer();
  };
  const saved = await work.save().catch((error: unknown) => (isUnknown ? undefined : Promise.reject(error)));
  work.during = () => undefined;
  if (isUnknown) expect(saved).toBeUndefined();
  else expect(saved).toMatchObject({ slug: 'acme' });
  work.check();
}

test(`[SYNC-03, SAVE-07] what a server makes of a list is its own: no alarm, nothing doubled, nothing lost`, async () => {
  await fc.assert(
    fc.asyncProperty(path, manners, history, async (list, ways, steps) => {
      const work = await Work.start(list, ways);
      try {
        for (const each of steps) await run(work, each);
        // Two saves must be enough for the remaining edits.
        for (let left = 2; left > 0 && work.harness.actor.hasUnsaved; left--)
          expect(await work.save()).toMatchObject({ slug: 'acme' });
        expect(work.harness.actor.status()).toMatchObject({ sync: 'clean', editedFields: [], conflicts: 0 });
        work.check();
        expect(work.onServer()).toEqual(work.shownTokens);
      } finally {
        await work.harness.dispose();
      }
    }),
    { numRuns: runs, examples: mergedSnapshots },
  );
});

test('[SYNC-03, SAVE-06] another’s save of an older copy that comes right after is told, and takes nothing away', async () => {
  const changes = fc.array(fc.record({ ...numbers, do: change }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(path, manners, changes, changes, async (list, ways, before, after) => {
      const work = await Work.start(list, ways);
      try {
        for (const each of [{ do: 'add' as const, at: 0, to: 0 }, ...before]) work.act(each.do, each.at, each.to);
        if (work.harness.actor.hasUnsaved) await work.save();
        const older = work.harness.server.document;
        for (const each of after) work.act(each.do, each.at, each.to);
        // If the list is as on the server, the colleague's save has nothing to take away.
        if (work.shown().join() === work.onServer().join()) return;
        work.during = () => work.harness.server.changeByColleague(older.replace('"about":null', '"about":"Theirs"'));
        await expect(work.save()).rejects.toMatchObject({ code: 'SAVE_FAILED' });
        work.during = () => undefined;
        work.isRearranged = work.arranges;
        work.check();
        expect(await work.save()).toMatchObject({ slug: 'acme' });
        work.check();
        expect(work.onServer()).toEqual(work.shownTokens);
        expect(work.harness.actor.site.about).toBe('Theirs');
      } finally {
        await work.harness.dispose();
      }
    }),
    { numRuns: Math.ceil(runs / 2), examples: undoneMoves },
  );
});
