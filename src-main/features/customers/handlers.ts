import type { Handlers } from '../handlers.ts';
import type { CustomersService } from './service.ts';

export function customersHandlers(
  service: CustomersService,
): Pick<Handlers, Extract<keyof Handlers, `customers.${string}`>> {
  return {
    'customers.ofSite': ({ slug }, { signal }) => service.ofSite(slug, signal),
    'customers.search': ({ searchKey }, { signal }) => service.search(searchKey, signal),
    // What must not be made twice is not cut off either when its screen is left.
    'customers.convert': async ({ slug, customerIds, primaryOwnerId }) => {
      await service.convert(slug, customerIds, primaryOwnerId);
      return {};
    },
    'customers.notConverted': ({ slug }) => {
      service.notConverted(slug);
      return {};
    },
  };
}
