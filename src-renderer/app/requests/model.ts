import type { ReadFact } from '#shared/domain/facts/read.ts';
import { type Fact, subjectOf } from '#shared/domain/facts/fact.ts';
import type { ChangeRequestView } from '#shared/ipc/requests.ipc.ts';

export const keyOf = (fact: Fact): string => JSON.stringify(fact);

/**
 * Whether a fact is ticked, for each fact that a click of the user has ticked or unticked. The keys are made by
 * `keyOf`. A fact that is not in the map is ticked unless it is doubtful.
 */
export type Ticks = ReadonlyMap<string, boolean>;

export const isTicked = ({ fact, doubt }: ReadFact, ticks: Ticks): boolean =>
  ticks.get(keyOf(fact)) ?? doubt === undefined;

/** Returns the ticks after a click. Ticking a fact unticks the other facts with the same subject. */
export function ticked(ticks: Ticks, { fact }: ReadFact, on: boolean, all: readonly ReadFact[]): Ticks {
  const rivals = on ? all.filter((other) => subjectOf(other.fact) === subjectOf(fact)) : [];
  return new Map([...ticks, ...rivals.map((other) => [keyOf(other.fact), false] as const), [keyOf(fact), on]]);
}

export type RequestState = 'open' | 'saved' | 'published' | 'done';

/** Returns the state of a request. A request that was closed is `done`, whether it was published or not. */
export function stateOf({ savedAt, publishedAt, closedAt }: ChangeRequestView): RequestState {
  if (closedAt !== null) return 'done';
  if (publishedAt !== null) return 'published';
  return savedAt === null ? 'open' : 'saved';
}

export const stateNames: Record<RequestState, string> = {
  open: 'not saved yet',
  saved: 'saved, not published yet',
  published: 'published',
  done: 'done',
};

/** Whether the request is neither published nor closed. */
export const isOpen = (request: ChangeRequestView): boolean => ['open', 'saved'].includes(stateOf(request));
