import { describe, expect, test } from 'vitest';
import type { QueueEntry, SyncQueue } from '#shared/ipc/sync.ipc.ts';
import { explainEntry, holdReason, syncFacts, syncItems } from '../../../../src-renderer/app/sync/sync-model.ts';
import { FakeSite } from '../../../support/fake-site.ts';

const { status } = new FakeSite({ slug: 'acme' });
const entry: QueueEntry = {
  id: 1,
  slug: 'acme',
  companyName: 'Acme',
  kind: 'save',
  state: 'waiting',
  reason: '',
  queuedAt: 1,
};
const queue = (facts: Partial<SyncQueue> = {}): SyncQueue => ({ online: true, entries: [entry], ...facts });
const texts = (...facts: Parameters<typeof syncItems>) => syncItems(...facts).map(({ text }) => text);

describe('[NAV-09] the status line', () => {
  test('says nothing of what is as it should be', () => {
    expect(texts(status, queue({ entries: [] }))).toEqual([]);
    expect(texts(null, undefined)).toEqual([]);
  });

  test('counts what waits and how far the sending is', () => {
    const entries = [entry, { ...entry, slug: 'zen' }];
    expect(texts(status, queue({ entries }))).toEqual(['Waiting to sync (2)']);
    expect(texts(status, queue({ entries, progress: { done: 1, total: 3 } }))).toEqual(['Syncing 2 of 3']);
    expect(texts(status, queue({ entries, progress: { done: 3, total: 3 } }))).toEqual(['Syncing 3 of 3']);
  });

  test('draws attention to what needs the user', () => {
    const [waiting] = syncItems(status, queue());
    const [blocked] = syncItems(status, queue({ entries: [{ ...entry, state: 'blocked' }] }));
    expect([waiting?.tone, blocked?.tone]).toEqual(['plain', 'attention']);
  });

  test('says that the site comes from this computer, or only that the server is away', () => {
    expect(texts({ ...status, online: false, offlineCopy: true }, undefined)).toEqual([
      'Offline (opened from this computer)',
    ]);
    expect(texts({ ...status, online: false }, undefined)).toEqual(['Offline']);
    expect(texts(null, queue({ online: false, entries: [] }))).toEqual(['Offline']);
    expect(texts(null, queue({ slow: true, entries: [] }))).toEqual(['Server is slow']);
  });

  test('counts conflicts', () => {
    expect(texts({ ...status, conflicts: 1 }, undefined)).toEqual(['1 conflict']);
    expect(texts({ ...status, conflicts: 3 }, undefined)).toEqual(['3 conflicts']);
  });
});

describe('why an entry waits', () => {
  test.each([
    ['offline', entry, queue({ online: false }), 'Waiting', 'It is sent when the server can be reached.'],
    ['signed out', entry, queue({ pauseReason: 'Sign in first.' }), 'Waiting', 'Sign in first.'],
    ['after a failure', { ...entry, reason: 'The server is busy.' }, queue(), 'Waiting', 'The server is busy.'],
    ['running', { ...entry, state: 'running' as const }, queue(), 'Syncing now', 'It is being sent to the server.'],
    ['blocked', { ...entry, state: 'blocked' as const, reason: 'Look at it.' }, queue(), 'Needs you', 'Look at it.'],
  ])('the state and the reason are given in the case: %s', (_what, waiting, facts, state, reason) => {
    expect(explainEntry(waiting, facts)).toEqual({ state, reason });
  });

  test('nothing holds the sending while the server can be reached by a signed-in user', () => {
    expect(holdReason(queue())).toBeUndefined();
    expect(holdReason(queue({ online: false, pauseReason: 'Sign in first.' }))).toBe('The server cannot be reached.');
  });
});

test('[SYNC-06] what waits is named by its time where the site was edited since', () => {
  const queued = { kind: 'publish', at: new Date(2026, 0, 1, 14, 2).getTime(), later: ['about'] } as const;
  const facts = syncFacts({ ...status, queued: { ...queued, later: [...queued.later] } });
  expect(texts(facts, queue())[0]).toMatch(/^Publish of (14|0?2):02.* waits without later edits$/);
  expect(texts(syncFacts({ ...status, queued: { ...queued, later: [] } }), queue())[0]).toBe('Waiting to sync (1)');
});
