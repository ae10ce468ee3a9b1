import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { SendResult } from '../../../src-main/sync/queue/outbox.ts';
import { busy, fails, OutboxHarness, snapshot } from './outbox-harness.ts';

let q: OutboxHarness;
beforeEach(async () => {
  q = await OutboxHarness.open();
});
afterEach(() => q.dispose());

test('a failing server is tried again later, twice as long each time, and Retry-After is honoured', async () => {
  q.queue('a');
  q.answer = fails(busy(503));
  await q.outbox.drain();
  expect(q.waits()).toEqual([1000]);
  await q.fireTimers();
  expect(q.waits()).toEqual([2000]);
  q.answer = fails(busy(429, 7000));
  await q.fireTimers();
  expect(q.waits()).toEqual([7000]);
  q.answer = () => ({});
  await q.fireTimers();
  expect(q.outbox.entries()).toEqual([]);
});

test('[SYNC-02] isWaiting tells whether an entry waits for its next try', async () => {
  expect(q.outbox.isWaiting).toBe(false);
  q.queue('a');
  q.answer = fails(busy(503));
  await q.outbox.drain();
  expect(q.outbox.isWaiting).toBe(true);
  q.answer = () => ({});
  await q.fireTimers();
  expect(q.outbox.isWaiting).toBe(false);
});

test('[SYNC-02] an entry that waits for its next try is not sent when another entry starts the queue', async () => {
  q.queue('a');
  q.answer = fails(busy(500));
  await q.outbox.drain();
  q.queue('b');
  await q.outbox.drain();
  expect(q.sent).toEqual(['save a', 'save b']);
  expect(q.waits()).toEqual([1000, 1000]);
});

test('[SYNC-02] Retry-After is no shorter than the wait that would be made anyway, and an hour at most', async () => {
  q.queue('a');
  q.answer = fails(busy(503, 0));
  await q.outbox.drain();
  // A Retry-After date of a server whose clock is years ahead is more milliseconds away than a timer can hold.
  q.answer = fails(busy(503, 2 ** 42));
  await q.fireTimers();
  expect(q.waits()).toEqual([60 * 60_000]);
  q.answer = fails(busy(503, 0));
  await q.fireTimers();
  expect(q.waits()).toEqual([4000]);
});

test('[SYNC-02] waits differ from computer to computer, by a half in both directions, and grow to about a minute', async () => {
  const seconds: number[] = [];
  for (const at of [0, 0.999]) {
    q.chance = at;
    q.queue('a');
    q.answer = fails(busy(503));
    for (let tries = 0; tries < 7; tries++) {
      await q.fireTimers();
      seconds.push(Math.round(q.waits()[0]! / 100) / 10);
    }
    q.outbox.remove('a');
  }
  expect(seconds).toEqual([0.5, 1, 2, 4, 8, 16, 30, 1.5, 3, 6, 12, 24, 48, 89.9]);
});

describe('[SYNC-02] one site holds up no other', () => {
  const others = Array.from({ length: 19 }, (_, index) => `other-${index}`);

  test.each([
    ['a failing server', busy(500)],
    ['a server that is busy', busy(429, 3_600_000)],
    ['an answer that does not come', new AppError('TIMEOUT', 'The server did not answer within 60 s.')],
    ['a refusal', busy(400)],
    ['a file’s place out of reach', new AppError('OFFLINE', 'The upload did not get through.')],
    ['the app itself', new TypeError('undefined')],
  ])('with %s', async (_what, error) => {
    q.queue('bad', ...others);
    q.answer = ({ slug }) => (slug === 'bad' ? Promise.reject(error) : {});
    await q.outbox.drain();
    expect(q.sent).toEqual(['save bad', ...others.map((slug) => `save ${slug}`)]);
    expect(q.outbox.entries().map(({ slug }) => slug)).toEqual(['bad']);
  });

  test('but keeps its own order: what was asked for later of it waits with it', async () => {
    q.outbox.queue('a', 'publish', {}, snapshot(1));
    q.outbox.queue('a', 'save', {}, snapshot(2));
    q.queue('b');
    q.answer = ({ slug }) => (slug === 'a' ? Promise.reject(busy(500)) : {});
    await q.outbox.drain();
    expect(q.sent).toEqual(['publish a', 'save b']);
    q.answer = () => ({});
    await q.fireTimers();
    expect(q.sent.slice(2)).toEqual(['publish a', 'save a']);
  });

  test('while only its pages are looked at, and success is said once they are seen', async () => {
    for (const slug of ['a', 'b']) q.outbox.queue(slug, 'publish', {}, snapshot());
    const seen = Promise.withResolvers<SendResult>();
    q.answer = ({ slug }, { letOthersGo }) => {
      if (slug !== 'a') return {};
      letOthersGo();
      return seen.promise;
    };
    const drained = q.outbox.drain();
    await vi.waitFor(() => expect(q.outbox.entries()).toHaveLength(1));
    const [left] = q.outbox.entries();
    expect([left?.slug, q.outbox.isRunning(left!.id), q.sent]).toEqual(['a', true, ['publish a', 'publish b']]);
    expect(q.outbox.progress).toEqual({ done: 1, total: 2 });
    // Entries that are queued meanwhile are sent, except those of `a`, whose pages are still being looked at.
    q.queue('c');
    q.outbox.queue('a', 'save', {}, snapshot(9));
    void q.outbox.drain();
    await vi.waitFor(() => expect(q.outbox.entries().map(({ slug }) => slug)).toEqual(['a', 'a']));
    seen.reject(new AppError('PUBLISH_FAILED', 'A page still shows something else.', { retry: true }));
    await drained;
    expect(q.outbox.entries()).toMatchObject([{ slug: 'a', kind: 'publish', state: 'blocked' }, { kind: 'save' }]);
  });

  test('when it is not answered for long, but at most two slow sendings run beside the next one', async () => {
    const slugs = ['a', 'b', 'c', 'd'];
    q.queue(...slugs);
    const answers: PromiseWithResolvers<SendResult>[] = [];
    q.answer = () => {
      answers.push(Promise.withResolvers());
      return answers.at(-1)!.promise;
    };
    const drained = q.outbox.drain();
    expect(q.waits()).toEqual([5000]);
    for (let more = 0; more < 3; more++) for (const { run } of q.timers.splice(0)) run();
    expect(q.sent).toEqual(['save a', 'save b', 'save c']);
    answers[0]!.resolve({});
    answers[2]!.resolve({});
    await vi.waitFor(() => expect(q.sent).toHaveLength(4));
    for (const { resolve } of answers) resolve({});
    await drained;
    expect(q.outbox.entries()).toEqual([]);
  });
});

