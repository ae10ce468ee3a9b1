import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FleetChange } from '#shared/domain/fleet/change.ts';
import { fleetFields } from '#shared/domain/fleet/fields.ts';
import type { IndexedSite } from '../../store/site-index-repo.ts';
import { type FleetPorts, readSite, TURN_MS } from './ports.ts';
import { indexed, readRow } from './site-row.ts';

/** Number of sites that are written together, because every write touches the database pages of all fields. */
const AT_ONCE = 50;
/**
 * Matches the terms that the index compares exactly as a replacement in a site does: ASCII that begins and ends with a
 * letter or a digit, without apostrophes and braces.
 */
const PLAIN = /^[a-z0-9](?:[ -&(-z|~]*[a-z0-9])?$/iu;

const fields = fleetFields.map(({ key }) => key);

/**
 * Keeps the index of all sites up to date. On request it reads the sites that have changed: a few at once, many in the
 * background.
 */
export class SiteIndex {
  private readonly ports: FleetPorts;
  private running: Promise<void> | undefined;
  private isClosed = false;

  constructor(ports: FleetPorts) {
    this.ports = ports;
  }

  /**
   * Returns the sites whose index is outdated, with their new keys, and the slugs in the index whose sites are gone.
   */
  private differing(): { stale: Map<string, string>; gone: string[] } {
    const { drafts, sites, siteIndex, owners } = this.ports.store;
    const known = siteIndex.keys();
    const edited = new Set(drafts.slugs());
    const stale = new Map<string, string>();
    const now = new Set<string>();
    for (const { slug, modified } of sites.all()) {
      now.add(slug);
      // A draft belongs to its author and changes with every edit, so the key names the author and the time of the last
      // edit.
      const key = edited.has(slug) ? `${modified} ${owners.current} ${drafts.lastEditAt(slug) ?? 0}` : modified;
      if (known.get(slug) !== key) stale.set(slug, key);
    }
    return { stale, gone: [...known.keys()].filter((slug) => !now.has(slug)) };
  }

  /**
   * Reads changed sites for about TURN_MS, and the other changed sites in the background.
   * @returns the number of sites that are left for the background
   */
  catchUp(): number {
    const { stale, gone } = this.differing();
    for (const slug of gone) this.ports.store.siteIndex.remove(slug, fields);
    const until = performance.now() + TURN_MS;
    const read: IndexedSite[] = [];
    let left = stale.size;
    for (const [slug, key] of stale) {
      if (performance.now() > until) break;
      const site = this.read(slug, key);
      if (site) read.push(site);
      left--;
    }
    this.ports.store.siteIndex.put(read, fields);
    if (left > 0) void this.inBackground();
    return left;
  }

  /**
   * Returns, by slug, the names of the top-level members that contain the term of a replacement, so that other
   * members need not be read. Returns undefined if the index cannot tell: the change is not a single replacement, the
   * term is not PLAIN, or codes are searched too. Sites whose index is outdated are missing.
   */
  membersWith({ steps }: FleetChange): ReadonlyMap<string, ReadonlySet<string>> | undefined {
    const [step] = steps;
    if (steps.length !== 1 || step?.kind !== 'replace' || step.codes || !PLAIN.test(step.term)) return undefined;
    const { siteIndex } = this.ports.store;
    const { stale } = this.differing();
    const saying = siteIndex.fieldsContaining(step.term);
    const slugs = [...siteIndex.keys().keys()].filter((slug) => !stale.has(slug));
    return new Map(
      slugs.map((slug) => [slug, new Set((saying.get(slug) ?? []).map((field) => field.split('.')[0] ?? field))]),
    );
  }

  /** Returns, by slug, what each site lacks for a save, in words. Sites whose index is outdated are missing. */
  unsavable(): ReadonlyMap<string, readonly string[]> {
    const { stale } = this.differing();
    const known = this.ports.store.siteIndex.rows().flatMap(({ slug, row }) => {
      const { unsavable } = readRow(row) ?? {};
      return unsavable && !stale.has(slug) ? [[slug, unsavable] as const] : [];
    });
    return new Map(known);
  }

  close(): void {
    this.isClosed = true;
  }

  private inBackground(): Promise<void> {
    this.running ??= this.run()
      .catch((error: unknown) => this.ports.logger.error('the sites could not be read for their table', { error }))
      .finally(() => (this.running = undefined));
    return this.running;
  }

  private async run(): Promise<void> {
    const stale = [...this.differing().stale];
    for (let at = 0; at < stale.length && !this.isClosed; at += AT_ONCE) {
      const read: IndexedSite[] = [];
      for (const [slug, key] of stale.slice(at, at + AT_ONCE)) {
        await nextTurn();
        if (this.isClosed) return;
        const site = this.read(slug, key);
        if (site) read.push(site);
      }
      this.ports.store.siteIndex.put(read, fields);
      this.ports.broadcast('fleet.changed', {});
    }
  }

  /**
   * Reads a site for the index. Returns undefined if its record is not on this computer: its former entry then stays.
   */
  private read(slug: string, key: string): IndexedSite | undefined {
    const current = readSite(this.ports, slug);
    const { contactField } = this.ports.config.product;
    return current && indexed(current.site, { slug, key, contactField, today: new Date(this.ports.now()) });
  }
}
