import { z } from 'zod';
import type { CitySuggestion } from '#shared/ipc/content.ipc.ts';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, optionalText, wireList, wireText } from '../wire.ts';

const suggestions = inMessage(
  wireList(
    z.object({
      id: wireText,
      city: wireText,
      state: optionalText,
      state_code: optionalText,
      country_code: optionalText,
    }),
  ),
);

export function placeEndpoints(http: Http) {
  return {
    /**
     * Returns cities whose names match the search term. With `globe`, cities of all countries are searched. Without it,
     * the backend chooses the countries; the embedded backend searches the US, Canada and Mexico.
     */
    async suggest(searchTerm: string, globe: boolean, options: CallOptions = {}): Promise<CitySuggestion[]> {
      const query = { search_term: searchTerm, search_globe: String(globe) };
      const call = { ...options, name: 'GET /ads/location-suggestion', path: '/ads/location-suggestion', query };
      const { message } = await http.json(call, suggestions);
      return message.map(({ id, city, state, state_code, country_code }) => ({
        id,
        city,
        state,
        stateCode: state_code,
        countryCode: country_code,
      }));
    },
  };
}

export type PlaceEndpoints = ReturnType<typeof placeEndpoints>;
