import { describe, expect, test } from 'vitest';
import { clientOf } from './fake-backend.ts';

const redirect = (location: string, status = 302) => new Response(null, { status, headers: { location } });

describe('the backend’s own origin', () => {
  test('[AUTH-06] the secret header goes with every call to the backend', async () => {
    const { client, requests } = clientOf([() => ({ message: [] })], { headerToken: 's3cret' });
    await client.creation.industries();
    await client.auth.requestCode('+12025550123');
    expect(requests.map(({ headers }) => headers.get('x-sitewright-token'))).toEqual(['s3cret', 's3cret']);
    expect(requests.every(({ url }) => url.origin === 'https://backend.example')).toBe(true);
  });

  test('[AUTH-06] no header is sent when none is configured', async () => {
    const { client, requests } = clientOf([() => ({ message: [] })]);
    await client.creation.industries();
    expect(requests[0]?.headers.has('x-sitewright-token')).toBe(false);
  });

  test.each(['https://evil.example/api', 'http://backend.example/api', 'https://backend.example:8443/api'])(
    '[AUTH-06] a redirect to %s is refused, and nothing is sent there',
    async (location) => {
      const { client, tokens, requests } = clientOf([() => redirect(location)], { headerToken: 's3cret' });
      tokens.set('access');
      await expect(client.creation.industries()).rejects.toMatchObject({ code: 'BACKEND_FAILED' });
      expect(requests).toHaveLength(1);
    },
  );

  test('a GET follows a redirect within the origin', async () => {
    const { client, requests } = clientOf([() => redirect('/api/industries/', 301), () => ({ message: [] })]);
    expect(await client.creation.industries()).toEqual([]);
    expect(requests[1]?.url.href).toBe('https://backend.example/api/industries/');
  });

  test('redirects in a circle end', async () => {
    const { client, requests } = clientOf([() => redirect('/again')]);
    await expect(client.creation.industries()).rejects.toMatchObject({ code: 'BACKEND_FAILED' });
    expect(requests).toHaveLength(4);
  });

  test('a POST is not sent on', async () => {
    const { client, requests } = clientOf([() => redirect('/edit/landingpage/', 307)]);
    await expect(client.sites.saveSite('{}')).rejects.toMatchObject({ code: 'BACKEND_FAILED' });
    expect(requests).toHaveLength(1);
  });

  test('a base URL may have a path', async () => {
    const { client, requests } = clientOf([() => ({ message: [] })], { baseUrl: 'https://backend.example/studio/' });
    await client.creation.industries();
    expect(requests[0]?.url.href).toBe('https://backend.example/studio/api/get_all_industries');
  });

  test('[AUTH-02] a token of an earlier call is not repeated from the error of another', async () => {
    const { client } = clientOf([
      () => ({ refresh_token: 'refresh-token-2' }),
      () => new Response('{"message":"stale refresh-token-1"}', { status: 400 }),
    ]);
    await client.auth.refresh('refresh-token-1');
    await expect(client.creation.industries()).rejects.toMatchObject({ message: 'stale …' });
  });

  test('no token is repeated from an error answer', async () => {
    const { client, tokens } = clientOf(
      [({ headers, body }) => new Response(`bad: ${headers.get('authorization')} ${body}`, { status: 400 })],
      { headerToken: 's3cret' },
    );
    tokens.set('access-token-1');
    const failure = await client.auth.refresh('refresh-token-1').catch((error: unknown) => error);
    expect(JSON.stringify(failure)).not.toContain('refresh-token-1');
    expect((failure as Error).message).not.toContain('refresh-token-1');
    const second = await client.sites.saveSite('{}').catch((error: unknown) => error);
    expect((second as Error).message).toBe('bad: Bearer … {}');
  });
});
