import type { EntryKind, MapEntries, Pro, ReceivedText, TextCount } from './schema.ts';
import { counted } from '../counted.ts';
import { findRegion, plainName } from '../place/regions.ts';

/** A text or a pro, with what every part of the screen reads of it. */
export interface Entry {
  kind: EntryKind;
  /** unique among texts and pros */
  key: string;
  id: string;
  /** who it is: the sender or the company, else the address */
  name: string;
  address: string;
  city: string;
  /** a region’s key, or the state as the server has it where that is no known region */
  region: string;
  regionName: string;
  latitude?: number;
  longitude?: number;
  phone: string;
  email: string;
  /** undefined where the server does not say */
  consent: boolean | undefined;
  /** the words of that consent as the sender saw them */
  consentWording: string;
  message: string;
  /** addresses of the photos that came with a text */
  photos: readonly string[];
  /** milliseconds since 1970; undefined where the server does not say */
  receivedAt: number | undefined;
  /** the pro that a text went to */
  proName: string;
  /** older texts of a pro that the server has dropped */
  droppedTexts: number;
}

export type KindFilter = 'all' | EntryKind;
export interface Filter {
  kind: KindFilter;
  /** a region’s key; null for all of them */
  region: string | null;
}

/** key of the entries whose region is not known; not empty, because '' means no choice in a list */
export const NO_REGION = '?';
const NO_REGION_NAME = 'Unknown state';

type RegionFacts = Pick<Entry, 'region' | 'regionName'>;

function regionOf(state: string): RegionFacts {
  if (state === '') return { region: NO_REGION, regionName: NO_REGION_NAME };
  const found = findRegion(state);
  return found
    ? { region: `${found.country}-${found.code}`, regionName: found.name }
    : { region: state, regionName: state };
}

/** @param regions already looked up: there are far fewer regions than entries */
function shared(
  kind: EntryKind,
  { id, address, city, state, latitude, longitude }: ReceivedText | Pro,
  regions: Map<string, RegionFacts>,
) {
  const point = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {};
  const region = regions.get(state) ?? regionOf(state);
  regions.set(state, region);
  return { kind, key: `${kind}-${id}`, id, address, city, ...region, ...point };
}

export function entriesOf({ texts, pros }: MapEntries): Entry[] {
  const regions = new Map<string, RegionFacts>();
  const names = new Map(pros.map(({ id, name }) => [id, name]));
  return [
    ...texts.map((text): Entry => {
      const at = Date.parse(text.receivedAt);
      return {
        ...shared('text', text, regions),
        name: text.sender || text.address || `Text ${text.id}`,
        phone: text.phone,
        email: text.email,
        consent: text.consent,
        consentWording: text.consentWording,
        message: text.message,
        photos: text.photos,
        receivedAt: Number.isNaN(at) ? undefined : at,
        proName: names.get(text.proId) ?? '',
        droppedTexts: 0,
      };
    }),
    ...pros.map((pro): Entry => ({
      ...shared('pro', pro, regions),
      name: pro.name || pro.address || `Pro ${pro.id}`,
      phone: '',
      email: '',
      consent: undefined,
      consentWording: '',
      message: '',
      photos: [],
      receivedAt: undefined,
      proName: '',
      droppedTexts: pro.droppedTexts,
    })),
  ];
}

/** Says whether a text's sender may be answered by text. */
export const consentWords = ({ consent }: Pick<Entry, 'consent'>): string =>
  consent === undefined ? '' : consent ? 'Yes' : 'No';

export const matching = (entries: readonly Entry[], { kind, region }: Filter): Entry[] =>
  entries.filter((entry) => (kind === 'all' || entry.kind === kind) && (region === null || entry.region === region));

export interface RegionChoice {
  value: string;
  label: string;
}

/** The regions that entries are in, by name; the unknown one last. */
export function regionChoices(entries: readonly Entry[]): RegionChoice[] {
  const names = new Map(entries.map(({ region, regionName }) => [region, regionName]));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => Number(a.value === NO_REGION) - Number(b.value === NO_REGION) || a.label.localeCompare(b.label));
}

/** How many of the entries each region has, the most first. */
export function countsByRegion(entries: readonly Entry[]): TextCount[] {
  const counts = new Map<string, number>();
  for (const { regionName } of entries) counts.set(regionName, (counts.get(regionName) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort(byCount);
}

const byCount = (a: TextCount, b: TextCount): number => b.count - a.count || a.name.localeCompare(b.name);

/** The pros’ counts, the most first; with a region those of the pros who are known to be there. */
export function leaders(counts: readonly TextCount[], entries: readonly Entry[], region: string | null): TextCount[] {
  const all = counts.toSorted(byCount);
  if (region === null) return all;
  const there = new Set(
    entries.filter((entry) => entry.kind === 'pro' && entry.region === region).map(({ name }) => plainName(name)),
  );
  return all.filter(({ name }) => there.has(plainName(name)));
}

export type SortColumn = 'kind' | 'name' | 'address' | 'city' | 'regionName' | 'receivedAt';
export interface Sorting {
  column: SortColumn;
  descending: boolean;
}

/** Entries in the order of a column; those without a value come last in both directions. */
export function sorted(entries: readonly Entry[], { column, descending }: Sorting): Entry[] {
  const sign = descending ? -1 : 1;
  return entries.toSorted((a, b) => {
    const [left, right] = [a[column] ?? '', b[column] ?? ''];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * collator.compare(String(left), String(right));
  });
}

/** Several times as fast as `localeCompare`. */
const collator = new Intl.Collator(undefined, { numeric: true });

/**
 * Says how many entries there are of each kind, how many are not on the map, and how many texts the server has dropped.
 */
export function summaryOf(entries: readonly Entry[], onMap: number): string {
  const texts = entries.filter(({ kind }) => kind === 'text').length;
  const elsewhere = entries.length - onMap;
  const dropped = entries.reduce((sum, { droppedTexts }) => sum + droppedTexts, 0);
  return [
    counted(texts, 'text'),
    counted(entries.length - texts, 'pro'),
    ...(elsewhere > 0 ? [`${elsewhere.toLocaleString()} not on the map`] : []),
    ...(dropped > 0 ? [`${counted(dropped, 'older text')} no longer kept`] : []),
  ].join(' · ');
}
