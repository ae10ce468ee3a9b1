import { packedRows } from '#shared/domain/place/packed-cities.ts';
import { stateNames } from '#shared/domain/place/regions.ts';

export interface CitySuggestion {
  id: number;
  city: string;
  state: string;
  state_code: string;
  country_code: string;
}

export interface CityIndex {
  /**
   * Returns at most ten cities that match the typed text, such as “port” or “Portland, OR”. Cities whose name begins
   * with the text come first; apart from that, the largest come first. Without `wholeWorld` only cities in the US,
   * Canada and Mexico are searched.
   */
  suggest(term: string, wholeWorld: boolean): CitySuggestion[];
}

const nearCountries = new Set(['US', 'CA', 'MX']);
const limit = 10;

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Returns the words of all cities' names. */
export async function cityNames(): Promise<string[]> {
  return (await packedRows()).flatMap((row) => row.slice(0, row.indexOf('|')).split(/[\s-]+/));
}

/**
 * Loads the packed cities: in the US, Canada and Mexico those with at least 5,000 people, elsewhere those with at least
 * 300,000 (scripts/pack-cities.mjs).
 */
export async function loadCities(): Promise<CityIndex> {
  const cities = (await packedRows()).map((row) => {
    const [city = '', code = '', country = '', id = '0'] = row.split('|');
    const state = stateNames[`${country}-${code}`] ?? code;
    const entry = { id: parseInt(id, 36), city, state, state_code: code, country_code: country };
    return { entry, name: folded(city), region: [folded(code), folded(state), folded(country)] };
  });
  return {
    suggest(term, wholeWorld) {
      const [name = '', region = ''] = folded(term)
        .split(',')
        .map((part) => part.trim());
      if (!name) return [];
      const candidates = cities.filter(
        ({ entry, region: names }) =>
          (wholeWorld || nearCountries.has(entry.country_code)) && names.some((known) => known.startsWith(region)),
      );
      const starting = candidates.filter((city) => city.name.startsWith(name));
      const within = candidates.filter((city) => city.name.includes(` ${name}`));
      return [...starting, ...within].slice(0, limit).map(({ entry }) => entry);
    },
  };
}
