import { z } from 'zod';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, optionalText, wireList, wireText } from '../wire.ts';

export interface FoundPlace {
  name: string;
  placeId: string;
}

const place = z
  .object({ name: optionalText, place_id: wireText })
  .transform(({ name, place_id }): FoundPlace => ({ name, placeId: place_id }));
const places = z
  .union([wireList(place), place.transform((one) => [one])])
  .nullish()
  .transform((list) => list ?? []);

export function businessProfileEndpoints(http: Http) {
  return {
    async saveAccountId(slug: string, accountId: string, options: CallOptions = {}): Promise<void> {
      const path = `/api/save_gmb_account_id/${encodeURIComponent(slug)}/${encodeURIComponent(accountId)}`;
      await http.text({ ...options, name: 'GET /api/save_gmb_account_id', path });
    },
    async findPlace(textQuery: string, options: CallOptions = {}): Promise<FoundPlace[]> {
      const path = '/api/get_place_id_by_text_query';
      const body = JSON.stringify({ textQuery });
      const answer = inMessage(z.object({ data: places }));
      return (await http.json({ ...options, name: `POST ${path}`, path, body }, answer)).message.data;
    },
  };
}

export type BusinessProfileEndpoints = ReturnType<typeof businessProfileEndpoints>;
