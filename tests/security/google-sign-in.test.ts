import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listenForRedirect, type Redirect } from '../../src-main/providers/google-sign-in/loopback.ts';
import { createGoogleSignIn } from '../../src-main/providers/google-sign-in/sign-in.ts';
import { listeningLogger } from '../support/bridge.ts';

const STATE = 'the-state-of-this-sign-in';
const GOOD = `/google/callback?state=${STATE}&code=good`;

const open: Redirect[] = [];
afterEach(() => {
  for (const redirect of open.splice(0)) redirect.close();
});
async function listening(timeoutMs = 60_000): Promise<{ redirect: Redirect; port: number }> {
  const redirect = await listenForRedirect(STATE, timeoutMs);
  open.push(redirect);
  return { redirect, port: Number(new URL(redirect.uri).port) };
}

/** Sends exactly the given text. Returns the statuses of the answers, in order. */
async function send(port: number, request: string): Promise<number[]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const answer = await text(socket);
  return [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
}
const get = (port: number, path: string, headers = '', host = `127.0.0.1:${String(port)}`) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`;

/** Title and request of each abuse; `port` is that of the sign-in's server. */
const abuses: [string, (port: number) => string][] = [
  ['no state', (port) => get(port, '/google/callback?code=evil')],
  ['an empty state', (port) => get(port, '/google/callback?state=&code=evil')],
  ['another state', (port) => get(port, `/google/callback?state=${'x'.repeat(STATE.length)}&code=evil`)],
  ['the start of the state', (port) => get(port, `/google/callback?state=${STATE.slice(0, -1)}&code=evil`)],
  ['the state and more', (port) => get(port, `/google/callback?state=${STATE}%00&code=evil`)],
  ['the state in other letters', (port) => get(port, `/google/callback?state=${STATE.toUpperCase()}&code=evil`)],
  ['two states', (port) => get(port, `/google/callback?state=${STATE}&state=evil&code=evil`)],
  ['two codes', (port) => get(port, `${GOOD}&code=evil`)],
  ['the state as a list', (port) => get(port, `/google/callback?state[]=${STATE}&code=evil`)],
  ['code and state in the fragment', (port) => get(port, `/google/callback#state=${STATE}&code=evil`)],
  ['the host of a page that is led here by DNS', (port) => get(port, GOOD, '', `evil.example:${String(port)}`)],
  ['the host of another port', (port) => get(port, GOOD, '', '127.0.0.1:1')],
  ['no host', () => `GET ${GOOD} HTTP/1.0\r\nConnection: close\r\n\r\n`],
  ['an address of another host', (port) => get(port, `http://evil.example${GOOD}`)],
  ['a path that begins as a host', (port) => get(port, `//evil.example${GOOD}`)],
  ['a path that is no address', (port) => get(port, '//')],
  ['a port that is none', (port) => get(port, 'http://a:b/')],
  ['another path', (port) => get(port, `/?state=${STATE}&code=evil`)],
  ['a path that goes up', (port) => get(port, `/x/..${GOOD}`)],
  ['a path that goes up to files', (port) => get(port, '/google/callback/../../../../etc/passwd')],
  ['an escaped path', (port) => get(port, GOOD.replace('callback', '%63allback'))],
  ['a path with backslashes', (port) => get(port, GOOD.replaceAll('/', '\\'))],
  ['a script of a page', (port) => get(port, GOOD, 'Sec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: empty\r\n')],
  ['a frame of a page', (port) => get(port, GOOD, 'Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n')],
  ['a picture of a page', (port) => get(port, GOOD, 'Sec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: image\r\n')],
  ['HEAD', (port) => get(port, GOOD).replace('GET', 'HEAD')],
  ['POST', (port) => get(port, GOOD, 'Content-Length: 0\r\n').replace('GET', 'POST')],
  ['OPTIONS', (port) => get(port, GOOD, 'Origin: https://evil.example\r\n').replace('GET', 'OPTIONS')],
  ['a query of 20,000 letters', (port) => get(port, `${GOOD}&x=${'x'.repeat(20_000)}`)],
  ['no HTTP', () => '\x16\x03\x01\x02\0\r\n\r\n'],
];

describe(`[GBP-01] ${String(abuses.length)} requests that are not the browser's return`, () => {
  test.each(abuses)('%s: refused, and the sign-in goes on', async (_, request) => {
    const { redirect, port } = await listening();
    for (const status of await send(port, request(port))) expect(status).toBeGreaterThanOrEqual(400);
    expect(await send(port, get(port, GOOD))).toEqual([200]);
    expect(await redirect.code).toBe('good');
  });
});

test.each([
  ['an error', 'error=access_denied'],
  ['an error beside a code', 'error=access_denied&code=evil'],
  ['an empty code', 'code='],
  ['a token instead of a code', 'access_token=evil&token_type=Bearer'],
])('[GBP-01] %s gives no code', async (_, query) => {
  const { redirect, port } = await listening();
  await send(port, get(port, `/google/callback?state=${STATE}&${query}`));
  expect(await redirect.code).toBeUndefined();
});

test('[GBP-01] a second return is refused, on the same connection too', async () => {
  const { redirect, port } = await listening();
  const again = get(port, GOOD.replace('good', 'evil'));
  expect(await send(port, get(port, GOOD).replace('Connection: close', 'Connection: keep-alive') + again)).toEqual([
    200,
  ]);
  expect(await send(port, again)).toEqual([400]);
  expect(await redirect.code).toBe('good');
});

