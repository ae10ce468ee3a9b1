import { expect, test } from 'vitest';
import { cleaner, hostedServer, roofer } from '../support/hosted-site.ts';

const URL_SETTING = '--url=http://studio.agency.example';

test('[SRV-04] no call of the product or of IT is reached when the host is a site’s, with or without a session', async () => {
  const { backend, call, user } = await hostedServer([URL_SETTING, '--metrics-token=for-prometheus']);
  const all = backend.app.routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
  const calls = [...new Set(all.map(({ method, path }) => `${method} ${path}`))].filter(
    (each) => each !== 'POST /public/messages/:key',
  );
  expect(calls.length).toBeGreaterThan(60);
  for (const each of calls) {
    const [method = '', path = ''] = each.replaceAll(/:\w+/g, 'x').split(' ');
    for (const headers of [{}, user, { Authorization: 'Bearer for-prometheus' }]) {
      for (const host of ['roof.example', 'www.roof.example', 'unknown.example']) {
        const answer = await call(method, `http://${host}${path}`, method === 'GET' ? undefined : {}, headers);
        expect([301, 404, 405, 421], `${host} ${each}`).toContain(answer.status);
        expect(answer.headers.get('Content-Type') ?? '', `${host} ${each}`).not.toContain('json');
        expect(answer.headers.get('Set-Cookie')).toBeNull();
        expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      }
    }
  }
});

test('[SRV-04] the server’s own name stays its own when a site asks for it, or for what is before or behind www', async () => {
  const { call, publish, user } = await hostedServer([URL_SETTING]);
  const own = await publish(cleaner, 'Studio.agency.example');
  expect(own.status).toBe(400);
  expect(await own.json()).toMatchObject({ message: expect.stringContaining('the address of this server') });
  expect((await publish(cleaner, 'www.studio.agency.example')).status).toBe(200);
  expect((await call('GET', '/api/get_all_industries', undefined, user)).status).toBe(200);
});

test('[SRV-04] probes by an address or a name of the own network are answered when a url is set', async () => {
  const { call } = await hostedServer([URL_SETTING]);
  for (const host of ['127.0.0.1:8080', '[::1]:8080', 'sitewright:8080', 'studio.agency.example']) {
    expect((await call('GET', `http://${host}/healthz`)).status, host).toBe(200);
  }
});

test('[SRV-04] another site’s domain cannot be taken when it is asked for, with www or without', async () => {
  const { publish, visit } = await hostedServer();
  for (const wanted of ['roof.example', 'www.roof.example', 'ROOF.example']) {
    const refused = await publish(cleaner, wanted);
    expect(refused.status, wanted).toBe(409);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining(`belongs to the site ${roofer}`) });
  }
  expect(await (await visit('roof.example/')).text()).toContain('Summit Roofing');
});

test('[SRV-04] a path leads nowhere but into the site’s own release', async () => {
  const { visit } = await hostedServer();
  for (const path of [
    '..%2F..%2F..%2Fbackend.db',
    '%2e%2e/backend.db',
    '__proto__',
    '%E0%A4%A',
    'sites/roof.example/',
  ]) {
    expect((await visit(`roof.example/${path}`)).status, path).toBe(404);
  }
  const led = await visit('www.roof.example//evil.example/');
  expect(led.headers.get('Location')).toBe('https://roof.example//evil.example/');
});
