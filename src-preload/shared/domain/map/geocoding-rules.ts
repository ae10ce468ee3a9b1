import type { EntryKind, MapEntries, Pro, ReceivedText } from './schema.ts';

/** Number of pros, from the start of the list, that are considered. The places of later pros are not looked up. */
export const MOST_PROS = 1000;
const LONGEST_SKIPPED = 5;

/** Returns why an address is not looked up, in words for people; undefined if it is looked up. */
export function skipReason(address: string): string | undefined {
  const text = address.trim();
  if (text.length <= LONGEST_SKIPPED) return 'The address has 5 characters or fewer.';
  if (text.includes('&')) return 'The address contains ‘&’.';
  if (!/\p{Letter}/u.test(text)) return 'The address has no letters.';
  if (/example/i.test(text)) return 'The address contains ‘example’.';
  return undefined;
}

/** `way`: `forward` finds the place of an address, `reverse` the city and the state of coordinates. */
export interface GeocodingTask {
  kind: EntryKind;
  id: string;
  address: string;
  way: 'forward' | 'reverse';
  latitude?: number;
  longitude?: number;
  city: string;
  state: string;
}

export interface SkippedAddress {
  kind: EntryKind;
  id: string;
  address: string;
  reason: string;
}

/**
 * Plans which entries to look up, text messages first. `skipped` lists entries that need coordinates, but have an
 * address that is not looked up.
 */
export function geocodingPlan({ texts, pros }: MapEntries): { tasks: GeocodingTask[]; skipped: SkippedAddress[] } {
  const entries = [
    ...texts.map((entry) => ({ kind: 'text' as const, entry })),
    ...pros.slice(0, MOST_PROS).map((entry) => ({ kind: 'pro' as const, entry })),
  ];
  const tasks: GeocodingTask[] = [];
  const skipped: SkippedAddress[] = [];
  for (const { kind, entry } of entries) {
    const way = wayOf(entry);
    if (way === undefined) continue;
    const { id, address, latitude, longitude, city, state } = entry;
    const reason = way === 'forward' ? skipReason(address) : undefined;
    if (reason !== undefined) skipped.push({ kind, id, address, reason });
    else {
      const point = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {};
      tasks.push({ kind, id, address, way, city, state, ...point });
    }
  }
  return { tasks, skipped };
}

function wayOf({ latitude, longitude, city, state }: ReceivedText | Pro): GeocodingTask['way'] | undefined {
  if (latitude === undefined || longitude === undefined) return 'forward';
  return city === '' || state === '' ? 'reverse' : undefined;
}
