import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type AreaRow, type Place, placeKey, wholePlaces } from '#shared/domain/site/service-areas.ts';
import type { Coordinates } from '#shared/ipc/places.ipc.ts';
import { useQuery } from '../../../bridge/hooks.ts';

/** Milliseconds without typing after which places are looked for. */
const LOCATE_PAUSE = 600;
/** Most places that one call looks for. */
const MOST_PLACES = 100;

/** Coordinates of the areas with a city and a state: null for an unknown place, undefined while it is looked for. */
export function useAreaPlaces(rows: readonly AreaRow[]) {
  const [asked] = useDebouncedValue(JSON.stringify(wholePlaces(rows).slice(0, MOST_PLACES)), LOCATE_PAUSE);
  const places = JSON.parse(asked) as Place[];
  const { data, error, refetch } = useQuery('places.locate', { places });
  const [known, setKnown] = useState<{ from: unknown; found: ReadonlyMap<string, Coordinates | null> }>({
    from: undefined,
    found: new Map(),
  });
  // The places found before stay on the map while the next answer is on its way.
  if (data && known.from !== data) {
    const found = places.map((place, at) => [placeKey(place), data[at] ?? null] as const);
    setKnown({ from: data, found: new Map([...known.found, ...found]) });
  }
  return { of: (place: Place) => known.found.get(placeKey(place)), error, retry: () => void refetch() };
}
