import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Creation, NewSiteValues } from '#shared/ipc/creation.ipc.ts';
import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import type { TaskStatus } from '../../../src-main/backend-client/endpoints/creation.ts';
import { taskPollInterval } from '../../../src-main/features/creation/poll-interval.ts';
import { creationFeature } from '../../../src-main/features/creation/index.ts';
import { callerOf } from '../../support/call-context.ts';
import { MemoryIntents } from '../../support/memory-intents.ts';
import { noLog } from '../../support/log.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wish = { fbSlug: 'reno-roofing', industry: { id: 3, name: 'Roofing' }, stock: false };
const working: TaskStatus = { status: 'pending' };
const failure = (code: ErrorCode, message: string) => new BackendError(code, message, { outcome: 'answered' });

type Poll = (taskId: string, signal?: AbortSignal) => Promise<TaskStatus>;

function creationHarness(poll: Poll = () => Promise.resolve(working), kept = new MemoryIntents()) {
  const told: Creation[] = [];
  const polls: { taskId: string; at: number }[] = [];
  const begun = Date.now();
  const create = vi.fn(() => Promise.resolve('task-1'));
  const copyContent = vi.fn((_slug: string, _from: string, _signal: AbortSignal): Promise<unknown> =>
    Promise.resolve(),
  );
  const enterFacts = vi.fn((_slug: string, _facts: NewSiteValues, _signal: AbortSignal): Promise<unknown> =>
    Promise.resolve(),
  );
  const feature = creationFeature({
    client: {
      creation: {
        create,
        taskStatus: (taskId, options) => {
          polls.push({ taskId, at: Date.now() - begun });
          return poll(taskId, options?.signal);
        },
      },
    },
    intents: kept.intents(),
    copyContent,
    enterFacts,
    person: () => kept.person,
    broadcast: (_event, payload) => told.push(payload as Creation),
    logger: noLog,
  });
  return { service: { ...feature, call: callerOf(feature.handlers) }, told, polls, create, copyContent, enterFacts };
}

