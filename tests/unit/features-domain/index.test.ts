import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import type { DomainPorts } from '../../../src-main/features/domain/ports.ts';
import { type DomainHarness, openDomainHarness } from '../../support/domain-harness.ts';

const agreed = { available: true, price: 12_000_000, years: 1 };

let folder: string;
let harness: DomainHarness;
const calls = {
  checkAvailability: vi.fn(),
  purchase: vi.fn(),
  configureDns: vi.fn(),
  configureExternal: vi.fn(),
  snapshot: vi.fn(),
  index: vi.fn(),
  park: vi.fn(),
};
const client = { domain: calls, sites: { getSite: vi.fn() } } as unknown as DomainPorts['client'];

async function open(overrides: Partial<DomainPorts> = {}): Promise<DomainHarness> {
  harness = await openDomainHarness(folder, client, () => overrides);
  return harness;
}
async function restart(): Promise<DomainHarness> {
  harness.store.close();
  return open();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-domain-'));
  vi.resetAllMocks();
});
afterEach(async () => {
  harness.store.close();
  await rm(folder, { recursive: true });
});

const refusal = (words: string) => new BackendError('BACKEND_REFUSED', words, { outcome: 'answered', status: 400 });

test('[DOM-03] every window is told when an action begins and when its outcome is known', async () => {
  const told: string[] = [];
  const { call, target } = await open({
    broadcast: () =>
      void call('domain.state', target).then(({ dns, index }) => told.push(`${dns.state} ${index.state}`)),
  });
  await call('domain.configureDns', target);
  await call('domain.index', target);
  await call('domain.state', target);
  expect(told).toEqual(['running none', 'done none', 'done running', 'done done']);
});

describe('buying', () => {
  test('[DOM-03] over a connection that is not secure nothing is sent or written down', async () => {
    const { call, target, store } = await open({ backendUrl: () => Promise.resolve('http://api.example.com') });
    const state = await call('domain.buy', { ...target, agreed });
    expect(state.purchase.state).toBe('none');
    expect(state.insecure).toMatch(/https/);
    expect(calls.purchase).not.toHaveBeenCalled();
    expect(store.intents.list('buy-domain')).toEqual([]);
  });

  test('[DOM-03] the intent with the agreed price is on disk before the request leaves', async () => {
    const { call, target, store } = await open();
    calls.purchase.mockImplementation(() => {
      expect(store.intents.list('buy-domain', 'acme.com')).toMatchObject([{ state: 'started', request: { agreed } }]);
      return Promise.resolve();
    });
    await call('domain.buy', { ...target, agreed });
    expect(calls.purchase).toHaveBeenCalledTimes(1);
    expect(store.intents.list('buy-domain', 'acme.com')).toMatchObject([{ state: 'done' }]);
  });

  test('[DOM-03] a draft that is for another domain by then is not marked as purchased', async () => {
    const { call, target, actor } = await open();
    calls.purchase.mockImplementation(() => {
      actor.edit('typing', [{ op: 'set', path: ['paid_url'], value: 'other.com' }]);
      return Promise.resolve();
    });
    expect((await call('domain.buy', { ...target, agreed })).purchase.state).toBe('done');
    expect(actor.site.domain_purchased).toBe(false);
  });

  test('[DOM-03] somebody’s word that it was bought can be mistaken: it can be bought then', async () => {
    const { call, target } = await open();
    calls.purchase.mockRejectedValueOnce(new BackendError('TIMEOUT', 'No answer.', { outcome: 'unknown' }));
    await call('domain.buy', { ...target, agreed });
    expect((await call('domain.settle', { ...target, action: 'purchase', done: true })).purchase.state).toBe('done');
    calls.purchase.mockResolvedValueOnce(undefined);
    await call('domain.buy', { ...target, agreed });
    await call('domain.buy', { ...target, agreed });
    expect(calls.purchase).toHaveBeenCalledTimes(2);
  });
});

describe('setting up', () => {
  test('[DOM-04] the load balancer’s config is set in the draft, whole', async () => {
    const balancer = { static: '203.0.113.4', host: 'acme.com', name: 'lb-acme' };
    calls.configureExternal.mockResolvedValue(balancer);
    const { call, target, actor } = await open();
    expect((await call('domain.useExternal', target)).external.state).toBe('done');
    expect(actor.site.load_balancer_config).toEqual(balancer);
  });

  test.each([
    ['useExternal', 'configureExternal', 'external', 'Error configuring load balancer.'],
    ['index', 'index', 'index', 'Error indexing the site on Google.'],
    ['snapshot', 'snapshot', 'snapshot', 'Error creating the DNS snapshot.'],
  ] as const)('[DOM-04] %s: its failure and its done mark outlast a restart', async (action, asked, part, message) => {
    calls[asked].mockRejectedValueOnce(refusal('Not now.'));
    let { call, target } = await open();
    expect((await call(`domain.${action}`, target))[part]).toMatchObject({
      state: 'failed',
      message,
      reason: 'Not now.',
    });
    ({ call, target } = await restart());
    expect((await call('domain.state', target))[part]).toMatchObject({ state: 'failed', message });
    calls[asked].mockResolvedValueOnce({ static: '1', host: '2', name: '3' });
    await call(`domain.${action}`, target);
    ({ call, target } = await restart());
    expect((await call('domain.state', target))[part].state).toBe('done');
    expect((await call('domain.state', { ...target, domain: 'other.com' }))[part].state).toBe('none');
  });

  test('[DOM-04] configured records are marked in the draft; a refusal is told and may be tried again', async () => {
    const { call, target, actor } = await open();
    calls.configureDns.mockRejectedValueOnce(refusal('No zone.'));
    expect((await call('domain.configureDns', target)).dns).toMatchObject({
      state: 'failed',
      message: 'Error configuring DNS records.',
      reason: 'No zone.',
    });
    expect(actor.site.is_dns_configured).toBe(false);
    expect((await call('domain.configureDns', target)).dns.state).toBe('done');
    expect(actor.site.is_dns_configured).toBe(true);
  });
});

test('[PARK-01] the type of parking is known after a restart; a park with an unknown outcome is not sent again', async () => {
  let { call, target } = await open();
  calls.park.mockResolvedValueOnce('');
  await call('domain.park', { ...target, type: 'Involuntary Churn' });
  ({ call, target } = await restart());
  expect(await call('domain.state', target)).toMatchObject({ park: { state: 'done' }, parkedAs: 'Involuntary Churn' });

  calls.park.mockRejectedValueOnce(new BackendError('OFFLINE', 'Gone.', { outcome: 'unknown' }));
  expect((await call('domain.park', { ...target, type: 'No Message' })).park.state).toBe('unknown');
  await call('domain.park', { ...target, type: 'No Message' });
  expect(calls.park).toHaveBeenCalledTimes(2);
});

describe('an exported file', () => {
  test('[RED-01] is written where the user wants it', async () => {
    const path = join(folder, 'redirects.csv');
    const { call } = await open({ chooseFile: () => Promise.resolve(path) });
    expect(await call('domain.exportRedirects', { slug: 'acme', csv: 'source\n' })).toEqual({ path });
    expect(await readFile(path, 'utf8')).toBe('source\n');
  });

  test('[RED-01] that cannot be written is told of in words', async () => {
    const { call } = await open({ chooseFile: () => Promise.resolve(join(folder, 'gone', 'redirects.csv')) });
    await expect(call('domain.exportRedirects', { slug: 'acme', csv: 'source\n' })).rejects.toMatchObject({
      code: 'DISK',
      message: 'The file could not be written there. Choose another place.',
    });
  });
});
