import { EventEmitter, getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusals } from '#shared/domain/photo/file-rules.ts';
import { type ConverterRequest, OUT_OF_MEMORY } from '../../../src-main/media/converter/messages.ts';
import { createConverter } from '../../../src-main/media/converter.ts';

/** A process that answers when the test tells it to. */
class FakeProcess extends EventEmitter {
  asked: string[] = [];
  killed = false;
  postMessage(request: ConverterRequest): void {
    this.asked.push('bytes' in request ? Buffer.from(request.bytes).toString() : request.make);
  }
  kill(): boolean {
    this.killed = true;
    this.emit('exit', 1);
    return true;
  }
  answer(reply: unknown = { thumbnail: Buffer.from('small') }): void {
    this.emit('message', reply);
  }
}

function harness() {
  const processes: FakeProcess[] = [];
  const start = () => {
    processes.push(new FakeProcess());
    return processes.at(-1)!;
  };
  const converter = createConverter({ start, limitMs: 1000, idleMs: 5000 });
  const never = new AbortController().signal;
  return {
    processes,
    photo: (name: string, signal = never) => converter.photo(Buffer.from(name), signal),
    thumbnail: (name: string, signal = never) => converter.thumbnail(Buffer.from(name), signal),
    hash: (name: string, signal = never) => converter.hash(Buffer.from(name), signal),
    groups: () => converter.groups(['0'.repeat(16)], [], never),
    close: () => converter.close(),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('pictures are read', () => {
  test('two at a time, each in a process of its own, which then takes the next one', async () => {
    const { processes, photo } = harness();
    const all = ['a', 'b', 'c'].map((name) => photo(name));
    expect(processes.map(({ asked }) => asked)).toEqual([['a'], ['b']]);
    processes[1]!.answer();
    expect(processes.map(({ asked }) => asked)).toEqual([['a'], ['b', 'c']]);
    processes.forEach((process) => process.answer());
    await Promise.all(all);
  });

  test('before thumbnails, and of those the one that was asked for last', async () => {
    const { processes, photo, thumbnail } = harness();
    const all = [thumbnail('1'), thumbnail('2'), thumbnail('3'), thumbnail('4'), photo('a')];
    for (let answered = 0; answered < 4; answered++) processes[0]!.answer();
    processes[1]!.answer();
    await Promise.all(all);
    expect(processes[0]!.asked).toEqual(['1', 'a', '4', '3']);
  });

  test('[PHO-05] to be compared after all others, in their order', async () => {
    const { processes, photo, thumbnail, hash, groups } = harness();
    const running = [photo('a'), photo('b')];
    const waiting = [hash('1'), groups(), thumbnail('small'), photo('c')];
    for (let answered = 0; answered < 5; answered++) processes[0]!.answer({ hash: 'h', groups: [[0]] });
    processes[1]!.answer();
    expect(processes[0]!.asked).toEqual(['a', 'c', 'small', '1', 'groups']);
    await Promise.all(running);
    expect((await Promise.all(waiting)).slice(0, 2)).toEqual(['h', [[0]]]);
  });
});

test('closing ends every request in words, a later one too, and starts no other process', async () => {
  const { processes, photo, close } = harness();
  const all = ['a', 'b', 'c'].map((name) => photo(name));
  close();
  for (const each of all) await expect(each).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
  await expect(photo('late')).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
  expect(processes.map(({ killed }) => killed)).toEqual([true, true]);
});

describe('a picture', () => {
  test('that takes too long ends with its process, and with nothing else', async () => {
    const { processes, photo } = harness();
    const slow = photo('slow');
    await vi.advanceTimersByTimeAsync(600);
    const other = photo('other');
    const next = photo('next');
    const refused = expect(slow).rejects.toMatchObject({ code: 'TIMEOUT', retry: true, message: refusals.tooSlow });
    await vi.advanceTimersByTimeAsync(500);
    await refused;
    expect(processes.map(({ killed, asked }) => [killed, asked])).toEqual([
      [true, ['slow']],
      [false, ['other']],
      [false, ['next']],
    ]);
    processes[1]!.answer();
    processes[2]!.answer();
    await Promise.all([other, next]);
  });

  test('that is cancelled ends its process; one that waits is never read', async () => {
    const { processes, photo } = harness();
    const [running, waiting] = [new AbortController(), new AbortController()];
    const all = [photo('a', running.signal), photo('b'), photo('c', waiting.signal)];
    const settled = Promise.allSettled(all);
    waiting.abort('not wanted');
    running.abort('not wanted');
    processes[1]!.answer();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
    expect(processes.flatMap(({ asked }) => asked)).toEqual(['a', 'b']);
    expect(processes[0]!.killed).toBe(true);
  });

  test('that was read is held no longer by a signal that goes on', async () => {
    const { processes, hash } = harness();
    const { signal } = new AbortController();
    const many = [hash('1', signal), hash('2', signal)];
    expect(getEventListeners(signal, 'abort')).not.toEqual([]);
    processes.forEach((process) => process.answer({ hash: 'h' }));
    await Promise.all(many);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('that brings its process down is refused', async () => {
    const { processes, photo } = harness();
    const deadly = photo('deadly');
    processes[0]!.emit('exit', 1);
    await expect(deadly).rejects.toMatchObject({ code: 'BAD_PICTURE', message: refusals.unreadable });
  });

  test('that takes too much memory is refused for that', async () => {
    const { processes, photo } = harness();
    const greedy = photo('greedy');
    processes[0]!.emit('exit', OUT_OF_MEMORY);
    await expect(greedy).rejects.toMatchObject({ code: 'BAD_PICTURE', message: refusals.tooMuchMemory });
  });

  test.each(['unreadable', 'tooManyPixels', 'tooLargeGif'] as const)('says why it is refused: %s', async (refused) => {
    const { processes, photo } = harness();
    const answer = photo('a');
    processes[0]!.answer({ refused });
    await expect(answer).rejects.toMatchObject({ code: 'BAD_PICTURE', message: refusals[refused] });
  });
});

test('a process that nobody needs any more ends', async () => {
  const { processes, photo } = harness();
  const answer = photo('a');
  processes[0]!.answer();
  await answer;
  await vi.advanceTimersByTimeAsync(4000);
  expect(processes[0]!.killed).toBe(false);
  await vi.advanceTimersByTimeAsync(1500);
  expect(processes[0]!.killed).toBe(true);
  const again = photo('b');
  processes[1]!.answer();
  await again;
});
