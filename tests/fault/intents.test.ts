import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Creation } from '#shared/ipc/creation.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { BackendError, type Outcome } from '../../src-main/backend-client/backend-error.ts';
import { creationFeature, type CreationPorts } from '../../src-main/features/creation/index.ts';
import { openStore, type Store } from '../../src-main/store/store.ts';
import { Intents } from '../../src-main/sync/queue/intents.ts';
import { callerOf } from '../support/call-context.ts';
import { childOf } from '../support/children.ts';
import { noLog } from '../support/log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-intents-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a purchase', () => {
  let registrar: Server;
  let posts: number;
  let onPost: (() => void) | undefined;
  beforeEach(async () => {
    [posts, onPost] = [0, undefined];
    registrar = createServer((request, response) => {
      request.resume().on('end', () => {
        posts++;
        onPost?.();
        response.end('bought');
      });
    });
    await once(registrar.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => registrar.close());

  function buy(dieAt = ''): ChildProcess {
    const script = childOf('purchase');
    const url = `http://127.0.0.1:${(registrar.address() as AddressInfo).port}/`;
    return spawn(process.execPath, [script, folder, url, dieAt], { stdio: ['ignore', 'pipe', 'inherit'] });
  }
  async function killed(child: ChildProcess): Promise<void> {
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
  }
  async function answered(child: ChildProcess): Promise<unknown> {
    return JSON.parse(await text(child.stdout!));
  }

  test('[DOM-03] killed before it was written down was never made', async () => {
    await killed(buy('before started'));
    expect(posts).toBe(0);
    expect(await answered(buy())).toEqual({ recovered: [], outcome: { state: 'done', value: 'bought' } });
    expect(posts).toBe(1);
  });

  test.each(['after started', 'before the call', 'after the head of the answer', 'after the answer', 'before done'])(
    '[DOM-03] killed %s: its outcome is unknown, and it is never made again by itself or by impatience',
    async (step) => {
      await killed(buy(step));
      const made = posts;
      expect(made).toBeLessThanOrEqual(1);
      for (const start of ['first', 'second']) {
        const recovered = start === 'first' ? ['unknown'] : [];
        expect(await answered(buy())).toEqual({ recovered, outcome: { state: 'blocked' } });
      }
      expect(posts).toBe(made);
    },
  );

  test('[DOM-03] killed while the registrar works on it: no second POST', async () => {
    const child = buy();
    onPost = () => child.kill('SIGKILL');
    await killed(child);
    onPost = undefined;
    expect(await answered(buy())).toEqual({ recovered: ['unknown'], outcome: { state: 'blocked' } });
    expect(posts).toBe(1);
  });

  test('[DOM-03] killed after its outcome was written down is done', async () => {
    await killed(buy('after done'));
    const store = await openStore(folder);
    expect(store.intents.list('buy-domain', 'acme.com')).toMatchObject([{ state: 'done', outcome: 'bought' }]);
    store.close();
  });
});

describe('in one run', () => {
  let store: Store;
  let intents: Intents;
  beforeEach(async () => {
    store = await openStore(folder);
    intents = new Intents({ repo: store.intents, now: () => 1 });
  });
  afterEach(() => store.close());

  const failing = (outcome: Outcome, status?: number) =>
    new BackendError('BACKEND_FAILED', 'No.', { outcome, ...(status !== undefined && { status }) });
  const buy = (call: () => Promise<unknown>) =>
    intents.runOnce({
      kind: 'buy-domain',
      subject: 'acme.com',
      request: {},
      failure: 'Error purchasing domain.',
      call,
    });
  const standing = () => intents.standing('buy-domain', 'acme.com');

  test.each([
    new BackendError('BACKEND_REFUSED', 'No.', { outcome: 'answered', status: 402 }),
    failing('not-sent'),
    new AppError('PROFILE_ACCESS', 'No.'),
  ])('[DOM-03] a refusal is final, and may be tried again', async (error) => {
    expect(await buy(() => Promise.reject(error))).toEqual({ state: 'failed', error });
    expect(standing()).toEqual({ state: 'failed', at: 1, message: 'Error purchasing domain.', reason: 'No.' });
    expect(await buy(() => Promise.resolve('bought'))).toEqual({ state: 'done', value: 'bought' });
    expect(standing()).toEqual({ state: 'done', at: 1 });
  });

  test.each([
    failing('unknown'),
    failing('answered', 500),
    failing('answered'),
    new AppError('CANCELLED', 'No.'),
    new Error('?'),
  ])('[DOM-03] an outcome that is not known holds the next one until somebody has looked', async (error) => {
    expect(await buy(() => Promise.reject(error))).toEqual({ state: 'unknown', error });
    expect(await buy(() => Promise.resolve('again'))).toEqual({ state: 'blocked' });
    intents.settle('buy-domain', 'acme.com', 'unknown', { message: 'It is registered now.' });
    expect(standing()).toEqual({ state: 'unknown', at: 1, message: 'It is registered now.' });
    expect(await buy(() => Promise.resolve('again'))).toEqual({ state: 'blocked' });
    intents.settle('buy-domain', 'acme.com', 'failed');
    expect(await buy(() => Promise.resolve('bought'))).toEqual({ state: 'done', value: 'bought' });
  });

  test('[DOM-03] a second purchase is blocked, and settling changes nothing, when one is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = buy(() => promise);
    intents.settle('buy-domain', 'acme.com', 'failed');
    expect(intents.recover('buy-domain')).toEqual([]);
    expect(standing().state).toBe('running');
    expect(await buy(() => Promise.resolve('second'))).toEqual({ state: 'blocked' });
    resolve('bought');
    expect(await first).toEqual({ state: 'done', value: 'bought' });
  });

  test('[DOM-03] what follows from success is done before the intent counts as done', async () => {
    const made = intents.runOnce({
      kind: 'park',
      subject: 'acme.com',
      request: {},
      failure: '',
      call: () => Promise.resolve(''),
      succeed: () => {
        expect(intents.standing('park', 'acme.com').state).toBe('running');
        throw new AppError('NOT_OPEN', 'The site is closed.');
      },
    });
    await expect(made).rejects.toMatchObject({ code: 'NOT_OPEN' });
    expect(intents.standing('park', 'acme.com').state).toBe('unknown');
  });
});

