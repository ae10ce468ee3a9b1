import { describe, expect, test, vi } from 'vitest';
import { MOST_FILE_BYTES, refusals } from '#shared/domain/photo/file-rules.ts';
import { BridgeCallError } from '../../../../src-renderer/bridge/client.ts';
import { ALREADY_THERE, IntakeQueue } from '../../../../src-renderer/editor/photos/intake-queue.ts';

const file = (name: string) => new File([name], name);
const failure = (message: string) => new BridgeCallError({ code: 'BAD_PICTURE', message });

/** A queue whose files become photos when the test says so. */
function desk(isNew: (photo: string) => boolean = () => true) {
  const reading = new Map<string, PromiseWithResolvers<string> & { signal: AbortSignal }>();
  const added: string[] = [];
  const queue = new IntakeQueue({
    inFront: true,
    keep({ name }, signal) {
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
    added,
    reading,
    state: () => queue.store.getState(),
    succeed: (name: string) => settle(name, ({ resolve }) => resolve(name)),
    fail: (name: string, message = 'damaged') => settle(name, ({ reject }) => reject(failure(message))),
  };
}

describe('files', () => {
  test('stand in the order in which they were given, whichever is read first', async () => {
    const { queue, added, reading, succeed, state } = desk();
    queue.addFiles(['a', 'b', 'c'].map(file));
    expect([...reading.keys()]).toEqual(['c', 'b']);
    await succeed('b');
    expect(added).toEqual([]);
    expect(state()).toMatchObject({ done: 0, total: 3, reading: ['c', 'a'] });
    await succeed('c');
    expect(added).toEqual(['b', 'c']);
    expect(state()).toMatchObject({ done: 2, total: 3, reading: ['a'] });
    await succeed('a');
    expect(added).toEqual(['a', 'b', 'c']);
    expect(state()).toEqual({ done: 0, total: 0, added: 3, reading: [], failed: [] });
  });

  test('that are given meanwhile join those under way', async () => {
    const { queue, added, succeed, state } = desk();
    queue.addFiles([file('a')]);
    queue.addFiles([file('b')]);
    expect(state()).toMatchObject({ total: 2, reading: ['a', 'b'] });
    await succeed('a');
    await succeed('b');
    expect(added).toEqual(['b', 'a']);
  });

  test('that fail are named with the reason, and hold up no other; each can be tried again or dismissed', async () => {
    const { queue, added, succeed, fail, state, reading } = desk();
    queue.addFiles(['a', 'b'].map(file));
    await fail('b');
    await succeed('a');
    expect(added).toEqual(['a']);
    expect(state()).toMatchObject({ total: 0, added: 1, failed: [{ name: 'b', reason: 'damaged' }] });
    queue.retry(state().failed[0]!.id);
    expect(state()).toMatchObject({ total: 1, failed: [] });
    await fail('b', 'still damaged');
    queue.dismiss(state().failed[0]!.id);
    expect(state().failed).toEqual([]);
    expect(reading.size).toBe(0);
  });

  test('that are too large are not even read', async () => {
    const { queue, state, reading } = desk();
    const large = file('large');
    vi.spyOn(large, 'size', 'get').mockReturnValue(MOST_FILE_BYTES + 1);
    queue.addFiles([large]);
    await vi.waitFor(() => expect(state().failed).toMatchObject([{ name: 'large', reason: refusals.tooLarge }]), {
      timeout: 20_000,
    });
    expect(reading.size).toBe(0);
  });

  test('that are among the photos already are not added again', async () => {
    const { queue, succeed, state, added } = desk(() => false);
    queue.addFiles([file('a')]);
    await succeed('a');
    expect(added).toEqual([]);
    expect(state().failed).toMatchObject([{ name: 'a', reason: 'This photo is there already.' }]);
  });
});

test('cancelling ends what is under way, leaves what was added and adds nothing more', async () => {
  const { queue, added, reading, succeed, state } = desk();
  queue.addFiles(['a', 'b', 'c'].map(file));
  await succeed('c');
  const running = [...reading.values()];
  queue.cancel();
  expect(running.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  await succeed('b');
  expect(added).toEqual(['c']);
  expect(state()).toEqual({ done: 0, total: 0, added: 1, reading: [], failed: [] });
});
