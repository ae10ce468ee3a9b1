import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { Operation } from '#shared/record/operation.ts';
import { EditQueue, type EditQueueState } from '../../../../src-renderer/state/edit-queue.ts';
import { type FakeBridge, installFakeBridge } from '../../../support/fake-bridge.ts';
import { FakeSite } from '../../../support/fake-site.ts';

const set = (field: string, value: string): Operation => ({ op: 'set', path: [field], value });

describe('the queue of unsent edits', () => {
  let bridge: FakeBridge;
  let site: FakeSite;
  let states: EditQueueState[];
  let queue: EditQueue;
  let refused: string[];

  beforeEach(() => {
    site = new FakeSite({ slug: 'acme' });
    bridge = installFakeBridge(site.handlers());
    states = [];
    refused = [];
    queue = new EditQueue('acme', {
      onState: (state) => states.push(state),
      onSent: () => undefined,
      onAnswer: () => undefined,
      onRefused: ({ code }) => refused.push(code),
    });
  });
  afterEach(() => vi.useRealTimers());

  test('has one call in flight; what is typed meanwhile goes together, the last text of a field only', async () => {
    queue.add('1', [set('about', 'a')]);
    queue.send();
    await Promise.resolve();
    for (const text of ['ab', 'abc', 'abcd']) queue.add('1', [set('about', text)]);
    await queue.flush();
    expect(bridge.inputsOf('site.edit').map(({ operations }) => operations)).toEqual([
      [set('about', 'a')],
      [set('about', 'abcd')],
    ]);
    expect(site.document.about).toBe('abcd');
  });

  test('keeps steps of undo apart and their order', async () => {
    queue.add('1', [set('about', 'a')]);
    queue.add('2', [set('phone', '1')]);
    queue.add('3', [set('about', 'b')]);
    await queue.flush();
    expect(bridge.inputsOf('site.edit').map(({ step }) => step)).toEqual(['1', '2', '3']);
  });

  test('says of an edit that it is pending until main has it on disk', async () => {
    let answer = (): void => undefined;
    bridge.handlers['site.edit'] = async ({ step, operations }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return site.edit(step, operations);
    };
    queue.add('1', [set('about', 'a')]);
    const flushed = queue.flush();
    await Promise.resolve();
    expect(queue.state.pending).toBe(true);
    answer();
    await flushed;
    expect(queue.state).toEqual({ pending: false, failure: null });
  });

  test('loses nothing when the disk fails: the edits wait, and the next attempt sends them in order', async () => {
    const edit = bridge.handlers['site.edit'];
    bridge.handlers['site.edit'] = () => {
      throw new AppError('DISK', 'The disk is full.');
    };
    queue.add('1', [set('about', 'a')]);
    await expect(queue.flush()).rejects.toMatchObject({ code: 'DISK' });
    expect(queue.state).toMatchObject({ pending: true, failure: { message: 'The disk is full.' } });
    expect(queue.unsent()).toEqual([set('about', 'a')]);
    bridge.handlers['site.edit'] = edit!;
    queue.add('2', [set('phone', '1')]);
    await queue.flush();
    expect(site.document).toMatchObject({ about: 'a', phone: '1' });
  });

  test('[SYNC-05] tries again after ever longer waits while writing fails, and reports one failure until it has succeeded', async () => {
    vi.useFakeTimers();
    const edit = bridge.handlers['site.edit']!;
    const tries: number[] = [];
    bridge.handlers['site.edit'] = () => {
      tries.push(Date.now());
      throw new AppError('DISK', 'The disk is full.');
    };
    queue.add('1', [set('about', 'a')]);
    queue.send();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries.slice(1).map((at, index) => at - tries[index]!)).toEqual([2000, 4000, 8000, 15_000, 15_000, 15_000]);
    const { failure } = queue.state;
    expect(failure).toMatchObject({ message: 'The disk is full.' });
    const told = states.slice(states.findIndex((state) => state.failure));
    expect(told.every((state) => state.pending && state.failure === failure)).toBe(true);

    bridge.handlers['site.edit'] = edit;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(site.document).toMatchObject({ about: 'a' });
    expect(queue.state).toEqual({ pending: false, failure: null });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('one attempt is under way at a time: another sending takes the place of the one to come, and the waits begin anew after a success', async () => {
    vi.useFakeTimers();
    const edit = bridge.handlers['site.edit']!;
    let [running, most, tries] = [0, 0, 0];
    let answer = (): void => undefined;
    bridge.handlers['site.edit'] = async () => {
      tries++;
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => (answer = resolve));
      running--;
      throw new AppError('DISK', 'The disk is full.');
    };
    queue.add('1', [set('about', 'a')]);
    queue.send();
    await vi.advanceTimersByTimeAsync(0);
    answer();
    await vi.advanceTimersByTimeAsync(1500);
    queue.add('1', [set('about', 'ab')]);
    queue.send();
    await vi.advanceTimersByTimeAsync(0);
    answer();
    await vi.advanceTimersByTimeAsync(1500);
    expect([tries, most, vi.getTimerCount()]).toEqual([2, 1, 1]);

    bridge.handlers['site.edit'] = edit;
    await vi.advanceTimersByTimeAsync(500);
    expect(site.document.about).toBe('ab');
    const refuse = vi.fn(() => {
      throw new AppError('DISK', 'The disk is full.');
    });
    bridge.handlers['site.edit'] = refuse;
    queue.add('2', [set('about', 'abc')]);
    queue.send();
    await vi.advanceTimersByTimeAsync(2000);
    expect(refuse).toHaveBeenCalledTimes(2);
  });

  test.each(['BAD_REQUEST', 'TOO_LARGE'] as const)(
    'what can never be written (%s) fails one flush, and does not keep the rest',
    async (code) => {
      const edit = bridge.handlers['site.edit']!;
      bridge.handlers['site.edit'] = (input, call) => {
        if (input.step === '1') throw new AppError(code, 'It does not fit any more.');
        return edit(input, call);
      };
      queue.add('1', [set('about', 'a')]);
      queue.add('2', [set('phone', '1')]);
      await expect(queue.flush()).rejects.toMatchObject({ code });
      await queue.flush();
      expect(queue.state).toEqual({ pending: false, failure: null });
      expect(refused).toEqual([code]);
      expect(site.document).toEqual({ slug: 'acme', phone: '1' });
    },
  );

  test('sends more operations than a call takes in several calls', async () => {
    const many = Array.from({ length: 4500 }, (_, index) => set(`field${index % 2}`, String(index)));
    queue.add('1', many);
    await queue.flush();
    expect(bridge.inputsOf('site.edit').map(({ operations }) => operations.length)).toEqual([2000, 2000, 500]);
    expect(site.document).toMatchObject({ field0: '4498', field1: '4499' });
  });

  test('sends no edit while the draft is being replaced', async () => {
    const order: string[] = [];
    bridge.handlers['site.edit'] = ({ step, operations }) => {
      order.push('edit');
      return site.edit(step, operations);
    };
    const replaced = queue.exclusively(async () => {
      queue.add('1', [set('about', 'a')]);
      queue.send();
      await Promise.resolve();
      order.push('replaced');
    });
    await replaced;
    await queue.flush();
    expect(order).toEqual(['replaced', 'edit']);
  });
});
