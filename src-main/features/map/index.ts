import type { MapEntries } from '#shared/domain/map/schema.ts';
import { mapCounts, mapData } from '#shared/ipc/map.ipc.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import { pause } from '../../backend-client/pause.ts';
import type { Geocoding } from '../../providers/geocoding/positionstack.ts';
import type { Broadcast, HandlersOf, Logger } from '../handlers.ts';
import type { ResponseCache } from '../kit/cached-list.ts';
import { type ChooseFile, exportFile } from '../kit/export-file.ts';
import { FoundPlaces } from './found-places.ts';
import { locateEntry } from './geocode.ts';
import { GeocodingRun } from './geocoding-run.ts';
import { withLastAnswer } from './last-answer.ts';

export interface MapPorts {
  client: Pick<BackendClient, 'texts'>;
  /** undefined if no geocoding service is set up */
  geocoding: Geocoding | undefined;
  cache: ResponseCache;
  /** returns a text that identifies the backend and the user, so that no user sees another user's cached data */
  owner: () => string;
  chooseFile: ChooseFile;
  broadcast: Broadcast;
  logger: Logger;
  now(): number;
}

/** Minimum milliseconds between events about found places in a run, because windows ask the server at each event. */
const TELL_PAUSE_MS = 10_000;

export interface MapFeature {
  handlers: HandlersOf<'map'>;
  close: () => void;
}

/** Handles the text messages and pros on the map. */
export function mapFeature(ports: MapPorts): MapFeature {
  const { geocoding, cache, owner, chooseFile, broadcast, logger, now } = ports;
  const client = ports.client.texts;
  const dataOf = withLastAnswer({ cache, key: () => `map texts of ${owner()}`, schema: mapData, now, logger });
  const countsOf = withLastAnswer({ cache, key: () => `map counts of ${owner()}`, schema: mapCounts, now, logger });
  const places = new FoundPlaces();
  /** the entries of the last answer to `map.data`, without deleted text messages */
  let entries: MapEntries | undefined;
  let toldAt = 0;

  function tellPlaces(): void {
    toldAt = now();
    broadcast('map.changed', {});
  }

  const run = new GeocodingRun({
    locate: geocoding && ((task, signal) => locateEntry(task, { client, geocoding, cache }, signal)),
    found(task, place) {
      places.add(owner(), task.kind, task, place);
      if (now() - toldAt >= TELL_PAUSE_MS) tellPlaces();
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
    handlers: {
      /** Returns the text messages and pros. If they are not from the cache, starts to look up their missing places. */
      'map.data': async (_input, { signal }) => {
        const data = await dataOf(() => client.all({ signal }));
        entries = { texts: data.texts, pros: data.pros };
        const placed = places.fill(entries, owner());
        if (data.staleBecause === undefined) run.start(placed);
        return { ...data, ...placed };
      },
      'map.counts': (_input, { signal }) => countsOf(async () => ({ counts: await client.counts({ signal }) })),
      'map.deleteText': async ({ id }, { signal }) => {
        await client.remove(id, { signal }).catch((error: unknown) => {
          if (!(error instanceof BackendError && error.status === 404)) throw error;
        });
        if (entries) entries = { ...entries, texts: entries.texts.filter((text) => text.id !== id) };
        broadcast('map.changed', {});
        return {};
      },
      'map.geocode.state': () => run.state,
      'map.geocode.start': ({ retry }) =>
        entries ? run.start(places.fill(entries, owner()), { byUser: true, retry }) : run.state,
      'map.geocode.cancel': () => run.cancel(),
      'map.export': ({ format, name, content }) => {
        const title = format === 'csv' ? 'Export the list' : 'Export the map';
        return exportFile(chooseFile, { title, name, format, content });
      },
    },
    close: () => run.close(),
  };
}
