import { z } from 'zod';
import { call } from './define.ts';

/** The state of the files in which this computer keeps drafts. */
export const storeHealth = z.object({
  /**
   * `full` and `failing`: the disk refused a write, or took it only after reserved room was given up. `readonly`:
   * nothing can be written. `recovered`: damaged files were found and repaired at the start.
   */
  state: z.enum(['ok', 'full', 'failing', 'readonly', 'recovered']),
  /** what was found at the start, in sentences for people */
  report: z
    .object({
      /** milliseconds since 1970 */
      at: z.number(),
      found: z.string(),
      saved: z.array(z.string()),
      lost: z.array(z.string()),
      /** folder that holds the damaged files as they were found */
      keptAside: z.string().optional(),
    })
    .optional(),
});
export type StoreHealth = z.infer<typeof storeHealth>;
export type StoreReport = NonNullable<StoreHealth['report']>;

export const storeCalls = {
  'store.health': call(z.object({}), storeHealth),
  /** Asks for a file and writes all drafts, with their edits, and the trash to it; no path where the user cancels. */
  'store.export': call(z.object({}), z.object({ path: z.string().optional() }), { errors: ['DISK'] }),
  /** Asks for such a file and puts its drafts in the trash; answers `{}` where the user cancels. */
  'store.import': call(
    z.object({}),
    z.object({
      taken: z.object({ imported: z.number(), unreadable: z.number() }).optional(),
    }),
    { errors: ['DISK', 'BAD_REQUEST'] },
  ),
};
