import { z } from 'zod';
import { call } from './define.ts';
import { openedSite } from './site.ipc.ts';
import { difference } from './sync.ipc.ts';

const slug = z.string().min(1).max(200);
/** whose the draft is: as `others.list` names them */
const person = z.string().max(500);

const othersDraft = z.object({
  person,
  /** as words of a sentence */
  name: z.string(),
});
export type OthersDraft = z.infer<typeof othersDraft>;

/** What other people who have signed in on this computer have edited of a site and not saved. */
export const othersCalls = {
  'others.list': call(z.object({ slug }), z.array(othersDraft), { errors: ['DISK'] }),
  /** What it changes of the server's copy that it stands on. */
  'others.compare': call(z.object({ slug, person }), z.array(difference), { errors: ['NOT_FOUND', 'DISK'] }),
  /** Moves it to the trash of the person whose it is. HELD while it is being saved. */
  'others.setAside': call(z.object({ slug, person }), z.object({}), { errors: ['NOT_FOUND', 'HELD', 'DISK'] }),
  /** It is the draft of who works now from now on. HELD where that has edits too, and while either is being saved. */
  'others.takeOver': call(z.object({ slug, person }), openedSite, {
    errors: ['NOT_OPEN', 'NOT_FOUND', 'HELD', 'DISK'],
  }),
};
