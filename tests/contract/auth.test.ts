import { beforeAll, describe, expect, test } from 'vitest';
import { type Contract, openContract, refusal, request, signIn } from './contract.ts';

let api: Contract;
beforeAll(async () => {
  api = await openContract();
});

const industriesWith = (token: string) =>
  request(`${api.url}/api/get_all_industries`, 'GET', undefined, { Authorization: `Bearer ${token}` });
const refresh = (token: string) => request(`${api.url}/pi/refresh/internal`, 'POST', { refresh_token: token });

describe('[HOST-02] staff sign-in over the wire', () => {
  test('[AUTH-02] a phone number and its code give an access and a refresh token', async () => {
    const { access_token } = await signIn(api.url);
    expect((await industriesWith(access_token)).status).toBe(200);
  });

  test.each([['07700'], ['hello'], ['']])('a phone number such as “%s” is refused', async (phoneNumber) => {
    const answer = await request(`${api.url}/pi/auth/internal`, 'POST', { phoneNumber });
    expect(answer.status).toBe(400);
    refusal.parse(answer.json);
  });

  test('a call without a token, or with a made-up one, is refused with 401', async () => {
    expect((await request(`${api.url}/api/get_all_industries`, 'GET')).status).toBe(401);
    const answer = await industriesWith('made-up');
    expect(answer.status).toBe(401);
    refusal.parse(answer.json);
  });

  test('[AUTH-03] a refresh token is exchanged for a new one, and refused once the new one is in use', async () => {
    const first = await signIn(api.url);
    const second = (await refresh(first.refresh_token)).json as { refresh_token: string; access_token?: string };
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const third = (await refresh(second.refresh_token)).json as { refresh_token: string };
    expect(third.refresh_token).not.toBe(second.refresh_token);
    const again = await refresh(first.refresh_token);
    expect([401, 403]).toContain(again.status);
    refusal.parse(again.json);
  });

  test('[AUTH-04] an unknown refresh token is refused', async () => {
    expect([401, 403]).toContain((await refresh('unknown')).status);
  });
});
