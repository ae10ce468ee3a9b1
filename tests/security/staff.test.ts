import { describe, expect, test } from 'vitest';
import { serverInProcess, type ServerInProcess } from '../support/server-in-process.ts';
import { smsProvider } from '../support/sms-provider.ts';

const ANN = '+12025550111';
const STRANGER = '+12025550199';

const askCode = ({ call }: ServerInProcess, phoneNumber: string, headers = {}) =>
  call('POST', '/pi/auth/internal', { phoneNumber }, headers);
const verify = ({ call }: ServerInProcess, phoneNumber: string, authCode: string, headers = {}) =>
  call('POST', '/pi/verify/internal', { phoneNumber, authCode }, headers);
const codeOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { demo_code?: string }).demo_code ?? '';

describe('[SRV-03] the allow-list', () => {
  test('lets nobody in when the number is not on it, even with the code that was made for it', async () => {
    const server = await serverInProcess();
    const asked = await askCode(server, STRANGER);
    expect(asked.status).toBe(200);
    expect(await codeOf(asked)).toBe('');
    const kept = server.db.prepare('SELECT code FROM sign_in_code WHERE phone_number = ?').pluck();
    const answer = await verify(server, STRANGER, String(kept.get(STRANGER)));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'wrong_code' });
  });

  test('answers a wrong code alike when the number is on it and when it is not', async () => {
    const server = await serverInProcess();
    await server.staff.add({ phoneNumber: ANN, name: 'Ann Lee', role: 'editor' });
    const answers = [ANN, STRANGER].map(async (number) => {
      await askCode(server, number);
      const answer = await verify(server, number, 'no code');
      return [answer.status, await answer.text()];
    });
    const [known, unknown] = await Promise.all(answers);
    expect(known).toEqual(unknown);
  });

  test('puts a removed person out at the next call, and for good when the number is added again', async () => {
    const server = await serverInProcess(['--demo=true']);
    await server.staff.add({ phoneNumber: ANN, name: 'Ann Lee', role: 'editor' });
    const code = await codeOf(await askCode(server, ANN));
    const pair = (await (await verify(server, ANN, code)).json()) as { access_token: string; refresh_token: string };
    const read = () =>
      server.call('GET', '/api/get_all_industries', undefined, { Authorization: `Bearer ${pair.access_token}` });
    expect((await read()).status).toBe(200);

    expect(await server.staff.remove(ANN)).toBe(true);
    expect((await read()).status).toBe(401);
    const refresh = () => server.call('POST', '/pi/refresh/internal', { refresh_token: pair.refresh_token });
    expect((await refresh()).status).toBe(401);
    await server.staff.add({ phoneNumber: ANN, name: 'Ann Lee', role: 'editor' });
    expect((await read()).status).toBe(401);
    expect((await refresh()).status).toBe(401);
  });

  test('changes what a signed-in person may do at the next call when the role changes', async () => {
    const server = await serverInProcess(['--demo=true']);
    const ann = await server.signIn(ANN, 'publisher');
    const park = () =>
      server.call('POST', '/api/park_user_website', { domain: 'a.example', park_type: 'custom_html' }, ann);
    const before = (await park()).status;
    expect(before).not.toBe(403);
    await server.staff.setRole(ANN, 'editor');
    expect((await park()).status).toBe(403);
  });
});

