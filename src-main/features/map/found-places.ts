import type { EntryKind, MapEntries } from '#shared/domain/map/schema.ts';
import type { FoundPlace } from '../../backend-client/endpoints/texts.ts';

type Entry = MapEntries['texts'][number] | MapEntries['pros'][number];

/**
 * Keeps the places that were found since the app started. A server may include them in its answers late or never.
 */
export class FoundPlaces {
  private readonly places = new Map<string, FoundPlace>();

  add(owner: string, kind: EntryKind, entry: Pick<Entry, 'id' | 'address'>, place: FoundPlace): void {
    this.places.set(keyOf(owner, kind, entry), place);
  }

  /** Completes entries with the places that were found for them. Places that the server's answer contains stay. */
  fill({ texts, pros }: MapEntries, owner: string): MapEntries {
    const filled = <E extends Entry>(kind: EntryKind, entries: E[]): E[] =>
      entries.map((entry) => {
        const place = this.places.get(keyOf(owner, kind, entry));
        return place ? withPlace(entry, place) : entry;
      });
    return { texts: filled('text', texts), pros: filled('pro', pros) };
  }
}

/**
 * Returns the key of an entry. The address is part of it, so that a changed address does not get the place of the
 * former one.
 */
const keyOf = (owner: string, kind: EntryKind, { id, address }: Pick<Entry, 'id' | 'address'>): string =>
  JSON.stringify([owner, kind, id, address]);

function withPlace<E extends Entry>(entry: E, { latitude, longitude, city, state }: FoundPlace): E {
  const hasPoint = entry.latitude !== undefined && entry.longitude !== undefined;
  return { ...entry, ...(!hasPoint && { latitude, longitude }), city: entry.city || city, state: entry.state || state };
}
