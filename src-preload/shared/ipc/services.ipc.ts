import { z } from 'zod';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

export const descriptionTypes = ['short', 'long', 'longV2'] as const;
export type DescriptionType = (typeof descriptionTypes)[number];

export const keywordFamily = z.object({ primaryKeyword: z.string(), keywords: z.array(z.string()) });
export type KeywordFamily = z.infer<typeof keywordFamily>;

export const defaultService = z.object({ name: z.string(), ...keywordFamily.shape });
export type DefaultService = z.infer<typeof defaultService>;

const slug = z.string().min(1).max(200);

export const serviceCalls = {
  /**
   * Generates a description of one service of the open draft; `index` is the service's index in the record's list. If
   * the backend returns the present description, the backend is asked once more. The message of GENERATION_FAILED is
   * the text to show.
   */
  'services.generateDescription': call(
    z.object({ slug, index: z.number().int().nonnegative(), type: z.enum(descriptionTypes).or(z.literal('')) }),
    z.object({ text: z.string() }),
    { errors: ['NOT_OPEN', 'GENERATION_FAILED', 'OFFLINE'] },
  ),
  /** Returns keywords for a service name in the draft's industry; none if the name or the industry is empty. */
  'services.keywordFamilies': call(z.object({ slug, service: z.string().max(500) }), z.array(keywordFamily), {
    errors: ['NOT_OPEN', ...backendErrors],
  }),
  /**
   * Returns the usual services of the draft's industry. If the backend fails, the failure is logged and the last known
   * list, or an empty one, is returned with `stale`.
   */
  'services.defaults': call(z.object({ slug }), z.object({ services: z.array(defaultService), stale: z.boolean() }), {
    errors: ['NOT_OPEN'],
  }),
};
