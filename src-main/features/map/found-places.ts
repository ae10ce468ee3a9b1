import type { EntryKind, MapEntries } from '#shared/domain/map/schema.ts';
import type { FoundPlace } from '../../backend-client/endpoints/texts.ts';

type Entry = MapEntries['texts'][number] | MapEntries['pros'][number];

/** Places found in this run of the app: a server may report them late, or never. */
export class FoundPlaces {
  private readonly places = new Map<string, FoundPlace>();

  add(owner: string, kind: EntryKind, entry: Pick<Entry, 'id' | 'address'>, place: FoundPlace): void {
    this.places.set(keyOf(owner, kind, entry), place);
  }

  /** Adds places to the entries that lack one; the server's own places are kept. */
  fill({ texts, pros }: MapEntries, owner: string): MapEntries {
    const filled = <E extends Entry>(kind: EntryKind, entries: E[]): E[] =>
      entries.map((entry) => {
        const place = this.places.get(keyOf(owner, kind, entry));
        return place ? withPlace(entry, place) : entry;
      });
    return { texts: filled('text', texts), pros: filled('pro', pros) };
  }
}

/** The address is part of the key: an address that was changed since is another place. */
const keyOf = (owner: string, kind: EntryKind, { id, address }: Pick<Entry, 'id' | 'address'>): string =>
  JSON.stringify([owner, kind, id, address]);

function withPlace<E extends Entry>(entry: E, { latitude, longitude, city, state }: FoundPlace): E {
  const hasPoint = entry.latitude !== undefined && entry.longitude !== undefined;
  return { ...entry, ...(!hasPoint && { latitude, longitude }), city: entry.city || city, state: entry.state || state };
}
