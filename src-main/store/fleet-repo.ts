import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { fleetChange } from '#shared/domain/fleet/change.ts';
import { fleetSiteStates, sendings, type FleetRun, type FleetSiteState } from '#shared/ipc/fleet.ipc.ts';
import { filesIn } from './blob-repo.ts';
import type { Journal } from './journal.ts';
import type { Person, WhoWorks } from './person.ts';
import { rewriteRows } from './rewrite-rows.ts';
import { byPerson, rowHash } from './row-hash.ts';

const content = z.object({
  title: z.string(),
  then: z.enum(sendings),
  /** what is done to each site; left out in a change that takes back another change */
  change: fleetChange.optional(),
  /** the change that it takes back */
  takesBack: z.number().optional(),
  /** after so many sites it pauses; 0 for never */
  canary: z.number(),
});
/** What was asked for. */
export type RunContent = z.output<typeof content>;

export interface RunRow extends Pick<FleetRun, 'id' | 'at' | 'state' | 'reason'> {
  person: Person;
  content: RunContent;
}

/** One site of a change. */
export interface RunSite {
  slug: string;
  place: number;
  state: FleetSiteState;
  reason: string;
  /** number of the queue’s entry that sends it; 0 for none */
  entry: number;
  /** milliseconds since 1970 of its last step; 0 before the first */
  at: number;
}

/** Top-level members of a site as JSON texts, before and after a change; null for a member that is not there. */
export interface KeptMembers {
  mark: string;
  before: Record<string, string | null>;
  after: Record<string, string | null>;
}

type StoredRun = Omit<RunRow, 'content'> & { content: string; hash: string };
type StoredSite = RunSite & { change: number; kept: Buffer; files: string; hash: string };

/** Most changes that are kept; the oldest are forgotten first. */
const KEPT_RUNS = 100;

/** Changes over many sites of who works now, newest first. A damaged row is left out. */
export class FleetRepo {
  private readonly journal: Journal;
  private readonly owners: WhoWorks;

  constructor(journal: Journal, owners: WhoWorks) {
    this.journal = journal;
    this.owners = owners;
  }

  runs(): RunRow[] {
    const rows = this.journal.db
      .prepare<[Person], StoredRun>('SELECT * FROM fleet_change WHERE person = ? ORDER BY id DESC')
      .all(this.owners.current);
    return rows.flatMap(readRun);
  }

  run(id: number): RunRow | undefined {
    return this.runs().find((run) => run.id === id);
  }

  /** In the order in which they have their turn. @param states those in one of these, all unless told */
  sites(id: number, states: readonly FleetSiteState[] = fleetSiteStates, limit = -1): RunSite[] {
    const rows = this.journal.db
      .prepare<[number, string, number], StoredSite>(
        `SELECT * FROM fleet_site WHERE change = ? AND state IN (SELECT value FROM json_each(?)) ORDER BY place LIMIT ?`,
      )
      .all(id, JSON.stringify(states), limit);
    return rows.filter(isSound).map(({ slug, place, state, reason, entry, at }) => {
      return { slug, place, state, reason, entry, at };
    });
  }

  counts(id: number): Record<FleetSiteState, number> {
    const rows = this.journal.db
      .prepare<[number], { state: FleetSiteState; count: number }>(
        'SELECT state, count(*) AS count FROM fleet_site WHERE change = ? GROUP BY state',
      )
      .all(id);
    const found = new Map(rows.map(({ state, count }) => [state, count]));
    return Object.fromEntries(fleetSiteStates.map((state) => [state, found.get(state) ?? 0])) as Record<
      FleetSiteState,
      number
    >;
  }

  /** Sites that a change has in the queue. */
  queued(): Set<string> {
    const slugs = this.journal.db
      .prepare<[Person], string>(
        `SELECT slug FROM fleet_site JOIN fleet_change ON id = change
         WHERE person = ? AND fleet_site.state IN ('sending', 'asks')`,
      )
      .pluck()
      .all(this.owners.current);
    return new Set(slugs);
  }

  kept(id: number, place: number): KeptMembers | undefined {
    const row = this.stored(id, place);
    return row && isSound(row) ? unpacked(row.kept) : undefined;
  }

  /** What changes have written to a site, the earliest first, each with its title and when it was begun. */
  editsOf(slug: string): { title: string; at: number; kept: KeptMembers }[] {
    return this.runs()
      .toReversed()
      .flatMap(({ id, at, content: { title } }) => {
        const site = this.sites(id).find((one) => one.slug === slug);
        const kept = site && this.kept(id, site.place);
        return kept && Object.keys(kept.after).length > 0 ? [{ title, at, kept }] : [];
      });
  }

