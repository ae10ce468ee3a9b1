import { type z } from 'zod';
import { coupon, type Coupon } from '#shared/domain/coupon/schema.ts';
import { checkoutQuery } from '#shared/domain/plan/checkout-link.ts';
import { planGroups } from '#shared/domain/plan/rules.ts';
import { planGroup, type PlanGroup } from '#shared/domain/plan/schema.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { CheckoutEndpoints } from '../../backend-client/endpoints/checkout.ts';
import { cachedList, type ResponseCache } from '../content/cached-list.ts';
import type { Logger } from '../handlers.ts';

interface CheckoutDeps {
  client: CheckoutEndpoints;
  cache: ResponseCache;
  /** JSON text of the record as the server has it. @throws AppError NOT_OPEN */
  savedRecord: (slug: string) => string;
  contactField: string;
  /** where customers pay, and where staff make a new checkout */
  pages: () => Promise<{ linkUrl: string; toolUrl: string }>;
  /** leaves out plans that are not flagged as available for checkout */
  onlyAvailable: boolean;
  logger: Logger;
}

export interface CheckoutService {
  /** Never fails: `stale` when the backend did. */
  plans(signal?: AbortSignal): Promise<{ groups: PlanGroup[]; stale: boolean }>;
  /** As `plans`. */
  coupons(signal?: AbortSignal): Promise<{ coupons: Coupon[]; stale: boolean }>;
  /** @throws AppError NOT_OPEN, OFFLINE (the embedded backend is not up) */
  link(slug: string): Promise<{ link?: string; toolUrl: string }>;
}

export function createCheckoutService(deps: CheckoutDeps): CheckoutService {
  const { client, cache, logger, onlyAvailable } = deps;

  /** The newest list, else the last one known. */
  async function quietly<T extends z.ZodType>(name: string, item: T, fetch: () => Promise<z.output<T>[]>) {
    const known = cachedList(cache, name, item);
    try {
      const items = await fetch();
      known.write(items);
      return { items, stale: false };
    } catch (error) {
      if (error instanceof AppError && error.code === 'CANCELLED') throw error;
      logger.warn('a list for the checkout could not be fetched', { name, error });
      return { items: known.read() ?? [], stale: true };
    }
  }

  /** Asked for at every change of the draft, which leaves the saved record as it is. */
  let last: { record: string; query: Record<string, string> | undefined } | undefined;
  function queryOf(record: string): Record<string, string> | undefined {
    if (last?.record !== record) {
      last = { record, query: checkoutQuery(parseJson(record) as SiteDocument, deps.contactField) };
    }
    return last.query;
  }

  return {
    async plans(signal) {
      const fetch = async () => planGroups(await client.plans({ ...(signal && { signal }) }), { onlyAvailable });
      const { items, stale } = await quietly('plans', planGroup, fetch);
      return { groups: items, stale };
    },
    async coupons(signal) {
      const fetch = () => client.coupons({ ...(signal && { signal }) });
      const { items, stale } = await quietly('coupons', coupon, fetch);
      return { coupons: items, stale };
    },
    async link(slug) {
      const query = queryOf(deps.savedRecord(slug));
      const { linkUrl, toolUrl } = await deps.pages();
      if (!query) return { toolUrl };
      const link = new URL(linkUrl);
      for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
      return { link: link.href, toolUrl };
    },
  };
}
