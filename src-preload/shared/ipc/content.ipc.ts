import { z } from 'zod';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

export const generationKinds = ['tagline', 'about', 'siteTitle', 'siteDescription'] as const;
export type GenerationKind = (typeof generationKinds)[number];

/** The field of a site that each text is for. */
export const generatedFields = {
  tagline: 'company_tagline',
  about: 'about',
  siteTitle: 'title_tag',
  siteDescription: 'meta_description',
} as const satisfies Record<GenerationKind, string>;

export const contact = z.object({ id: z.string(), name: z.string() });
export type Contact = z.infer<typeof contact>;

export const citySuggestion = z.object({
  id: z.string(),
  city: z.string(),
  state: z.string(),
  stateCode: z.string(),
  countryCode: z.string(),
});
export type CitySuggestion = z.infer<typeof citySuggestion>;

export const contentCalls = {
  /**
   * Generates a text for one field of the open draft, from its company, industry, first service area and keywords. The
   * text differs from the field's own, where the backend knows another. Fails with GENERATION_FAILED and the exact text
   * to show where one of those is missing or the backend fails.
   */
  'generation.text': call(
    z.object({ slug: z.string(), kind: z.enum(generationKinds) }),
    z.object({ text: z.string() }),
    { errors: ['NOT_OPEN', 'GENERATION_FAILED', 'OFFLINE'] },
  ),
  /** Where the backend fails, that is logged, and the answer is the last known list, or an empty one, with `stale`. */
  'contacts.list': call(z.object({}), z.object({ contacts: z.array(contact), stale: z.boolean() })),
  'places.suggest': call(
    z.object({ searchTerm: z.string().max(200), globe: z.boolean().default(false) }),
    z.array(citySuggestion),
    { errors: backendErrors },
  ),
};
