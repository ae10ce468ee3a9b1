import type { PlaceEndpoints } from '../../backend-client/endpoints/places.ts';
import type { Handlers } from '../handlers.ts';
import type { GenerationService } from './generation-service.ts';
import type { ListsService } from './lists-service.ts';

export interface ContentDeps {
  lists: ListsService;
  generation: GenerationService;
  places: PlaceEndpoints;
}

export function contentHandlers({
  lists,
  generation,
  places,
}: ContentDeps): Pick<Handlers, 'industries.list' | 'contacts.list' | 'places.suggest' | 'generation.text'> {
  return {
    'industries.list': (_input, { signal }) => lists.industries(signal),
    'contacts.list': (_input, { signal }) => lists.contacts(signal),
    'places.suggest': async ({ searchTerm, globe }, { signal }) =>
      searchTerm.trim() ? places.suggest(searchTerm.trim(), globe, { signal }) : [],
    'generation.text': async ({ slug, kind }, { signal }) => ({ text: await generation.text(slug, kind, signal) }),
  };
}
