import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { AreaRow } from '#shared/domain/site/service-areas.ts';
import type { Place } from '#shared/domain/site/nearest-cities.ts';
import type { Coordinates } from '#shared/ipc/places.ipc.ts';
import type { BridgeCallError } from '../../../bridge/client.ts';
import { useQuery } from '../../../bridge/hooks.ts';

/** A pause in typing after which places are looked for, in milliseconds. */
const LOCATE_PAUSE = 600;
/** Places that one call looks for at most. */
const MOST_PLACES = 100;

export interface AreaPlaces {
  /** null for a place that is not known, undefined while it is looked for */
  of: (place: Place) => Coordinates | null | undefined;
  error: BridgeCallError | undefined;
  retry: () => void;
}

const keyOf = ({ city, state }: Place): string => `${city.trim()}, ${state.trim()}`.toLowerCase();

/** Where the areas that have a city and a state are. */
export function useAreaPlaces(rows: readonly AreaRow[]): AreaPlaces {
  const named = rows
    .map(({ city, state }) => ({ city: city.trim(), state: state.trim() }))
    .filter(({ city, state }) => city !== '' && state !== '');
  const [asked] = useDebouncedValue(JSON.stringify(named.slice(0, MOST_PLACES)), LOCATE_PAUSE);
  const places = JSON.parse(asked) as Place[];
  const { data, error, refetch } = useQuery('places.locate', { places });
  const [known, setKnown] = useState<{ from: unknown; found: ReadonlyMap<string, Coordinates | null> }>({
    from: undefined,
    found: new Map(),
  });
  // What was found before stays on the map while the next answer is under way.
  if (data && known.from !== data) {
    const found = places.map((place, at) => [keyOf(place), data[at] ?? null] as const);
    setKnown({ from: data, found: new Map([...known.found, ...found]) });
  }
  return { of: (place) => known.found.get(keyOf(place)), error, retry: () => void refetch() };
}
