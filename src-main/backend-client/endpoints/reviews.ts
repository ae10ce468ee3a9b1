import { z } from 'zod';
import { RawValue } from '#shared/record/raw-value.ts';
import { itemsForServer } from '#shared/record-catalogue/server-forms.ts';
import type { CallOptions, Http } from '../http.ts';
import { optionalText, wireList, wireText } from '../wire.ts';

const names = wireList(z.object({ name: optionalText }));
const reviews = wireList(z.object({ id: wireText.nullish(), review: optionalText, service: optionalText }));

/** Some backends wrap the answers of these two calls in one more `data` than others. */
const sources = z.union([
  z.object({ data: z.object({ data: names }) }).transform(({ data }) => data.data),
  z.object({ data: names }).transform(({ data }) => data),
]);
const categorized = z.union([
  z.object({ data: z.object({ testimonials: reviews }) }).transform(({ data }) => data.testimonials),
  z.object({ testimonials: reviews }).transform(({ testimonials }) => testimonials),
]);

/** A review with the service that the backend has assigned to it; `service` is '' if there is none. */
export interface CategorizedReview {
  /** '' if the review has no id */
  id: string;
  review: string;
  service: string;
}

export function reviewEndpoints(http: Http) {
  return {
    /** Returns the names of the websites from which a review can come, without duplicates. */
    async sources(options: CallOptions = {}): Promise<string[]> {
      const path = '/api/get-review-sources';
      const found = await http.json({ ...options, name: `GET ${path}`, path }, sources);
      return [...new Set(found.map(({ name }) => name.trim()))].filter(Boolean);
    },

    /** @param testimonials reviews as the record has them */
    async categorize(testimonials: readonly object[], options: CallOptions = {}): Promise<CategorizedReview[]> {
      const path = '/api/categorize-reviews';
      const reviews = itemsForServer(RawValue.parse(JSON.stringify(testimonials)), 'testimonials');
      const call = {
        timeoutMs: 60_000,
        ...options,
        name: `POST ${path}`,
        path,
        body: `{"testimonials":${reviews.toText()}}`,
      };
      return (await http.json(call, categorized)).map(({ id, review, service }) => ({ id: id ?? '', review, service }));
    },
  };
}

export type ReviewEndpoints = ReturnType<typeof reviewEndpoints>;
