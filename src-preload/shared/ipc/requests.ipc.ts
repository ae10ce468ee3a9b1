import { z } from 'zod';
import { fact } from '../domain/facts/fact.ts';
import { MOST_CHARACTERS } from '../domain/facts/readers/text.ts';
import { call } from './define.ts';

const slug = z.string().min(1).max(200);
/** milliseconds since 1970; null for not yet */
const time = z.number().nullable();

const changeRequest = z.object({
  id: z.number(),
  /** the text as it was pasted */
  source: z.string(),
  /** the changes that were made for the text */
  facts: z.array(fact),
  at: z.number(),
  /** as words: you, or a phone number; missing where nobody knows */
  by: z.string().optional(),
  /** the first save and the first publish that held all of it */
  savedAt: time,
  publishedAt: time,
  /** somebody has said that nothing is left to do */
  closedAt: time,
});
export type ChangeRequestView = z.infer<typeof changeRequest>;

export const requestCalls = {
  /** Newest first. */
  'requests.list': call(z.object({ slug }), z.array(changeRequest), { errors: ['DISK'] }),
  /** Stores a text with the changes that are made for it. */
  'requests.add': call(
    z.object({ slug, source: z.string().min(1).max(MOST_CHARACTERS), facts: z.array(fact).min(1).max(500) }),
    z.object({ id: z.number() }),
    { errors: ['DISK'] },
  ),
  'requests.close': call(z.object({ slug, id: z.number() }), z.object({}), { errors: ['NOT_FOUND', 'DISK'] }),
};
