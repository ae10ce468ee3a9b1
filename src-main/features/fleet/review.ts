import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FleetChange } from '#shared/domain/fleet/change.ts';
import { obstaclesTo } from '#shared/domain/needs/rules.ts';
import type { ReviewedSite } from '#shared/ipc/fleet.ipc.ts';
import type { Difference } from '#shared/ipc/sync.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { applyAll } from '#shared/record/edit-raw.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { siteChanges } from '../../sync/merge/bring-back-site.ts';
import type { CallContext } from '../handlers.ts';
import { describeChanges } from '../kit/differences.ts';
import { type CurrentSite, type FleetPorts, readSite, TURN_MS } from './ports.ts';
import { type Planned, planFor } from './planned.ts';

const ABSENT = 'Its record is not on this computer: fetch it first.';
const CLASHING = 'It has conflicts that wait for a decision.';
/** Minimum milliseconds between two progress reports, because drawing every one would take longer than the review. */
const TOLD_MS = 100;

export interface ReviewOf {
  planOf(current: CurrentSite, slug: string): Planned | undefined;
  /** why the change does not apply to the site; undefined if the site must be read to find out */
  reasonAgainst?: (slug: string) => string | undefined;
  /** what the site lacks for a save, in words; undefined if that is not known */
  unsavable: (slug: string) => readonly string[] | undefined;
  /** doubts about the change that are listed for each site that it changes, in words */
  doubts?: readonly string[];
}

/** Returns what would be done to each of the sites, and writes nothing. Yields to the event loop in between. */
export async function reviewSites(
  ports: FleetPorts,
  slugs: readonly string[],
  of: ReviewOf,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<ReviewedSite[]> {
  const found: ReviewedSite[] = [];
  const clashing = new Set(ports.store.conflicts.slugs());
  let since = performance.now();
  let told = -Infinity;
  for (const slug of slugs) {
    if (performance.now() - since > TURN_MS) {
      if (performance.now() - told > TOLD_MS) {
        progress('Looking at the sites', { done: found.length, total: slugs.length });
        told = performance.now();
      }
      await nextTurn();
      since = performance.now();
    }
    if (signal.aborted) throw new AppError('CANCELLED', 'The review was cancelled.');
    found.push(reviewOf(ports, slug, { ...of, clashing }));
  }
  return found;
}

function reviewOf(
  ports: FleetPorts,
  slug: string,
  { planOf, reasonAgainst, unsavable, doubts = [], clashing }: ReviewOf & { clashing: ReadonlySet<string> },
): ReviewedSite {
  const { sites } = ports.store;
  const companyName = sites.summary(slug)?.companyName ?? '';
  const no = (...reasons: string[]): ReviewedSite => {
    return { slug, companyName, outcome: 'no', reasons, places: 0, mark: '' };
  };
  const against = reasonAgainst?.(slug);
  if (against !== undefined) return no(against);
  const current = readSite(ports, slug);
  if (!current) return no(ABSENT);
  if (clashing.has(slug)) return no(CLASHING);
  const planned = planOf(current, slug);
  if (!planned) return no('Nothing of the change is kept any more.');
  const { operations, reasons, mark } = planned;
  const places = operations.length;
  if (places === 0)
    return { slug, companyName, outcome: reasons.length > 0 ? 'no' : 'same', reasons: [...reasons], places, mark };
  const needs = unsavable(slug) ?? whatSavingNeeds(ports, current, slug);
  const warning = needs.length > 0 ? [`It cannot be saved yet: ${needs.join(', ')}.`] : [];
  return { slug, companyName, outcome: 'changes', reasons: [...reasons, ...doubts, ...warning], places, mark };
}

function whatSavingNeeds(ports: FleetPorts, { site }: CurrentSite, slug: string): string[] {
  const { contactField } = ports.config.product;
  return obstaclesTo('save', { site, contactField, ownSlug: slug }).map(({ title }) => title);
}

/** Returns the differences that a change would make in a site. @throws AppError NOT_OPEN */
export function differencesOf(ports: FleetPorts, slug: string, change: FleetChange): Difference[] {
  const current = readSite(ports, slug);
  if (!current) throw new AppError('NOT_OPEN', ABSENT);
  const { operations } = planFor(ports.store, current, slug, change);
  const { document } = applyAll(current.document, operations);
  const changes = siteChanges(current.document, document);
  return describeChanges(changes, { then: current.site, now: document.toValue() as SiteDocument });
}
