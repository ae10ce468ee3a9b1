import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteNeeds } from '#shared/domain/needs/rules.ts';
import { createRecordMarks } from '../../../src-main/features/kit/record-marks.ts';
import { createHistoryService } from '../../../src-main/features/sync/history-service.ts';
import type { DomainPorts } from '../../../src-main/features/domain/ports.ts';
import { DOMAIN, type DomainHarness, openDomainHarness } from '../../support/domain-harness.ts';

const balancer = { static: '203.0.113.4', host: 'acme.com', name: 'lb-acme' };
const client = {
  domain: { purchase: () => Promise.resolve(), configureDns: () => Promise.resolve() },
} as unknown as DomainPorts['client'];
const agreed = { available: true, price: 12_000_000, years: 1 };

let folder: string;
let harness: DomainHarness;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-marks-'));
  harness = await openDomainHarness(folder, client);
});
afterEach(async () => {
  harness.store.close();
  await rm(folder, { recursive: true });
});

/** Enters the domain character by character, as typing in a window does. */
function type(domain: string): void {
  const marks = createRecordMarks(harness.store.responses);
  for (let length = 1; length <= domain.length; length++) {
    const value = domain.slice(0, length);
    marks.edit(harness.actor, `typing ${domain}`, [{ op: 'set', path: ['paid_url'], value }]);
  }
}
const marksNow = () => {
  const { domain_purchased, is_dns_configured, load_balancer_config } = harness.actor.site;
  return [domain_purchased, is_dns_configured, load_balancer_config];
};
const isReady = () =>
  siteNeeds({ site: harness.actor.site, contactField: 'sitewright_contact_id' }).every(({ id }) => id !== 'reachable');

describe('another domain', () => {
  beforeEach(async () => {
    await harness.call('domain.buy', { ...harness.target, agreed });
    await harness.call('domain.configureDns', harness.target);
    harness.actor.edit('balancer', [{ op: 'set', path: ['load_balancer_config'], value: balancer }]);
  });

  test('[DOM-03] begins without the marks of the one before, and its set-up is missing again', () => {
    expect(isReady()).toBe(true);
    type('other.com');
    expect(marksNow()).toEqual([false, false, null]);
    expect(isReady()).toBe(false);
  });

  test('[DOM-03] the one typed back has its marks again, after a restart too', async () => {
    type('other.com');
    harness.store.close();
    harness = await openDomainHarness(folder, client);
    type(DOMAIN.toUpperCase());
    expect(marksNow()).toEqual([true, true, balancer]);
  });

  test('[DOM-03] the one typed back has no marks when what was kept for it cannot be read', () => {
    type('other.com');
    harness.store.responses.put(`domain-record ${harness.actor.slug} ${DOMAIN}`, '{"domain_purchased":');
    type(DOMAIN);
    expect(marksNow()).toEqual([false, false, null]);
  });

  test('[NAV-08] is taken back together with its marks in one undo', () => {
    type('other.com');
    harness.actor.undo();
    expect(harness.actor.site.paid_url).toBe(DOMAIN);
    expect(marksNow()).toEqual([true, true, balancer]);
  });

  test('[DOM-03, PUB-04] the one restored from the history has its marks again, in the same step of undo', () => {
    const history = createHistoryService({ store: harness.store, actor: () => harness.actor });
    const { slug } = harness.actor;
    const document = harness.actor.document.toText();
    harness.store.trash.put({ slug, reason: 'discarded', document, modified: 'm', at: 1 });
    const id = harness.store.trash.newest(slug)!;
    const restoreDomain = () => {
      const { key } = history.compareTrash(slug, id).find(({ path }) => path[0] === 'paid_url')!;
      history.restoreTrash(slug, id, { of: 'changes', keys: [key] });
    };
    type('other.com');
    restoreDomain();
    expect(harness.actor.site.paid_url).toBe(DOMAIN);
    expect(marksNow()).toEqual([true, true, balancer]);
    harness.actor.undo();
    expect([harness.actor.site.paid_url, ...marksNow()]).toEqual(['other.com', false, false, null]);
  });

  test('[DOM-03] that is typed in another form of the same keeps the marks', () => {
    type('Acme.com ');
    expect(marksNow()).toEqual([true, true, balancer]);
  });
});

test('[DOM-03, PUB-04] a domain that is restored, and was never left on this computer, has the marks of that copy', () => {
  const history = createHistoryService({ store: harness.store, actor: () => harness.actor });
  const { slug } = harness.actor;
  const then = { ...harness.actor.site, paid_url: 'before.com', domain_purchased: true };
  harness.store.trash.put({ slug, reason: 'discarded', document: JSON.stringify(then), modified: 'm', at: 1 });
  const id = harness.store.trash.newest(slug)!;
  const { key } = history.compareTrash(slug, id).find(({ path }) => path[0] === 'paid_url')!;
  history.restoreTrash(slug, id, { of: 'changes', keys: [key] });
  expect([harness.actor.site.paid_url, harness.actor.site.domain_purchased]).toEqual(['before.com', true]);
});

test('[DOM-03] what was bought while another domain was typed is marked once its own is there again', async () => {
  const bought = harness.call('domain.buy', { ...harness.target, agreed });
  type('other.com');
  await bought;
  expect(marksNow()).toEqual([false, false, null]);
  type(DOMAIN);
  expect(marksNow()).toEqual([true, false, null]);
});