  add(asked: RunContent, sites: readonly { slug: string; mark: string }[], at: number): number {
    const row = { person: this.owners.current, at, content: JSON.stringify(asked), state: 'running', reason: '' };
    return this.journal.transaction(() => {
      const { db } = this.journal;
      const { lastInsertRowid } = db
        .prepare(
          `INSERT INTO fleet_change (person, at, content, state, reason, hash)
           VALUES (@person, @at, @content, @state, @reason, @hash)`,
        )
        .run({ ...row, hash: runHash(row) });
      const id = Number(lastInsertRowid);
      sites.forEach(({ slug, mark }, place) => {
        const kept = packed({ mark, before: {}, after: {} });
        this.write({ change: id, place, slug, state: 'waiting', reason: '', entry: 0, at: 0, ...kept });
      });
      this.trim();
      return id;
    });
  }

  update(id: number, change: Partial<Pick<RunRow, 'state' | 'reason' | 'content'>>): void {
    this.journal.transaction(() => {
      const { db } = this.journal;
      const row = db.prepare<[number], StoredRun>('SELECT * FROM fleet_change WHERE id = ?').get(id);
      if (!row || row.hash !== runHash(row)) return;
      const { content: asked, ...rest } = change;
      const next = { ...row, ...rest, ...(asked && { content: JSON.stringify(asked) }) };
      db.prepare(
        'UPDATE fleet_change SET state = @state, reason = @reason, content = @content, hash = @hash WHERE id = @id',
      ).run({ ...next, hash: runHash(next) });
    });
  }

  /** @param kept what the change did to the site’s members, where that is known by now */
  setSite(id: number, place: number, change: Partial<Omit<RunSite, 'place'>>, kept?: KeptMembers): void {
    this.journal.transaction(() => {
      const row = this.stored(id, place);
      if (row && isSound(row)) this.write({ ...row, ...change, ...(kept && packed(kept)) });
    });
  }

  rename(from: string, to: string): void {
    const rows = { table: 'fleet_site', hashOf: fleetSiteHash };
    this.journal.transaction(() => rewriteRows<StoredSite>(this.journal.db, rows, { slug: from }, { slug: to }));
  }

  private stored(id: number, place: number): StoredSite | undefined {
    return this.journal.db
      .prepare<[number, number], StoredSite>('SELECT * FROM fleet_site WHERE change = ? AND place = ?')
      .get(id, place);
  }

  private write(row: Omit<StoredSite, 'hash'>): void {
    this.journal.db
      .prepare(
        `INSERT OR REPLACE INTO fleet_site (change, place, slug, state, reason, entry, at, kept, files, hash)
         VALUES (@change, @place, @slug, @state, @reason, @entry, @at, @kept, @files, @hash)`,
      )
      .run({ ...row, hash: fleetSiteHash(row) });
  }

  private trim(): void {
    const { db } = this.journal;
    db.prepare(
      `DELETE FROM fleet_change WHERE state = 'done' AND id NOT IN
         (SELECT id FROM fleet_change ORDER BY id DESC LIMIT ?)`,
    ).run(KEPT_RUNS);
    db.prepare('DELETE FROM fleet_site WHERE change NOT IN (SELECT id FROM fleet_change)').run();
  }
}

function readRun(row: StoredRun): RunRow[] {
  const asked = row.hash === runHash(row) ? content.safeParse(JSON.parse(row.content)) : undefined;
  if (!asked?.success) return [];
  const { id, person, at, state, reason } = row;
  return [{ id, person, at, state, reason, content: asked.data }];
}

/** Packed text cannot be searched for references, so the files that it refers to are listed beside it. */
function packed(kept: KeptMembers): Pick<StoredSite, 'kept' | 'files'> {
  const text = JSON.stringify(kept);
  return { kept: deflateRawSync(text, { level: 3 }), files: filesIn(text) };
}
const unpacked = (kept: Buffer): KeptMembers => JSON.parse(inflateRawSync(kept).toString('utf8')) as KeptMembers;

const isSound = (row: StoredSite): boolean => row.hash === fleetSiteHash(row);

type HashedRun = Pick<StoredRun, 'at' | 'content' | 'person'> & { state: string; reason: string };

export function runHash({ person, at, content: asked, state, reason }: HashedRun): string {
  return rowHash(at, asked, state, reason, ...byPerson(person));
}

export function fleetSiteHash(row: Omit<StoredSite, 'hash'>): string {
  const { change, place, slug, state, reason, entry, at, kept, files } = row;
  return rowHash(change, place, slug, state, reason, entry, at, kept.toString('base64'), files);
}
