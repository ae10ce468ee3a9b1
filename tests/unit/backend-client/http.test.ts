import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { clientOf, json, networkError, never } from './fake-backend.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns the requests without those that only test the connection (HEAD). */
const callsOf = (requests: readonly { method: string }[]) => requests.filter(({ method }) => method !== 'HEAD');

/** Returns the error of a call after its retries. */
async function failureOf(call: Promise<unknown>): Promise<BackendError> {
  const settled = call.then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(29_000);
  const error = await settled;
  if (!(error instanceof BackendError)) throw new Error(`not a backend error: ${String(error)}`);
  return error;
}

describe('failures', () => {
  test('[HOST-02] no network is OFFLINE, and says whether the request can have arrived', async () => {
    const refused = clientOf([() => networkError('ECONNREFUSED')]);
    const lost = clientOf([() => networkError('ECONNRESET')]);
    const error = await failureOf(refused.client.sites.saveSite('{}'));
    expect(error).toMatchObject({ code: 'OFFLINE', retry: true, outcome: 'not-sent' });
    expect(error.message).toBe('The server cannot be reached: nothing answers at its address.');
    expect(await failureOf(lost.client.sites.saveSite('{}'))).toMatchObject({ code: 'OFFLINE', outcome: 'unknown' });
    refused.client.close();
    lost.client.close();
  });

  test('an answer that does not come in 20 s is TIMEOUT', async () => {
    const { client, requests } = clientOf([never]);
    const failure = client.sites.slugIsTaken('a').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ code: 'TIMEOUT', message: 'The server did not answer within 20 s.' });
    client.close();
  });

  test('a body that stops half way is given up at the timeout too', async () => {
    const { client } = clientOf([
      ({ signal }) =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"mess'));
              signal.addEventListener('abort', () => controller.error(signal.reason));
            },
          }),
        ),
    ]);
    const failure = client.sites.getModified('a', { timeoutMs: 500 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    expect(await failure).toMatchObject({ code: 'TIMEOUT' });
    client.close();
  });

  test.each([undefined, new AppError('SHUTTING_DOWN', 'The window was closed.')])(
    'an aborted call is CANCELLED at once, whatever the reason: %s',
    async (reason) => {
      const { client } = clientOf([never]);
      const stop = new AbortController();
      const failure = client.places.suggest('den', false, { signal: stop.signal }).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(10);
      stop.abort(reason);
      expect(await failure).toMatchObject({ code: 'CANCELLED' });
      client.close();
    },
  );

  test.each([
    ['message', { message: 'Slug already exists.' }, 'Slug already exists.'],
    ['error', { error: 'No such plan.' }, 'No such plan.'],
    ['detail', { detail: 'Not allowed.' }, 'Not allowed.'],
    ['a list of messages', { message: ['One.', 'Two.'] }, 'One. Two.'],
    ['nothing', {}, 'The server answered with an error (HTTP 400).'],
  ])('[HOST-02] a refusal carries the words in %s', async (_where, body, words) => {
    const { client, requests } = clientOf([() => json(body, 400)]);
    const error = await failureOf(client.sites.saveSite('{}'));
    expect(error).toMatchObject({ code: 'BACKEND_REFUSED', message: words, status: 400, outcome: 'answered' });
    expect(callsOf(requests)).toHaveLength(1);
  });

  test.each([
    [{ status: 'error', message: 'No zone.' }, 'BACKEND_REFUSED', 'No zone.'],
    [{ status: 'Failed', error: { message: 'No zone.' } }, 'BACKEND_REFUSED', 'No zone.'],
    [{ success: false, message: 'No zone.' }, 'BACKEND_REFUSED', 'No zone.'],
    [{ ok: 'false', detail: 'No zone.' }, 'BACKEND_REFUSED', 'No zone.'],
    [{ error: 'No zone.' }, 'BACKEND_REFUSED', 'No zone.'],
    [{ status: 'denied' }, 'BACKEND_REFUSED', 'The server refused it (“denied”) and gave no reason.'],
    [{ status: 404, message: 'No zone.' }, 'BACKEND_REFUSED', 'No zone.'],
    [{ status: '500', message: {} }, 'BACKEND_FAILED', 'The server answered with an error (HTTP 500).'],
  ])('[HOST-02] a good HTTP status with the body %j is a failure', async (body, code, message) => {
    const { client } = clientOf([() => json(body)]);
    expect(await failureOf(client.sites.saveSite('{}'))).toMatchObject({ code, message, outcome: 'answered' });
  });

  test.each([
    { status: 'success', error: 'none', message: 'Saved.' },
    { status: 200, message: 'Saved.' },
    { success: 'true', error: null },
    { message: { status: 'error' } },
    'Saved.',
    null,
  ])('[HOST-02] %j refuses nothing', async (body) => {
    const { client } = clientOf([() => json(body)]);
    await expect(client.sites.saveSite('{}')).resolves.toBeUndefined();
  });

  test('[NEW-04] a task that failed is an answer, a refusal to tell of one is not', async () => {
    const { client } = clientOf([
      () => json({ status: 'failed', error: 'No such page.' }),
      () => json({ status: 'error', message: 'No such task.' }),
    ]);
    expect(await client.creation.taskStatus('1')).toEqual({ status: 'failed', error: 'No such page.' });
    expect(await failureOf(client.creation.taskStatus('1'))).toMatchObject({ message: 'No such task.' });
  });

  test('plain text is shown, an HTML error page is not', async () => {
    const plain = clientOf([() => new Response('Out of space', { status: 500 })]);
    const page = '<html>Traceback …</html>';
    expect(await failureOf(plain.client.sites.saveSite('{}'))).toMatchObject({
      code: 'BACKEND_FAILED',
      message: 'Out of space',
    });
    for (const body of [page, JSON.stringify(page), JSON.stringify({ message: page })]) {
      const html = clientOf([() => new Response(body, { status: 500 })]);
      expect((await failureOf(html.client.sites.saveSite('{}'))).message).toBe(
        'The server answered with an error (HTTP 500).',
      );
    }
  });

  test('[HOST-02] an answer of the wrong kind names the call and the field', async () => {
    const { client } = clientOf([() => ({ message: [{ id: 1, industry_name: [] }, { id: 2 }] })]);
    const error = await failureOf(client.creation.industries());
    expect(error.code).toBe('BAD_ANSWER');
    expect(error.message).toContain('GET /api/get_all_industries');
    expect(error.message).toContain('message.0.industry_name');
  });

  test('[HOST-02] a list that is missing altogether is BAD_ANSWER', async () => {
    const { client } = clientOf([() => ({ status: 'ok' })]);
    expect(await failureOf(client.creation.industries())).toMatchObject({ details: { field: 'message' } });
  });

  test('[HOST-02] an answer that is not JSON is BAD_ANSWER', async () => {
    const { client } = clientOf([() => new Response('{"message": [')]);
    expect((await failureOf(client.creation.industries())).message).toBe(
      'The server’s answer to GET /api/get_all_industries could not be understood: it is not JSON.',
    );
  });
});

