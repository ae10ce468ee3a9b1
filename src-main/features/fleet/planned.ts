import type { FleetChange } from '#shared/domain/fleet/change.ts';
import { planChange } from '#shared/domain/fleet/plan.ts';
import type { LayoutMemory } from '#shared/layout/transitions.ts';
import { toRawOperation, type RawOperation } from '#shared/record/edit-raw.ts';
import { text } from '#shared/record/readers.ts';
import type { Store } from '../../store/store.ts';
import { markOf, touchedBy } from './members.ts';
import type { CurrentSite } from './ports.ts';

/** What a change will do to one site. */
export interface Planned {
  operations: readonly RawOperation[];
  /** names of the top-level members that change */
  members: readonly string[];
  /** hash of the current values of these members (`markOf`); without meaning if no member changes */
  mark: string;
  reasons: readonly string[];
  memory?: { site: string; memory: LayoutMemory };
}

/**
 * Plans what a change does to a site as it is now.
 * @param within only if the change is one find-and-replace: the top-level members that may contain the searched text.
 * Only these are searched. If missing, all are searched.
 */
export function planFor(
  store: Pick<Store, 'layoutMemories'>,
  current: CurrentSite,
  slug: string,
  change: FleetChange,
  within?: ReadonlySet<string>,
): Planned {
  const { site } = current;
  const key = text(site.sitePk) || slug;
  const needsMemory = change.steps.some(({ kind }) => kind === 'version');
  const memory = needsMemory ? store.layoutMemories.find(key) : {};
  const plan = planChange(site, change, { random: randomOf(slug), memory, within });
  const operations = plan.operations.map(toRawOperation);
  const members = touchedBy(operations);
  return {
    operations,
    members,
    mark: members.length === 0 ? '' : markOf(current, members),
    reasons: plan.reasons,
    ...(plan.memory && { memory: { site: key, memory: plan.memory } }),
  };
}

/**
 * Makes a generator of pseudo-random numbers that is the same each time for the same site, so that a change does what
 * its review has shown.
 */
function randomOf(slug: string): () => number {
  let state = [...slug].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
