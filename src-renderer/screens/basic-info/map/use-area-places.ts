import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type AreaRow, type Place, placeKey, wholePlaces } from '#shared/domain/site/service-areas.ts';
import type { Coordinates } from '#shared/ipc/places.ipc.ts';
import { useQuery } from '../../../bridge/hooks.ts';

/** Milliseconds without typing after which places are looked up. */
const LOCATE_PAUSE = 600;
/** Maximum number of places that one call looks up. The others are looked up after its answer. */
const MOST_PLACES = 100;

/**
 * Looks up the areas that have a city and a state. `of` returns the coordinates of a place: null for an unknown place,
 * undefined for a place that was not looked up, or not yet.
 */
export function useAreaPlaces(rows: readonly AreaRow[]) {
  const [known, setKnown] = useState<{ from: unknown; found: ReadonlyMap<string, Coordinates | null> }>({
    from: undefined,
    found: new Map(),
  });
  const waiting = wholePlaces(rows).filter((place) => !known.found.has(placeKey(place)));
  const [asked] = useDebouncedValue(JSON.stringify(waiting.slice(0, MOST_PLACES)), LOCATE_PAUSE);
  const places = JSON.parse(asked) as Place[];
  const { data, error, refetch } = useQuery('places.locate', { places }, { enabled: places.length > 0 });
  if (data && known.from !== data) {
    const found = places.map((place, at) => [placeKey(place), data[at] ?? null] as const);
    setKnown({ from: data, found: new Map([...known.found, ...found]) });
  }
  return { of: (place: Place) => known.found.get(placeKey(place)), error, retry: () => void refetch() };
}
