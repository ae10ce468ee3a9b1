import { z } from 'zod';
import { AppError } from '#shared/ipc/errors.ts';
import { type CallLog, readAnswer } from '../../backend-client/answer.ts';
import { withRetries } from '../../backend-client/retry.ts';
import { createTransport } from '../../backend-client/transport.ts';
import { optionalText, wireList, wireNumber, wireText } from '../../backend-client/wire.ts';

/** The address of GeoNames, or of a service that replaces it. */
export interface PlaceNamesAddress {
  /** without a trailing slash */
  url: string;
  username: string;
  /** further headers that the service needs */
  headers: Record<string, string>;
}

export interface City {
  name: string;
  /** two letters in the United States */
  stateCode: string;
  stateName: string;
  countryCode: string;
  population: number;
  latitude: number;
  longitude: number;
}

/**
 * A place-name service. Its calls throw AppError OFFLINE, TIMEOUT, BACKEND_REFUSED, BACKEND_FAILED, BAD_ANSWER,
 * CANCELLED.
 */
export interface PlaceNames {
  /** Returns the places in the United States that have this whole name, the largest first. */
  named(name: string, signal?: AbortSignal): Promise<City[]>;
  /** Returns at most 100 places around a point. `radius` is in kilometers. */
  near(point: { latitude: number; longitude: number }, radius: number, signal?: AbortSignal): Promise<City[]>;
}

const MOST_ROWS = '100';

const city = z
  .object({
    name: wireText,
    countryCode: optionalText,
    adminCode1: optionalText,
    adminName1: optionalText,
    population: wireNumber.nullish().transform((population) => population ?? 0),
    lat: wireNumber.pipe(z.number().min(-90).max(90)),
    lng: wireNumber.pipe(z.number().min(-180).max(180)),
  })
  .transform(({ name, countryCode, adminCode1, adminName1, population, lat, lng }): City => ({
    name,
    stateCode: adminCode1,
    stateName: adminName1,
    countryCode,
    population,
    latitude: lat,
    longitude: lng,
  }));

/** A refusal by the service, which may come with status 200. */
const refusal = z.object({ status: z.object({ message: z.string(), value: z.union([z.number(), z.string()]) }) });
const answer = z.union([refusal, z.object({ geonames: wireList(city) })], 'expected the list “geonames”');

export function createPlaceNames(deps: {
  /** called once per call of `named` or `near` */
  address: () => Promise<PlaceNamesAddress>;
  fetch: typeof globalThis.fetch;
  logger: CallLog;
}): PlaceNames {
  async function call(name: string, query: Record<string, string>, signal?: AbortSignal): Promise<City[]> {
    const { url, username, headers } = await deps.address();
    const transport = createTransport({
      baseUrl: () => Promise.resolve(url),
      fetch: deps.fetch,
      what: 'The place-name service',
    });
    const path = `/${name}?${new URLSearchParams({ ...query, username })}`;
    const request = { method: 'GET', path, headers: { Accept: 'application/json', ...headers } } as const;
    const attempt = () => transport({ ...request, withHeaderToken: false, ...(signal && { signal }) });
    const { status, text } = await withRetries(attempt, signal);
    const refused = refusal.safeParse(parsed(text));
    if (refused.success) throw refusedBy(refused.data.status.message, refused.data.status.value);
    if (status < 200 || status > 299) throw failed(status);
    const read = readAnswer(`the place-name service’s ${name}`, text, answer, deps.logger);
    return 'geonames' in read ? read.geonames : [];
  }

  return {
    named: (name, signal) =>
      call(
        'searchJSON',
        { name_equals: name, country: 'US', featureClass: 'P', orderby: 'population', maxRows: MOST_ROWS },
        signal,
      ),
    near: ({ latitude, longitude }, radius, signal) =>
      call(
        'findNearbyPlaceNameJSON',
        {
          lat: String(latitude),
          lng: String(longitude),
          radius: radius.toFixed(1),
          cities: 'cities15000',
          localCountry: 'true',
          maxRows: MOST_ROWS,
        },
        signal,
      ),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** GeoNames’ error numbers for an unknown user, and for used-up credits of the day, the hour and the week. */
const wrongUser = '10';
const usedUp = new Set(['18', '19', '20']);

function refusedBy(message: string, value: number | string): AppError {
  const details = { value };
  if (String(value) === wrongUser) {
    const words = `The place-name service does not know this computer’s user name (${message}). IT can set it.`;
    return new AppError('BACKEND_REFUSED', words, { details });
  }
  const words = `The place-name service refused the search: ${message}`;
  return new AppError('BACKEND_REFUSED', words, { details, retry: usedUp.has(String(value)) });
}

function failed(status: number): AppError {
  const details = { status };
  return status === 404
    ? new AppError('BACKEND_REFUSED', 'No place-name service is set up for this computer. IT can set one.', { details })
    : new AppError('BACKEND_FAILED', `The place-name service answered with an error (HTTP ${status}).`, {
        details,
        retry: status >= 500,
      });
}
