import { z } from 'zod';
import { checkDomain, wrongInSource } from '../domain/site/identity.ts';
import { siteCard } from './site.ipc.ts';
import { call, forPeople } from './define.ts';
import { backendErrors } from './errors.ts';

/** Values that are entered in the draft of the new site. */
const facts = {
  contact: z.string().min(1).max(200).optional(),
  domain: z
    .string()
    .refine((value) => checkDomain(value).error === undefined, {
      error: ({ input }) => checkDomain(String(input)).error,
      params: forPeople,
    })
    .optional(),
};

/** Steps of a creation, in order. */
export const creationSteps = ['queued', 'building', 'copying', 'entering'] as const;
export type CreationStep = (typeof creationSteps)[number];

export const creation = z.object({
  ...facts,
  id: z.string(),
  fbSlug: z.string(),
  stock: z.boolean(),
  industryName: z.string(),
  /** slug of the site whose content is copied to the new site */
  copyOf: z.string().optional(),
  state: z.enum(['working', 'completed', 'failed', 'cancelled']),
  /** the step that runs, or that ran last */
  step: z.enum(creationSteps),
  /** milliseconds since 1970 */
  startedAt: z.number(),
  /** slug of the created site; missing until the creation has ended, and if the app knows of no created site */
  slug: z.string().optional(),
  /** text to show if the creation failed */
  error: z.string().optional(),
  /** set if the creation failed because the app stopped following the server's task; the task can be followed again */
  hasTask: z.literal(true).optional(),
});
export type Creation = z.infer<typeof creation>;
export type NewSiteValues = Pick<Creation, 'contact' | 'domain'>;

export const industry = z.object({ id: z.union([z.number(), z.string()]), name: z.string() });
export type Industry = z.infer<typeof industry>;

export const creationCalls = {
  /** Returns the industries; the cached ones if the backend fails. If none are cached while offline, returns none. */
  'industries.list': call(z.object({}), z.array(industry), { errors: backendErrors }),
  /** Returns the embedded backend's finished sites, with which users can try the studio. Other backends have none. */
  'demos.list': call(z.object({}), z.array(siteCard), { errors: backendErrors }),
  /**
   * Starts the server's task that makes the site; `creation.changed` events report its progress. With `copyOf` the
   * draft of the new site gets that site's content, except for name, address, phone, domain and ids. The contact and
   * the domain are entered last.
   */
  'creation.start': call(
    z.object({
      ...facts,
      fbSlug: z
        .string()
        .trim()
        .min(1)
        .refine((value) => wrongInSource(value) === undefined, {
          error: ({ input }) => wrongInSource(String(input)),
          params: forPeople,
        }),
      industry,
      stock: z.boolean(),
      copyOf: z.string().min(1).max(200).optional(),
    }),
    creation,
    { errors: ['HELD', 'DISK', ...backendErrors] },
  ),
  /** Follows the server's task of a failed creation again, with the time limit of a new creation. */
  'creation.follow': call(z.object({ id: z.string() }), z.object({})),
  /**
   * Stops following the server's task, and removes the creation from the list. The task itself cannot be stopped, so
   * its site may still appear.
   */
  'creation.cancel': call(z.object({ id: z.string() }), z.object({})),
  /** Removes a creation from the list, because the user has seen how it ended. */
  'creation.dismiss': call(z.object({ id: z.string() }), z.object({})),
  /**
   * Returns the user's creations that run or were not dismissed, also from earlier runs of the app. The newest come
   * first, but those of unknown outcome come last.
   */
  'creation.list': call(z.object({}), z.array(creation)),
};
