import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BackendProcess, startBackend } from '../support/backend.ts';
import { childOf } from '../support/children.ts';
import { clientAt, signIn, type TestClient } from '../support/client.ts';
import { acmeText, DOMAIN, type DomainHarness, openDomainHarness } from '../support/domain-harness.ts';

const agreed = { available: true, price: 12_000_000, years: 1 };
const PURCHASE = '/api/purchase-domain';

let backend: BackendProcess;
let app: TestClient;
let folder: string;
let harness: DomainHarness | undefined;

// The backend's registrar remembers which domains it has sold, so each test starts its own backend.
beforeEach(async () => {
  backend = await startBackend({ args: ['--allow-faults'] });
  app = clientAt(backend.url);
  await signIn(app);
  await admin('POST', 'sites', acmeText);
  folder = await mkdtemp(join(tmpdir(), 'sitewright-domain-'));
});
afterEach(async () => {
  harness?.store.close();
  harness = undefined;
  app.client.close();
  await backend.stop();
  await rm(folder, { recursive: true });
});

async function admin(method: string, path: string, body?: string): Promise<unknown> {
  const response = await fetch(`${backend.url}/__test/${path}`, { method, body: body ?? null });
  expect(response.status).toBe(200);
  return response.json();
}
const fault = (facts: object) => admin('POST', 'faults', JSON.stringify({ path: PURCHASE, ...facts }));

async function posts(path = PURCHASE): Promise<number> {
  const { message } = (await admin('GET', 'requests')) as { message: { path: string }[] };
  return message.filter((request) => request.path === path).length;
}

async function open(): Promise<DomainHarness> {
  harness?.store.close();
  harness = await openDomainHarness(folder, app.client);
  return harness;
}

async function isSold(): Promise<boolean> {
  return !(await app.client.domain.checkAvailability(DOMAIN, 'acme')).available;
}