test('[SYNC-02] a wait that the server asks two sites in a row for holds up all sites', async () => {
  q.queue('a', 'b', 'c', 'd');
  q.answer = fails(busy(503, 30_000));
  await q.outbox.drain();
  expect(q.sent).toEqual(['save a', 'save b']);
  await q.outbox.drain();
  expect(q.sent).toHaveLength(2);
  q.answer = () => ({});
  await q.fireTimers();
  expect(q.sent.slice(2).toSorted()).toEqual(['save a', 'save b', 'save c', 'save d']);
});

test('[SYNC-02] a wait that the server asks two sites for holds up only them when another site was sent between them', async () => {
  q.queue('a', 'b', 'c', 'd');
  q.answer = ({ slug }) => (slug === 'b' || slug === 'd' ? {} : Promise.reject(busy(429, 30_000)));
  await q.outbox.drain();
  expect(q.states()).toEqual(['a waiting', 'c waiting']);
});

test('[SYNC-02] a site that is sent by name does not wait for the time that the server asked for', async () => {
  q.queue('a', 'b', 'c');
  q.answer = fails(busy(503, 3_600_000));
  await q.outbox.drain();
  q.answer = () => ({});
  await q.outbox.drain('b');
  expect(q.sent.slice(2)).toContain('save b');
});

test('[SYNC-02] a restart ends the wait of an entry', async () => {
  q.queue('a');
  q.answer = fails(busy(503, 3_600_000));
  await q.outbox.drain();
  await q.outbox.close();
  expect(q.waits()).toEqual([]);
  q.answer = () => ({});
  q.outbox = q.newOutbox();
  await q.outbox.drain();
  expect(q.outbox.entries()).toEqual([]);
});

test('[SYNC-02] an entry is tried again without limit when the file store cannot be reached while the app is online', async () => {
  q.queue('a');
  q.answer = fails(new AppError('OFFLINE', 'The store of files cannot be reached.'));
  await q.outbox.drain();
  expect(q.states()).toEqual(['a waiting']);
  expect(q.timers.map(({ ms }) => ms)).toEqual([1000]);
  for (let tries = 0; tries < 20; tries++) await q.fireTimers();
  expect(q.states()).toEqual(['a waiting']);
});

test('[SYNC-02] an entry whose wait ends while another is sent is tried after it', async () => {
  q.queue('a', 'b');
  q.answer = ({ slug }) => {
    if (slug === 'a') throw new AppError('OFFLINE', 'The store of files cannot be reached.');
    q.answer = () => ({});
    // The wait for the next try of `a` ends while `b` is still being sent.
    q.timers[0]!.run();
    return {};
  };
  await q.outbox.drain();
  await vi.waitFor(() => expect(q.outbox.entries()).toEqual([]));
  expect(q.sent).toEqual(['save a', 'save b', 'save a']);
});

test('[SYNC-02] asked to send all while others are sent, it does not forget what waits for its next try', async () => {
  q.queue('a', 'b');
  q.answer = ({ slug }) => {
    if (slug === 'a') throw new AppError('OFFLINE', 'The store of files cannot be reached.');
    void q.outbox.drainAll();
    return {};
  };
  await q.outbox.drain();
  expect(q.states()).toEqual(['a waiting']);
  expect(q.timers.map(({ ms }) => ms)).toEqual([1000]);
});

test('[SYNC-02] a drain during a sending that would stop the queue keeps the queue running', async () => {
  q.queue('a', 'b');
  q.answer = ({ slug }) => {
    if (slug === 'b' || q.sent.length > 1) return {};
    // Somebody signs in, which starts the queue, while the save of the previous user is being refused.
    void q.outbox.drain();
    throw new AppError('UNAUTHENTICATED', 'Your sign-in has ended.');
  };
  await q.outbox.drain();
  expect(q.outbox.entries()).toEqual([]);
});
