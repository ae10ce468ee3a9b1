import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import type { OutboxEntry } from '../../../src-main/store/outbox-repo.ts';
import { openStore, type Store } from '../../../src-main/store/store.ts';
import { Outbox, type SendResult } from '../../../src-main/sync/outbox.ts';

let folder: string;
let store: Store;
let online: boolean;
let pauseReason: string | undefined;
let sent: string[];
let timers: { ms: number; run: () => void }[];
let answer: (entry: OutboxEntry) => SendResult | Promise<SendResult>;
let chance: number;
let broken: unknown[];
let outbox: Outbox;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-outbox-'));
  store = await openStore(folder);
  [online, pauseReason, sent, timers, answer, chance, broken] = [true, undefined, [], [], () => ({}), 0.5, []];
  outbox = new Outbox({
    repo: store.outbox,
    async send(entry) {
      sent.push(`${entry.kind} ${entry.slug}`);
      return answer(entry);
    },
    isOnline: () => online,
    pauseReason: () => pauseReason,
    changed: () => undefined,
    now: () => 1,
    schedule(ms, run) {
      const timer = { ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    random: () => chance,
    broke: (error) => broken.push(error),
  });
});
afterEach(async () => {
  await outbox.close();
  store.close();
  await rm(folder, { recursive: true });
});

const fails = (error: Error) => () => Promise.reject(error);
const busy = (status: number, retryAfterMs?: number) =>
  new BackendError(status < 500 ? 'BACKEND_REFUSED' : 'BACKEND_FAILED', 'busy', {
    outcome: 'answered',
    status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
const states = () => outbox.entries().map(({ slug, state }) => `${slug} ${state}`);

test('[SYNC-02] what waits is sent in the order of queueing and is gone then', async () => {
  outbox.queue('b', 'publish', {});
  outbox.queue('a', 'save', {});
  await outbox.drain();
  expect(sent).toEqual(['publish b', 'save a']);
  expect(outbox.entries()).toEqual([]);
});

test('[SYNC-02] offline nothing is sent, nor while nobody is signed in', async () => {
  outbox.queue('a', 'save', {});
  online = false;
  await outbox.drain();
  [online, pauseReason] = [true, 'Sign in to send what waits.'];
  await outbox.drain();
  expect(sent).toEqual([]);
  pauseReason = undefined;
  await outbox.drain();
  expect(sent).toEqual(['save a']);
});

test.each(['OFFLINE', 'UNAUTHENTICATED'] as const)(
  '[SYNC-02] %s ends the sending and leaves all waiting',
  async (code) => {
    outbox.queue('a', 'save', {});
    outbox.queue('b', 'save', {});
    answer = () => {
      online = code !== 'OFFLINE';
      throw new AppError(code, 'no');
    };
    await outbox.drain();
    expect(timers).toEqual([]);
    expect(sent).toEqual(['save a']);
    expect(states()).toEqual(['a waiting', 'b waiting']);
  },
);

test('[SYNC-02] what the user has to decide is blocked with its reason, and the next site goes on', async () => {
  outbox.queue('a', 'save', {});
  outbox.queue('b', 'save', {});
  answer = ({ slug }) => (slug === 'a' ? { question: { ask: 'overwrite', modified: 'm2' } } : {});
  await outbox.drain();
  expect(outbox.entries()).toMatchObject([
    { slug: 'a', state: 'blocked', reason: expect.stringContaining('newer changes') },
  ]);
  await outbox.drain();
  expect(sent).toEqual(['save a', 'save b']);
});

test('a refusal is blocked with the server’s words; a retry by name sends it again', async () => {
  outbox.queue('a', 'save', {});
  answer = fails(new AppError('SLUG_EXISTS', 'Slug already exists in DB. Saving may overwrite existing data.'));
  await outbox.drain();
  expect(outbox.entries()).toMatchObject([
    { state: 'blocked', reason: expect.stringContaining('Slug already exists') },
  ]);
  answer = () => ({});
  await outbox.drain('a');
  expect(outbox.entries()).toEqual([]);
});

test('a failing server is tried again later, twice as long each time, and Retry-After is honoured', async () => {
  outbox.queue('a', 'save', {});
  answer = fails(busy(503));
  await outbox.drain();
  expect(timers.map(({ ms }) => ms)).toEqual([1000]);
  await outbox.drain();
  expect(timers.map(({ ms }) => ms)).toEqual([2000]);
  answer = fails(busy(429, 7000));
  await outbox.drain();
  expect(timers.map(({ ms }) => ms)).toEqual([7000]);
  answer = () => ({});
  timers[0]!.run();
  await outbox.drain();
  expect(outbox.entries()).toEqual([]);
});

test('[SYNC-02] Retry-After is no shorter than the wait that would be made anyway, and an hour at most', async () => {
  outbox.queue('a', 'save', {});
  answer = fails(busy(503, 0));
  await outbox.drain();
  // Clocks that differ by years, and more milliseconds than a timer holds.
  answer = fails(busy(503, 2 ** 42));
  await outbox.drain();
  expect(timers.map(({ ms }) => ms)).toEqual([60 * 60_000]);
  answer = fails(busy(503, 0));
  await outbox.drain();
  expect(timers.map(({ ms }) => ms)).toEqual([4000]);
});

test('[SYNC-02] waits differ from computer to computer, by a half in both directions, and grow to about a minute', async () => {
  const waits: number[] = [];
  for (const at of [0, 0.999]) {
    chance = at;
    outbox.queue('a', 'save', {});
    answer = fails(busy(503));
    for (let tries = 0; tries < 7; tries++) {
      await outbox.drain();
      waits.push(Math.round(timers[0]!.ms / 100) / 10);
    }
    outbox.remove('a');
  }
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 30, 1.5, 3, 6, 12, 24, 48, 89.9]);
});

