import { notifications } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useMergedNotice } from '../../../../src-renderer/app/sync/merged-notice.ts';
import { useServerChecks } from '../../../../src-renderer/app/sync/server-checks.ts';
import { type FakeBridge, installFakeBridge } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

function Site({ slug }: { slug: string | null }) {
  useServerChecks(slug);
  return null;
}

describe('[CACHE-01] the open site is looked at from time to time', () => {
  let bridge: FakeBridge;
  let visibility: DocumentVisibilityState;
  beforeEach(() => {
    visibility = 'visible';
    vi.useFakeTimers();
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    bridge = installFakeBridge({ 'site.look': () => ({}) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const looks = () => bridge.inputsOf('site.look').length;
  const show = (state: DocumentVisibilityState) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test.each([0, 0.5, 0.99])('every 30 to 60 seconds, at random (%d)', (random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { rerender, unmount } = render(<Site slug="joes" />);
    const pause = 30_000 * (1 + random);
    vi.advanceTimersByTime(pause - 1);
    expect(looks()).toBe(0);
    vi.advanceTimersByTime(1 + pause);
    expect(looks()).toBe(2);
    rerender(<Site slug={null} />);
    vi.advanceTimersByTime(600_000);
    expect(looks()).toBe(2);
    unmount();
  });

  test('not while the window is hidden; an overdue look is made at once when the window is shown', () => {
    const { unmount } = render(<Site slug="joes" />);
    show('hidden');
    vi.advanceTimersByTime(600_000);
    expect(looks()).toBe(0);
    show('visible');
    vi.advanceTimersByTime(0);
    expect(looks()).toBe(1);
    show('hidden');
    show('visible');
    vi.advanceTimersByTime(29_000);
    expect(looks()).toBe(1);
    unmount();
    vi.advanceTimersByTime(600_000);
    expect(looks()).toBe(1);
  });
});

describe('[CACHE-01] what somebody else has changed', () => {
  afterEach(() => {
    closeScreen();
    notifications.clean();
  });
  function Notice() {
    useMergedNotice();
    return null;
  }
  const field = (label: string) => ({ path: ['x'], label, kind: 'value' as const });

  test('is named and can be taken back; of another site nothing is said', async () => {
    const harness = await openScreen(<Notice />, {});
    const opened = () => harness.bridge.handlers['site.open']!({ slug: 'joes' }, null as never);
    harness.bridge.handlers['history.restore'] = async () => ({ ...(await opened()), restored: 3 });
    const changes = ['Email', 'Phone', 'About', 'Tagline'].map(field);
    act(() => harness.bridge.emit('site.merged', { slug: 'zen', changes }));
    act(() => harness.bridge.emit('site.merged', { slug: 'joes', changes, undo: { version: 4, keys: ['k'] } }));
    expect(await screen.findByText('4 fields updated by someone else')).toBeTruthy();
    expect(screen.getByText('Email, Phone, About and 1 more.')).toBeTruthy();
    await harness.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(harness.bridge.inputsOf('history.restore')).toEqual([
      { slug: 'joes', id: 4, part: { of: 'changes', keys: ['k'] } },
    ]);
  });
});
