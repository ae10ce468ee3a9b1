import type { EntryKind, MapEntries } from '#shared/domain/map/schema.ts';
import { type GeocodingState, mapCounts, type MapCounts, mapData, type MapData } from '#shared/ipc/map.ipc.ts';
import type { FoundPlace, TextEndpoints } from '../../backend-client/endpoints/texts.ts';
import { pause } from '../../backend-client/pause.ts';
import type { Geocoding } from '../../providers/geocoding/positionstack.ts';
import type { ResponseCache } from '../content/cached-list.ts';
import type { Broadcast, Logger } from '../handlers.ts';
import { exportFile } from '../store/export-file.ts';
import type { ChooseFile } from '../store/service.ts';
import { locateEntry } from './geocode.ts';
import { GeocodingRun } from './geocoding-run.ts';
import { lastKnown } from './last-known.ts';

interface MapDeps {
  client: TextEndpoints;
  geocoding: Geocoding;
  cache: ResponseCache;
  /** backend and person that what is kept belongs to */
  owner: () => string;
  chooseFile: ChooseFile;
  broadcast: Broadcast;
  logger: Logger;
  now(): number;
}

/** How often windows draw anew what is found, in milliseconds. */
const TELL_EVERY = 2000;

export type MapService = ReturnType<typeof createMapService>;

/** Texts and pros on the map. */
export function createMapService({ client, geocoding, cache, owner, chooseFile, broadcast, logger, now }: MapDeps) {
  const dataOf = lastKnown({ cache, key: () => `map texts of ${owner()}`, schema: mapData, now, logger });
  const countsOf = lastKnown({ cache, key: () => `map counts of ${owner()}`, schema: mapCounts, now, logger });
  /** as the server last told it, with what was found since */
  let entries: MapEntries | undefined;
  let toldAt = 0;

  function tellPlaces(): void {
    toldAt = now();
    broadcast('map.changed', {});
  }

  const run = new GeocodingRun({
    locate: (task, signal) => locateEntry(task, { client, geocoding, cache }, signal),
    found({ kind, id }, place) {
      if (entries) entries = withPlace(entries, kind, id, place);
      if (now() - toldAt >= TELL_EVERY) tellPlaces();
    },
    changed(state) {
      if (state.state === 'stopped') logger.warn('places could not be looked for', { reason: state.reason });
      broadcast('map.geocoding', state);
    },
    ended: tellPlaces,
    pause,
    now,
  });

  return {
    /** Begins to look for the places that the server's answer lacks. */
    async data(signal?: AbortSignal): Promise<MapData> {
      const data = await dataOf(() => client.all({ ...(signal && { signal }) }));
      entries = { texts: data.texts, pros: data.pros };
      if (data.staleBecause === undefined) run.start(entries);
      return data;
    },

    counts: (signal?: AbortSignal): Promise<MapCounts> =>
      countsOf(async () => ({ counts: await client.counts({ ...(signal && { signal }) }) })),

    geocodingState: (): GeocodingState => run.state,
    startGeocoding: (retry: boolean): GeocodingState =>
      entries ? run.start(entries, { byUser: true, retry }) : run.state,
    cancelGeocoding: (): GeocodingState => run.cancel(),

    /** The path written; undefined when the user cancels. @throws AppError DISK */
    export: (format: 'csv' | 'png', name: string, content: string | Uint8Array) =>
      exportFile(chooseFile, { title: format === 'csv' ? 'Export the list' : 'Export the map', name, format, content }),

    close: (): void => run.close(),
  };
}

function withPlace({ texts, pros }: MapEntries, kind: EntryKind, id: string, place: FoundPlace): MapEntries {
  const placed = <E extends { id: string }>(list: E[]): E[] =>
    list.map((entry) => (entry.id === id ? { ...entry, ...place } : entry));
  return kind === 'text' ? { texts: placed(texts), pros } : { texts, pros: placed(pros) };
}
