import type { Handlers } from '../handlers.ts';
import type { AuthService } from './service.ts';

export function authHandlers(
  auth: AuthService,
): Pick<Handlers, 'auth.status' | 'auth.requestCode' | 'auth.verifyCode' | 'auth.signOut'> {
  return {
    'auth.status': () => auth.status(),
    'auth.requestCode': ({ phoneNumber }, { signal }) => auth.requestCode(phoneNumber, signal),
    'auth.verifyCode': ({ phoneNumber, code }, { signal }) => auth.verifyCode(phoneNumber, code, signal),
    'auth.signOut': ({ keepDrafts }) => auth.signOut(keepDrafts),
  };
}
