import { z } from 'zod';
import { roles } from '../domain/staff/roles.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

export const authStatus = z.object({
  /** `signed-in` also while offline with a stored refresh token; `unknown` until the keychain has answered */
  state: z.enum(['unknown', 'signed-out', 'signed-in']),
  phoneNumber: z.string().optional(),
  /** the user's role; missing if the server has not named one */
  role: z.enum(roles).optional(),
  /** why the app signed the user out, as text; missing if it did not */
  reason: z.string().optional(),
});
export type AuthStatus = z.infer<typeof authStatus>;

export const authCalls = {
  'auth.status': call(z.object({}), authStatus),
  /**
   * Asks the server to send a code to the phone. The number is in international format (E.164; spaces and punctuation
   * are allowed).
   */
  'auth.requestCode': call(
    z.object({ phoneNumber: z.string().max(40) }),
    z.object({
      phoneNumber: z.string(),
      /** the code, if the server shows it instead of sending it by text message */
      demoCode: z.string().optional(),
    }),
    { errors: ['INVALID_PHONE', 'TOO_MANY_TRIES', ...backendErrors] },
  ),
  'auth.verifyCode': call(
    z.object({ phoneNumber: z.string().max(40), code: z.string().regex(/^\d{6}$/) }),
    authStatus,
    { errors: ['INVALID_PHONE', 'WRONG_CODE', 'CODE_EXPIRED', 'TOO_MANY_TRIES', ...backendErrors] },
  ),
  /**
   * Signs out. Fails with UNSYNCED_DRAFTS (details.sites: slugs) if sites have something that the server lacks, such as
   * edits, unless `keepDrafts` is set. The drafts stay on this computer.
   */
  'auth.signOut': call(z.object({ keepDrafts: z.boolean().default(false) }), authStatus, {
    errors: ['UNSYNCED_DRAFTS'],
  }),
};
