import { z } from 'zod';
import { type CallLog, failureOf, readAnswer } from '../../backend-client/answer.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import { withRetries } from '../../backend-client/retry.ts';
import { createTransport } from '../../backend-client/transport.ts';
import { optionalText, wireList, wireNumber } from '../../backend-client/wire.ts';

/** The address of positionstack, or of a service that replaces it. */
export interface GeocodingAddress {
  /** without a trailing slash; the calls are `/forward` and `/reverse` below it */
  url: string;
  accessKey: string;
  /** headers that the backend needs, if the backend itself is the service */
  headers: Record<string, string>;
}

export interface GeocodedPlace {
  /** degrees */
  latitude: number;
  longitude: number;
  /** '' if the service returns none; the same for `state` */
  city: string;
  /** the state's code if the service has one, else its name */
  state: string;
}

/**
 * The geocoding service. Calls return undefined if the service finds nothing. They throw BackendError OFFLINE, TIMEOUT,
 * BACKEND_REFUSED, BACKEND_FAILED or BAD_ANSWER, and AppError CANCELLED. After too many requests BACKEND_REFUSED has
 * status 429, and `retryAfterMs` if the service says how long to wait.
 */
export interface Geocoding {
  /** Finds an address in the United States. */
  forward(address: string, signal?: AbortSignal): Promise<GeocodedPlace | undefined>;
  reverse(latitude: number, longitude: number, signal?: AbortSignal): Promise<GeocodedPlace | undefined>;
}

const place = z
  .object({
    latitude: wireNumber.pipe(z.number().min(-90).max(90)),
    longitude: wireNumber.pipe(z.number().min(-180).max(180)),
    locality: optionalText,
    region: optionalText,
    region_code: optionalText,
  })
  .transform(({ latitude, longitude, locality, region, region_code }): GeocodedPlace => ({
    latitude,
    longitude,
    city: locality.trim(),
    state: region_code.trim() || region.trim(),
  }));

/** The `data` of a response without a result: null, an empty list, or a list of empty lists. */
const nothing = z.union([z.null(), z.array(z.array(z.never()).length(0))]).transform(() => []);
const answer = z.object({ data: z.union([nothing, wireList(place)], 'expected the list “data”') });

export function createGeocoding(deps: {
  /** called once for each `forward` or `reverse` */
  address: () => Promise<GeocodingAddress>;
  fetch: typeof globalThis.fetch;
  logger: CallLog;
}): Geocoding {
  async function call(name: string, query: Record<string, string>, signal?: AbortSignal) {
    const { url, accessKey, headers } = await deps.address();
    const transport = createTransport({
      baseUrl: () => Promise.resolve(url),
      fetch: deps.fetch,
      what: 'The geocoding service',
    });
    const path = `/${name}?${new URLSearchParams({ access_key: accessKey, ...query, limit: '1' })}`;
    const request = { method: 'GET', path, headers: { Accept: 'application/json', ...headers } } as const;
    const attempt = () => transport({ ...request, withHeaderToken: false, ...(signal && { signal }) });
    const answered = await withRetries(attempt, signal);
    const failure = failureOf(answered, [accessKey]);
    if (failure) throw refusedBy(failure);
    return readAnswer(`the geocoding service’s ${name}`, answered.text, answer, deps.logger).data[0];
  }

  return {
    forward: (address, signal) => call('forward', { query: address, country: 'US' }, signal),
    reverse: (latitude, longitude, signal) => call('reverse', { query: `${latitude},${longitude}` }, signal),
  };
}

const NOT_SET_UP = 'No geocoding service is set up for this computer. IT can set one.';

function refusedBy(failure: BackendError): BackendError {
  const { code, status, retryAfterMs, retry, details } = failure;
  const facts = { outcome: 'answered', status, retryAfterMs, retry, details, cause: failure } as const;
  if (status === 404) return new BackendError(code, NOT_SET_UP, facts);
  return new BackendError(code, `The geocoding service refused the search: ${failure.message}`, facts);
}
