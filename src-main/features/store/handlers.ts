import type { Handlers } from '../handlers.ts';
import type { StoreService } from './service.ts';

export function storeHandlers(store: StoreService): Pick<Handlers, 'store.health' | 'store.export' | 'store.import'> {
  return {
    'store.health': () => store.health(),
    'store.export': async () => {
      const path = await store.export();
      return path === undefined ? {} : { path };
    },
    'store.import': async () => {
      const taken = await store.import();
      return taken ? { taken } : {};
    },
  };
}
