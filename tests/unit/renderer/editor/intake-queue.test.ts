import { describe, expect, test, vi } from 'vitest';
import { MOST_FILE_BYTES, refusals } from '#shared/domain/photo/file-rules.ts';
import type { ErrorCode } from '#shared/ipc/errors.ts';
import { BridgeCallError } from '../../../../src-renderer/bridge/client.ts';
import { ALREADY_THERE, IntakeQueue } from '../../../../src-renderer/editor/photos/intake-queue.ts';

const file = (name: string) => new File([name], name);
const failure = (message: string, code: ErrorCode = 'TIMEOUT') => new BridgeCallError({ code, message });

/** Creates a queue. A file is read until the test calls `succeed`, `fail` or `refuse` with its name. */
function harness({
  isNew = () => true,
  copied = () => undefined,
  ...ports
}: {
  isNew?: (photo: string) => boolean;
  copied?: (name: string) => Promise<void> | undefined;
  most?: number;
} = {}) {
  const reading = new Map<string, PromiseWithResolvers<string> & { signal: AbortSignal }>();
  const added: string[] = [];
  const taken: string[] = [];
  const letGo: string[] = [];
  const queue = new IntakeQueue({
    inFront: true,
    ...ports,
    async take({ name }) {
      await copied(name);
      return taken.push(name);
    },
    letGo: (files) => void letGo.push(...files.map((file) => taken[file - 1]!)),
    keep(file, signal) {
      const name = taken[file - 1]!;
      const answer = Promise.withResolvers<string>();
      reading.set(name, { ...answer, signal });
      return answer.promise;
    },
    add(photo) {
      if (!isNew(photo)) return ALREADY_THERE;
      added.unshift(photo);
      return undefined;
    },
  });
  const settle = async (name: string, how: (answer: PromiseWithResolvers<string>) => void): Promise<void> => {
    how(reading.get(name)!);
    reading.delete(name);
    await new Promise(setImmediate);
  };
  return {
    queue,
    give: async (...names: string[]): Promise<void> => {
      queue.addFiles(names.map(file));
      await new Promise(setImmediate);
    },
    added,
    taken,
    letGo,
    reading,
    state: () => queue.store.getState(),
    succeed: (name: string) => settle(name, ({ resolve }) => resolve(name)),
    fail: (name: string, message = 'too slow') => settle(name, ({ reject }) => reject(failure(message))),
    refuse: (name: string) => settle(name, ({ reject }) => reject(failure('damaged', 'BAD_PICTURE'))),
  };
}

describe('files', () => {
  test('stand in the order in which they were given, whichever is read first', async () => {
    const { give, added, reading, succeed, state } = harness();
    await give('a', 'b', 'c');
    expect([...reading.keys()]).toEqual(['c', 'b']);
    await succeed('b');
    expect(added).toEqual([]);
    expect(state()).toMatchObject({ done: 0, total: 3, reading: ['c', 'a'] });
    await succeed('c');
    expect(added).toEqual(['b', 'c']);
    expect(state()).toMatchObject({ done: 2, total: 3, reading: ['a'] });
    await succeed('a');
    expect(added).toEqual(['a', 'b', 'c']);
    expect(state()).toEqual({ done: 0, total: 0, added: 3, untaken: 0, reading: [], failed: [] });
  });

  test('that are given meanwhile join those under way', async () => {
    const { give, added, succeed, state } = harness();
    await give('a');
    await give('b');
    expect(state()).toMatchObject({ total: 2, reading: ['a', 'b'] });
    await succeed('a');
    await succeed('b');
    expect(added).toEqual(['b', 'a']);
  });

  test('that fail are named with the reason, and hold up no other; each can be tried again or dismissed', async () => {
    const { queue, give, added, succeed, fail, state, reading } = harness();
    await give('a', 'b');
    await fail('b');
    await succeed('a');
    expect(added).toEqual(['a']);
    expect(state()).toMatchObject({ total: 0, added: 1, failed: [{ name: 'b', reason: 'too slow', mayRetry: true }] });
    queue.retry(state().failed[0]!.id);
    await new Promise(setImmediate);
    expect(state()).toMatchObject({ total: 1, failed: [] });
    await fail('b', 'too slow again');
    queue.dismiss([state().failed[0]!.id]);
    expect(state().failed).toEqual([]);
    expect(reading.size).toBe(0);
  });

  test('that are too large are not even read', async () => {
    const { queue, state, reading } = harness();
    const large = file('large');
    vi.spyOn(large, 'size', 'get').mockReturnValue(MOST_FILE_BYTES + 1);
    queue.addFiles([large]);
    await vi.waitFor(
      () => expect(state().failed).toMatchObject([{ name: 'large', reason: refusals.tooLarge, mayRetry: false }]),
      {
        timeout: 20_000,
      },
    );
    expect(reading.size).toBe(0);
  });

  test('[PHO-03] that are more than a site can show are taken in part, and the others at a retry', async () => {
    const { queue, state } = harness();
    queue.addFiles(Array.from({ length: 10_000 }, (_, at) => file(`${at}.jpg`)));
    const others = {
      name: '8,000 more files',
      reason: 'Too many: 2,000 can be added at a time. Retry adds the next.',
    };
    expect(state()).toMatchObject({ total: 2000, failed: [others] });
    queue.retry(state().failed[0]!.id);
    expect(state()).toMatchObject({ total: 4000, failed: [{ ...others, name: '6,000 more files' }] });
  });

  test('[PHO-03] that are dropped where one picture has room are not lost without a word', async () => {
    const { give, taken, state } = harness({ most: 1 });
    await give('a', 'b');
    expect(taken).toEqual(['a']);
    expect(state().failed).toMatchObject([
      { name: 'b', reason: 'Too many: 1 can be added at a time. Retry adds the next.' },
    ]);
  });

  test('that failed are dismissed all at once, and those that were taken let go', async () => {
    const { queue, give, fail, state, letGo } = harness({ most: 2 });
    await give('a', 'b', 'c', 'd');
    await fail('b');
    await fail('a');
    expect(state().failed).toHaveLength(3);
    queue.dismiss(state().failed.map(({ id }) => id));
    expect([state().failed, letGo]).toEqual([[], ['b', 'a']]);
  });

  test('that are among the photos already are not added again', async () => {
    const { give, succeed, state, added } = harness({ isNew: () => false });
    await give('a');
    await succeed('a');
    expect(added).toEqual([]);
    expect(state().failed).toMatchObject([{ name: 'a', reason: 'This photo is there already.', mayRetry: false }]);
  });
});