test('[GBP-01] a return after the time or after the end reaches nobody', async () => {
  const { redirect, port } = await listening(1);
  await expect(redirect.code).rejects.toMatchObject({ code: 'PROFILE_ACCESS' });
  expect(await send(port, get(port, GOOD))).toEqual([400]);
  redirect.close();
  await expect(send(port, get(port, GOOD))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('[GBP-01] no other computer reaches the waiting app', async () => {
  const { redirect, port } = await listening();
  expect(new URL(redirect.uri).hostname).toBe('127.0.0.1');
  const outer = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ internal }) => !internal));
  for (const { address, family } of outer.filter(({ family }) => family === 'IPv4')) {
    const socket = connect({ port, host: address, family: family === 'IPv4' ? 4 : 6 });
    await expect(once(socket, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }
});

describe('[GBP-01] a whole sign-in', () => {
  interface During {
    /** called while a secret is written */
    duringWrite?: () => void;
    /** called while the account's email is asked for */
    duringEmailCall?: () => void;
  }

  /** A fake Google. It gives a token for each code once, if the request has the verifier of the code's challenge. */
  function google({ duringWrite = () => undefined, duringEmailCall = () => undefined }: During = {}) {
    const challenges = new Map<string, string>();
    const opened: URL[] = [];
    const secrets = new Map<string, string>();
    const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
      const form = new URLSearchParams(init?.body as string);
      if (!String(url instanceof Request ? url.url : url).endsWith('/token')) {
        duringEmailCall();
        return Response.json({ email: 'a@b.example' });
      }
      const challenge = challenges.get(form.get('code') ?? '');
      challenges.delete(form.get('code') ?? '');
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (challenge !== proof) return Response.json({ error: 'invalid_grant' }, { status: 400 });
      return Response.json({ access_token: 'access', refresh_token: 'refresh', expires_in: 3600 });
    });
    const signIn = createGoogleSignIn({
      addresses: async () => ({
        clientId: 'app',
        authUrl: 'https://google.example/auth',
        tokenUrl: 'https://google.example/token',
        revokeUrl: 'https://google.example/revoke',
        userinfoUrl: 'https://google.example/userinfo',
      }),
      fetch: fetch as typeof globalThis.fetch,
      logger: listeningLogger(),
      openExternal: async (url) => void opened.push(new URL(url)),
      secrets: {
        get: async (name) => secrets.get(name),
        set: async (name, value) => {
          secrets.set(name, value);
          duringWrite();
        },
        delete: async (name) => void secrets.delete(name),
      },
      noToken: 'No token.',
      now: () => 0,
    });
    /**
     * Does what the browser does when Google redirects it to the sign-in with the number `at`. The state and the
     * challenge may be those of another sign-in.
     */
    async function comeBack(at: number, code: string, { state = at, challenge = at } = {}): Promise<number[]> {
      await vi.waitFor(() => expect(opened.length).toBeGreaterThan(Math.max(at, state, challenge)));
      const query = (of: number, name: string) => opened[of]?.searchParams.get(name) ?? '';
      challenges.set(code, query(challenge, 'code_challenge'));
      const { port, pathname } = new URL(query(at, 'redirect_uri'));
      return send(Number(port), get(Number(port), `${pathname}?state=${query(state, 'state')}&code=${code}`));
    }
    return { signIn, opened, secrets, comeBack };
  }

  test.each([
    ['a code that was asked for with another challenge', false],
    ['a code that was used before', true],
  ])('is refused with %s', async (_, used) => {
    const { signIn, secrets, comeBack, opened } = google();
    const first = signIn.signIn();
    if (used) {
      await comeBack(0, 'code');
      await first;
      await signIn.signOut();
    } else {
      first.catch(() => undefined);
    }
    const second = signIn.signIn();
    second.catch(() => undefined);
    await comeBack(1, 'code', { challenge: 0 });
    await expect(second).rejects.toMatchObject({ reasons: ['invalid_grant'] });
    expect(secrets.get('google-refresh-token')).toBeUndefined();
    if (!used) await comeBack(0, 'end');
    expect(opened).toHaveLength(2);
  });

  test('is not finished by the return of one beside it; the later one stands', async () => {
    const { signIn, comeBack } = google();
    const [first, second] = [signIn.signIn(), signIn.signIn()];
    first.catch(() => undefined);
    expect(await comeBack(0, 'mixed', { state: 1 })).toEqual([400]);
    expect(await comeBack(0, 'first')).toEqual([200]);
    await expect(first).rejects.toMatchObject({ code: 'PROFILE_ACCESS' });
    expect(await comeBack(1, 'second')).toEqual([200]);
    await second;
    expect((await signIn.account()).signedIn).toBe(true);
  });

  test.each(['duringWrite', 'duringEmailCall'] as const)(
    'leaves nothing when the user signs out (%s)',
    async (when) => {
      let signedOut: Promise<void> | undefined;
      const { signIn, secrets, comeBack } = google({ [when]: () => void (signedOut ??= signIn.signOut()) });
      const signingIn = signIn.signIn().catch(() => undefined);
      expect(await comeBack(0, 'code')).toEqual([200]);
      await signingIn;
      await signedOut;
      expect(signedOut).toBeDefined();
      expect(await signIn.account()).toEqual({ signedIn: false, email: '' });
      expect([...secrets]).toEqual([]);
    },
  );
});