describe('retries', () => {
  test.each([502, 503, 504])('a GET is asked three times in all at %d', async (status) => {
    const { client, requests } = clientOf([() => json({}, status)]);
    expect(await failureOf(client.creation.industries())).toMatchObject({ code: 'BACKEND_FAILED', status });
    expect(callsOf(requests)).toHaveLength(3);
  });

  test('a GET gets through once the network is back', async () => {
    const { client, requests } = clientOf([
      () => networkError('ECONNREFUSED'),
      () => json({}, 503),
      () => ({ message: [] }),
    ]);
    const industries = client.creation.industries();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await industries).toEqual([]);
    expect(callsOf(requests)).toHaveLength(3);
    client.close();
  });

  test.each([400, 404, 500])('a GET is not repeated at %d', async (status) => {
    const { client, requests } = clientOf([() => json({}, status)]);
    await failureOf(client.creation.industries());
    expect(callsOf(requests)).toHaveLength(1);
  });

  test('a POST is never repeated', async () => {
    const { client, requests } = clientOf([() => json({}, 503)]);
    await failureOf(client.sites.saveSite('{}'));
    await failureOf(client.sites.publish({ ...site, multipage: false }));
    await failureOf(client.creation.create({ fbSlug: 'a', industry: 1, stock: false }));
    expect(callsOf(requests)).toHaveLength(3);
  });

  test('Retry-After is waited for, in seconds or as a date', async () => {
    const inSevenSeconds = () => json({}, 503, { 'retry-after': new Date(Date.now() + 7000).toUTCString() });
    vi.setSystemTime(1_700_000_000_000);
    const { client, requests } = clientOf([
      () => json({}, 503, { 'retry-after': '5' }),
      inSevenSeconds,
      () => ({ message: [] }),
    ]);
    const industries = client.creation.industries();
    await vi.advanceTimersByTimeAsync(4999);
    expect(callsOf(requests)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(callsOf(requests)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(6999);
    expect(callsOf(requests)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await industries).toEqual([]);
  });

  test('a Retry-After of minutes is not sat out', async () => {
    const { client, requests } = clientOf([() => json({ message: 'Maintenance' }, 503, { 'retry-after': '600' })]);
    expect((await failureOf(client.creation.industries())).message).toBe('Maintenance');
    expect(callsOf(requests)).toHaveLength(1);
  });

  test('cancelling ends the wait between two tries', async () => {
    const { client, requests } = clientOf([() => json({}, 503, { 'retry-after': '9' })]);
    const stop = new AbortController();
    const failure = client.creation.industries({ signal: stop.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    stop.abort();
    expect(await failure).toMatchObject({ code: 'CANCELLED' });
    expect(callsOf(requests)).toHaveLength(1);
  });
});

const site = { github_repo: '', paid_url: 'a.example', id_key: 'k', slug: 'a', first_publish_url: '' };

test('each request leaves one line in the log: its call, outcome and time, and nothing of its content', async () => {
  const { client, tokens, logged } = clientOf([
    () => json({}, 503),
    () => ({ message: [{ display_id: 1, display_name: 'Ann' }] }),
  ]);
  tokens.set('access-token');
  const contacts = client.contacts.list();
  await vi.advanceTimersByTimeAsync(5000);
  await contacts;
  expect(logged).toEqual([
    ['backend call', { name: 'GET /api/getSitewrightContacts', status: 503, ms: expect.any(Number) }],
    ['backend call', { name: 'GET /api/getSitewrightContacts', status: 200, ms: expect.any(Number) }],
  ]);
});
