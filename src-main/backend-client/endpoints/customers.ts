import { z } from 'zod';
import type { Customer } from '#shared/domain/customer/schema.ts';
import type { JsonText } from '#shared/record/json-text.ts';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, optionalText, wireId, wireList, wireText } from '../wire.ts';

const customer = z
  .object({
    id: wireText,
    name: optionalText,
    phone: optionalText,
    user_type: optionalText,
    landing_page_id: optionalText,
  })
  .transform(({ id, name, phone, user_type, landing_page_id }): Customer => ({
    id,
    name,
    phone,
    userType: user_type,
    landingPageId: landing_page_id,
  }));

const user = z
  .object({ customer: customer.nullish(), phone: optionalText })
  .transform(({ customer: who, phone }) => (who ? [{ ...who, phone: phone || who.phone }] : []));
const users = z.union([wireList(user), user.transform((one) => [one])]).transform((list) => list.flat());

export function customerEndpoints(http: Http) {
  return {
    async ofSite(sitePk: JsonText, options: CallOptions = {}): Promise<Customer[]> {
      const path = '/api/get-user-by-landing-page';
      const body = `{"landing_page":${sitePk}}`;
      return (await http.json({ ...options, name: `POST ${path}`, path, body }, inMessage(users))).message;
    },
    async search(search_key: string, options: CallOptions = {}): Promise<Customer[]> {
      const path = '/api/get-customer-by-any';
      const found = inMessage(z.object({ customers: wireList(customer) }));
      const body = JSON.stringify({ search_key });
      return (await http.json({ ...options, name: `POST ${path}`, path, body }, found)).message.customers;
    },
    /**
     * Makes customers teammates of the primary owner. Every answer without an error counts as a success, because the
     * description of the backend's API does not define the rest of the answer.
     */
    async makeTeammates(customerIds: readonly string[], primaryOwnerId: string): Promise<void> {
      const path = '/api/make-customers-teammates';
      const body = JSON.stringify({ customer_ids: customerIds.map(wireId), primary_owner_id: wireId(primaryOwnerId) });
      await http.text({ name: `POST ${path}`, path, body });
    },
  };
}

export type CustomerEndpoints = ReturnType<typeof customerEndpoints>;
