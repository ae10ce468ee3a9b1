import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inProcess, type InProcess } from './in-process.ts';

const phoneNumber = '+12025550123';
let api: InProcess;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  api = await inProcess({ accessTtl: 60 });
});
afterEach(() => {
  vi.useRealTimers();
});

const ask = () => api.post('/pi/auth/internal', { phoneNumber });
const verify = async (authCode: string) => {
  const answer = await api.post('/pi/verify/internal', { phoneNumber, authCode });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
};
const refresh = async (token: string | undefined) => {
  const answer = await api.post('/pi/refresh/internal', { refresh_token: token });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
};
const industries = async (token: string | undefined) =>
  (await api.get('/api/get_all_industries', { Authorization: `Bearer ${token ?? ''}` })).status;

describe('codes', () => {
  test('the answer shows the code of the demo', async () => {
    expect(await (await ask()).json()).toMatchObject({ demo_code: '123456', message: expect.any(String) as string });
  });

  test('[AUTH-05] a wrong code, an expired one and too many tries are told apart', async () => {
    await ask();
    expect(await verify('000000')).toMatchObject({ status: 401, body: { code: 'wrong_code' } });
    vi.advanceTimersByTime(10 * 60_000);
    expect(await verify('123456')).toMatchObject({ status: 401, body: { code: 'expired_code' } });
    await ask();
    for (let i = 0; i < 4; i++) expect((await verify('000000')).body.code).toBe('wrong_code');
    expect(await verify('000000')).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
    expect(await verify('123456')).toMatchObject({ status: 429 });
    await ask();
    expect((await verify('123456')).status).toBe(200);
  });

  test('a code opens one session only', async () => {
    await ask();
    expect((await verify('123456')).status).toBe(200);
    expect((await verify('123456')).body.code).toBe('expired_code');
  });

  test('the same number, however written, is the same user', async () => {
    await ask();
    const { body } = await verify('123456');
    await api.post('/pi/auth/internal', { phoneNumber: '+1 (202) 555-0123' });
    expect((await verify('123456')).body.user_id).toBe(body.user_id);
  });
});

describe('tokens', () => {
  const signIn = async () => {
    await ask();
    return (await verify('123456')).body;
  };

  test('[AUTH-03] an access token ends after its time; the refresh token brings a new one', async () => {
    const first = await signIn();
    expect(await industries(first.access_token)).toBe(200);
    vi.advanceTimersByTime(60_000);
    expect(await industries(first.access_token)).toBe(401);
    expect(await industries((await refresh(first.refresh_token)).body.access_token)).toBe(200);
  });

  test('[AUTH-03] a refresh whose answer was lost can be repeated; the lost pair is void', async () => {
    const first = await signIn();
    const lost = await refresh(first.refresh_token);
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect((await refresh(lost.body.refresh_token)).status).toBe(401);
    expect(await industries(lost.body.access_token)).toBe(401);
    expect(await industries(second.body.access_token)).toBe(200);
  });

  test('[AUTH-03] once a new token is in use, the old refresh token is refused', async () => {
    const first = await signIn();
    const second = (await refresh(first.refresh_token)).body;
    expect(await industries(second.access_token)).toBe(200);
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 401, body: { code: 'refresh_refused' } });
    expect(await industries(first.access_token)).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });
});
