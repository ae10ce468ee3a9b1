import { healthGroups } from '#shared/domain/fleet/health.ts';
import { driftBetween } from '#shared/domain/fleet/drift.ts';
import { isTooShared, type SharedText } from '#shared/domain/fleet/sameness.ts';
import type { FleetSite } from '#shared/ipc/fleet.ipc.ts';
import { type DomainAnswer, isEnding } from './domain-answer.ts';
import type { FleetPorts } from './ports.ts';
import { readRow, type SiteRow } from './site-row.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Known {
  /** the last answer of each domain */
  answers: ReadonlyMap<string, DomainAnswer>;
  /** texts that a site has in common with other sites, by the slug of the site */
  shared: ReadonlyMap<string, readonly SharedText[]>;
}

/**
 * Returns the IDs of the rules that find something in each site, by slug. Sites without a readable row in the index are
 * missing.
 */
export function healthOf(
  { store, now }: Pick<FleetPorts, 'store' | 'now'>,
  sites: readonly FleetSite[],
  known: Known,
): Map<string, readonly string[]> {
  const rows = new Map(store.siteIndex.rows().map(({ slug, row }) => [slug, readRow(row)]));
  return new Map(
    sites.flatMap((site) => {
      const row = rows.get(site.slug);
      return row ? [[site.slug, foundIn(site, row, { ...known, now: now() })] as const] : [];
    }),
  );
}

function foundIn(
  { slug, unsaved, unpublished, conflict }: FleetSite,
  { health, isPublished, domain }: SiteRow,
  { answers, shared, now }: Known & { now: number },
): readonly string[] {
  const { found, announcedUntil = Infinity, isSetUp, states } = health;
  const answer = isPublished && isSetUp ? answers.get(domain) : undefined;
  return [
    ...found,
    // A day is added so that the last announced day is over, whatever the time of day in `announcedUntil`.
    ...(now > announcedUntil + DAY_MS ? ['past'] : []),
    ...(unsaved || unpublished === 'changes' ? ['unpublished'] : []),
    ...(conflict ? ['conflict'] : []),
    ...(shared.get(slug)?.some(isTooShared) ? ['shared'] : []),
    ...(answer?.problem !== undefined ? ['unreachable'] : []),
    ...(answer?.stated && driftBetween(states, answer.stated).length > 0 ? ['drift'] : []),
    ...(answer && isEnding(answer, now) ? ['certificate'] : []),
  ];
}

/** Returns the number of sites in which each rule finds something, in the order of the rules and without zeros. */
export function healthCounts(health: ReadonlyMap<string, readonly string[]>): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of [...health.values()].flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return healthGroups
    .flatMap(({ rules }) => rules)
    .flatMap(({ id }) => {
      const count = counts.get(id) ?? 0;
      return count > 0 ? [{ id, count }] : [];
    });
}