describe('a creation', () => {
  const wish = { fbSlug: 'reno', industry: { id: 3, name: 'Roofing' }, stock: false };
  let store: Store;
  let told: Creation[];
  beforeEach(async () => {
    told = [];
    store = await openStore(folder);
  });
  afterEach(() => store.close());

  const service = (client: CreationPorts['client']['creation']) => {
    const feature = creationFeature({
      person: () => '',
      client: { creation: client },
      intents: new Intents({ repo: store.intents, now: Date.now }),
      copyContent: () => Promise.resolve(),
      enterFacts: () => Promise.resolve(),
      broadcast: (_event, payload) => told.push(payload as Creation),
      logger: noLog,
      pollIntervalMs: 1,
    });
    return { ...feature, call: callerOf(feature.handlers) };
  };
  const restart = async () => {
    store.close();
    store = await openStore(folder);
  };
  const never = () => new Promise<never>(() => undefined);

  test('[NEW-06] that was under way is followed again after a restart, and not started again', async () => {
    const before = service({ create: async () => 'task-7', taskStatus: never });
    const { id } = await before.call('creation.start', wish);
    before.close();
    await restart();
    const asked: string[] = [];
    const after = service({
      create: never,
      taskStatus: async (taskId) => {
        asked.push(taskId);
        return { status: 'completed', slug: 'reno-roofing' };
      },
    });
    after.resume();
    await expect
      .poll(() => told.at(-1))
      .toMatchObject({ id, state: 'completed', slug: 'reno-roofing', fbSlug: 'reno' });
    expect(asked).toEqual(['task-7']);
  });

  test('[NEW-06] whose end nobody has seen is listed at each start, until it is dismissed', async () => {
    const first = service({ create: async () => 'task-7', taskStatus: async () => ({ status: 'failed' }) });
    const failed = await first.call('creation.start', wish);
    await expect.poll(() => first.call('creation.list', {})).toMatchObject([{ state: 'failed' }]);
    const second = service({
      create: async () => 'task-8',
      taskStatus: async () => ({ status: 'completed', slug: 'a' }),
    });
    const completed = await second.call('creation.start', { ...wish, fbSlug: 'other' });
    await expect.poll(() => second.call('creation.list', {})).toMatchObject([{ state: 'completed' }]);
    await restart();
    const asked = vi.fn(never);
    const later = service({ create: never, taskStatus: asked });
    later.resume();
    expect(await later.call('creation.list', {})).toMatchObject([
      { id: completed.id, state: 'completed', slug: 'a' },
      { id: failed.id, state: 'failed', error: 'Task failed.' },
    ]);
    await later.call('creation.dismiss', { id: failed.id });
    expect(await later.call('creation.list', {})).toMatchObject([{ id: completed.id }]);
    await later.call('creation.dismiss', { id: completed.id });
    await restart();
    const last = service({ create: never, taskStatus: asked });
    last.resume();
    expect(await last.call('creation.list', {})).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });

  test('[NEW-06] whose task was never learnt is told as unknown at each start, until it is started again', async () => {
    void service({ create: never, taskStatus: never }).call('creation.start', wish);
    const error =
      'Unknown – check status. The app was closed before the answer. Look for the site before you start again.';
    for (const start of ['first', 'second']) {
      await restart();
      const again = service({ create: never, taskStatus: never });
      again.resume();
      expect(await again.call('creation.list', {}), start).toMatchObject([{ fbSlug: 'reno', state: 'failed', error }]);
    }
    const after = service({ create: async () => 'task-8', taskStatus: never });
    after.resume();
    expect(await after.call('creation.start', wish)).toMatchObject({ state: 'working' });
    expect(await after.call('creation.list', {})).toMatchObject([{ state: 'working' }]);
    after.close();
  });

  test('[NEW-06] that was given up is not followed again', async () => {
    const before = service({ create: async () => 'task-9', taskStatus: never });
    await before.call('creation.cancel', { id: (await before.call('creation.start', wish)).id });
    await restart();
    const after = service({ create: never, taskStatus: never });
    after.resume();
    expect(await after.call('creation.list', {})).toEqual([]);
  });
});
