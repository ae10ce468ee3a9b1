import type { Handlers } from '../handlers.ts';
import type { CreationService } from './service.ts';

export function creationHandlers(
  creation: CreationService,
): Pick<Handlers, 'creation.start' | 'creation.cancel' | 'creation.dismiss' | 'creation.list'> {
  return {
    'creation.start': (wish, { signal }) => creation.start(wish, signal),
    'creation.cancel': ({ id }) => {
      creation.cancel(id);
      return {};
    },
    'creation.dismiss': ({ id }) => {
      creation.dismiss(id);
      return {};
    },
    'creation.list': () => creation.list(),
  };
}
