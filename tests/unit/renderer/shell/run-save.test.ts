import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { runSave } from '../../../../src-renderer/app/save-flow/run-save.ts';
import { type FakeBridge, installFakeBridge } from '../../../support/fake-bridge.ts';

describe('a save', () => {
  let bridge: FakeBridge;
  let log: string[];
  beforeEach(() => {
    log = [];
    bridge = installFakeBridge({
      'site.save': ({ confirmed }, { progress }) => {
        log.push('save');
        progress('Checking the slug');
        if (confirmed.slug !== 'new') return { outcome: 'question', question: { ask: 'slug', from: 'old', to: 'new' } };
        if (!confirmed.spelling) return { outcome: 'question', question: { ask: 'spelling', findings: [] } };
        return { outcome: 'saved', slug: 'new', savedAt: 5 };
      },
    });
  });
  const flush = async (): Promise<void> => void log.push('flush');

  test('asks one question after the other, and writes what was edited meanwhile before it goes on', async () => {
    const result = await runSave('save', 'old', {
      flush,
      ask: async ({ ask }) => {
        log.push(ask);
        return ask === 'slug' ? { slug: 'new' } : { spelling: true };
      },
      onStep: (step) => log.push(step),
    });
    expect(result).toEqual({ outcome: 'saved', slug: 'new', savedAt: 5 });
    const round = ['flush', 'save', 'Checking the slug'];
    expect(log).toEqual([...round, 'slug', ...round, 'spelling', ...round]);
    expect(bridge.inputsOf('site.save').at(-1)?.confirmed).toEqual({ slug: 'new', spelling: true });
  });

  test('[SAVE-01] that is cancelled asks nothing more', async () => {
    const cancelling = new AbortController();
    const running = runSave('save', 'old', {
      flush,
      ask: async () => (cancelling.abort(), { slug: 'new' }),
      onStep: () => undefined,
      signal: cancelling.signal,
    });
    await expect(running).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(log).toEqual(['flush', 'save', 'flush']);
  });

  test('ends at a question that is answered with no', async () => {
    const result = await runSave('save', 'old', { flush, ask: async () => null, onStep: () => undefined });
    expect(result).toEqual({ outcome: 'cancelled' });
    expect(bridge.inputsOf('site.save')).toHaveLength(1);
  });

  test('is not begun when an edit cannot be written', async () => {
    const failing = async (): Promise<void> => {
      throw new AppError('DISK', 'The disk is full.');
    };
    const save = runSave('save', 'old', { flush: failing, ask: async () => null, onStep: () => undefined });
    await expect(save).rejects.toMatchObject({ code: 'DISK' });
    expect(bridge.inputsOf('site.save')).toEqual([]);
  });
});
