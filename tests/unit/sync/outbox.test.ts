import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { SendResult } from '../../../src-main/sync/queue/outbox.ts';
import { busy, fails, OutboxHarness, snapshot } from './outbox-harness.ts';

let q: OutboxHarness;
beforeEach(async () => {
  q = await OutboxHarness.open();
});
afterEach(() => q.dispose());

test('[SYNC-02] what waits is sent in the order of queueing and is gone then', async () => {
  q.outbox.queue('b', 'publish', {}, snapshot());
  q.queue('a');
  await q.outbox.drain();
  expect(q.sent).toEqual(['publish b', 'save a']);
  expect(q.outbox.entries()).toEqual([]);
});

test('[SYNC-02] offline nothing is sent, nor while nobody is signed in', async () => {
  q.queue('a');
  q.online = false;
  await q.outbox.drain();
  [q.online, q.pauseReason] = [true, 'Sign in to send what waits.'];
  await q.outbox.drain();
  expect(q.sent).toEqual([]);
  q.pauseReason = undefined;
  await q.outbox.drain();
  expect(q.sent).toEqual(['save a']);
});

test.each(['OFFLINE', 'UNAUTHENTICATED'] as const)(
  '[SYNC-02] %s ends the sending and leaves all waiting',
  async (code) => {
    q.queue('a', 'b');
    q.answer = () => {
      q.online = code !== 'OFFLINE';
      throw new AppError(code, 'no');
    };
    await q.outbox.drain();
    expect(q.timers).toEqual([]);
    expect(q.sent).toEqual(['save a']);
    expect(q.states()).toEqual(['a waiting', 'b waiting']);
  },
);

test('[SYNC-02] what the user has to decide is blocked with its reason, and the next site goes on', async () => {
  q.queue('a', 'b');
  q.answer = ({ slug }) => (slug === 'a' ? { question: { ask: 'overwrite', modified: 'm2' } } : {});
  await q.outbox.drain();
  expect(q.outbox.entries()).toMatchObject([
    { slug: 'a', state: 'blocked', reason: expect.stringContaining('newer changes') },
  ]);
  await q.outbox.drain();
  expect(q.sent).toEqual(['save a', 'save b']);
});

test('a refusal is blocked with the server’s words; a retry by name sends it again', async () => {
  q.queue('a');
  q.answer = fails(new AppError('SLUG_EXISTS', 'Slug already exists in DB. Saving may overwrite existing data.'));
  await q.outbox.drain();
  expect(q.outbox.entries()).toMatchObject([
    { state: 'blocked', reason: expect.stringContaining('Slug already exists') },
  ]);
  q.answer = () => ({});
  await q.outbox.drain('a');
  expect(q.outbox.entries()).toEqual([]);
});

test('what breaks inside the app is not told in the words of a programmer', async () => {
  q.queue('a');
  q.answer = fails(new TypeError('Cannot read properties of undefined'));
  await q.outbox.drain();
  expect(q.outbox.entries()).toMatchObject([
    { state: 'blocked', reason: 'Something went wrong inside the app. The log has the details.' },
  ]);
});

test('a server that keeps failing is left to the user in the end', async () => {
  q.queue('a');
  q.answer = fails(busy(500));
  for (let tries = 0; tries < 8; tries++) await q.fireTimers();
  expect(q.outbox.entries()).toMatchObject([{ state: 'blocked', attempts: 8, reason: 'busy' }]);
});

test('[SYNC-02] a server that fails after it was long out of reach is tried again a few times', async () => {
  q.queue('a');
  q.answer = fails(new AppError('OFFLINE', 'The upload did not get through.'));
  for (let tries = 0; tries < 20; tries++) await q.fireTimers();
  expect(q.outbox.entries()).toMatchObject([{ state: 'waiting', attempts: 4 }]);
  q.answer = fails(busy(500));
  for (let tries = 0; tries < 3; tries++) await q.fireTimers();
  expect(q.outbox.entries()).toMatchObject([{ state: 'waiting', attempts: 7 }]);
  await q.fireTimers();
  expect(q.outbox.entries()).toMatchObject([{ state: 'blocked', attempts: 8 }]);
});

