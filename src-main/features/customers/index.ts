import { z } from 'zod';
import type { Customer } from '#shared/domain/customer/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { JsonText } from '#shared/record/json-text.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { recordKey } from '#shared/record/record-key.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import { type Intents, UNKNOWN } from '../../sync/queue/intents.ts';
import type { HandlersOf, Logger } from '../handlers.ts';

export interface CustomersPorts {
  client: Pick<BackendClient, 'customers'>;
  intents: Intents;
  /** Returns the JSON text of the server's copy of the record. @throws AppError NOT_OPEN */
  savedRecord: (slug: string) => string;
  logger: Logger;
}

const FAILED = 'Error changing customer to teammate of this page';

const requested = z.object({ customerIds: z.array(z.string()) });

export function customersFeature(ports: CustomersPorts): HandlersOf<'customers'> {
  const { intents, savedRecord, logger } = ports;
  const client = ports.client.customers;

  const keyOf = (slug: string): JsonText => recordKey(RawValue.parse(savedRecord(slug)), 'sitePk');

  /**
   * Returns whether the last conversion of customers to teammates has an unknown outcome. If the page already has
   * all customers of that conversion, settles it as done and returns false.
   */
  function isConversionUnknown(key: string, customers: readonly Customer[]): boolean {
    if (intents.standing('teammates', key).state !== 'unknown') return false;
    const { data } = requested.safeParse(intents.last('teammates', key)?.request);
    const present = new Set(customers.map(({ id }) => id));
    if (!data?.customerIds.every((id) => present.has(id))) return true;
    intents.settle('teammates', key, 'done');
    return false;
  }

  return {
    'customers.ofSite': async ({ slug }, { signal }) => {
      const key = keyOf(slug);
      const customers = await client.ofSite(key, { signal });
      return { customers, unknownConversion: isConversionUnknown(key, customers) };
    },

    'customers.search': ({ searchKey }, { signal }) => client.search(searchKey, { signal }),

    // The call is not cancelled when the user leaves the screen, because then nobody would know whether the server made
    // the change.
    'customers.convert': async ({ slug, customerIds, primaryOwnerId }) => {
      const key = keyOf(slug);
      const { state } = await intents.runOnce({
        kind: 'teammates',
        subject: key,
        request: { customerIds, primaryOwnerId },
        failure: FAILED,
        harmless: true,
        call: () => client.makeTeammates(customerIds, primaryOwnerId),
      });
      if (state === 'done') return {};
      logger.warn('customers were not made teammates', { state });
      const details = { reason: intents.standing('teammates', key).reason };
      if (state === 'failed') throw new AppError('CONVERT_FAILED', FAILED, { details });
      throw new AppError('UNKNOWN_OUTCOME', UNKNOWN, { details });
    },

    'customers.notConverted': ({ slug }) => {
      intents.settle('teammates', keyOf(slug), 'failed', { message: FAILED });
      return {};
    },
  };
}
