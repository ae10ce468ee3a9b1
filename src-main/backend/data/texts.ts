import { type Random, randomFrom } from '../random.ts';
import { isAbroad, type Town, towns } from './towns.ts';

export interface ProSeed {
  id: string;
  company_name: string;
  address: string;
  address_latitude: number | null;
  address_longitude: number | null;
  city: string;
  state: string;
}

export interface TextSeed {
  landing_page: string;
  sender_name: string;
  sender_address: string;
  sender_phone: string;
  sender_email: string;
  /** 1 if the sender agrees to be answered by text message, else 0 */
  consent: number;
  message: string;
  /** hours since the text message was sent */
  hours: number;
  sender_latitude: number | null;
  sender_longitude: number | null;
  city: string;
  state: string;
}

const PROS = 60;
const TEXTS = 420;
const FIRST_PRO = 42_001;

/** The companies of the demo sites. They receive text messages too. */
const demoPros: readonly [id: string, name: string, city: string][] = [
  ['41007', 'Blue Ridge Plumbing', 'Asheville'],
  ['41012', 'Summit Roofing & Exteriors', 'Fort Collins'],
  ['41019', 'Sparrow House Cleaning', 'Madison'],
];

const owners =
  'Abbott Alvarez Bennett Brooks Calloway Castillo Chen Delgado Dawson Ellis Fairbanks Foster Garrison Hale Hartman Holt Ibarra Jensen Keller Kowalski Lindqvist Marsh McCrae Mercer Navarro Nguyen Okafor Ortiz Pruitt Quinn Ramos Reyes Sandoval Schultz Shaw Sutton Tanaka Thornton Vargas Vickers Walsh Whitaker Wilder Yates Zielinski'.split(
    ' ',
  );
const trades: readonly [name: string, wishes: readonly string[]][] = [
  ['Roofing', ['Storm took some shingles off, can you come look?', 'How much for a 1,800 sq ft roof?']],
  ['Plumbing', ['Water heater is leaking, are you free today?', 'Kitchen drain is backed up again.']],
  ['Heating & Air', ['AC blows warm air since last night.', 'Do you service heat pumps?']],
  ['Electric', ['Need an outlet for an EV charger, price?', 'Half of the house lost power, breaker is fine.']],
  ['Painting', ['Looking for a quote, three bedrooms and a hall.', 'Do you paint cabinets?']],
  ['Landscaping', ['Can you mow every other week?', 'Want to redo the front beds in spring.']],
  ['Concrete', ['Driveway is cracked in two places, repair or replace?', 'Need a patio, about 12 by 16.']],
  ['Cleaning', ['Do you have a slot on Fridays?', 'Move-out clean for a two bedroom, how much?']],
  ['Garage Doors', ['Spring broke, the car is stuck inside!', 'Opener stopped working.']],
  ['Tree Service', ['Big oak limb hangs over the roof.', 'Stump grinding for three stumps?']],
];
const firstNames =
  'Ana Ben Carla Dev Elena Frank Grace Hugo Ivy Jamal Kate Luis Maya Noah Olga Pete Rosa Sam Tess Umar Vera Will Yara Zoe'.split(
    ' ',
  );
const streets =
  'Maple Ave,Oak St,2nd St,Ridge Rd,Cedar Ln,Park Blvd,Hillcrest Dr,River Rd,Sunset Way,Main St,Walnut St,Church St'.split(
    ',',
  );
/** Addresses of the kind that visitors enter and that the app does not look up (`skipReason`). */
const skippedAddresses = [
  'n/a',
  'home',
  '28801',
  '555-0142',
  'Main St & 5th Ave',
  'Pine & Lake, upstairs',
  '1 Example Road, Springfield',
  'example address',
];
const unknownPlaces = ['14 Rue Imaginaire, Nowhereville', 'the yellow house past the old mill'];

const weightedTowns = towns.flatMap((town) => Array.from({ length: town.weight }, () => town));
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function near({ latitude, longitude }: Town, random: Random, spread: number) {
  return {
    latitude: rounded(latitude + (random.next() * 2 - 1) * spread),
    longitude: rounded(longitude + (random.next() * 2 - 1) * spread),
  };
}

function addressIn({ city, state, postal }: Town, random: Random): string {
  const end = /^\d/.test(postal)
    ? String(random.int(10, 59))
    : ` ${String(random.int(1, 9))}A${String(random.int(1, 9))}`;
  return `${String(random.int(11, 4890))} ${random.pick(streets)}, ${city}, ${state} ${postal}${end}`;
}

