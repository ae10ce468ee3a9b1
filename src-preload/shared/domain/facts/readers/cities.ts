import { packedRows } from '../../place/packed-cities.ts';
import { plainName } from '../../place/regions.ts';

/**
 * Names of cities, each with the states and provinces that have a city of that name. The first state is that of the
 * largest city.
 */
export type Cities = ReadonlyMap<string, readonly string[]>;

/** Loads the cities of the United States and Canada that are packed with the app. */
export async function loadCities(): Promise<Cities> {
  const cities = new Map<string, string[]>();
  for (const row of await packedRows()) {
    const [name = '', state = '', country = ''] = row.split('|');
    if (country !== 'US' && country !== 'CA') continue;
    const key = cityKey(name);
    const states = cities.get(key);
    if (!states) cities.set(key, [state]);
    else if (!states.includes(state)) states.push(state);
  }
  return cities;
}

const cityKey = (name: string): string =>
  plainName(name)
    .replace(/\bst\b\.?/gu, 'saint')
    .replace(/’/gu, "'");

export const statesOf = (cities: Cities, name: string): readonly string[] => cities.get(cityKey(name)) ?? [];
