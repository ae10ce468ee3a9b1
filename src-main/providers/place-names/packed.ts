import { plainName } from '#shared/domain/site/service-areas.ts';
import { distanceKm, type LocatedCity, loadLocatedCities } from '#shared/domain/place/packed-cities.ts';
import type { City, PlaceNames } from './geonames.ts';

const MOST_ROWS = 100;

/** Creates the app's own place names: cities of the United States with at least 5,000 people. No service is asked. */
export function createPackedPlaceNames(): PlaceNames {
  let loaded: Promise<LocatedCity[]> | undefined;
  const cities = async () => (await (loaded ??= loadLocatedCities())).filter(({ country }) => country === 'US');
  return {
    async named(name) {
      const wanted = plainName(name);
      return (await cities()).filter((city) => plainName(city.name) === wanted).map(asCity);
    },
    async near(point, radius) {
      const around = (await cities()).map((city) => ({ city, km: distanceKm(point, city) }));
      const within = around.filter(({ km }) => km <= radius).sort((one, other) => one.km - other.km);
      return within.slice(0, MOST_ROWS).map(({ city }) => asCity(city));
    },
  };
}

const asCity = ({ name, country, state, stateName, population, latitude, longitude }: LocatedCity): City => ({
  ...{ name, countryCode: country, stateCode: state, stateName },
  ...{ population, latitude, longitude },
});
