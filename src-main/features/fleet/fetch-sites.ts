import type { Output } from '#shared/ipc/contract.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { CallContext } from '../handlers.ts';
import type { FleetPorts } from './ports.ts';

/**
 * Fetches the sites that are not on this computer yet, one after the other. Continues after a site that the server does
 * not have or that cannot be fetched.
 * @throws AppError OFFLINE or UNAUTHENTICATED, because the remaining sites could not be fetched either; CANCELLED
 */
export async function fetchSites(
  { store, sites, broadcast }: Pick<FleetPorts, 'store' | 'sites' | 'broadcast'>,
  slugs: readonly string[],
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<Output<'fleet.fetch'>> {
  const result: Output<'fleet.fetch'> = { fetched: [], known: [], missing: [], failed: [] };
  const wanted = [...new Set(slugs)];
  const cached = store.sites.slugs();
  for (const [done, slug] of wanted.entries()) {
    progress('Fetching the sites', { done, total: wanted.length });
    if (cached.has(slug) || store.drafts.hasBase(slug)) {
      result.known.push(slug);
      continue;
    }
    try {
      await sites.hold(slug, signal);
      result.fetched.push(slug);
    } catch (error) {
      if (!(error instanceof AppError) || ['OFFLINE', 'UNAUTHENTICATED', 'CANCELLED'].includes(error.code)) throw error;
      if (error.code === 'NOT_FOUND') result.missing.push(slug);
      else result.failed.push({ slug, reason: error.message });
    }
  }
  broadcast('fleet.changed', {});
  return result;
}
