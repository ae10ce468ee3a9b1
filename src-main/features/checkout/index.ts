import type { z } from 'zod';
import { coupon } from '#shared/domain/coupon/schema.ts';
import { checkoutQuery } from '#shared/domain/plan/checkout-link.ts';
import { planGroups } from '#shared/domain/plan/rules.ts';
import { planGroup } from '#shared/domain/plan/schema.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import { cachedList, type ResponseCache } from '../content/cached-list.ts';
import { lastKnown } from '../content/last-known.ts';
import type { HandlersOf, Logger } from '../handlers.ts';

export interface CheckoutPorts {
  client: Pick<BackendClient, 'checkout'>;
  cache: ResponseCache;
  /** JSON text of the record as the server has it. @throws AppError NOT_OPEN */
  savedRecord: (slug: string) => string;
  /** where customers pay, and where staff make a new checkout */
  checkoutPages: () => Promise<{ linkUrl: string; toolUrl: string }>;
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

  /** The newest list, else the last one known. */
  const newest = <T extends z.ZodType>(name: string, item: T, fetch: () => Promise<z.output<T>[]>) =>
    lastKnown({ fetch, known: cachedList(cache, name, item), logger, failed: `the ${name} could not be fetched` });

  /** Asked for at every change of the draft, which leaves the saved record as it is. */
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
      if (!query) return { toolUrl };
      const link = new URL(linkUrl);
      for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
      return { link: link.href, toolUrl };
    },
  };
}
