import { z } from 'zod';
import { call } from './define.ts';
import { openedSite } from './site.ipc.ts';
import { difference } from './sync.ipc.ts';

const slug = z.string().min(1).max(200);
/** the owner of a draft, as `others.list` returns it */
const person = z.string().max(500);

const othersDraft = z.object({
  person,
  /** the person's name, in the form for the middle of a sentence */
  name: z.string(),
});
export type OthersDraft = z.infer<typeof othersDraft>;

/** Calls about the drafts of other people who have signed in on this computer. */
export const othersCalls = {
  'others.list': call(z.object({ slug }), z.array(othersDraft), { errors: ['DISK'] }),
  /** Returns the differences between the person's draft and the draft's base. */
  'others.compare': call(z.object({ slug, person }), z.array(difference), { errors: ['NOT_FOUND', 'DISK'] }),
  /** Moves the person's draft to the person's own trash. Fails with HELD while the draft is being saved. */
  'others.setAside': call(z.object({ slug, person }), z.object({}), { errors: ['NOT_FOUND', 'HELD', 'DISK'] }),
  /**
   * Gives the person's draft to the current user. Fails with HELD if the current user has unsaved or queued edits of
   * the site, or if one of the two drafts is being saved.
   */
  'others.takeOver': call(z.object({ slug, person }), openedSite, {
    errors: ['NOT_OPEN', 'NOT_FOUND', 'HELD', 'DISK'],
  }),
};
