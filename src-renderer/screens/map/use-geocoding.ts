import { useEffect, useState } from 'react';
import type { GeocodingState } from '#shared/ipc/map.ipc.ts';
import { useEvent, useQuery } from '../../bridge/hooks.ts';

/** How the search for missing places stands; undefined until main has said so. */
export function useGeocoding(): GeocodingState | undefined {
  const { data, refetch } = useQuery('map.geocode.state', {});
  const [told, setTold] = useState<GeocodingState>();
  useEvent('map.geocoding', setTold);
  // An answer that another visit to the screen has left behind is an old one.
  useEffect(() => void refetch(), [refetch]);
  return told ?? data;
}
