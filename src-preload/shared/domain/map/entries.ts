import type { EntryKind, MapEntries, Pro, ReceivedText, TextCount } from './schema.ts';
import { counted } from '../counted.ts';
import { findRegion, plainName } from '../place/regions.ts';

/** A visitor's text message or a pro, with everything that the map screen needs of it. */
export interface Entry {
  kind: EntryKind;
  /** unique among text messages and pros */
  key: string;
  id: string;
  /** name of the sender or of the company; if unknown, the address; if this is unknown too, the kind and the ID */
  name: string;
  address: string;
  city: string;
  /** key such as `US-NC`, `NO_REGION` if the server gives no state, or the server's text if that is no known state */
  region: string;
  regionName: string;
  latitude?: number;
  longitude?: number;
  phone: string;
  email: string;
  /** undefined for a pro, or if the server does not say */
  consent: boolean | undefined;
  /** the wording of the consent, as the sender saw it */
  consentWording: string;
  message: string;
  /** URLs of the photos that came with a text message */
  photos: readonly string[];
  /** milliseconds since 1970; undefined for a pro, or if the server gives no valid time */
  receivedAt: number | undefined;
  /** name of the pro that received the text message; '' if unknown */
  proName: string;
  /** number of a pro's older text messages that the server has dropped */
  droppedTexts: number;
}

export type KindFilter = 'all' | EntryKind;
export interface Filter {
  kind: KindFilter;
  /** key of a region; null for all regions */
  region: string | null;
}

/** Region of the entries without a state. It is not '', because a select field takes '' for no choice. */
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

/**
 * Returns the members that text messages and pros have in common.
 * @param regions cache of the regions by the text of the state, because many entries have the same state
 */
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

/** Returns in words whether the sender agrees to be answered by text message; '' if that is not known. */
export const consentWords = ({ consent }: Pick<Entry, 'consent'>): string =>
  consent === undefined ? '' : consent ? 'Yes' : 'No';

export const matching = (entries: readonly Entry[], { kind, region }: Filter): Entry[] =>
  entries.filter((entry) => (kind === 'all' || entry.kind === kind) && (region === null || entry.region === region));

export interface RegionChoice {
  value: string;
  label: string;
}

/** Returns the regions that entries are in, sorted by name, with `NO_REGION` last. */
export function regionChoices(entries: readonly Entry[]): RegionChoice[] {
  const names = new Map(entries.map(({ region, regionName }) => [region, regionName]));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => Number(a.value === NO_REGION) - Number(b.value === NO_REGION) || a.label.localeCompare(b.label));
}

/** Returns the number of entries in each region, with the largest number first. */
export function countsByRegion(entries: readonly Entry[]): TextCount[] {
  const counts = new Map<string, number>();
  for (const { regionName } of entries) counts.set(regionName, (counts.get(regionName) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort(byCount);
}

const byCount = (a: TextCount, b: TextCount): number => b.count - a.count || a.name.localeCompare(b.name);

/**
 * Returns the number of text messages of each pro, with the largest first. If a region is given, leaves out names that
 * no pro in that region has.
 */
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

/** Returns the entries sorted by a column. Entries without a value come last in both directions. */
export function sorted(entries: readonly Entry[], { column, descending }: Sorting): Entry[] {
  const sign = descending ? -1 : 1;
  return entries.toSorted((a, b) => {
    const [left, right] = [a[column] ?? '', b[column] ?? ''];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * collator.compare(String(left), String(right));
  });
}

/** Compares several times as fast as `localeCompare`. */
const collator = new Intl.Collator(undefined, { numeric: true });

/**
 * Returns words for the numbers of entries of each kind, of entries that are not on the map, and of text messages that
 * the server has dropped.
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
