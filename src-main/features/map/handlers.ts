import type { Handlers } from '../handlers.ts';
import type { MapService } from './service.ts';

type MapChannels = 'map.data' | 'map.counts' | `map.geocode.${'state' | 'start' | 'cancel'}` | 'map.export';

export function mapHandlers(map: MapService): Pick<Handlers, MapChannels> {
  return {
    'map.data': (_input, { signal }) => map.data(signal),
    'map.counts': (_input, { signal }) => map.counts(signal),
    'map.geocode.state': () => map.geocodingState(),
    'map.geocode.start': ({ retry }) => map.startGeocoding(retry),
    'map.geocode.cancel': () => map.cancelGeocoding(),
    'map.export': async ({ format, name, content }) => {
      const path = await map.export(format, name, content);
      return path === undefined ? {} : { path };
    },
  };
}
