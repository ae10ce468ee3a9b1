import { z } from 'zod';
import { fact } from '../domain/facts/fact.ts';
import { MOST_CHARACTERS } from '../domain/facts/readers/text.ts';
import { call } from './define.ts';

const slug = z.string().min(1).max(200);
/** time of an event, in milliseconds since 1970; null if no such event is known */
const time = z.number().nullable();

const changeRequest = z.object({
  id: z.number(),
  /** the text as it was pasted */
  source: z.string(),
  /** the facts of the text that were applied to the draft */
  facts: z.array(fact),
  at: z.number(),
  /** who added the request: a text such as ‘you’ or a phone number; missing if unknown */
  by: z.string().optional(),
  /** times of the first save that contained all facts of the request, and of the first publish from then on */
  savedAt: time,
  publishedAt: time,
  /** when a user closed the request because nothing was left to do */
  closedAt: time,
});
export type ChangeRequestView = z.infer<typeof changeRequest>;

export const requestCalls = {
  /** Returns the change requests of the site, newest first. */
  'requests.list': call(z.object({ slug }), z.array(changeRequest), { errors: ['DISK'] }),
  /** Stores a pasted text with those of its facts that are applied to the draft. */
  'requests.add': call(
    z.object({ slug, source: z.string().min(1).max(MOST_CHARACTERS), facts: z.array(fact).min(1).max(500) }),
    z.object({ id: z.number() }),
    { errors: ['DISK'] },
  ),
  'requests.close': call(z.object({ slug, id: z.number() }), z.object({}), { errors: ['NOT_FOUND', 'DISK'] }),
};