interface SeededPro {
  row: ProSeed;
  town: Town;
  wishes: readonly string[];
  /** the pro's weight in the distribution of all text messages */
  share: number;
}

function pros(random: Random): SeededPro[] {
  const spread = random.shuffle(towns).slice(0, PROS - demoPros.length);
  const demos = demoPros.flatMap(([id, name, city]) => {
    const town = towns.find((each) => each.city === city);
    return town ? [{ id, name, town }] : [];
  });
  const names = random.shuffle(owners);
  const others = spread.map((town, at) => {
    const trade = trades[at % trades.length]?.[0] ?? '';
    const owner = names[at % names.length] ?? '';
    const second = at < names.length ? '' : ` & ${names[(at * 7) % names.length] ?? ''}`;
    return { id: String(FIRST_PRO + at * 3), name: `${owner}${second} ${trade}`, town };
  });
  return [...demos, ...others].map(({ id, name, town }, at) => {
    const { latitude, longitude } = near(town, random, 0.05);
    const row = {
      id,
      company_name: name,
      address: addressIn(town, random),
      address_latitude: latitude,
      address_longitude: longitude,
      city: town.city,
      state: town.state,
    };
    const wishes = trades.find(([trade]) => name.endsWith(trade))?.[1] ?? ['Please call me back about a quote.'];
    return { row: withGaps(row, at), town, wishes, share: 1 / (1 + at * 0.18) };
  });
}

/**
 * Removes data from some pros: about every sixth lacks coordinates and city, about every eighth lacks the city only.
 * One pro has an address that the app does not look up (`skipReason`).
 */
function withGaps(row: ProSeed, at: number): ProSeed {
  const nowhere = { address_latitude: null, address_longitude: null, city: '', state: '' };
  if (at === 10) return { ...row, ...nowhere, address: 'Example Plaza 1' };
  if (at % 6 === 4) return { ...row, ...nowhere };
  return at % 8 === 6 ? { ...row, city: '', state: '' } : row;
}

function textOf({ row, town, wishes }: SeededPro, at: number, random: Random): TextSeed {
  const home = random.next() < 0.85 ? town : random.pick(weightedTowns);
  const { latitude, longitude } = near(home, random, 0.32);
  const name = random.pick(firstNames);
  const text = {
    landing_page: row.id,
    sender_name: `${name} ${random.pick(owners).charAt(0)}.`,
    sender_address: addressIn(home, random),
    // The numbers 555-0100 to 555-0199 are reserved for fiction.
    sender_phone: at % 7 === 3 ? '' : `(${200 + ((at * 37) % 700)}) 555-01${String(at % 100).padStart(2, '0')}`,
    sender_email: at % 7 === 3 || at % 3 === 0 ? `${name.toLowerCase()}${at}@example.com` : '',
    consent: Number(at % 5 < 3),
    message: random.pick(wishes),
    hours: Math.round(random.next() ** 2 * 24 * 120),
    sender_latitude: latitude,
    sender_longitude: longitude,
    city: home.city,
    state: home.state,
  };
  const nowhere = { sender_latitude: null, sender_longitude: null, city: '', state: '' };
  if (at % 53 === 11)
    return {
      ...text,
      ...nowhere,
      sender_address: skippedAddresses[Math.floor(at / 53) % skippedAddresses.length] ?? '',
    };
  if (at % 190 === 17) return { ...text, ...nowhere, sender_address: unknownPlaces[Math.floor(at / 190)] ?? '' };
  if (at % 9 === 4 && !isAbroad(home)) return { ...text, ...nowhere };
  return at % 11 === 6 ? { ...text, city: '', state: '' } : text;
}

/** Returns the seed data for the map, the same at each call. */
export function seededTexts(): { pros: ProSeed[]; texts: TextSeed[] } {
  const random = randomFrom('texts and pros');
  const made = pros(random);
  const total = made.reduce((sum, { share }) => sum + share, 0);
  const receivers = made.flatMap((each) =>
    Array.from({ length: Math.max(1, Math.round((each.share / total) * TEXTS)) }, () => each),
  );
  const texts = random.shuffle(receivers).map((each, at) => textOf(each, at, random));
  return { pros: made.map(({ row }) => row), texts };
}
