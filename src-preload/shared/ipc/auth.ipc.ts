import { z } from 'zod';
import { roles } from '../domain/staff/roles.ts';
import { call } from './define.ts';
import { backendErrors } from './errors.ts';

export const authStatus = z.object({
  /** `signed-in` also while offline with a stored refresh token; `unknown` until the keychain has answered */
  state: z.enum(['unknown', 'signed-out', 'signed-in']),
  phoneNumber: z.string().optional(),
  /** what the user may do; missing where the server has not said it */
  role: z.enum(roles).optional(),
  /** why the user was signed out, when it was not their doing */
  reason: z.string().optional(),
});
export type AuthStatus = z.infer<typeof authStatus>;

export const authCalls = {
  'auth.status': call(z.object({}), authStatus),
  /** The number is taken in international format (E.164, spaces and punctuation allowed). */
  'auth.requestCode': call(
    z.object({ phoneNumber: z.string().max(40) }),
    z.object({
      phoneNumber: z.string(),
      /** given by the embedded backend only: shown as a marked notice */
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
   * With unsynced drafts it fails with UNSYNCED_DRAFTS (details.sites: slugs), unless `keepDrafts` is set; the drafts
   * stay.
   */
  'auth.signOut': call(z.object({ keepDrafts: z.boolean().default(false) }), authStatus, {
    errors: ['UNSYNCED_DRAFTS'],
  }),
};
