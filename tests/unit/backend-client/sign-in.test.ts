import { expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { clientOf, json, type Reply } from './fake-backend.ts';

/** Returns a reply that accepts only the given access token. */
const guarded =
  (token: string): Reply =>
  ({ headers }) =>
    headers.get('authorization') === `Bearer ${token}` ? { message: [] } : json({ message: 'Please sign in.' }, 401);

test('[AUTH-03] an expired access token is renewed once for all calls under way, and each is repeated once', async () => {
  const { client, tokens, requests } = clientOf([guarded('new')]);
  tokens.set('old');
  const renew = vi.fn(() => Promise.resolve('new'));
  tokens.renewWith(renew);
  await Promise.all([
    client.creation.industries(),
    client.contacts.list(),
    client.sites.spellcheck('a').catch(() => 0),
  ]);
  expect(renew).toHaveBeenCalledOnce();
  expect(requests).toHaveLength(6);
  await client.creation.industries();
  expect(requests).toHaveLength(7);
});

test('[AUTH-03] a call made while the renewal runs waits for it', async () => {
  const { client, tokens, requests } = clientOf([guarded('new')]);
  const renewed = Promise.withResolvers<string>();
  tokens.renewWith(() => renewed.promise);
  const renewal = tokens.renew();
  const industries = client.creation.industries();
  renewed.resolve('new');
  await renewal;
  await industries;
  expect(requests).toHaveLength(1);
});

test('a late 401 for a token that was replaced meanwhile does not renew again', async () => {
  const first = Promise.withResolvers<Response>();
  const { client, tokens } = clientOf([() => first.promise, guarded('new')]);
  tokens.set('old');
  const renew = vi.fn(() => Promise.resolve('newer'));
  tokens.renewWith(renew);
  const industries = client.creation.industries();
  await vi.waitFor(() => expect(tokens.token).toBe('old'));
  tokens.set('new');
  first.resolve(json({}, 401));
  expect(await industries).toEqual([]);
  expect(renew).not.toHaveBeenCalled();
});

test('[AUTH-04] a second 401 is UNAUTHENTICATED', async () => {
  const { client, tokens, requests } = clientOf([() => json({}, 401)]);
  tokens.renewWith(() => Promise.resolve('new'));
  await expect(client.creation.industries()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(requests).toHaveLength(2);
});

test('a call fails as its renewal does', async () => {
  const { client, tokens } = clientOf([() => json({}, 401)]);
  tokens.renewWith(() => Promise.reject(new AppError('OFFLINE', 'gone')));
  await expect(client.creation.industries()).rejects.toMatchObject({ code: 'OFFLINE' });
});

test('[DOM-03] whatever becomes of the renewal, a call that was refused for its token was not carried out', async () => {
  const { client, tokens } = clientOf([() => json({}, 401)]);
  const lost = new BackendError('TIMEOUT', 'The server did not answer.', { outcome: 'unknown', retry: true });
  tokens.renewWith(() => Promise.reject(lost));
  await expect(client.domain.purchase('acme.com', 'acme')).rejects.toMatchObject({
    code: 'TIMEOUT',
    outcome: 'not-sent',
    retry: true,
    message: lost.message,
  });
});

test('the calls of the sign-in send no access token and take a 401 as an answer', async () => {
  const { client, tokens, requests } = clientOf([() => json({ message: 'Wrong', code: 'wrong_code' }, 401)]);
  tokens.set('old');
  const renew = vi.fn(() => Promise.resolve('new'));
  tokens.renewWith(renew);
  await expect(client.auth.verify('+12025550123', '000000')).rejects.toMatchObject({
    code: 'BACKEND_REFUSED',
    status: 401,
    serverCode: 'wrong_code',
  });
  expect(requests[0]?.headers.has('authorization')).toBe(false);
  expect(renew).not.toHaveBeenCalled();
});

test('[AUTH-02] a refresh token that a later answer repeats in an error is not shown', async () => {
  const { client } = clientOf([
    () => json({ refresh_token: 'refresh-secret-1', access_token: 'access-secret-1' }),
    () => json({ message: 'Unknown token refresh-secret-1 of access-secret-1' }, 400),
  ]);
  await client.auth.verify('+12025550123', '123456');
  const error = await client.sites.saveSite('{}').catch((thrown: unknown) => thrown);
  expect(String((error as Error).message)).toBe('Unknown token … of …');
});

test('[HOST-02] an answer that is far too large is given up, not read into memory', async () => {
  let sent = 0;
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent += 8 * 1024 * 1024;
          controller.enqueue(new Uint8Array(8 * 1024 * 1024).fill(32));
        },
      }),
    );
  const { client } = clientOf([endless]);
  await expect(client.sites.getSite('acme')).rejects.toMatchObject({
    code: 'BAD_ANSWER',
    message: expect.stringContaining('larger than 64 MB') as string,
  });
  expect(sent).toBeLessThan(100 * 1024 * 1024);
});
