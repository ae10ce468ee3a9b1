import type { z } from 'zod';
import { coupon } from '#shared/domain/coupon/schema.ts';
import { checkoutQuery } from '#shared/domain/plan/checkout-link.ts';
import { planGroups } from '#shared/domain/plan/rules.ts';
import { planGroup } from '#shared/domain/plan/schema.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { HandlersOf, Logger } from '../handlers.ts';
import { cachedList, type ResponseCache } from '../kit/cached-list.ts';
import { lastKnown } from '../kit/last-known.ts';

/** Addresses of the checkout pages, each undefined if it is not set up. */
export interface CheckoutPages {
  /** where customers pay */
  linkUrl: string | undefined;
  /** where staff make a new checkout */
  toolUrl: string | undefined;
}

export interface CheckoutPorts {
  client: Pick<BackendClient, 'checkout'>;
  cache: ResponseCache;
  /** Returns the JSON text of the server's copy of the record. @throws AppError NOT_OPEN */
  savedRecord: (slug: string) => string;
  checkoutPages: () => Promise<CheckoutPages>;
  config: {
    product: { contactField: string };
    /** `onlyAvailablePlans` leaves out plans that are not flagged as available for checkout */
    checkout: { onlyAvailablePlans?: boolean | undefined } | undefined;
  };
  logger: Logger;
}

export function checkoutFeature(ports: CheckoutPorts): HandlersOf<'checkout'> {
  const { cache, config, logger, savedRecord } = ports;
  const client = ports.client.checkout;
  const onlyAvailable = config.checkout?.onlyAvailablePlans ?? false;

  /** Fetches a list; if that fails, returns the last known one. */
  const newest = <T extends z.ZodType>(name: string, item: T, fetch: () => Promise<z.output<T>[]>) =>
    lastKnown({ fetch, known: cachedList(cache, name, item), logger, failed: `the ${name} could not be fetched` });

  /**
   * The last query, cached because the link is requested after every change of the draft but the saved record rarely
   * changes.
   */
  let last: { record: string; query: Record<string, string> | undefined } | undefined;
  function queryOf(record: string): Record<string, string> | undefined {
    if (last?.record !== record) {
      last = { record, query: checkoutQuery(parseJson(record) as SiteDocument, config.product.contactField) };
    }
    return last.query;
  }

  return {
    'checkout.plans': async (_input, { signal }) => {
      const fetch = async () => planGroups(await client.plans({ signal }), { onlyAvailable });
      const { items, stale } = await newest('plans', planGroup, fetch);
      return { groups: items, stale };
    },

    'checkout.coupons': async (_input, { signal }) => {
      const { items, stale } = await newest('coupons', coupon, () => client.coupons({ signal }));
      return { coupons: items, stale };
    },

    'checkout.link': async ({ slug }) => {
      const query = queryOf(savedRecord(slug));
      const { linkUrl, toolUrl } = await ports.checkoutPages();
      const tool = toolUrl === undefined ? {} : { toolUrl };
      if (!query || linkUrl === undefined) return tool;
      const link = new URL(linkUrl);
      for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
      return { ...tool, link: link.href };
    },
  };
}
