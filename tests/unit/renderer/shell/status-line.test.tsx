import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { StatusLine } from '../../../../src-renderer/app/shell/status-line.tsx';
import * as actions from '../../../../src-renderer/state/draft-actions.ts';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { shownDraft, whileTyping } from '../../../../src-renderer/state/shown-draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

const setHidden = (isHidden: boolean) =>
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });

afterEach(async () => {
  setHidden(true);
  vi.useRealTimers();
  // The queue of unwritten edits outlives a test, so an edit in it would be sent during the next test.
  await actions.flushAll();
  closeScreen();
});

async function openLine(): Promise<void> {
  await openScreen(
    <MemoryRouter>
      <StatusLine />
    </MemoryRouter>,
    {},
    { answers: { 'sync.queue': () => ({ online: true, entries: [] }) } },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

const state = (): string | null => screen.getByRole('status').textContent;
const isPending = (pending: boolean): void => act(() => draftStore.setState({ pending }));
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('[NAV-09] the status line stays the same from key to key, and says that edits are saved once typing pauses', async () => {
  await openLine();
  const saved = state();
  const saving = 'Saving on this computer…';
  for (let key = 0; key < 8; key++) {
    isPending(true);
    expect(state()).toBe(saving);
    wait(20);
    isPending(false);
    expect(state()).toBe(saving);
    wait(130);
  }
  expect(state()).toBe(saving);
  wait(1000);
  expect(state()).toBe(saved);
});

test('[NAV-09] an edit is never called saved before it is on the disk', async () => {
  await openLine();
  isPending(true);
  wait(5000);
  expect(state()).toBe('Saving on this computer…');
  isPending(false);
  wait(1000);
  isPending(true);
  expect(state()).toBe('Saving on this computer…');
});

test('[NAV-09] the status line says that an edit is being saved in the frame of its key, before all else shows the edit', async () => {
  await openLine();
  setHidden(false);
  act(() => void whileTyping(() => actions.setField(['about'], 'We fix roofs')));
  expect(shownDraft.getState().site.about).toBeUndefined();
  expect(state()).toBe('Saving on this computer…');
});
