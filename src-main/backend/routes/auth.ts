import { Hono } from 'hono';
import { isPossiblePhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import type { TokenPair } from '../auth/token-service.ts';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';
import { userOfPhone } from '../auth/sign-in-codes.ts';
import { HttpError } from '../http/errors.ts';
import { parseBody, requiredText } from '../http/parse.ts';

const refusals = {
  wrong_code: [401, 'That code is not right.'],
  expired_code: [401, 'That code has expired. Ask for a new one.'],
  too_many_tries: [429, 'Too many tries. Ask for a new code.'],
} as const;

const phoneNumber = requiredText.refine((value) => value.startsWith('+') && isPossiblePhoneNumber(value), {
  error: 'is not a phone number in international format',
});
const e164 = phoneNumber.transform((value) => String(parsePhoneNumberFromString(value)?.number ?? value));

export function authRoutes({ db, tokens, home: { signIn, addressOf, standIns } }: Services): Hono<AppEnv> {
  /**
   * Returns the tokens as they are sent to the app. A server adds the role, by which the app disables controls. On one
   * person's computer there are no roles.
   */
  const answered = ({ role, ...pair }: TokenPair) => (standIns ? pair : { ...pair, role });

  return new Hono<AppEnv>()
    .post('/pi/auth/internal', async (c) => {
      const body = await parseBody(c, z.object({ phoneNumber: e164 }));
      const shown = await signIn.ask(body.phoneNumber, addressOf(c));
      const demo = shown === undefined ? {} : { demo_code: shown };
      return c.json({ status: 'success', message: 'A 6-digit code is on its way.', ...demo });
    })
    .post('/pi/verify/internal', async (c) => {
      const body = await parseBody(c, z.object({ phoneNumber: e164, authCode: requiredText }));
      const result = await signIn.check(body.phoneNumber, body.authCode, addressOf(c));
      if (result !== 'right') {
        const [status, message] = refusals[result];
        throw new HttpError(status, message, result);
      }
      const userId = await userOfPhone(db, body.phoneNumber);
      return c.json(answered(await tokens.issue(userId)));
    })
    .post('/pi/refresh/internal', async (c) => {
      const body = await parseBody(c, z.object({ refresh_token: requiredText }));
      const pair = await tokens.refresh(body.refresh_token);
      if (!pair || pair.role === null) {
        throw new HttpError(401, 'The session has ended. Please sign in again.', 'refresh_refused');
      }
      return c.json(answered(pair));
    });
}
