import { z } from 'zod';
import { entryKinds, mapAnswer, textCount } from '../domain/map/schema.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

/** What the server last said, and where that is older than this call, why. */
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
   * `idle`: nothing was looked for yet. `waiting`: the service asked to be left alone until `until`. `stopped`: what
   * `reason` says is in the way; nothing is looked for until somebody starts it again. `unset`: there is no service to ask.
   */
  state: z.enum(['idle', 'working', 'waiting', 'cancelled', 'stopped', 'unset', 'done']),
  /** entries to look for in this run, those done with, and those of them whose place was found and kept */
  total: z.number(),
  done: z.number(),
  found: z.number(),
  /** asked for and not found, or not kept: they are not asked for again before somebody says so */
  failures: z.array(unplaced),
  /** not asked for: their addresses lead nowhere */
  skipped: z.array(unplaced),
  /** milliseconds since 1970 */
  until: z.number().optional(),
  reason: z.string().optional(),
});
export type GeocodingState = z.infer<typeof geocodingState>;

/** Characters or bytes of a file that the map is written to. */
const MOST_EXPORTED = 32 * 1024 * 1024;
const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array, 'the bytes of a file');

export const mapCalls = {
  /** Texts and pros, and begins to look for missing places; the last ones known where the server cannot be asked. Fails where none are known either. */
  'map.data': call(z.object({}), mapData, { errors: backendErrors }),
  /** As `map.data`: how many texts each pro has received, the most first. */
  'map.counts': call(z.object({}), mapCounts, { errors: backendErrors }),
  /** Has the server delete a text, for good; one that is gone already is no failure. */
  'map.deleteText': call(z.object({ id: z.string().min(1) }), z.object({}), { errors: backendErrors }),
  'map.geocode.state': call(z.object({}), geocodingState),
  /**
   * Looks for the places that the last `map.data` lacks, which begins that by itself too unless it was cancelled or stopped
   * before; `map.geocoding` events follow it. With `retry` also for those that failed in this run of the app.
   */
  'map.geocode.start': call(z.object({ retry: z.boolean().default(false) }), geocodingState),
  /** Ends the search; what was found stays. */
  'map.geocode.cancel': call(z.object({}), geocodingState),
  /** Asks for a file and writes the content to it; no path where the user cancels. */
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
