import { z } from 'zod';
import type { Customer } from '#shared/domain/customer/schema.ts';
import type { SiteCustomers } from '#shared/ipc/customers.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { CustomerEndpoints } from '../../backend-client/endpoints/customers.ts';
import { type Intents, UNKNOWN } from '../../sync/intents.ts';
import type { Logger } from '../handlers.ts';

interface CustomersDeps {
  client: CustomerEndpoints;
  intents: Intents;
  /** JSON text of the record as the server has it. @throws AppError NOT_OPEN */
  savedRecord: (slug: string) => string;
  logger: Logger;
}

const FAILED = 'Error changing customer to teammate of this page';

const requested = z.object({ customerIds: z.array(z.string()) });

export type CustomersService = ReturnType<typeof createCustomersService>;

/** The customers of open sites. */
export function createCustomersService({ client, intents, savedRecord, logger }: CustomersDeps) {
  /** The record's key as JSON text. */
  const keyOf = (slug: string): string => RawValue.parse(savedRecord(slug)).child('sitePk')?.toText() ?? 'null';

  /** A conversion of unknown outcome is done where the page has those customers by now. */
  function lookInto(key: string, customers: readonly Customer[]): boolean {
    if (intents.standing('teammates', key).state !== 'unknown') return false;
    const { data } = requested.safeParse(intents.last('teammates', key)?.request);
    const present = new Set(customers.map(({ id }) => id));
    if (!data?.customerIds.every((id) => present.has(id))) return true;
    intents.settle('teammates', key, 'done');
    return false;
  }

  return {
    async ofSite(slug: string, signal?: AbortSignal): Promise<SiteCustomers> {
      const key = keyOf(slug);
      const customers = await client.ofSite(key, { ...(signal && { signal }) });
      return { customers, unknownConversion: lookInto(key, customers) };
    },

    search: (searchKey: string, signal?: AbortSignal): Promise<Customer[]> =>
      client.search(searchKey, { ...(signal && { signal }) }),

    /** @throws AppError CONVERT_FAILED, UNKNOWN_OUTCOME, DISK */
    async convert(slug: string, customerIds: readonly string[], primaryOwnerId: string): Promise<void> {
      const key = keyOf(slug);
      const { state } = await intents.runOnce({
        kind: 'teammates',
        subject: key,
        request: { customerIds, primaryOwnerId },
        failure: FAILED,
        call: () => client.makeTeammates(customerIds, primaryOwnerId),
      });
      if (state === 'done') return;
      logger.warn('customers were not made teammates', { state });
      const details = { reason: intents.standing('teammates', key).reason };
      if (state === 'failed') throw new AppError('CONVERT_FAILED', FAILED, { details });
      throw new AppError('UNKNOWN_OUTCOME', UNKNOWN, { details });
    },

    notConverted: (slug: string): void => intents.settle('teammates', keyOf(slug), 'failed', { message: FAILED }),
  };
}
