import { z } from 'zod';
import { call } from './define.ts';

/** A proxy's request for a user name and a password. */
const proxyQuestion = z.object({
  /** `host:port` */
  proxy: z.string(),
  /** whether the proxy refused the user name and password that the app has */
  wrong: z.boolean(),
});
export type ProxyQuestion = z.infer<typeof proxyQuestion>;

const proxy = z.string().max(300);

export const networkCalls = {
  'network.question': call(z.object({}), z.object({ question: proxyQuestion.optional() })),
  /** Tries the user name and password. If the proxy accepts them, they are stored in the keychain. */
  'network.answer': call(
    z.object({ proxy, user: z.string().min(1).max(300), password: z.string().max(300) }),
    z.object({ accepted: z.boolean() }),
  ),
  /** Stops asking about this proxy until the next start of the app. */
  'network.later': call(z.object({ proxy }), z.object({})),
};
