import { ModalsProvider } from '@mantine/modals';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { useCloseGuard } from '../../../../src-renderer/app/close-guard.tsx';
import { flushAll, setField } from '../../../../src-renderer/state/draft-actions.ts';
import { closeScreen, openScreen, type ScreenHarness } from '../../../support/screen-harness.tsx';

const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
const reload = vi.fn();
vi.stubGlobal('location', { ...window.location, reload });
const QUESTION = 'Close and lose your last edits?';

let harness: ScreenHarness;
let diskIsFull: boolean;
beforeEach(async () => {
  close.mockClear();
  reload.mockClear();
  diskIsFull = false;
  harness = await openScreen(<Guarded />, { about: 'Old' });
  const edit = harness.bridge.handlers['site.edit']!;
  harness.bridge.handlers['site.edit'] = (input, context) => {
    if (diskIsFull) throw new AppError('DISK', 'This computer’s disk refused the edit.');
    return edit(input, context);
  };
});
afterEach(async () => {
  // An edit that is not written would be sent with the first edit of the next test.
  diskIsFull = false;
  await flushAll();
  closeScreen();
});

function Guarded() {
  return (
    <ModalsProvider>
      <Guard />
    </ModalsProvider>
  );
}

function Guard() {
  useCloseGuard();
  return null;
}

/** Tries to close or reload the window. Returns whether the app prevents that. */
async function tryTo(leaving: 'close' | 'reload'): Promise<boolean> {
  return act(async () => {
    const held = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    if (held) harness.bridge.emit('window.keptOpen', { leaving });
    return held;
  });
}
const tryClose = () => tryTo('close');

test('a window with nothing unwritten closes at once', async () => {
  expect(await tryClose()).toBe(false);
});

test('[SYNC-01] a window with an unwritten edit closes by itself once the edit is on the disk', async () => {
  act(() => void setField(['about'], 'Typed last'));
  expect(await tryClose()).toBe(true);
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(harness.site()).toMatchObject({ about: 'Typed last' });
  expect(await tryClose()).toBe(false);
});

test('[SYNC-01] a window with an unwritten edit reloads once the edit is on the disk, and does not close', async () => {
  act(() => void setField(['about'], 'Typed last'));
  expect(await tryTo('reload')).toBe(true);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(harness.site()).toMatchObject({ about: 'Typed last' });
  expect(close).not.toHaveBeenCalled();
});

test('[SYNC-05] a reload that would lose edits asks', async () => {
  diskIsFull = true;
  act(() => void setField(['about'], 'Typed last'));
  expect(await tryTo('reload')).toBe(true);
  await harness.user.click(await screen.findByRole('button', { name: 'Reload anyway' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(close).not.toHaveBeenCalled();
});

test('[SYNC-05] a window whose edits cannot be written asks once, and stays open unless the user gives the edits up', async () => {
  diskIsFull = true;
  act(() => void setField(['about'], 'Typed last'));
  expect(await tryClose()).toBe(true);
  expect(await screen.findByRole('dialog', { name: QUESTION })).toBeTruthy();
  expect(await tryClose()).toBe(true);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await harness.user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(close).not.toHaveBeenCalled();

  expect(await tryClose()).toBe(true);
  await harness.user.click(await screen.findByRole('button', { name: 'Close anyway' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(harness.site()).toMatchObject({ about: 'Old' });
});

test('[SYNC-05] a window closes when its edits, which could not be written before, are on the disk', async () => {
  diskIsFull = true;
  act(() => void setField(['about'], 'Typed last'));
  await tryClose();
  await harness.user.click(await screen.findByRole('button', { name: 'Stay' }));
  diskIsFull = false;
  expect(await tryClose()).toBe(true);
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(harness.site()).toMatchObject({ about: 'Typed last' });
});
