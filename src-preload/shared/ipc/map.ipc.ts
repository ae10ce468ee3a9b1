import { z } from 'zod';
import { entryKinds, mapAnswer, textCount } from '../domain/map/schema.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

/** When the server gave the answer, and why the answer is not newer. */
const known = {
  /** when the server said it, in milliseconds since 1970 */
  asOf: z.number(),
  /** why the server could not be asked anew, fit to be shown; undefined where it was */
  staleBecause: z.string().optional(),
};

export const mapData = z.object({ ...mapAnswer.shape, ...known });
export type MapData = z.infer<typeof mapData>;

export const mapCounts = z.object({ counts: z.array(textCount), ...known });

const unplaced = z.object({
  kind: z.enum(entryKinds),
  id: z.string(),
  address: z.string(),
  /** why its place is not known, fit to be shown */
  reason: z.string(),
});
export type Unplaced = z.infer<typeof unplaced>;

/** How the search for missing places stands. */
export const geocodingState = z.object({
  /**
   * `idle`: nothing was looked for yet. `waiting`: the service asked for a pause until `until`. `stopped`: `reason`
   * says why; the search starts again only by hand. `unset`: no service is set up.
   */
  state: z.enum(['idle', 'working', 'waiting', 'cancelled', 'stopped', 'unset', 'done']),
  /** number of entries of this run, of those that are done, and of those whose place was found and kept */
  total: z.number(),
  done: z.number(),
  found: z.number(),
  /** entries whose place was not found or not kept; they are looked for again only by hand */
  failures: z.array(unplaced),
  /** entries that are not looked for, because of their addresses */
  skipped: z.array(unplaced),
  /** milliseconds since 1970 */
  until: z.number().optional(),
  reason: z.string().optional(),
});
export type GeocodingState = z.infer<typeof geocodingState>;

/** Most characters or bytes of a file that the map is exported to. */
const MOST_EXPORTED = 32 * 1024 * 1024;
const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array, 'the bytes of a file');

export const mapCalls = {
  /**
   * Texts and pros; also starts the search for missing places. Where the server cannot be asked, the last known ones;
   * fails where there are none.
   */
  'map.data': call(z.object({}), mapData, { errors: backendErrors }),
  /** How many texts each pro has received, the most first. Where the server cannot be asked, as `map.data`. */
  'map.counts': call(z.object({}), mapCounts, { errors: backendErrors }),
  /** Has the server delete a text for good; a text that is gone already is no failure. */
  'map.deleteText': call(z.object({ id: z.string().min(1) }), z.object({}), { errors: backendErrors }),
  'map.geocode.state': call(z.object({}), geocodingState),
  /**
   * Looks for the places that the last `map.data` lacks; `map.geocoding` events follow it. `map.data` does the same,
   * unless the search was cancelled or stopped. With `retry` also looks again for those that failed in this run of the
   * app.
   */
  'map.geocode.start': call(z.object({ retry: z.boolean().default(false) }), geocodingState),
  /** Ends the search; found places stay. */
  'map.geocode.cancel': call(z.object({}), geocodingState),
  /** Asks the user for a file and writes the content to it; no path where the user cancels. */
  'map.export': call(
    z.object({
      format: z.enum(['csv', 'png']),
      /** without its ending */
      name: z.string().regex(/^[\w -]{1,80}$/),
      content: z.union([z.string(), bytes]),
    }),
    z.object({ path: z.string().optional() }),
    { errors: ['DISK'], maxSize: MOST_EXPORTED },
  ),
};