test('cancelling ends what is under way, leaves what was added and adds nothing more', async () => {
  const { queue, give, added, reading, succeed, state } = harness();
  await give('a', 'b', 'c');
  await succeed('c');
  const running = [...reading.values()];
  queue.cancel();
  expect(running.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  await succeed('b');
  expect(added).toEqual(['c']);
  expect(state()).toEqual({ done: 0, total: 0, added: 1, untaken: 0, reading: [], failed: [] });
});

describe('[PHO-03] a file that was taken', () => {
  test('is let go once it is a photo, dismissed or cancelled, and not before', async () => {
    const { queue, give, succeed, fail, letGo, state } = harness();
    await give('a', 'b', 'c', 'd');
    await succeed('d');
    expect(letGo).toEqual(['d']);
    await fail('c');
    expect(letGo).toEqual(['d']);
    queue.dismiss([state().failed[0]!.id]);
    expect(letGo).toEqual(['d', 'c']);
    queue.cancel();
    expect(letGo).toEqual(['d', 'c', 'b', 'a']);
  });

  test('is let go with the end of its run where it is refused for good, so that no later start tells of it again', async () => {
    const { queue, give, refuse, succeed, letGo, state } = harness({ isNew: (photo) => photo !== 'a' });
    await give('a', 'b');
    await refuse('b');
    expect(letGo).toEqual([]);
    await succeed('a');
    expect(letGo).toEqual(['a', 'b']);
    expect(state().failed).toMatchObject([
      { name: 'b', reason: 'damaged', mayRetry: false },
      { name: 'a', mayRetry: false },
    ]);
    queue.retry(state().failed[0]!.id);
    expect(state()).toMatchObject({ total: 0, failed: [{ name: 'b' }, { name: 'a' }] });
  });

  test('is read once all that were given with it are taken', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { give, reading, taken } = harness({ copied: (name) => (name === 'a' ? promise : undefined) });
    await give('a', 'b', 'c');
    expect([taken, [...reading.keys()]]).toEqual([['c', 'b'], []]);
    resolve();
    await vi.waitFor(() => expect([...reading.keys()]).toEqual(['c', 'b']));
    expect(taken).toEqual(['c', 'b', 'a']);
  });

  test('stays where the site is left, and so does one that was still to be taken', async () => {
    const { queue, taken, letGo } = harness();
    queue.addFiles(['a', 'b', 'c'].map(file));
    expect(queue.store.getState().untaken).toBe(3);
    expect(queue.reset()).toBe(3);
    await new Promise(setImmediate);
    expect([taken, letGo]).toEqual([['c', 'b', 'a'], []]);
  });

  test('is gone on with in its order, and not named again where an earlier run had added it', async () => {
    const { queue, give, taken, letGo, succeed, state, added } = harness({ isNew: (photo) => photo !== 'c' });
    await give('a', 'b', 'c');
    queue.reset();
    letGo.length = 0;
    queue.resume(taken.map((name, at) => ({ file: at + 1, name })));
    await new Promise(setImmediate);
    for (const name of ['c', 'b', 'a']) await succeed(name);
    expect(added).toEqual(['a', 'b']);
    expect(letGo).toEqual(['c', 'b', 'a']);
    expect(state()).toMatchObject({ added: 2, failed: [] });
  });
});
