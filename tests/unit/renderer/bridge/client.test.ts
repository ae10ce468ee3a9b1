import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { BridgeCallError, invoke } from '../../../../src-renderer/bridge/client.ts';
import { type FakeBridge, installFakeBridge } from '../../../support/fake-bridge.ts';

describe('the bridge client', () => {
  let bridge: FakeBridge;
  beforeEach(() => {
    bridge = installFakeBridge();
  });

  test('gives the value of an answer', async () => {
    bridge.handlers['contacts.list'] = () => ({ contacts: [{ id: '1', name: 'Ann' }], stale: false });
    await expect(invoke('contacts.list', {})).resolves.toEqual({ contacts: [{ id: '1', name: 'Ann' }], stale: false });
  });

  test('throws a failure with its code, message and field errors', async () => {
    bridge.handlers['auth.requestCode'] = () => {
      throw new AppError('INVALID_PHONE', 'No such number', { retry: true, fieldErrors: { phoneNumber: 'No' } });
    };
    const failure = await invoke('auth.requestCode', { phoneNumber: '1' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BridgeCallError);
    expect(failure).toMatchObject({
      code: 'INVALID_PHONE',
      message: 'No such number',
      retry: true,
      fieldErrors: { phoneNumber: 'No' },
    });
  });

  test('tells the progress of its own call only', async () => {
    const steps: string[] = [];
    bridge.handlers['site.save'] = (_input, call) => {
      bridge.emit('call.progress', { requestId: 'another', step: 'Theirs' });
      call.progress('Saving');
      return { outcome: 'saved', slug: 'a', savedAt: 1 };
    };
    await invoke('site.save', { slug: 'a' }, { onProgress: (step) => steps.push(step) });
    expect(steps).toEqual(['Saving']);
  });

  test('cancels the call by its id when the signal is aborted', async () => {
    const controller = new AbortController();
    let requestId = '';
    bridge.handlers['places.suggest'] = (_input, call) => {
      requestId = call.requestId;
      controller.abort();
      return [];
    };
    await invoke('places.suggest', { searchTerm: 'Pro' }, { signal: controller.signal });
    expect(bridge.inputsOf('call.cancel')).toEqual([{ requestId }]);
  });

  test('makes no call on a signal that is aborted already', async () => {
    const call = invoke('contacts.list', {}, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(bridge.calls).toEqual([]);
  });
});
