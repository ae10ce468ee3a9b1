import { parentPort } from 'node:worker_threads';
import type { SharedText } from '#shared/domain/fleet/sameness.ts';
import { Comparison, type SiteTexts } from './comparison.ts';

export type SamenessRequest = { add: readonly SiteTexts[] } | 'compare';
/** Nothing once sites were taken in, else the texts of which others have much, by slug. */
export type SamenessReply = undefined | ReadonlyMap<string, SharedText[]>;

/** Runs in a thread of its own for one comparison, because it takes seconds and much memory. */
const comparison = new Comparison();

parentPort?.on('message', (request: SamenessRequest) => {
  if (request === 'compare') {
    parentPort?.postMessage(comparison.shared() satisfies SamenessReply);
    return;
  }
  for (const site of request.add) comparison.add(site);
  parentPort?.postMessage(undefined satisfies SamenessReply);
});
