import { z } from 'zod';
import type { EntryKind, MapAnswer, Pro, ReceivedText, TextCount } from '#shared/domain/map/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, optionalText, wireFlag, wireId, wireList, wireNumber, wireText } from '../wire.ts';

/** The place that was found for an entry of the map, as it is sent to the server. */
export interface FoundPlace {
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}

/**
 * Returns the schema of a coordinate in degrees from -`most` to `most`. A value that is no number in this range becomes
 * undefined.
 */
const degrees = (most: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => {
      const { data } = wireNumber.safeParse(value);
      return data !== undefined && Math.abs(data) <= most ? data : undefined;
    });
const latitude = degrees(90);
const longitude = degrees(180);

/**
 * Returns both coordinates, or none if one is missing or both are 0. Some servers send 0, 0, a point in the sea, for an
 * unknown place.
 */
function point(lat: number | undefined, lng: number | undefined): { latitude?: number; longitude?: number } {
  const isKnown = lat !== undefined && lng !== undefined && (lat !== 0 || lng !== 0);
  return isKnown ? { latitude: lat, longitude: lng } : {};
}

/**
 * Whether the sender consents to an answer by text message. The description of the backend's API does not define this
 * member, so an unreadable value counts as missing.
 */
const consent = z
  .unknown()
  .optional()
  .transform((value) => (value === null ? undefined : wireFlag.safeParse(value).data));
const count = wireNumber.nullish().transform((value) => value ?? 0);

const text = z
  .object({
    id: wireText,
    sender_address: optionalText,
    sender_latitude: latitude,
    sender_longitude: longitude,
    city: optionalText,
    state: optionalText,
    sender_name: optionalText,
    sender_phone: optionalText,
    sender_email: optionalText,
    consent,
    consent_wording: optionalText,
    message: optionalText,
    photos: wireList(wireText).optional(),
    created_at: optionalText,
    landing_page: optionalText,
  })
  .transform((wire): ReceivedText => ({
    id: wire.id,
    address: wire.sender_address,
    ...point(wire.sender_latitude, wire.sender_longitude),
    city: wire.city.trim(),
    state: wire.state.trim(),
    sender: wire.sender_name,
    phone: wire.sender_phone,
    email: wire.sender_email,
    ...(wire.consent !== undefined && { consent: wire.consent }),
    consentWording: wire.consent_wording,
    message: wire.message,
    photos: wire.photos ?? [],
    receivedAt: wire.created_at,
    proId: wire.landing_page,
  }));

const pro = z
  .object({
    id: wireText,
    address: optionalText,
    address_latitude: latitude,
    address_longitude: longitude,
    city: optionalText,
    state: optionalText,
    company_name: optionalText,
    texts_dropped: count,
  })
  .transform((wire): Pro => ({
    id: wire.id,
    address: wire.address,
    ...point(wire.address_latitude, wire.address_longitude),
    city: wire.city.trim(),
    state: wire.state.trim(),
    name: wire.company_name,
    droppedTexts: wire.texts_dropped,
  }));

const page = inMessage(
  z.object({
    texts: wireList(text),
    pros: wireList(pro),
    /** the query parameter `before` for the next page; '' on the last page, and if the server has no pages */
    next: optionalText,
    can_delete: wireFlag.optional(),
  }),
);
/** Maximum number of text messages that a request asks for. */
const PAGE = 500;

const namedCount = z.object({ name: z.string(), count: wireNumber.nullable() });
const countsByName = z
  .record(z.string(), z.unknown())
  .transform((counts): unknown[] | null => Object.entries(counts).map(([name, count]) => ({ name, count })))
  .pipe(wireList(namedCount));
/** A server usually sends the counts as JSON text within the JSON. */
const textCounts = z.union([
  countsByName,
  z.null().transform(() => []),
  z
    .string()
    .transform((json, context) => {
      try {
        return parseJson(json || '{}');
      } catch {
        context.addIssue('it is not JSON');
        return z.NEVER;
      }
    })
    .pipe(countsByName.nullable())
    .transform((counts) => counts ?? []),
]);
const counts = inMessage(z.object({ textCounts }));

export function textEndpoints(http: Http) {
  async function save(path: string, body: object, options: CallOptions): Promise<void> {
    await http.text({ ...options, name: `POST ${path}`, path, body: JSON.stringify(body) });
  }

  return {
    /** Returns all text messages and pros. Reads page by page; a server without pages sends everything at once. */
    async all(options: CallOptions = {}): Promise<MapAnswer> {
      const path = '/api/get-all-texts';
      const found: MapAnswer = { texts: [], pros: [], canDelete: false };
      let before = '';
      const seen = new Set<string>();
      do {
        const query = { limit: String(PAGE), ...(before !== '' && { before }) };
        const { message } = await http.json({ ...options, name: `GET ${path}`, path, query }, page);
        found.texts.push(...message.texts);
        found.pros.push(...message.pros);
        found.canDelete ||= message.can_delete ?? false;
        seen.add(before);
        // Some servers return a `next` that leads back to a page that was already read. Reading ends there, because it
        // would otherwise never end.
        before = message.texts.length > 0 && !seen.has(message.next) ? message.next : '';
      } while (before !== '');
      return found;
    },

    /** Deletes a text message. Only some servers offer this call. */
    async remove(id: string, options: CallOptions = {}): Promise<void> {
      await save('/api/delete-text', { textId: wireId(id) }, options);
    },

    /** Returns the number of text messages for each pro's name, the highest number first. */
    async counts(options: CallOptions = {}): Promise<TextCount[]> {
      const path = '/api/get-text-counts';
      const { message } = await http.json({ ...options, name: `GET ${path}`, path }, counts);
      return message.textCounts
        .map(({ name, count }) => ({ name, count: count ?? 0 }))
        .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
    },

    savePlace(kind: EntryKind, id: string, place: FoundPlace, options: CallOptions = {}): Promise<void> {
      const { latitude, longitude, city, state } = place;
      const found = { latitude, longitude, city, state };
      return kind === 'text'
        ? save('/api/save-text-geocodes', { textId: wireId(id), ...found }, options)
        : save('/api/save-landing-page-geocodes', { landingPageId: wireId(id), ...found }, options);
    },
  };
}

export type TextEndpoints = ReturnType<typeof textEndpoints>;
