import { z } from 'zod';
import { customer } from '../domain/customer/schema.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

const slug = z.string().min(1).max(200);

const siteCustomers = z.object({
  customers: z.array(customer),
  /** whether the outcome of a conversion (`customers.convert`) is unknown, so that it may have been carried out */
  unknownConversion: z.boolean(),
});

export const customersCalls = {
  /**
   * Returns the customers of the site's page. Also settles a conversion of unknown outcome as carried out if the
   * page now has all customers of the conversion.
   */
  'customers.ofSite': call(z.object({ slug }), siteCustomers, { errors: ['NOT_OPEN', ...backendErrors] }),
  /** Returns the customers whose name, phone or ID matches `searchKey`. */
  'customers.search': call(z.object({ searchKey: z.string().trim().min(1).max(200) }), z.array(customer), {
    errors: backendErrors,
  }),
  /**
   * Makes customers teammates of a page's primary owner. After UNKNOWN_OUTCOME the call is never repeated
   * automatically.
   */
  'customers.convert': call(
    z.object({ slug, customerIds: z.array(z.string().min(1)).min(1).max(100), primaryOwnerId: z.string().min(1) }),
    z.object({}),
    { errors: ['NOT_OPEN', 'DISK', 'CONVERT_FAILED', 'UNKNOWN_OUTCOME'] },
  ),
  /** Stores the user's statement that the conversion whose outcome is unknown was not carried out. */
  'customers.notConverted': call(z.object({ slug }), z.object({}), { errors: ['NOT_OPEN', 'DISK'] }),
};
