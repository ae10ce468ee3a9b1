import type { Handlers } from '../handlers.ts';
import type { StoreService } from './service.ts';

export function storeHandlers(store: StoreService): Pick<Handlers, 'store.health' | 'store.export'> {
  return {
    'store.health': () => store.health(),
    'store.export': async () => {
      const path = await store.export();
      return path === undefined ? {} : { path };
    },
  };
}
