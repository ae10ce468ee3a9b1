import type { Handlers } from '../handlers.ts';
import type { PlacesService } from './service.ts';

export function placesHandlers(places: PlacesService): Pick<Handlers, 'places.nearest' | 'places.locate'> {
  return {
    'places.nearest': ({ radius, ...place }, { signal }) => places.nearest(place, radius, signal),
    'places.locate': (input, { signal }) => places.locate(input.places, signal),
  };
}
