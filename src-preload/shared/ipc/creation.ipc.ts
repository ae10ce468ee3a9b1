import { z } from 'zod';
import { checkDomain, wrongInSource } from '../domain/site/identity.ts';
import { siteCard } from './site.ipc.ts';
import { call, forPeople } from './define.ts';
import { backendErrors } from './errors.ts';

/** Values to enter in the draft of the new site. */
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

/** What happens during a creation, in order. */
export const creationSteps = ['queued', 'building', 'copying', 'entering'] as const;
export type CreationStep = (typeof creationSteps)[number];

export const creation = z.object({
  ...facts,
  id: z.string(),
  fbSlug: z.string(),
  stock: z.boolean(),
  industryName: z.string(),
  /** slug of the site whose content the new one is given */
  copyOf: z.string().optional(),
  state: z.enum(['working', 'completed', 'failed', 'cancelled']),
  /** what runs, or ran last */
  step: z.enum(creationSteps),
  /** milliseconds since 1970 */
  startedAt: z.number(),
  /** slug of the created site, once there is one */
  slug: z.string().optional(),
  /** exact text to show, once failed */
  error: z.string().optional(),
  /** it failed, but the server may still make the site: its task can be followed again */
  hasTask: z.literal(true).optional(),
});
export type Creation = z.infer<typeof creation>;
/** The contact and the domain of a new site. */
export type NewSiteFacts = Pick<Creation, 'contact' | 'domain'>;

export const industry = z.object({ id: z.union([z.number(), z.string()]), name: z.string() });
export type Industry = z.infer<typeof industry>;

export const creationCalls = {
  /** Answers from the cache while offline; an empty list where nothing was ever fetched. */
  'industries.list': call(z.object({}), z.array(industry), { errors: backendErrors }),
  /** Finished sites to try the studio with, of the embedded backend; none with any other. */
  'demos.list': call(z.object({}), z.array(siteCard), { errors: backendErrors }),
  /**
   * Starts the task; `creation.changed` events follow. With `copyOf` the draft of the new site gets that site's
   * content, except for name, address, phone, domain and ids. The contact and the domain are entered last.
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
    { errors: backendErrors },
  ),
  /** Follows the task of a failed creation again, for as long as that of a new one. */
  'creation.follow': call(z.object({ id: z.string() }), z.object({})),
  /** Stops following the task. The backend has no way to stop it, so its site may still appear. */
  'creation.cancel': call(z.object({ id: z.string() }), z.object({})),
  /** Takes a creation from the list, because somebody has seen how it ended. */
  'creation.dismiss': call(z.object({ id: z.string() }), z.object({})),
  /** The creations that are under way or ended unseen, also from earlier runs of the app; newest first. */
  'creation.list': call(z.object({}), z.array(creation)),
};
