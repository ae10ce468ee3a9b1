import { z } from 'zod';
import { call } from './define.ts';

/** A proxy that asks for a name and a password. */
const proxyQuestion = z.object({
  /** `host:port` */
  proxy: z.string(),
  /** it did not take the name and password that the app has */
  wrong: z.boolean(),
});
export type ProxyQuestion = z.infer<typeof proxyQuestion>;

const proxy = z.string().max(300);

export const networkCalls = {
  'network.question': call(z.object({}), z.object({ question: proxyQuestion.optional() })),
  /** Tries the name and password; kept in the keychain where the proxy takes them. */
  'network.answer': call(
    z.object({ proxy, user: z.string().min(1).max(300), password: z.string().max(300) }),
    z.object({ accepted: z.boolean() }),
  ),
  /** Asks no more about this proxy until the next start. */
  'network.later': call(z.object({ proxy }), z.object({})),
};