test('[SYNC-02] asked to send all, it sends what a failing server has blocked too, but not what needs the user', async () => {
  q.queue('failing', 'asking', 'refused', 'waiting');
  let ups = 0;
  const fate: Record<string, () => SendResult> = {
    failing: () => {
      throw busy(500);
    },
    // Three tries fail before the question, so that the entry has failed tries but is blocked by a question.
    asking: () => {
      if (ups++ < 3) throw busy(500);
      return { question: { ask: 'overwrite', modified: 'm2' } };
    },
    refused: () => {
      throw new AppError('SLUG_EXISTS', 'Taken.');
    },
    waiting: () => ({}),
  };
  q.answer = ({ slug }) => fate[slug]!();
  for (let tries = 0; tries < 12; tries++) await q.fireTimers();
  expect(q.states()).toEqual(['failing blocked', 'asking blocked', 'refused blocked']);

  q.sent = [];
  q.answer = fails(busy(500));
  await q.outbox.drain();
  expect(q.sent).toEqual([]);
  await q.outbox.drainAll();
  expect(q.sent).toEqual(['save failing']);
  expect(q.outbox.entries()).toMatchObject([{ slug: 'failing', state: 'waiting', attempts: 1 }, {}, {}]);
  q.answer = () => ({});
  await q.outbox.drainAll();
  expect(q.states()).toEqual(['asking blocked', 'refused blocked']);
});

test('[SYNC-02] the progress counts what was waiting', async () => {
  q.queue('a', 'b', 'c');
  const seen: unknown[] = [];
  q.answer = () => {
    seen.push(q.outbox.progress);
    return {};
  };
  await q.outbox.drain();
  expect(seen).toEqual([
    { done: 0, total: 3 },
    { done: 1, total: 3 },
    { done: 2, total: 3 },
  ]);
  expect(q.outbox.progress).toBeUndefined();
});

test('two drains at the same time send an entry once', async () => {
  q.queue('a');
  await Promise.all([q.outbox.drain(), q.outbox.drain()]);
  expect(q.sent).toEqual(['save a']);
});

test('[SYNC-02] a disk that refuses to note how a sending went does not end the queue', async () => {
  q.queue('a');
  q.answer = fails(busy(503));
  vi.spyOn(q.store.outbox, 'update').mockImplementationOnce(() => {
    throw new AppError('DISK', 'This computer’s disk refused the edit.');
  });
  await q.outbox.drain();
  expect(q.broken).toMatchObject([{ code: 'DISK' }]);
  expect(q.states()).toEqual(['a waiting']);
  q.answer = () => ({});
  q.timers[0]!.run();
  await vi.waitFor(() => expect(q.outbox.entries()).toEqual([]));
});

test('a blocked entry that is asked for during a drain is sent in the same drain', async () => {
  q.queue('a', 'b');
  q.answer = ({ slug }) => {
    if (slug === 'b') void q.outbox.drain('a');
    else if (q.sent.length === 1) throw new AppError('SLUG_EXISTS', 'Taken.');
    return {};
  };
  await q.outbox.drain();
  expect(q.sent).toEqual(['save a', 'save b', 'save a']);
  expect(q.outbox.entries()).toEqual([]);
});

test('what was taken out of the queue during its sending does not come back, nor stop what follows', async () => {
  q.queue('a');
  q.answer = () => {
    q.outbox.remove('a');
    throw new AppError('SLUG_EXISTS', 'Taken.');
  };
  await q.outbox.drain();
  expect(q.outbox.entries()).toEqual([]);
});

test('once it is closed nothing is tried again', async () => {
  q.queue('a');
  const [begun, sending] = [Promise.withResolvers<void>(), Promise.withResolvers<SendResult>()];
  let closing: AbortSignal | undefined;
  q.answer = (_entry, ports) => {
    closing = ports.closing;
    begun.resolve();
    return sending.promise;
  };
  const drained = q.outbox.drain();
  await begun.promise;
  const closed = q.outbox.close();
  expect(closing?.aborted).toBe(true);
  sending.reject(busy(503));
  await Promise.all([drained, closed]);
  expect(q.timers).toEqual([]);
  expect(q.states()).toEqual(['a waiting']);
});
