import { z } from 'zod';
import { type Role, roles } from '#shared/domain/staff/roles.ts';
import type { CallOptions, Http } from '../http.ts';
import { wireText } from '../wire.ts';

export interface Tokens {
  refreshToken: string | undefined;
  accessToken: string | undefined;
  /** role of the user; only servers with roles send it */
  role?: Role | undefined;
}

const token = wireText.nullish().transform((value) => value || undefined);
const codeSent = z.object({ demo_code: token });
const role = z.enum(roles).optional().catch(undefined);
const refreshed = z.object({ refresh_token: token, access_token: token, role });
const verified = refreshed.extend({ refresh_token: z.string().min(1) });

/**
 * Returns the calls of the sign-in. Phone numbers are in E.164. Tokens in the answers are hidden from the error
 * messages of all later calls.
 */
export function authEndpoints(http: Http) {
  const hide = ({ refresh_token, access_token }: z.output<typeof refreshed>): void => {
    http.hide(refresh_token);
    http.hide(access_token);
  };
  return {
    /** Requests a sign-in code. Only an embedded backend, or a server that shows its codes, returns the code. */
    async requestCode(phoneNumber: string, options: CallOptions = {}): Promise<{ demoCode: string | undefined }> {
      const call = { name: 'POST /pi/auth/internal', path: '/pi/auth/internal', body: JSON.stringify({ phoneNumber }) };
      return { demoCode: (await http.json({ ...options, ...call, withoutToken: true }, codeSent)).demo_code };
    },

    async verify(
      phoneNumber: string,
      authCode: string,
      options: CallOptions = {},
    ): Promise<Tokens & { refreshToken: string }> {
      const body = JSON.stringify({ phoneNumber, authCode });
      const call = { name: 'POST /pi/verify/internal', path: '/pi/verify/internal', body };
      const answer = await http.json({ ...options, ...call, withoutToken: true }, verified);
      hide(answer);
      return { refreshToken: answer.refresh_token, accessToken: answer.access_token, role: answer.role };
    },

    /** Exchanges the refresh token for new tokens. A refusal is a BACKEND_REFUSED with the HTTP status. */
    async refresh(refreshToken: string, options: CallOptions = {}): Promise<Tokens> {
      const body = JSON.stringify({ refresh_token: refreshToken });
      const call = { name: 'POST /pi/refresh/internal', path: '/pi/refresh/internal', body, secrets: [refreshToken] };
      const answer = await http.json({ ...options, ...call, withoutToken: true }, refreshed);
      hide(answer);
      return { refreshToken: answer.refresh_token, accessToken: answer.access_token, role: answer.role };
    },
  };
}

export type AuthEndpoints = ReturnType<typeof authEndpoints>;
