import { z } from 'zod';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

export const generationKinds = ['tagline', 'about', 'siteTitle', 'siteDescription'] as const;
export type GenerationKind = (typeof generationKinds)[number];

/** For each kind of text, the field of the record that the text is for. */
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
   * Generates a text for one field of the open draft. If the backend returns the text that the field already has, the
   * backend is asked once more. Fails with OFFLINE if the backend cannot be reached. Fails with GENERATION_FAILED if
   * the company, the industry or a service area is missing, or if the backend returns no text; the error's message is
   * the text to show.
   */
  'generation.text': call(
    z.object({ slug: z.string(), kind: z.enum(generationKinds) }),
    z.object({ text: z.string() }),
    { errors: ['NOT_OPEN', 'GENERATION_FAILED', 'OFFLINE'] },
  ),
  /**
   * Returns the contacts. If the backend fails, the failure is logged and the last known list, or an empty one, is
   * returned with `stale`.
   */
  'contacts.list': call(z.object({}), z.object({ contacts: z.array(contact), stale: z.boolean() })),
  'places.suggest': call(
    z.object({ searchTerm: z.string().max(200), globe: z.boolean().default(false) }),
    z.array(citySuggestion),
    { errors: backendErrors },
  ),
};
