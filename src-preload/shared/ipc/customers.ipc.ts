import { z } from 'zod';
import { customer } from '../domain/customer/schema.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

const slug = z.string().min(1).max(200);

const siteCustomers = z.object({
  customers: z.array(customer),
  /** a conversion whose outcome is not known: it may have been carried out */
  unknownConversion: z.boolean(),
});

export const customersCalls = {
  /** Also settles an unknown conversion: it was carried out where the page has those customers. */
  'customers.ofSite': call(z.object({ slug }), siteCustomers, { errors: ['NOT_OPEN', ...backendErrors] }),
  /** Customers whose name, phone or id matches. */
  'customers.search': call(z.object({ searchKey: z.string().trim().min(1).max(200) }), z.array(customer), {
    errors: backendErrors,
  }),
  /** Makes customers teammates of a page's primary owner. It is never repeated automatically: see UNKNOWN_OUTCOME. */
  'customers.convert': call(
    z.object({ slug, customerIds: z.array(z.string().min(1)).min(1).max(100), primaryOwnerId: z.string().min(1) }),
    z.object({}),
    { errors: ['NOT_OPEN', 'DISK', 'CONVERT_FAILED', 'UNKNOWN_OUTCOME'] },
  ),
  /** The user says that the conversion whose outcome is unknown was not carried out. */
  'customers.notConverted': call(z.object({ slug }), z.object({}), { errors: ['NOT_OPEN', 'DISK'] }),
};