describe('[SRV-03] a role', () => {
  /** `METHOD path` of the POST calls that a viewer may make, because they change nothing. */
  const lookUps = [
    'POST /api/check-if-slug-duplicate',
    'POST /api/get-user-by-landing-page',
    'POST /api/get-customer-by-any',
    'POST /api/check-domain-availability',
    'POST /api/get_place_id_by_text_query',
    'POST /api/spellcheck/',
  ];

  /**
   * Returns the routes of staff whose method is not GET, as `METHOD path`. Leaves out `/pi/` (sign-in), `/public/`
   * (visitors), and the files at `/media/` and `/sites/`.
   */
  async function changes(server: ServerInProcess): Promise<string[]> {
    const all = server.backend.app.routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
    return [...new Set(all.map(({ method, path }) => `${method} ${path}`))].filter(
      (call) => !/^GET |^\w+ \/(pi|public|media|sites)\//.test(call),
    );
  }

  test('of a viewer changes nothing, whatever the call', async () => {
    const server = await serverInProcess(['--demo=true']);
    const viewer = await server.signIn(ANN, 'viewer');
    const answers: [string, number][] = [];
    for (const call of await changes(server)) {
      const [method = '', path = ''] = call.replaceAll(/:\w+/g, 'x').split(' ');
      answers.push([call, (await server.call(method, path, {}, viewer)).status]);
    }
    expect(answers.length).toBeGreaterThan(20);
    const allowed = answers.filter(([, status]) => status !== 403).map(([call]) => call);
    expect(allowed.filter((call) => !lookUps.includes(call))).toEqual([]);
    for (const path of ['/api/save_gmb_account_id/blue-ridge-plumbing/1', '/api/index-google/a.example']) {
      expect((await server.call('GET', path, undefined, viewer)).status).toBe(403);
    }
    expect((await server.call('GET', '/api/getLandingPage/blue-ridge-plumbing', undefined, viewer)).status).toBe(200);
  });

  test.each([
    ['POST', '/publish', 'publish sites'],
    ['POST', '/m/publish', 'publish sites'],
    ['POST', '/publish/rollback', 'publish sites'],
    ['POST', '/publish/remove', 'publish sites'],
    ['POST', '/api/purchase-domain', 'buy or connect domains'],
    ['POST', '/api/configure-dns', 'buy or connect domains'],
    ['POST', '/api/park_user_website', 'park domains'],
  ])('of an editor does not reach to %s %s, which says who may', async (method, path, what) => {
    const server = await serverInProcess(['--demo=true']);
    const refused = await server.call(method, path, {}, await server.signIn(ANN, 'editor'));
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      message: `Your role, editor, may not ${what}. Ask a publisher or an admin.`,
      code: 'role_forbids',
    });
    const allowed = await server.call(method, path, {}, await server.signIn(STRANGER, 'publisher'));
    expect([400, 404]).toContain(allowed.status);
  });

  test('is asked for by every call that is not open to all when nobody is signed in', async () => {
    const server = await serverInProcess(['--demo=true']);
    for (const path of ['/publish/releases/x', '/api/get_all_industries', '/anything']) {
      expect((await server.call('GET', path)).status, path).toBe(401);
    }
    expect((await server.call('POST', '/publish/remove', { slug: 'blue-ridge-plumbing' })).status).toBe(401);
  });
});

test('[SRV-03] the answers to a sign-in and to its renewal tell the role, which may have changed', async () => {
  const server = await serverInProcess();
  await server.staff.add({ phoneNumber: ANN, name: 'Ann Lee', role: 'editor' });
  const code = await codeOf(await askCode(server, ANN));
  const signedIn = (await (await verify(server, ANN, code)).json()) as { role: string; refresh_token: string };
  expect(signedIn.role).toBe('editor');
  await server.staff.setRole(ANN, 'viewer');
  const { refresh_token } = signedIn;
  const renewed = await server.call('POST', '/pi/refresh/internal', { refresh_token });
  expect(await renewed.json()).toMatchObject({ role: 'viewer' });
});