describe('following a creation', () => {
  test('[NEW-02] the task is started and asked for every 5000 ms, nobody looking', async () => {
    const { service, told, polls, create } = creationHarness();
    const started = await service.call('creation.start', wish);
    expect(create.mock.calls[0]).toEqual([
      { fbSlug: 'reno-roofing', industry: 3, stock: false },
      { signal: expect.any(AbortSignal) },
    ]);
    expect(started).toMatchObject({ state: 'working', fbSlug: 'reno-roofing', industryName: 'Roofing', stock: false });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(polls).toEqual([5000, 10_000, 15_000].map((at) => ({ taskId: 'task-1', at })));
    expect(told).toEqual([started]);
    service.close();
  });

  test('[SYNC-06] another who signs in hears nothing of it, and it is not asked about in their name', async () => {
    const kept = new MemoryIntents();
    kept.person = 'one';
    const { service, told, polls } = creationHarness(undefined, kept);
    const started = await service.call('creation.start', wish);
    kept.person = 'other';
    await vi.advanceTimersByTimeAsync(15_000);
    expect(polls).toEqual([]);
    expect(await service.call('creation.list', {})).toEqual([]);
    const again = creationHarness(() => Promise.resolve({ status: 'completed', slug: 'reno-1' }), kept);
    again.service.resume();
    expect(await again.service.call('creation.list', {})).toEqual([]);
    kept.person = 'one';
    expect(await again.service.call('creation.list', {})).toEqual([started]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(again.told.at(-1)).toMatchObject({ state: 'completed', slug: 'reno-1' });
    expect(told).toEqual([started]);
    service.close();
  });

  test('[NEW-03] completed: the windows are told the slug', async () => {
    const answers: TaskStatus[] = [working, { status: 'completed', slug: 'reno-roofing-1' }];
    const { service, told, polls } = creationHarness(() => Promise.resolve(answers.shift()!));
    const { id } = await service.call('creation.start', wish);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(polls).toHaveLength(2);
    expect(told.at(-1)).toMatchObject({ id, state: 'completed', slug: 'reno-roofing-1' });
    expect(await service.call('creation.list', {})).toEqual([told.at(-1)]);
  });

  test('[NEW-07] a copy is completed once it has its content', async () => {
    const done: TaskStatus = { status: 'completed', slug: 'reno-2' };
    const first = creationHarness(() => Promise.resolve(done));
    const written = Promise.withResolvers();
    first.copyContent.mockReturnValue(written.promise);
    expect(await first.service.call('creation.start', { ...wish, copyOf: 'acme' })).toMatchObject({ copyOf: 'acme' });
    expect(first.create.mock.calls[0]).toEqual([
      { fbSlug: 'reno-roofing', industry: 3, stock: false },
      { signal: expect.any(AbortSignal) },
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(first.copyContent).toHaveBeenCalledWith('reno-2', 'acme', expect.any(AbortSignal));
    expect((await first.service.call('creation.list', {}))[0]?.state).toBe('working');
    written.resolve(undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect((await first.service.call('creation.list', {}))[0]).toMatchObject({ state: 'completed', slug: 'reno-2' });
  });

  test('[NAV-13] contact and domain are no part of the request; the draft has them before the windows hear of the site', async () => {
    const kept = new MemoryIntents();
    const first = creationHarness(() => Promise.resolve(working), kept);
    await first.service.call('creation.start', { ...wish, contact: '42', domain: 'renoroofing.com' });
    expect(first.create.mock.calls[0]).toEqual([
      { fbSlug: 'reno-roofing', industry: 3, stock: false },
      { signal: expect.any(AbortSignal) },
    ]);
    first.service.close();
    // A restart must not lose the contact and the domain.
    const { service, enterFacts, told } = creationHarness(
      () => Promise.resolve({ status: 'completed', slug: 'reno-2' }),
      kept,
    );
    service.resume();
    await vi.advanceTimersByTimeAsync(5000);
    const facts = { contact: '42', domain: 'renoroofing.com' };
    expect(enterFacts).toHaveBeenCalledWith('reno-2', facts, expect.any(AbortSignal));
    expect(told.at(-1)).toMatchObject({ state: 'completed', slug: 'reno-2', ...facts });

    enterFacts.mockRejectedValue(new AppError('DISK', 'The disk is full.'));
    await service.call('creation.start', { ...wish, domain: 'renoroofing.com' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(told.at(-1)).toMatchObject({
      state: 'failed',
      slug: 'reno-2',
      error: 'The site “reno-2” was created, but its contact and domain were not entered: The disk is full.',
    });
  });

  test('[NEW-02] its steps are told when they begin, each once', async () => {
    const answers: TaskStatus[] = [working, { status: 'in_progress' }, { status: 'in_progress' }];
    const done: TaskStatus = { status: 'completed', slug: 'reno-2' };
    const { service, told } = creationHarness(() => Promise.resolve(answers.shift() ?? done));
    await service.call('creation.start', { ...wish, copyOf: 'acme', domain: 'renoroofing.com' });
    await vi.advanceTimersByTimeAsync(60_000);
    const steps = told.map(({ state, step }) => `${state} ${step}`);
    expect(steps).toEqual([
      ...['working queued', 'working building', 'working copying', 'working entering'],
      'completed entering',
    ]);
  });

  test('[NEW-07] content that cannot be copied is said, with the site that was created', async () => {
    const { service, copyContent } = creationHarness(() => Promise.resolve({ status: 'completed', slug: 'reno-2' }));
    copyContent.mockRejectedValue(new AppError('BACKEND_REFUSED', 'It is gone.'));
    await service.call('creation.start', { ...wish, copyOf: 'acme' });
    await vi.advanceTimersByTimeAsync(5000);
    expect((await service.call('creation.list', {}))[0]).toMatchObject({
      state: 'failed',
      slug: 'reno-2',
      error: 'The site “reno-2” was created, but the content of “acme” was not copied into it: It is gone.',
    });
  });

  test.each([
    [{ status: 'failed', error: 'The page is private.' }, 'The page is private.'],
    [{ status: 'failed' }, 'Task failed.'],
  ])('[NEW-04] failed: the task’s error or ‘Task failed.’', async (answer, error) => {
    const { service, told, polls } = creationHarness(() => Promise.resolve(answer));
    await service.call('creation.start', wish);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.at(-1)).toMatchObject({ state: 'failed', error });
    expect(polls).toHaveLength(1);
  });

  test('[NEW-04] 600000 ms: ‘Task timed out. Please try again.’', async () => {
    const { service, told, polls } = creationHarness();
    await service.call('creation.start', wish);
    await vi.advanceTimersByTimeAsync(599_999);
    expect(told.at(-1)?.state).toBe('working');
    await vi.advanceTimersByTimeAsync(1);
    expect(told.at(-1)).toMatchObject({ state: 'failed', error: 'Task timed out. Please try again.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(polls).toHaveLength(120);
  });

  test('[NEW-03] a task that finished while the computer slept is completed, not timed out', async () => {
    const { service, told } = creationHarness(() => Promise.resolve({ status: 'completed', slug: 'a' }));
    await service.call('creation.start', wish);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(told.at(-1)).toMatchObject({ state: 'completed' });
  });

  test('[NEW-04] a poll that fails: ‘Error polling task status.’', async () => {
    const { service, told, polls } = creationHarness(() => Promise.reject(failure('BACKEND_REFUSED', 'gone')));
    await service.call('creation.start', wish);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.at(-1)).toMatchObject({ state: 'failed', error: 'Error polling task status.' });
    expect(polls).toHaveLength(1);
  });

  test.each([
    ['a poll that failed', 1, [failure('BACKEND_REFUSED', 'gone')]],
    ['its time', 120, Array<TaskStatus>(120).fill(working)],
  ])('[NEW-04] after %s the same task is followed again, also after a restart', async (_what, count, answers) => {
    const kept = new MemoryIntents();
    const poll = () => {
      const answer = answers.shift() ?? { status: 'completed', slug: 'reno-1' };
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    };
    const { service, told, create } = creationHarness(poll, kept);
    const { id } = await service.call('creation.start', wish);
    await vi.advanceTimersByTimeAsync(count * 5000);
    expect(told.at(-1)).toMatchObject({ state: 'failed', hasTask: true });
    service.close();
    const again = creationHarness(poll, kept);
    again.service.resume();
    await again.service.call('creation.follow', { id });
    expect(again.told.at(-1)).toMatchObject({ id, state: 'working', fbSlug: 'reno-roofing' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(again.told.at(-1)).toMatchObject({ id, state: 'completed', slug: 'reno-1' });
    expect([create.mock.calls.length, again.create.mock.calls.length]).toEqual([1, 0]);
    expect(again.polls.map(({ taskId }) => taskId)).toEqual(['task-1']);
  });

  test('[NEW-04] one whose task failed on the server is not followed again', async () => {
    const { service, told, polls } = creationHarness(() => Promise.resolve({ status: 'failed' }));
    const { id } = await service.call('creation.start', wish);
    await vi.advanceTimersByTimeAsync(5000);
    await service.call('creation.follow', { id });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([told.at(-1)?.state, told.at(-1)?.hasTask, polls.length]).toEqual(['failed', undefined, 1]);
  });

  test.each(['OFFLINE', 'TIMEOUT', 'UNAUTHENTICATED'] as const)(
    '[NEW-06] [NEW-07] it is followed however long nobody can be asked (%s), and its content copied then',
    async (code) => {
      let reached = false;
      const poll = () =>
        reached ? Promise.resolve({ status: 'completed', slug: 'a' }) : Promise.reject(failure(code, 'away'));
      const { service, told, copyContent } = creationHarness(poll);
      await service.call('creation.start', { ...wish, copyOf: 'acme' });
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(told.at(-1)).toMatchObject({ state: 'working' });
      reached = true;
      copyContent.mockRejectedValueOnce(failure(code, 'away'));
      await vi.advanceTimersByTimeAsync(5000);
      expect(told.at(-1)).toMatchObject({ state: 'working' });
      await vi.advanceTimersByTimeAsync(5000);
      expect(told.at(-1)).toMatchObject({ state: 'completed', slug: 'a' });
    },
  );

  test('[HOST-02] a finished task without a slug is a failed poll', async () => {
    const { service, told } = creationHarness(() => Promise.resolve({ status: 'completed' }));
    await service.call('creation.start', wish);
    await vi.advanceTimersByTimeAsync(5000);
    expect(told.at(-1)).toMatchObject({ state: 'failed', error: 'Error polling task status.' });
  });

  test('[NEW-04] a start that fails: ‘Error creating site.’, with the reason beside it', async () => {
    const { service, told, create } = creationHarness();
    create.mockRejectedValue(failure('BACKEND_REFUSED', 'No such industry.'));
    await expect(service.call('creation.start', wish)).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
      message: 'Error creating site.',
      details: { reason: 'No such industry.' },
    });
    expect(told).toEqual([]);
    expect(await service.call('creation.list', {})).toEqual([]);
  });

  test('[NEW-04] a start that the computer cannot store says the same, and asks the server nothing', async () => {
    const kept = new MemoryIntents();
    vi.spyOn(kept, 'put').mockImplementation(() => {
      throw new AppError('DISK', 'The disk is full.');
    });
    const { service, create } = creationHarness(undefined, kept);
    await expect(service.call('creation.start', wish)).rejects.toMatchObject({
      code: 'DISK',
      message: 'Error creating site.',
      details: { reason: 'The disk is full.' },
    });
    expect(create).not.toHaveBeenCalled();
  });
});

test('[NEW-02] cancel stops following at once, even in the middle of a question', async () => {
  let asked: AbortSignal | undefined;
  const { service, told, polls } = creationHarness((_taskId, signal) => {
    asked = signal;
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    });
  });
  const { id } = await service.call('creation.start', wish);
  await vi.advanceTimersByTimeAsync(5000);
  await service.call('creation.cancel', { id });
  expect(asked?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.map(({ state }) => state)).toEqual(['working', 'cancelled']);
  expect(polls).toHaveLength(1);
  await service.call('creation.cancel', { id });
  await service.call('creation.cancel', { id: 'unknown' });
  expect(told).toHaveLength(2);
});

test('[NEW-05] a stock site is the same call with stock', async () => {
  const { service, create } = creationHarness();
  const creation = await service.call('creation.start', { ...wish, stock: true });
  expect(create.mock.calls[0]).toEqual([
    { fbSlug: 'reno-roofing', industry: 3, stock: true },
    { signal: expect.any(AbortSignal) },
  ]);
  expect(creation.stock).toBe(true);
  service.close();
});

test('[NEW-06] a finished creation is listed until it is dismissed; a running one cannot be dismissed', async () => {
  const answers: TaskStatus[] = [working, { status: 'completed', slug: 'a' }];
  const { service, told } = creationHarness(() => Promise.resolve(answers.shift()!));
  const { id } = await service.call('creation.start', wish);
  await service.call('creation.dismiss', { id });
  expect(await service.call('creation.list', {})).toMatchObject([{ id, state: 'working' }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await service.call('creation.list', {})).toEqual([told.at(-1)]);
  await service.call('creation.dismiss', { id });
  expect(await service.call('creation.list', {})).toEqual([]);
});

test('creations are listed newest first, and each is followed', async () => {
  const { service, polls, create } = creationHarness();
  const first = await service.call('creation.start', wish);
  create.mockResolvedValue('task-2');
  const second = await service.call('creation.start', wish);
  expect((await service.call('creation.list', {})).map(({ id }) => id)).toEqual([second.id, first.id]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(polls.map(({ taskId }) => taskId)).toEqual(['task-1', 'task-2']);
  service.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(polls).toHaveLength(2);
});

test.each([
  [{}, false, 5000],
  [{ SITEWRIGHT_TASK_POLL_MS: '50' }, false, 50],
  [{ SITEWRIGHT_TASK_POLL_MS: '50' }, true, 5000],
  [{ SITEWRIGHT_TASK_POLL_MS: '0' }, false, 5000],
  [{ SITEWRIGHT_TASK_POLL_MS: 'soon' }, false, 5000],
])('with %j and packaged %s the interval is %d ms', (env, packaged, ms) => {
  expect(taskPollInterval(env, packaged)).toBe(ms);
});
