import { parentPort } from 'node:worker_threads';
import type { SharedText } from '#shared/domain/fleet/sameness.ts';
import { Comparison, type SiteTexts } from './comparison.ts';

export type SamenessRequest = { add: readonly SiteTexts[] } | 'compare';
/**
 * The reply to `compare` is, by slug, the texts that have many runs in common with texts of other sites. The reply to
 * added sites is undefined.
 */
export type SamenessReply = undefined | ReadonlyMap<string, SharedText[]>;

/** This module runs in a thread of its own for each comparison, because a comparison takes seconds and much memory. */
const comparison = new Comparison();

parentPort?.on('message', (request: SamenessRequest) => {
  if (request === 'compare') {
    parentPort?.postMessage(comparison.shared() satisfies SamenessReply);
    return;
  }
  for (const site of request.add) comparison.add(site);
  parentPort?.postMessage(undefined satisfies SamenessReply);
});
