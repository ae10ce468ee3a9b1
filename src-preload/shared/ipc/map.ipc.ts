import { z } from 'zod';
import { entryKinds, mapAnswer, textCount } from '../domain/map/schema.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

/** The age of the data, and why there is no newer data. */
const freshness = {
  /** time of the server's response, in milliseconds since 1970 */
  asOf: z.number(),
  /** why the call to the server failed, as a text for the user; undefined if the data is the response to this call */
  staleBecause: z.string().optional(),
};

export const mapData = z.object({ ...mapAnswer.shape, ...freshness });
export type MapData = z.infer<typeof mapData>;

export const mapCounts = z.object({ counts: z.array(textCount), ...freshness });

const unplaced = z.object({
  kind: z.enum(entryKinds),
  id: z.string(),
  address: z.string(),
  /** why the place is not known, as a text for the user */
  reason: z.string(),
});
export type Unplaced = z.infer<typeof unplaced>;

/** The state of the search for the missing places of visitors' text messages and of pros. */
export const geocodingState = z.object({
  /**
   * `idle`: no search has run yet. `waiting`: the service asked for a pause until `until`. `stopped`: `reason` says
   * why; only the user can start the search again. `unset`: no service is set up.
   */
  state: z.enum(['idle', 'working', 'waiting', 'cancelled', 'stopped', 'unset', 'done']),
  /**
   * `total`: number of entries of this run; `done`: number of those handled; `found`: number of places found and stored
   */
  total: z.number(),
  done: z.number(),
  found: z.number(),
  /** entries whose place was not found or not stored; only the user can start another search for them */
  failures: z.array(unplaced),
  /** entries that are not searched, because of their addresses */
  skipped: z.array(unplaced),
  /** milliseconds since 1970 */
  until: z.number().optional(),
  reason: z.string().optional(),
});
export type GeocodingState = z.infer<typeof geocodingState>;

/** Maximum size of a file to which the map is exported, in characters or bytes. */
const MOST_EXPORTED = 32 * 1024 * 1024;
const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array, 'the bytes of a file');

export const mapCalls = {
  /**
   * Returns visitors' text messages and the pros, and starts the search for missing places. If the server fails,
   * returns the last known data and starts no search. Fails if there is no such data, or if nobody is signed in.
   */
  'map.data': call(z.object({}), mapData, { errors: backendErrors }),
  /**
   * Returns the number of text messages that each pro has received, the highest first. If the server fails, returns the
   * last known numbers. Fails if there are none, or if nobody is signed in.
   */
  'map.counts': call(z.object({}), mapCounts, { errors: backendErrors }),
  /** Has the server delete a text message permanently. Succeeds if the message was already deleted. */
  'map.deleteText': call(z.object({ id: z.string().min(1) }), z.object({}), { errors: backendErrors }),
  'map.geocode.state': call(z.object({}), geocodingState),
  /**
   * Searches for the places that were missing in the last `map.data`; `map.geocoding` events report the progress.
   * `map.data` starts the same search, unless it was cancelled or stopped. With `retry`, entries that failed in this
   * run of the app are searched again.
   */
  'map.geocode.start': call(z.object({ retry: z.boolean().default(false) }), geocodingState),
  /** Cancels the search. Places that were found stay stored. */
  'map.geocode.cancel': call(z.object({}), geocodingState),
  /** Asks the user for a file and writes the content to it. Returns no path if the user cancels. */
  'map.export': call(
    z.object({
      format: z.enum(['csv', 'png']),
      /** file name without the extension */
      name: z.string().regex(/^[\w -]{1,80}$/),
      content: z.union([z.string(), bytes]),
    }),
    z.object({ path: z.string().optional() }),
    { errors: ['DISK'], maxSize: MOST_EXPORTED },
  ),
};
