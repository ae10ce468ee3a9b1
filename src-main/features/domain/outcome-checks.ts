import { flag } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { OnceAction } from '#shared/ipc/domain.ipc.ts';
import type { CallOptions } from '../../backend-client/http.ts';
import { hasDomain } from '../kit/record-marks.ts';
import type { Outcome } from './once-actions.ts';
import type { DomainPorts, DomainTarget } from './ports.ts';

const found = {
  notBought: 'The domain is still available: it was not bought.',
  registered: 'The domain is registered now. See at the registrar whether it was bought for this site.',
  silent: 'The server does not tell whether it was done.',
};

type Look = (target: DomainTarget, options: CallOptions) => Promise<Outcome>;

/**
 * Returns one function per action, for actions whose response was lost. The function finds out from the server, if
 * possible, whether the action was carried out. It never repeats the action.
 */
export function createOutcomeChecks(client: DomainPorts['client']): Record<OnceAction, Look> {
  /** Returns a flag of the server's record; false if that record has another domain. */
  async function serverSays({ slug, domain }: DomainTarget, field: string, options: CallOptions): Promise<boolean> {
    const { document } = await client.sites.getSite(slug, options);
    const record = JSON.parse(document) as SiteDocument;
    return hasDomain(record, domain) && flag(record[field]);
  }

  return {
    async purchase(target, options) {
      const { available } = await client.domain.checkAvailability(target.domain, target.slug, options);
      if (available) return { state: 'failed', message: found.notBought };
      const isBought = await serverSays(target, 'domain_purchased', options);
      return isBought ? { state: 'done' } : { state: 'unknown', message: found.registered };
    },
    async dns(target, options) {
      const isConfigured = await serverSays(target, 'is_dns_configured', options);
      return isConfigured ? { state: 'done' } : { state: 'unknown', message: found.silent };
    },
    // The backend has no call that tells whether a site is parked.
    park: () => Promise.resolve({ state: 'unknown', message: found.silent }),
  };
}
