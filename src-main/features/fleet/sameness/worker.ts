import { parentPort } from 'node:worker_threads';
import type { SharedText } from '#shared/domain/fleet/sameness.ts';
import { Comparison, type SiteTexts } from './comparison.ts';

export type SamenessRequest = { add: readonly SiteTexts[] } | 'compare';
/** Undefined as the answer to added sites; else, by slug, the texts that share much with texts of other sites. */
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
