import { z } from 'zod';
import type { CallLog } from '../../backend-client/answer.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { SecretStore } from '../../secrets/secret-store.ts';
import { createGoogleHttp, GoogleError } from './google-http.ts';
import { listenForRedirect } from './loopback.ts';
import { createPkce, createState } from './pkce.ts';

/** The app's registration with Google, and the addresses of Google or of a service that replaces it. */
export interface GoogleAddresses {
  clientId: string;
  /** secret of an installed app; Google requires it, although everybody who has the app can read it */
  clientSecret?: string | undefined;
  authUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  userinfoUrl: string;
}

export interface GoogleSignInDeps {
  /** called before each request to Google; throws an AppError if nothing is configured */
  addresses: () => Promise<GoogleAddresses>;
  fetch: typeof globalThis.fetch;
  logger: CallLog;
  /** opens a URL in the system's browser; rejects if the URL is not allowed or cannot be opened */
  openExternal: (url: string) => Promise<void>;
  secrets: Pick<SecretStore, 'get' | 'set' | 'delete'>;
  /** message of the error if there is no valid token */
  noToken: string;
  now: () => number;
}

export interface GoogleSignIn {
  account(): Promise<{ signedIn: boolean; email: string }>;
  /**
   * @throws AppError PROFILE_ACCESS if the user refuses or does not finish in time, or if another sign-in or a sign-out
   *   begins meanwhile; CANCELLED; errors of calls and of `openExternal`
   */
  signIn(signal?: AbortSignal): Promise<void>;
  /**
   * Runs a call with an access token. Renews a token that has expired. If Google refuses the token, renews the token
   * and repeats the call once.
   * @throws AppError PROFILE_ACCESS if there is no valid token, or if Google refuses the renewed token too; the refused
   *   tokens are deleted
   */
  withToken<T>(call: (accessToken: string) => Promise<T>): Promise<T>;
  signOut(): Promise<void>;
}

const REFRESH_TOKEN = 'google-refresh-token';
const EMAIL = 'google-email';
const SCOPE = 'https://www.googleapis.com/auth/business.manage openid email';
const TIMEOUT_MS = 5 * 60_000;
/** A token counts as expired this many milliseconds before its end. */
const EXPIRY_MARGIN_MS = 60_000;

const seconds = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);
const tokens = z.looseObject({
  access_token: z.string().min(1),
  expires_in: seconds,
  refresh_token: z.string().min(1).optional(),
});
const userinfo = z.looseObject({ email: z.string().optional() });

/**
 * Whether Google refused the token itself: the token is invalid, or the user did not allow all that the app asked for.
 * Any other status 403 refuses only one call, for example because a quota is used up.
 */
const isTokenRefused = (error: unknown): boolean =>
  error instanceof GoogleError && (error.status === 401 || error.reasons.includes('ACCESS_TOKEN_SCOPE_INSUFFICIENT'));

/**
 * Creates the sign-in with Google for installed apps. The access token is in memory, the refresh token in the secret
 * store.
 */
