import { describe, expect, test } from 'vitest';
import { createGeocoding } from '../../../src-main/providers/geocoding/positionstack.ts';
import { noLog } from '../../support/log.ts';

const austin = { latitude: 30.27, longitude: -97.74, locality: 'Austin', region: 'Texas', region_code: 'TX' };

/** Returns a provider that gets its responses from `answer`, and the list of its requests. */
function harness(answer: () => Response) {
  const requests: { url: URL; headers: Headers }[] = [];
  const geocoding = createGeocoding({
    address: async () => ({ url: 'https://geo.example/v1', accessKey: 'k3y', headers: { 'X-Secret': 's' } }),
    fetch: async (url, init) => {
      requests.push({ url: new URL(String(url)), headers: new Headers(init?.headers) });
      return answer();
    },
    logger: noLog,
  });
  return { geocoding, requests };
}
const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers });

describe('what is asked', () => {
  test('[MAP-02] the search for an address is limited to the United States', async () => {
    const { geocoding, requests } = harness(json({ data: [austin] }));
    expect(await geocoding.forward('1 Oak St & more, Austin')).toEqual({
      latitude: 30.27,
      longitude: -97.74,
      city: 'Austin',
      state: 'TX',
    });
    expect(requests[0]?.url.pathname).toBe('/v1/forward');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      access_key: 'k3y',
      query: '1 Oak St & more, Austin',
      country: 'US',
      limit: '1',
    });
    expect(requests[0]?.headers.get('X-Secret')).toBe('s');
  });

  test('[MAP-02] the search for a point sends latitude and longitude, and is not limited to a country', async () => {
    const { geocoding, requests } = harness(json({ data: [austin] }));
    await geocoding.reverse(43.7, -79.42);
    expect(requests[0]?.url.pathname).toBe('/v1/reverse');
    expect(requests[0]?.url.searchParams.get('query')).toBe('43.7,-79.42');
    expect(requests[0]?.url.searchParams.has('country')).toBe(false);
  });
});

describe('what is answered', () => {
  const forward = (answer: () => Response) => harness(answer).geocoding.forward('1 Oak St');

  test('[MAP-02] numbers may be texts, and names may be missing', async () => {
    const bare = { latitude: '30.1', longitude: '-97.5', region: 'Texas', region_code: null };
    expect(await forward(json({ data: [bare] }))).toEqual({
      latitude: 30.1,
      longitude: -97.5,
      city: '',
      state: 'Texas',
    });
  });

  test.each([[[]], [[[]]], [null]])(
    '[MAP-02] a search returns undefined when the service answers with %j',
    async (data) => {
      expect(await forward(json({ data }))).toBeUndefined();
    },
  );

  test('[MAP-02] asked too often: the time to wait is told', async () => {
    const busy = { error: { code: 'rate_limit_reached', message: 'Slow down, k3y.' } };
    await expect(forward(json(busy, 429, { 'Retry-After': '7' }))).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
      status: 429,
      retryAfterMs: 7000,
      message: 'The geocoding service refused the search: Slow down, ….',
    });
  });

  test.each([
    ['no JSON', () => new Response('soon'), 'BAD_ANSWER'],
    ['no list', json({ results: [] }), 'BAD_ANSWER'],
    ['a place beyond the pole', json({ data: [{ ...austin, latitude: 135 }] }), 'BAD_ANSWER'],
    ['a broken server', json({}, 500), 'BACKEND_FAILED'],
  ])('[MAP-02] %s is a clear error', async (_what, answer, code) => {
    await expect(forward(answer)).rejects.toMatchObject({ code });
  });

  test('[MAP-02] a server without such a service says who can set one up', async () => {
    await expect(forward(json({ message: 'No such call' }, 404))).rejects.toMatchObject({
      message: 'No geocoding service is set up for this computer. IT can set one.',
    });
  });
});
