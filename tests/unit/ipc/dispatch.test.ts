import { describe, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { CallContext } from '../../../src-main/features/handlers.ts';
import { createBroadcast } from '../../../src-main/ipc/broadcast.ts';
import { bridgeUnderTest } from '../../support/bridge.ts';

/** Returns a handler, a promise that resolves when the handler is called, and `end`, which settles its answer. */
function heldHandler() {
  const begun = Promise.withResolvers<CallContext>();
  const end = Promise.withResolvers<unknown>();
  const handler = (_input: never, context: CallContext) => {
    begun.resolve(context);
    return end.promise;
  };
  return { handler, begun: begun.promise, end };
}

const abortable = (_input: never, { signal }: CallContext) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

describe('an answer', () => {
  test('holds what the handler gave, for the input with its defaults filled in', async () => {
    const { dispatch, page } = bridgeUnderTest({ 'site.recent': (input) => [input] });
    expect(await dispatch('site.recent', page.event(), 'r1', {})).toEqual({
      ok: true,
      value: [{ search: '', limit: 100, toDo: false }],
    });
  });

  test('of an expected failure has its code, message and details', async () => {
    const { dispatch, page } = bridgeUnderTest({
      'site.open': () => {
        throw new AppError('NOT_FOUND', 'No such site.', { retry: false, details: { slug: 'acme' } });
      },
    });
    expect(await dispatch('site.open', page.event(), 'r1', { slug: 'acme' })).toEqual({
      ok: false,
      error: { code: 'NOT_FOUND', message: 'No such site.', retry: false, details: { slug: 'acme' } },
    });
  });

  test('of an unexpected failure says nothing of it; the log does', async () => {
    const error = new TypeError('secret detail');
    const { dispatch, page, logger } = bridgeUnderTest({ 'site.open': () => Promise.reject(error) });
    const answer = await dispatch('site.open', page.event(), 'r1', { slug: 'acme' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
    expect(JSON.stringify(answer)).not.toContain('secret detail');
    expect(logger.lines).toContainEqual({
      level: 'error',
      message: 'call broke',
      facts: { channel: 'site.open', error },
    });
  });

  test.each(['SQLITE_IOERR_READ', 'SQLITE_CORRUPT', 'SQLITE_BUSY'])(
    '[SYNC-05] names the disk where it does not give what is kept: %s',
    async (code) => {
      const error = Object.assign(new Error('/home/somebody/journal.db'), { code });
      const { dispatch, page } = bridgeUnderTest({ 'history.list': () => Promise.reject(error) });
      const answer = await dispatch('history.list', page.event(), 'r1', { slug: 'acme' });
      expect(answer).toMatchObject({ ok: false, error: { code: 'DISK', retry: true } });
      expect(JSON.stringify(answer)).not.toContain('journal.db');
    },
  );

  test('that does not fit the contract is an INTERNAL error when outputs are checked', async () => {
    const handlers = { 'auth.status': () => ({ state: 'maybe' }) };
    const strict = bridgeUnderTest(handlers, { checkOutput: true });
    expect(await strict.dispatch('auth.status', strict.page.event(), 'r1', {})).toMatchObject({
      ok: false,
      error: { code: 'INTERNAL' },
    });
    const lax = bridgeUnderTest(handlers);
    expect(await lax.dispatch('auth.status', lax.page.event(), 'r1', {})).toMatchObject({ ok: true });
  });

  test('names the call and its time in the log', async () => {
    const { dispatch, page, logger } = bridgeUnderTest();
    await dispatch('auth.status', page.event(), 'r1', {});
    expect(logger.lines).toEqual([
      { level: 'info', message: 'call', facts: { channel: 'auth.status', ms: expect.any(Number) as number } },
    ]);
  });
});

describe('[SYNC-01] half of a character', () => {
  const edit = (value: unknown) => ({ slug: 'acme', step: 's', operations: [{ op: 'set', path: ['about'], value }] });

  test.each([
    ['site.edit', edit('half \ud83d')],
    ['site.edit', edit(['a', { b: '\ude00' }])],
    ['site.edit', edit({ '\ud800': 1 })],
    ['site.recent', { search: '\ud83d' }],
    ['customers.search', { searchKey: 'Joe \ud83d' }],
  ] as const)('is refused in words, whatever is asked: %s', async (channel, input) => {
    const { dispatch, page } = bridgeUnderTest();
    const answer = await dispatch(channel, page.event(), 'r1', input);
    expect(answer).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
    expect((answer as { error: { message: string } }).error.message).toMatch(/^The text holds half of a character/);
  });

  test('is not found in whole characters or in a text that spells an escape', async () => {
    const { dispatch, page } = bridgeUnderTest({ 'site.recent': () => [] });
    for (const search of ['whole 👩‍👧', 'C:\\udata', '\\ud83d']) {
      expect(await dispatch('site.recent', page.event(), 'r1', { search })).toEqual({ ok: true, value: [] });
    }
  });
});

describe('a call under way', () => {
  test('tells its progress to its own page', async () => {
    const { handler, begun, end } = heldHandler();
    const { dispatch, page } = bridgeUnderTest({ 'site.save': handler });
    const answer = dispatch('site.save', page.event(), 'r1', { slug: 'acme' });
    (await begun).progress('Saving');
    end.resolve({ outcome: 'saved' });
    await answer;
    expect(page.sent).toEqual([['call.progress', { requestId: 'r1', step: 'Saving' }]]);
  });

  test('is cancelled by its id', async () => {
    const begun = Promise.withResolvers<void>();
    const { dispatch, page } = bridgeUnderTest({
      'site.save': (input, context) => {
        begun.resolve();
        return abortable(input, context);
      },
    });
    const answer = dispatch('site.save', page.event(), 'r1', { slug: 'acme' });
    await begun.promise;
    expect(await dispatch('call.cancel', page.event(), 'r2', { requestId: 'r1' })).toEqual({ ok: true, value: {} });
    expect(await answer).toMatchObject({ ok: false, error: { code: 'CANCELLED' } });
  });

  test('is not begun when it was cancelled while it waited for the services', async () => {
    const { dispatch, page, reached } = bridgeUnderTest();
    const answer = dispatch('site.save', page.event(), 'r1', { slug: 'acme' });
    await dispatch('call.cancel', page.event(), 'r2', { requestId: 'r1' });
    expect(await answer).toMatchObject({ ok: false, error: { code: 'CANCELLED' } });
    expect(reached).toEqual([]);
  });

  test('answers as it ended when the cancelling came too late', async () => {
    const { handler, begun, end } = heldHandler();
    const { dispatch, page } = bridgeUnderTest({ 'site.edit': handler });
    const input = { slug: 'acme', step: 's', operations: [{ op: 'set', path: ['about'], value: 'x' }] };
    const answer = dispatch('site.edit', page.event(), 'r1', input);
    const { signal } = await begun;
    await dispatch('call.cancel', page.event(), 'r2', { requestId: 'r1' });
    expect(signal.aborted).toBe(true);
    end.resolve({ version: 2 });
    expect(await answer).toEqual({ ok: true, value: { version: 2 } });
  });

  test('is not another page’s to cancel, and an unknown id is ignored', async () => {
    const { handler, begun, end } = heldHandler();
    const { dispatch, page } = bridgeUnderTest({ 'site.save': handler });
    const answer = dispatch('site.save', page.event(), 'r1', { slug: 'acme' });
    const { signal } = await begun;
    expect(await dispatch('call.cancel', page.event(), 'r2', { requestId: 'other' })).toMatchObject({ ok: true });
    expect(signal.aborted).toBe(false);
    end.resolve({});
    await answer;
  });

  test('refuses a second call with the same request id', async () => {
    const { handler, begun, end } = heldHandler();
    const { dispatch, page } = bridgeUnderTest({ 'site.save': handler });
    const first = dispatch('site.save', page.event(), 'r1', { slug: 'acme' });
    await begun;
    const second = await dispatch('site.save', page.event(), 'r1', { slug: 'acme' });
    expect(second).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
    end.resolve({});
    expect(await first).toMatchObject({ ok: true });
  });

  test('is aborted when its window closes, and tells no page that has gone', async () => {
    const { handler, begun, end } = heldHandler();
    const { dispatch, page } = bridgeUnderTest({ 'site.save': handler });
    const answer = dispatch('site.save', page.event(), 'r1', { slug: 'acme' });
    const context = await begun;
    page.destroy();
    context.progress('Saving');
    end.reject(new Error('aborted'));
    expect(context.signal.aborted).toBe(true);
    expect(await answer).toMatchObject({ ok: false, error: { code: 'SHUTTING_DOWN' } });
    expect(page.sent).toEqual([]);
  });
});

describe('shutdown', () => {
  test('aborts what runs, refuses what comes, and waits until all is answered', async () => {
    const { dispatch, page, calls } = bridgeUnderTest({ 'site.save': abortable });
    const running = dispatch('site.save', page.event(), 'r1', { slug: 'acme' });
    await Promise.resolve();
    await Promise.resolve();
    const done = calls.shutDown(60_000);
    expect(await dispatch('site.recent', page.event(), 'r2', {})).toMatchObject({
      ok: false,
      error: { code: 'SHUTTING_DOWN' },
    });
    expect(await running).toMatchObject({ ok: false, error: { code: 'SHUTTING_DOWN' } });
    await done;
  });

  test('waits for a call whose window was closed before', async () => {
    const { handler, begun, end } = heldHandler();
    const { dispatch, page, calls } = bridgeUnderTest({ 'site.save': handler });
    void dispatch('site.save', page.event(), 'r1', { slug: 'acme' });
    await begun;
    page.destroy();
    let isDone = false;
    const done = calls.shutDown(60_000).then(() => (isDone = true));
    await new Promise(setImmediate);
    expect(isDone).toBe(false);
    end.resolve({});
    await done;
  });

  test('answers a call that does not end', async () => {
    const { handler, begun } = heldHandler();
    const { dispatch, page, calls } = bridgeUnderTest({ 'site.save': handler });
    const running = dispatch('site.save', page.event(), 'r1', { slug: 'acme' });
    await begun;
    await calls.shutDown(1);
    expect(await running).toMatchObject({ ok: false, error: { code: 'SHUTTING_DOWN' } });
  });
});

test('an event goes to every window that is open', () => {
  const made = (destroyed: boolean) => {
    const sent: unknown[] = [];
    const contents = { isDestroyed: () => destroyed, send: (...args: unknown[]) => sent.push(args) };
    return { sent, isDestroyed: () => destroyed, webContents: contents };
  };
  const windows = [made(false), made(true), made(false)];
  createBroadcast(() => windows as never)('connectivity.changed', { online: false });
  expect(windows.map(({ sent }) => sent)).toEqual([
    [['connectivity.changed', { online: false }]],
    [],
    [['connectivity.changed', { online: false }]],
  ]);
});

test('an event to the others leaves out the page that caused it', () => {
  const made = () => ({ sent: [] as unknown[], isDestroyed: () => false });
  const [own, other] = [made(), made()].map((window) => ({
    ...window,
    webContents: { isDestroyed: () => false, send: (...args: unknown[]) => window.sent.push(args) },
  }));
  createBroadcast(() => [own, other] as never, own!.webContents)('site.changed', { slug: 'acme', version: 2 });
  expect([own!.sent, other!.sent]).toEqual([[], [['site.changed', { slug: 'acme', version: 2 }]]]);
});
