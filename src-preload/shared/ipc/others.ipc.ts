import { z } from 'zod';
import { call } from './define.ts';
import { openedSite } from './site.ipc.ts';
import { difference } from './sync.ipc.ts';

const slug = z.string().min(1).max(200);
/** the owner of the draft, as `others.list` names them */
const person = z.string().max(500);

const othersDraft = z.object({
  person,
  /** name in the form for the middle of a sentence */
  name: z.string(),
});
export type OthersDraft = z.infer<typeof othersDraft>;

/** Unsaved edits of a site by other people who have signed in on this computer. */
export const othersCalls = {
  'others.list': call(z.object({ slug }), z.array(othersDraft), { errors: ['DISK'] }),
  /** The differences of that draft from the server's copy that it is based on. */
  'others.compare': call(z.object({ slug, person }), z.array(difference), { errors: ['NOT_FOUND', 'DISK'] }),
  /** Moves that draft to its owner's trash. HELD while it is being saved. */
  'others.setAside': call(z.object({ slug, person }), z.object({}), { errors: ['NOT_FOUND', 'HELD', 'DISK'] }),
  /**
   * Makes that draft the current user's own. HELD where the user has edits of the site too, and while either draft is
   * being saved.
   */
  'others.takeOver': call(z.object({ slug, person }), openedSite, {
    errors: ['NOT_OPEN', 'NOT_FOUND', 'HELD', 'DISK'],
  }),
};
