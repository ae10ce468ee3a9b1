import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startCaddy } from '../support/caddy.ts';
import { cleaner, hostedServer, roofer } from '../support/hosted-site.ts';

const HERE = { address: '127.0.0.1' };
const ask = (name: string) => `http://127.0.0.1:8080/tls/ask?domain=${name}`;

test('[SRV-04] certificates are allowed for the names of published sites alone, also when the database is down', async () => {
  const { call, publish, user, db } = await hostedServer(['--url=http://studio.agency.example'], HERE);
  await publish(roofer, 'new-roof.example');
  const statusOf = async (name: string) => (await call('GET', ask(name))).status;
  const allowed = ['new-roof.example', 'www.new-roof.example', 'NEW-ROOF.example.', 'roof.example', 'www.roof.example'];
  const refused = ['studio.agency.example', 'a.roof.example', 'sparrow.example', 'localhost', '127.0.0.1', ''];
  for (const name of allowed) expect([name, await statusOf(name)]).toEqual([name, 200]);
  for (const name of refused) expect([name, await statusOf(name)]).toEqual([name, 404]);
  await publish(cleaner, 'sparrow.example');
  expect(await statusOf('sparrow.example')).toBe(200);
  await call('POST', '/publish/remove', { slug: cleaner }, user);
  expect(await statusOf('sparrow.example')).toBe(404);
  db.exec('ALTER TABLE publication RENAME TO gone');
  for (const name of allowed) expect([name, await statusOf(name)]).toEqual([name, 200]);
});

test('[SRV-04] nobody but a program of this computer may ask which domains get certificates', async () => {
  const url = '--url=http://studio.agency.example';
  const near = await hostedServer([url], HERE);
  const own = 'http://studio.agency.example/tls/ask?domain=roof.example';
  const passedOn = { 'X-Forwarded-For': '203.0.113.9' };
  expect((await near.call('GET', ask('roof.example'))).status).toBe(200);
  for (const [address, headers] of [
    [own, {}],
    [ask('roof.example'), passedOn],
    ['http://roof.example/tls/ask?domain=roof.example', {}],
  ] as const) {
    expect(await (await near.call('GET', address, undefined, headers)).text()).not.toBe('yes');
  }
  const far = await hostedServer([url]);
  expect((await far.call('GET', ask('roof.example'))).status).toBe(404);
});

test('[SRV-04] a page is read through Caddy at its domain with a certificate that Caddy gets for it, and for no other name', async () => {
  const { backend } = await hostedServer(['--proxies=1', '--url=https://studio.agency.example']);
  const server = createServer(backend.listener());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const caddy = await startCaddy([(server.address() as AddressInfo).port]);
  onTestFinished(caddy.stop);

  const page = await caddy.visit('roof.example/');
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('Summit Roofing')]);
  expect((await caddy.visit('roof.example/api/get_all_industries')).status).toBe(404);
  const www = await caddy.visit('www.roof.example/services/?a=b');
  expect([www.status, www.headers]).toEqual([
    301,
    expect.objectContaining({ location: 'https://roof.example/services/?a=b' }),
  ]);
  await expect(caddy.visit('unpublished.example/')).rejects.toThrow();
  const studio = await caddy.visit('studio.agency.example/api/get_all_industries');
  expect([studio.status, JSON.parse(studio.body)]).toEqual([401, expect.objectContaining({ code: 'signed_out' })]);
  expect((await caddy.visit('studio.agency.example/tls/ask?domain=roof.example')).body).not.toBe('yes');
});
