import { z } from 'zod';
import { type Role, roles } from '#shared/domain/staff/roles.ts';
import type { CallOptions, Http } from '../http.ts';
import { wireText } from '../wire.ts';

export interface Tokens {
  refreshToken: string | undefined;
  accessToken: string | undefined;
  /** only servers with roles tell it */
  role?: Role | undefined;
}

const token = wireText.nullish().transform((value) => value || undefined);
const codeSent = z.object({ demo_code: token });
const role = z.enum(roles).optional().catch(undefined);
const refreshed = z.object({ refresh_token: token, access_token: token, role });
const verified = refreshed.extend({ refresh_token: z.string().min(1) });

/** Phone numbers are in E.164. Tokens in the answers appear in no error message, also not of later calls. */
export function authEndpoints(http: Http) {
  const hide = ({ refresh_token, access_token }: z.output<typeof refreshed>): void => {
    http.hide(refresh_token);
    http.hide(access_token);
  };
  return {
    /** Only the embedded backend answers with the code. */
    async requestCode(phoneNumber: string, options: CallOptions = {}): Promise<{ demoCode: string | undefined }> {
      const call = { name: 'POST /pi/auth/internal', path: '/pi/auth/internal', body: JSON.stringify({ phoneNumber }) };
      return { demoCode: (await http.json({ ...options, ...call, anonymous: true }, codeSent)).demo_code };
    },

    async verify(
      phoneNumber: string,
      authCode: string,
      options: CallOptions = {},
    ): Promise<Tokens & { refreshToken: string }> {
      const body = JSON.stringify({ phoneNumber, authCode });
      const call = { name: 'POST /pi/verify/internal', path: '/pi/verify/internal', body };
      const answer = await http.json({ ...options, ...call, anonymous: true }, verified);
      hide(answer);
      return { refreshToken: answer.refresh_token, accessToken: answer.access_token, role: answer.role };
    },

    /** A refused refresh is BACKEND_REFUSED with its status. */
    async refresh(refreshToken: string, options: CallOptions = {}): Promise<Tokens> {
      const body = JSON.stringify({ refresh_token: refreshToken });
      const call = { name: 'POST /pi/refresh/internal', path: '/pi/refresh/internal', body, secrets: [refreshToken] };
      const answer = await http.json({ ...options, ...call, anonymous: true }, refreshed);
      hide(answer);
      return { refreshToken: answer.refresh_token, accessToken: answer.access_token, role: answer.role };
    },
  };
}

export type AuthEndpoints = ReturnType<typeof authEndpoints>;