test('what breaks inside the app is not told in the words of a programmer', async () => {
  outbox.queue('a', 'save', {});
  answer = fails(new TypeError('Cannot read properties of undefined'));
  await outbox.drain();
  expect(outbox.entries()).toMatchObject([
    { state: 'blocked', reason: 'Something went wrong inside the app. The log has the details.' },
  ]);
});

test('a server that keeps failing is left to the user in the end', async () => {
  outbox.queue('a', 'save', {});
  answer = fails(busy(500));
  for (let tries = 0; tries < 8; tries++) await outbox.drain();
  expect(outbox.entries()).toMatchObject([{ state: 'blocked', attempts: 8, reason: 'busy' }]);
});

test('[SYNC-02] asked to send all, it sends what a failing server has blocked too, but not what needs the user', async () => {
  for (const slug of ['failing', 'asking', 'refused', 'waiting']) outbox.queue(slug, 'save', {});
  let ups = 0;
  const fate: Record<string, () => SendResult> = {
    failing: () => {
      throw busy(500);
    },
    // Both after tries that the server failed.
    asking: () => {
      if (ups++ < 3) throw busy(500);
      return { question: { ask: 'overwrite', modified: 'm2' } };
    },
    refused: () => {
      throw new AppError('SLUG_EXISTS', 'Taken.');
    },
    waiting: () => ({}),
  };
  answer = ({ slug }) => fate[slug]!();
  for (let tries = 0; tries < 12; tries++) await outbox.drain();
  expect(states()).toEqual(['failing blocked', 'asking blocked', 'refused blocked']);

  sent = [];
  answer = fails(busy(500));
  await outbox.drain();
  expect(sent).toEqual([]);
  await outbox.drainAll();
  expect(sent).toEqual(['save failing']);
  expect(outbox.entries()).toMatchObject([{ slug: 'failing', state: 'waiting', attempts: 1 }, {}, {}]);
  answer = () => ({});
  await outbox.drainAll();
  expect(states()).toEqual(['asking blocked', 'refused blocked']);
});

test('[SYNC-02] the progress counts what was waiting', async () => {
  for (const slug of ['a', 'b', 'c']) outbox.queue(slug, 'save', {});
  const seen: unknown[] = [];
  answer = () => {
    seen.push(outbox.progress);
    return {};
  };
  await outbox.drain();
  expect(seen).toEqual([
    { done: 0, total: 3 },
    { done: 1, total: 3 },
    { done: 2, total: 3 },
  ]);
  expect(outbox.progress).toBeUndefined();
});

