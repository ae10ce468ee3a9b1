import { z } from 'zod';
import type { GeocodingTask } from '#shared/domain/map/geocoding-rules.ts';
import type { FoundPlace, TextEndpoints } from '../../backend-client/endpoints/texts.ts';
import type { Geocoding } from '../../providers/geocoding/positionstack.ts';
import { readCached, type ResponseCache } from '../kit/cached-list.ts';

interface Deps {
  client: Pick<TextEndpoints, 'savePlace'>;
  geocoding: Geocoding;
  /** cached answers of the service, because places do not move and each request costs money */
  cache: ResponseCache;
}

const place = z.object({ latitude: z.number(), longitude: z.number(), city: z.string(), state: z.string() });

/**
 * Finds the place of an entry and saves it on the server. Keeps the coordinates, city and state that the entry already
 * has.
 * @returns undefined if the service does not find the place
 * @throws AppError of the service or the server
 */
export async function locateEntry(
  task: GeocodingTask,
  { client, geocoding, cache }: Deps,
  signal: AbortSignal,
): Promise<FoundPlace | undefined> {
  const found = await cached(cache, questionOf(task), () => ask(task, geocoding, signal));
  if (!found) return undefined;
  const kept = {
    latitude: task.latitude ?? found.latitude,
    longitude: task.longitude ?? found.longitude,
    city: task.city || found.city,
    state: task.state || found.state,
  };
  await client.savePlace(task.kind, task.id, kept, { signal });
  return kept;
}

const questionOf = ({ way, address, latitude, longitude }: GeocodingTask): string =>
  way === 'forward' ? `geocode ${address.trim().toLowerCase()}` : `geocode ${String(latitude)},${String(longitude)}`;

function ask({ address, latitude, longitude }: GeocodingTask, geocoding: Geocoding, signal: AbortSignal) {
  return latitude === undefined || longitude === undefined
    ? geocoding.forward(address.trim(), signal)
    : geocoding.reverse(latitude, longitude, signal);
}

async function cached(cache: ResponseCache, key: string, ask: () => Promise<FoundPlace | undefined>) {
  const known = readCached(cache, key, place);
  if (known) return known;
  const found = await ask();
  if (found) cache.put(key, JSON.stringify(found));
  return found;
}