export function createGoogleSignIn(deps: GoogleSignInDeps): GoogleSignIn {
  const { secrets, now } = deps;
  const google = createGoogleHttp(deps);
  let access: { token: string; until: number } | undefined;
  let renewing: Promise<string> | undefined;
  /** rises when a sign-in begins or tokens are deleted, so that a token that was requested earlier is not used */
  let session = 0;

  const noAccess = (cause?: unknown) =>
    new BackendError('PROFILE_ACCESS', deps.noToken, { outcome: 'answered', cause });

  async function token(form: Record<string, string>, signal?: AbortSignal): Promise<z.output<typeof tokens>> {
    const { tokenUrl, clientId, clientSecret } = await deps.addresses();
    const client = { client_id: clientId, ...(clientSecret && { client_secret: clientSecret }) };
    const request = {
      name: 'Google’s token call',
      method: 'POST',
      url: tokenUrl,
      form: { ...client, ...form },
    } as const;
    return google({ ...request, signal }, tokens);
  }

  function keep({ access_token, expires_in }: z.output<typeof tokens>): string {
    access = { token: access_token, until: now() + expires_in * 1000 - EXPIRY_MARGIN_MS };
    return access_token;
  }

  async function forget(): Promise<void> {
    session += 1;
    access = undefined;
    await secrets.delete(REFRESH_TOKEN);
  }

  async function renew(): Promise<string> {
    const begun = session;
    const refreshToken = await secrets.get(REFRESH_TOKEN);
    if (!refreshToken) throw noAccess();
    try {
      const renewed = await token({ grant_type: 'refresh_token', refresh_token: refreshToken });
      if (begun !== session) throw noAccess();
      return keep(renewed);
    } catch (error) {
      if (!(error instanceof GoogleError) || !error.reasons.includes('invalid_grant')) throw error;
      await forget();
      throw noAccess(error);
    }
  }

  async function accessToken(): Promise<string> {
    if (access && access.until > now()) return access.token;
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  /** Returns the account's email address to show, or '' if it cannot be read. The sign-in is valid without it. */
  async function emailOf(accessToken: string, signal?: AbortSignal): Promise<string> {
    const { userinfoUrl: url } = await deps.addresses();
    const request = { name: 'Google’s account call', method: 'GET', url, accessToken, signal } as const;
    return google(request, userinfo).then(
      ({ email = '' }) => email,
      () => '',
    );
  }

  async function authorise(signal?: AbortSignal): Promise<z.output<typeof tokens>> {
    const { authUrl, clientId } = await deps.addresses();
    const [pkce, state] = [createPkce(), createState()];
    const redirect = await listenForRedirect(state, TIMEOUT_MS, signal);
    try {
      const url = new URL(authUrl);
      const query = {
        client_id: clientId,
        redirect_uri: redirect.uri,
        response_type: 'code',
        scope: SCOPE,
        state,
        code_challenge: pkce.challenge,
        code_challenge_method: 'S256',
        // Google returns a refresh token only after it has asked the user for consent.
        access_type: 'offline',
        prompt: 'consent',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      await deps.openExternal(url.href);
      const code = await redirect.code;
      if (!code) throw noAccess();
      return await token(
        { grant_type: 'authorization_code', code, code_verifier: pkce.verifier, redirect_uri: redirect.uri },
        signal,
      );
    } finally {
      redirect.close();
    }
  }

  return {
    async account() {
      const signedIn = access !== undefined || (await secrets.get(REFRESH_TOKEN)) !== undefined;
      return { signedIn, email: signedIn ? ((await secrets.get(EMAIL)) ?? '') : '' };
    },

    async signIn(signal) {
      const begun = ++session;
      const given = await authorise(signal);
      const email = await emailOf(given.access_token, signal);
      if (begun !== session) throw noAccess();
      keep(given);
      // Both secrets are written before a later sign-out deletes them, because the store runs operations in order.
      await Promise.all([
        given.refresh_token && secrets.set(REFRESH_TOKEN, given.refresh_token),
        secrets.set(EMAIL, email),
      ]);
    },

    async withToken(call) {
      const token = await accessToken();
      try {
        return await call(token);
      } catch (error) {
        // A call whose token was refused has done nothing, so the call can be repeated with a new token.
        if (!isTokenRefused(error)) throw error;
      }
      access = undefined;
      const renewed = await accessToken();
      try {
        return await call(renewed);
      } catch (error) {
        if (!isTokenRefused(error)) throw error;
        await forget();
        throw noAccess(error);
      }
    },

    async signOut() {
      const refreshToken = await secrets.get(REFRESH_TOKEN);
      await forget();
      await secrets.delete(EMAIL);
      if (!refreshToken) return;
      const revoke = async (): Promise<unknown> => {
        const { revokeUrl: url } = await deps.addresses();
        const request = { name: 'Google’s revoke call', method: 'POST', url, form: { token: refreshToken } } as const;
        return google(request, z.unknown());
      };
      // The tokens are deleted on this computer even if Google cannot be told.
      await revoke().catch(() => undefined);
    },
  };
}