test('queueing again during the sending does not send twice at once', async () => {
  outbox.queue('a', 'save', {});
  const first = outbox.drain();
  expect(outbox.drain()).toBe(first);
  await first;
  expect(sent).toEqual(['save a']);
});

test('[SYNC-02] what cannot be reached although the server can is tried again later', async () => {
  outbox.queue('a', 'save', {});
  answer = fails(new AppError('OFFLINE', 'The store of files cannot be reached.'));
  await outbox.drain();
  expect(states()).toEqual(['a waiting']);
  expect(timers.map(({ ms }) => ms)).toEqual([1000]);
  for (let tries = 0; tries < 20; tries++) await outbox.drain();
  expect(states()).toEqual(['a waiting']);
});

test('[SYNC-02] what was to be tried again while others were still sent is tried once they are', async () => {
  outbox.queue('a', 'save', {});
  outbox.queue('b', 'save', {});
  answer = ({ slug }) => {
    if (slug === 'a') throw new AppError('OFFLINE', 'The store of files cannot be reached.');
    answer = () => ({});
    // The wait ends while this one is still being sent.
    timers[0]!.run();
    return {};
  };
  await outbox.drain();
  await vi.waitFor(() => expect(outbox.entries()).toEqual([]));
  expect(sent).toEqual(['save a', 'save b', 'save a']);
});

test('[SYNC-02] asked to send all while others are sent, it does not forget what waits for its next try', async () => {
  outbox.queue('a', 'save', {});
  outbox.queue('b', 'save', {});
  answer = ({ slug }) => {
    if (slug === 'a') throw new AppError('OFFLINE', 'The store of files cannot be reached.');
    void outbox.drainAll();
    return {};
  };
  await outbox.drain();
  expect(states()).toEqual(['a waiting']);
  expect(timers.map(({ ms }) => ms)).toEqual([1000]);
});

test('[SYNC-02] a disk that refuses to note how a sending went does not end the queue', async () => {
  outbox.queue('a', 'save', {});
  answer = fails(busy(503));
  vi.spyOn(store.outbox, 'update').mockImplementationOnce(() => {
    throw new AppError('DISK', 'This computer’s disk refused the edit.');
  });
  await outbox.drain();
  expect(broken).toMatchObject([{ code: 'DISK' }]);
  expect(states()).toEqual(['a waiting']);
  answer = () => ({});
  timers[0]!.run();
  await vi.waitFor(() => expect(outbox.entries()).toEqual([]));
});

test('a retry that is asked for during the sending is made in it', async () => {
  outbox.queue('a', 'save', {});
  outbox.queue('b', 'save', {});
  answer = ({ slug }) => {
    if (slug === 'b') void outbox.drain('a');
    else if (sent.length === 1) throw new AppError('SLUG_EXISTS', 'Taken.');
    return {};
  };
  await outbox.drain();
  expect(sent).toEqual(['save a', 'save b', 'save a']);
  expect(outbox.entries()).toEqual([]);
});

test('what was taken out of the queue during its sending does not come back, nor stop what follows', async () => {
  outbox.queue('a', 'save', {});
  answer = () => {
    outbox.remove('a');
    throw new AppError('SLUG_EXISTS', 'Taken.');
  };
  await outbox.drain();
  expect(outbox.entries()).toEqual([]);
});

test('once it is closed nothing is tried again', async () => {
  outbox.queue('a', 'save', {});
  const [begun, sending] = [Promise.withResolvers<void>(), Promise.withResolvers<SendResult>()];
  answer = () => {
    begun.resolve();
    return sending.promise;
  };
  const drained = outbox.drain();
  await begun.promise;
  const closed = outbox.close();
  sending.reject(busy(503));
  await Promise.all([drained, closed]);
  expect(timers).toEqual([]);
  expect(states()).toEqual(['a waiting']);
});
