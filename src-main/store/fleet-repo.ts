import { z } from 'zod';
import { fleetChange } from '#shared/domain/fleet/change.ts';
import { fleetSiteStates, sendings, type FleetRun, type FleetSiteState } from '#shared/ipc/fleet.ipc.ts';
import { packed, unpacked } from './packed-text.ts';
import type { Person } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { byPerson, Table } from './table.ts';

const content = z.object({
  title: z.string(),
  then: z.enum(sendings),
  /** what is done to each site; left out in a change that takes back another change */
  change: fleetChange.optional(),
  /** ID of the change that this change takes back */
  takesBack: z.number().optional(),
  /** number of sites after which the change pauses; 0 for never */
  canary: z.number(),
});
/** What the user asked for. */
export type RunContent = z.output<typeof content>;

export interface RunRow extends Pick<FleetRun, 'id' | 'at' | 'state' | 'reason'> {
  person: Person;
  content: RunContent;
}

/** One site of a change over many sites. */
export interface RunSite {
  slug: string;
  place: number;
  state: FleetSiteState;
  reason: string;
  /** number of the queue’s entry that sends the site; 0 for none */
  entry: number;
  /** time of the site’s last step in milliseconds since 1970; 0 before the first step */
  at: number;
}

/**
 * Top-level members of a site as JSON texts, before and after a change; null for a member that is not there. `mark` is
 * a hash of the members when the change was asked for.
 */
export interface KeptMembers {
  mark: string;
  before: Record<string, string | null>;
  after: Record<string, string | null>;
}

type StoredRun = Omit<RunRow, 'content'> & { content: string };
type StoredSite = RunSite & { change: number; kept: Buffer; files: string };

export const fleetChanges = new Table<StoredRun>('fleet_change', 'change over many sites', 'id', [
  ...(['at', 'content', 'state', 'reason'] as const),
  byPerson,
]);
export const fleetSites = new Table<StoredSite>('fleet_site', 'site of a change over many sites', 'slug', [
  ...(['change', 'place', 'slug', 'state', 'reason', 'entry', 'at'] as const),
  ({ kept }) => kept.toString('base64'),
  'files',
]);

/** Number of newest changes of a person that are kept. Older changes are deleted once they are done. */
const KEPT_RUNS = 100;

/** The current person's changes over many sites, newest first. A damaged row is left out. */
export class FleetRepo extends PersonalRepo {
  runs(): RunRow[] {
    const ofPerson = 'WHERE person = ? ORDER BY id DESC';
    return fleetChanges.soundRows(this.db, ofPerson, this.person).flatMap(readRun);
  }

  run(id: number): RunRow | undefined {
    return this.runs().find((run) => run.id === id);
  }

  /** Returns the sites of a change in the order in which they are changed. @param states only sites in these states */
  sites(id: number, states: readonly FleetSiteState[] = fleetSiteStates, limit = -1): RunSite[] {
    const inTurn = 'WHERE change = ? AND state IN (SELECT value FROM json_each(?)) ORDER BY place LIMIT ?';
    const rows = fleetSites.soundRows(this.db, inTurn, id, JSON.stringify(states), limit);
    return rows.map(({ slug, place, state, reason, entry, at }) => {
      return { slug, place, state, reason, entry, at };
    });
  }

  counts(id: number): Record<FleetSiteState, number> {
    const rows = prepared<[number], { state: FleetSiteState; count: number }>(
      this.db,
      'SELECT state, count(*) AS count FROM fleet_site WHERE change = ? GROUP BY state',
    ).all(id);
    const found = new Map(rows.map(({ state, count }) => [state, count]));
    return Object.fromEntries(fleetSiteStates.map((state) => [state, found.get(state) ?? 0])) as Record<
      FleetSiteState,
      number
    >;
  }

  /** Returns the slugs of the sites that are in the queue because of one of the person's changes. */
  queued(): Set<string> {
    const select = `SELECT slug FROM fleet_site JOIN fleet_change ON id = change
      WHERE person = ? AND fleet_site.state IN ('sending', 'asks')`;
    return new Set(prepared<[Person], string>(this.db, select).pluck().all(this.person));
  }

  kept(id: number, place: number): KeptMembers | undefined {
    const [row] = fleetSites.soundRows(this.db, 'WHERE change = ? AND place = ?', id, place);
    return row && (JSON.parse(unpacked(row.kept)) as KeptMembers);
  }

  /** Returns what the person's changes wrote to a site, earliest first, each with its title and time of start. */
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
    const { db, person } = this;
    return this.journal.transaction(() => {
      const run = { person, at, content: JSON.stringify(asked), state: 'running', reason: '' } as const;
      const id = fleetChanges.insert(db, run);
      sites.forEach(({ slug, mark }, place) => {
        const kept = storedMembers({ mark, before: {}, after: {} });
        fleetSites.insert(db, { change: id, place, slug, state: 'waiting', reason: '', entry: 0, at: 0, ...kept });
      });
      this.trim();
      return id;
    });
  }

  update(id: number, { content: asked, ...change }: Partial<Pick<RunRow, 'state' | 'reason' | 'content'>>): void {
    const next = { ...change, ...(asked && { content: JSON.stringify(asked) }) };
    this.journal.transaction(() => fleetChanges.rewrite(this.db, { id }, next));
  }

  /** @param kept what the change did to the site’s members, if that is known already */
  setSite(id: number, place: number, change: Partial<Omit<RunSite, 'place'>>, kept?: KeptMembers): void {
    const next = { ...change, ...(kept && storedMembers(kept)) };
    this.journal.transaction(() => fleetSites.rewrite(this.db, { change: id, place }, next));
  }

  private trim(): void {
    const oldest = `DELETE FROM fleet_change WHERE person = @person AND state = 'done' AND id NOT IN
      (SELECT id FROM fleet_change WHERE person = @person ORDER BY id DESC LIMIT @kept)`;
    prepared(this.db, oldest).run({ person: this.person, kept: KEPT_RUNS });
    prepared(this.db, 'DELETE FROM fleet_site WHERE change NOT IN (SELECT id FROM fleet_change)').run();
  }
}

function readRun(row: StoredRun): RunRow[] {
  const asked = content.safeParse(JSON.parse(row.content));
  return asked.success ? [{ ...row, content: asked.data }] : [];
}

export function storedMembers(members: KeptMembers): Pick<StoredSite, 'kept' | 'files'> {
  const { bytes, files } = packed(JSON.stringify(members));
  return { kept: bytes, files };
}
