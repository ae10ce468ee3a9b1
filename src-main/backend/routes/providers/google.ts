import { createHash, randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { AppEnv } from '../../http/env.ts';
import type { Services } from '../../services.ts';
import { demoPage } from './demo-page.ts';

const ACCESS_SECONDS = 3600;
const CODE_MS = 10 * 60_000;
const SCOPE = 'https://www.googleapis.com/auth/business.manage';

const loopbackUri = z.string().regex(/^http:\/\/(127\.0\.0\.1|\[::1\]):\d{1,5}(\/[\w/-]*)?$/);
const authorization = z.object({
  client_id: z.string().min(1),
  redirect_uri: loopbackUri,
  response_type: z.literal('code'),
  scope: z.string().refine((scope) => scope.split(' ').includes(SCOPE)),
  state: z.string().min(16),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});
type Authorization = z.infer<typeof authorization>;

const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    client_id: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string(), client_id: z.string() }),
]);

const newToken = (prefix: string) => prefix + randomBytes(32).toString('base64url');
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const oauthError = (c: Context, status: 400 | 401, error: string, error_description: string) =>
  c.json({ error, error_description }, status);

/**
 * Returns the email address to which the access token of an Authorization header belongs; undefined if the token is
 * missing, unknown or expired.
 */
export type TokenHolder = (authorization: string | undefined) => string | undefined;

/** Creates routes that simulate Google's sign-in for installed apps, with a consent page. */
export function googleRoutes({ db, options }: Services): { routes: Hono<AppEnv>; holder: TokenHolder } {
  const email = `support@${options.product.toLowerCase().replace(/[^a-z0-9]/g, '')}.example`;
  const requests = new Map<string, Authorization>();
  const codes = new Map<string, { request: Authorization; until: number }>();
  const accessTokens = new Map<string, { email: string; until: number }>();

  const holder: TokenHolder = (header) => {
    const found = accessTokens.get(/^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '');
    return found && found.until > Date.now() ? found.email : undefined;
  };
  function accessToken(): { access_token: string; expires_in: number; scope: string; token_type: string } {
    const token = newToken('ya29.demo-');
    accessTokens.set(token, { email, until: Date.now() + ACCESS_SECONDS * 1000 });
    return { access_token: token, expires_in: ACCESS_SECONDS, scope: `${SCOPE} openid email`, token_type: 'Bearer' };
  }

  const routes = new Hono<AppEnv>()
    .get('/providers/google/auth', (c) => {
      const asked = authorization.safeParse(c.req.query());
      if (!asked.success) {
        const field = asked.error.issues[0]?.path.join('.') ?? '';
        return demoPage(c, 'Access blocked', html`<p>Error 400: invalid_request (${field})</p>`, 400);
      }
      const id = randomBytes(16).toString('hex');
      requests.set(id, asked.data);
      return demoPage(
        c,
        `Sign in as ${email}`,
        html`<p>${options.product} wants to see, edit, create and delete your business listings.</p>
          <a class="main" href="/providers/google/consent?request=${id}&choice=allow">Allow</a>
          <a href="/providers/google/consent?request=${id}&choice=deny">Cancel</a>`,
      );
    })
    .get('/providers/google/consent', (c) => {
      const { request: id = '', choice } = c.req.query();
      const request = requests.get(id);
      if (!request) return demoPage(c, 'Access blocked', html`<p>This request is over.</p>`, 400);
      requests.delete(id);
      const back = new URL(request.redirect_uri);
      back.searchParams.set('state', request.state);
      if (choice === 'allow') {
        const code = newToken('4/demo-');
        codes.set(code, { request, until: Date.now() + CODE_MS });
        back.searchParams.set('code', code);
      } else back.searchParams.set('error', 'access_denied');
      return c.redirect(back.href);
    })
    .post('/providers/google/token', async (c) => {
      const asked = tokenRequest.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())));
      if (!asked.success) return oauthError(c, 400, 'invalid_request', 'A parameter is missing or wrong.');
      if (asked.data.grant_type === 'refresh_token') {
        const grants = db.selectFrom('google_grant').select('email');
        if (!(await grants.where('hash', '=', hash(asked.data.refresh_token)).executeTakeFirst())) {
          return oauthError(c, 400, 'invalid_grant', 'Token has been expired or revoked.');
        }
        return c.json(accessToken());
      }
      const { code, client_id, redirect_uri, code_verifier } = asked.data;
      const issued = codes.get(code);
      codes.delete(code);
      const challenge = createHash('sha256').update(code_verifier).digest('base64url');
      const fits =
        issued &&
        issued.until > Date.now() &&
        issued.request.client_id === client_id &&
        issued.request.redirect_uri === redirect_uri &&
        issued.request.code_challenge === challenge;
      if (!fits) return oauthError(c, 400, 'invalid_grant', 'Bad Request');
      const refreshToken = newToken('1//demo-');
      await db
        .insertInto('google_grant')
        .values({ hash: hash(refreshToken), email })
        .execute();
      return c.json({ ...accessToken(), refresh_token: refreshToken });
    })
    .post('/providers/google/revoke', async (c) => {
      const token = new URLSearchParams(await c.req.text()).get('token') ?? '';
      accessTokens.delete(token);
      await db.deleteFrom('google_grant').where('hash', '=', hash(token)).execute();
      return c.json({});
    })
    .get('/providers/google/userinfo', (c) => {
      const known = holder(c.req.header('Authorization'));
      if (!known) return oauthError(c, 401, 'invalid_request', 'Invalid Credentials');
      return c.json({ sub: '108214006233518924417', email: known, email_verified: true });
    });
  return { routes, holder };
}