describe('[SRV-03] tries to sign in', () => {
  test('are refused for an hour when a number has had too many, whichever address asks and after a restart', async () => {
    const { messages, settings } = await smsProvider(201);
    const server = await serverInProcess([...settings, '--limits-tries-per-number=3', '--proxies=1']);
    await server.staff.add({ phoneNumber: ANN, name: 'Ann Lee', role: 'editor' });
    for (let at = 0; at < 3; at++) {
      await askCode(server, ANN, { 'X-Forwarded-For': `192.0.2.${at}` });
      expect((await verify(server, ANN, 'wrong', { 'X-Forwarded-For': `192.0.2.${at}` })).status).toBe(401);
    }
    await askCode(server, ANN, { 'X-Forwarded-For': '192.0.2.9' });
    const code = codeIn(messages.at(-1));
    const refused = await verify(server, ANN, code, { 'X-Forwarded-For': '192.0.2.9' });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'too_many_tries', message: expect.stringContaining('minutes') });
    expect(server.db.prepare(`SELECT count FROM attempt WHERE name = 'try number ${ANN}'`).pluck().get()).toBe(4);
    server.db.prepare('UPDATE attempt SET since = since - 3600001').run();
    expect((await verify(server, ANN, code)).status).toBe(200);
  });

  test('are counted for the address of the socket when no proxy is set, whatever a header says', async () => {
    const server = await serverInProcess(['--limits-codes-per-address=2']);
    const ask = (number: string) => askCode(server, number, { 'X-Forwarded-For': number.slice(1) });
    expect((await ask('+12025550101')).status).toBe(200);
    expect((await ask('+12025550102')).status).toBe(200);
    expect((await ask('+12025550103')).status).toBe(429);
  });

  test('are counted for the address that the nearest proxy saw when one is set, not for one before it', async () => {
    const { settings } = await smsProvider(201);
    const server = await serverInProcess([...settings, '--limits-codes-per-address=1', '--proxies=1']);
    const ask = (forwarded: string) => askCode(server, ANN, { 'X-Forwarded-For': forwarded });
    expect((await ask('203.0.113.1, 198.51.100.4')).status).toBe(200);
    expect((await ask('203.0.113.2, 198.51.100.4')).status).toBe(429);
    expect((await ask('203.0.113.2, 198.51.100.5')).status).toBe(200);
  });
});

const codeIn = (message: { form: URLSearchParams } | undefined): string =>
  /^\d{6}\b/.exec(message?.form.get('Body') ?? '')?.[0] ?? '';

describe('[SRV-03] a code by SMS', () => {
  test('reaches a person on the list in the provider’s wire format, and stands in no answer', async () => {
    const { messages, settings } = await smsProvider(201);
    const server = await serverInProcess(settings);
    await server.staff.add({ phoneNumber: ANN, name: 'Ann Lee', role: 'editor' });
    const asked = await askCode(server, ANN);
    expect(await asked.json()).toEqual({ status: 'success', message: 'A 6-digit code is on its way.' });
    const [message] = messages;
    expect(message?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(message?.authorization).toBe(`Basic ${Buffer.from('AC1:hush-hush').toString('base64')}`);
    expect(Object.fromEntries(message?.form ?? [])).toMatchObject({ To: ANN, From: '+1555' });
    expect((await verify(server, ANN, codeIn(message))).status).toBe(200);
  });

  test('is sent to nobody when the number is not on the list, with the same answer', async () => {
    const { messages, settings } = await smsProvider(201);
    const server = await serverInProcess(settings);
    const asked = await askCode(server, STRANGER);
    expect(await asked.json()).toEqual({ status: 'success', message: 'A 6-digit code is on its way.' });
    expect(messages).toEqual([]);
  });

  test.each([
    ['refuses', 400, {}],
    ['redirects, so that the account’s token goes nowhere else', 302, { Location: 'http://127.0.0.1:9/' }],
  ])('that could not be sent is said in words when the provider %s', async (_what, status, headers) => {
    const { settings } = await smsProvider(status, headers);
    const server = await serverInProcess(settings);
    await server.staff.add({ phoneNumber: ANN, name: 'Ann Lee', role: 'editor' });
    const asked = await askCode(server, ANN);
    expect(asked.status).toBe(502);
    expect(await asked.json()).toMatchObject({ message: expect.stringContaining('could not be sent') });
  });
});
