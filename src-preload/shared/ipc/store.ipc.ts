import { z } from 'zod';
import { call } from './define.ts';

/** The state of the files in which this computer stores drafts. */
export const storeHealth = z.object({
  /**
   * `full`: the disk was full, so a write failed, or succeeded only after reserved disk space was freed. `failing`: a
   * write failed for another reason. `readonly`: nothing can be written. `recovered`: damaged files were found and
   * repaired.
   */
  state: z.enum(['ok', 'full', 'failing', 'readonly', 'recovered']),
  /** the damage that was found, in sentences for the user */
  report: z
    .object({
      /** milliseconds since 1970 */
      at: z.number(),
      found: z.string(),
      saved: z.array(z.string()),
      lost: z.array(z.string()),
      /** folder with unchanged copies of the damaged files */
      keptAside: z.string().optional(),
    })
    .optional(),
});
export type StoreHealth = z.infer<typeof storeHealth>;
export type StoreReport = NonNullable<StoreHealth['report']>;

export const storeCalls = {
  'store.health': call(z.object({}), storeHealth),
  /**
   * Asks for a file and writes the current user's drafts and trash to it. Returns `{}` if the user cancels. `unread`
   * says in sentences for the user what could not be read, and so is not in the file.
   */
  'store.export': call(
    z.object({}),
    z.object({ path: z.string().optional(), unread: z.array(z.string()).optional() }),
    { errors: ['DISK'] },
  ),
  /** Asks for a file of `store.export` and puts all its drafts in the trash. Returns `{}` if the user cancels. */
  'store.import': call(
    z.object({}),
    z.object({
      taken: z.object({ imported: z.number(), unreadable: z.number() }).optional(),
    }),
    { errors: ['DISK', 'BAD_REQUEST'] },
  ),
};