async function killAt(step: string): Promise<void> {
  const { token } = await app.tokens.current();
  const script = childOf('domain-buyer');
  const child = spawn(process.execPath, [script, folder, backend.url, token ?? '', step], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}

describe('a purchase cut short by kill -9', () => {
  test('[DOM-03] before anything is written: nothing was asked for, and it can be bought', async () => {
    await killAt('nothing written');
    const { call, target } = await open();
    expect((await call('domain.state', target)).purchase.state).toBe('none');
    expect((await call('domain.buy', { ...target, agreed })).purchase.state).toBe('done');
    expect(await posts()).toBe(1);
  });

  test('[DOM-03] once the intent is written: unknown, not sent again, and free again once the server says so', async () => {
    await killAt('intent written');
    const { call, target, actor } = await open();
    expect((await call('domain.state', target)).purchase.state).toBe('unknown');
    expect((await call('domain.buy', { ...target, agreed })).purchase.state).toBe('unknown');
    expect(await posts()).toBe(0);

    const looked = await call('domain.lookInto', { ...target, action: 'purchase' });
    expect(looked.purchase).toMatchObject({
      state: 'failed',
      message: 'The domain is still available: it was not bought.',
    });
    expect(await posts()).toBe(0);
    expect((await call('domain.buy', { ...target, agreed })).purchase.state).toBe('done');
    expect(await posts()).toBe(1);
    expect(actor.site.domain_purchased).toBe(true);
  });

  test.each(['request sent', 'answer received', 'draft written'])(
    '[DOM-03] once the server has it (%s): it is looked into and settled, and never sent a second time',
    async (step) => {
      await killAt(step);
      const { call, target, actor } = await open();
      expect((await call('domain.state', target)).purchase.state).toBe('unknown');
      await call('domain.buy', { ...target, agreed });
      const { purchase } = await call('domain.lookInto', { ...target, action: 'purchase' });
      expect(purchase.state).toBe('unknown');
      expect(purchase.message).toMatch(/registered now/);
      expect((await call('domain.settle', { ...target, action: 'purchase', done: true })).purchase.state).toBe('done');
      expect(actor.site.domain_purchased).toBe(true);
      expect(await posts()).toBe(1);
    },
  );

  test('[DOM-03] once all is written: it is known to be bought, and not bought again', async () => {
    await killAt('all written');
    const { call, target, actor } = await open();
    expect((await call('domain.state', target)).purchase.state).toBe('done');
    expect(actor.site.domain_purchased).toBe(true);
    expect((await call('domain.buy', { ...target, agreed })).purchase.state).toBe('done');
    expect(await posts()).toBe(1);
  });
});

describe('a purchase whose answer does not tell', () => {
  test.each([
    ['a server error after the purchase', { kind: 'status', status: 500, when: 'after' }, true],
    ['a server error before it', { kind: 'status', status: 503 }, false],
    ['a connection that ends without an answer', { kind: 'reset', when: 'after' }, true],
    ['an answer cut short', { kind: 'cut', bytes: 4 }, true],
    ['an answer of a wrong kind', { kind: 'body', body: '{"message":"ok"}', when: 'after' }, true],
  ])(
    '[DOM-03] is unknown after a restart too, and is requested only once, when there is %s',
    async (_name, facts, sold) => {
      await fault(facts);
      const { call, target } = await open();
      const { purchase } = await call('domain.buy', { ...target, agreed });
      expect(purchase).toMatchObject({ state: 'unknown', message: 'Error purchasing domain.' });
      await call('domain.buy', { ...target, agreed });
      const restarted = await open();
      expect((await restarted.call('domain.state', target)).purchase.state).toBe('unknown');
      await restarted.call('domain.buy', { ...target, agreed });
      const looked = await restarted.call('domain.lookInto', { ...target, action: 'purchase' });
      expect(looked.purchase.state).toBe(sold ? 'unknown' : 'failed');
      expect(await isSold()).toBe(sold);
      expect(await posts()).toBe(1);
    },
  );

  test('[DOM-03] the saved record that says ‘purchased’ settles it', async () => {
    await fault({ kind: 'reset', when: 'after' });
    const { call, target, actor } = await open();
    await call('domain.buy', { ...target, agreed });
    await admin('POST', 'sites', acmeText.replace('"domain_purchased":false', '"domain_purchased":"1"'));
    expect((await call('domain.lookInto', { ...target, action: 'purchase' })).purchase.state).toBe('done');
    expect(actor.site.domain_purchased).toBe(true);
    expect(await posts()).toBe(1);
  });
});

describe('a purchase that was certainly not made', () => {
  test.each([
    ['a refusal', { kind: 'status', status: 402, body: 'The card was declined.' }, 'The card was declined.'],
    [
      'an answer that says no',
      { kind: 'body', body: '{"message":{"successfully_purchased":"false"}}' },
      'The registrar did not sell it.',
    ],
  ])('[DOM-03] %s fails, and can be tried again', async (_name, facts, reason) => {
    await fault(facts);
    const { call, target, actor } = await open();
    expect((await call('domain.buy', { ...target, agreed })).purchase).toMatchObject({
      state: 'failed',
      message: 'Error purchasing domain.',
      reason,
    });
    expect(actor.site.domain_purchased).toBe(false);
    expect((await call('domain.buy', { ...target, agreed })).purchase.state).toBe('done');
  });

  test('[DOM-03] a server that cannot be reached was never asked', async () => {
    await backend.stop();
    const { call, target } = await open();
    expect((await call('domain.buy', { ...target, agreed })).purchase.state).toBe('failed');
    backend = await startBackend({ args: ['--allow-faults'] });
  });
});

test('[DOM-03] two windows that buy at once send one request', async () => {
  await fault({ kind: 'delay', ms: 100 });
  const { call, target } = await open();
  const states = await Promise.all([
    call('domain.buy', { ...target, agreed }),
    call('domain.buy', { ...target, agreed }),
  ]);
  expect(states.map(({ purchase }) => purchase.state)).toContain('running');
  expect((await call('domain.state', target)).purchase.state).toBe('done');
  expect(await posts()).toBe(1);
});

test('[DOM-04] records whose configuration was cut off are not configured again before somebody has looked', async () => {
  const { call, target, actor } = await open();
  await call('domain.buy', { ...target, agreed });
  await admin('POST', 'faults', JSON.stringify({ path: '/api/configure-dns', kind: 'reset', when: 'after' }));
  expect((await call('domain.configureDns', target)).dns.state).toBe('unknown');
  expect((await call('domain.configureDns', target)).dns.state).toBe('unknown');
  expect((await call('domain.lookInto', { ...target, action: 'dns' })).dns).toMatchObject({
    state: 'unknown',
    message: 'The server does not tell whether it was done.',
  });
  expect(await posts('/api/configure-dns')).toBe(1);
  await call('domain.settle', { ...target, action: 'dns', done: false });
  expect((await call('domain.configureDns', target)).dns.state).toBe('done');
  expect(actor.site.is_dns_configured).toBe(true);
});
