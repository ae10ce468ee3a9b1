import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useLasting } from '../../../../src-renderer/ui/use-lasting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow(isOn: boolean) {
  const store = createStore(() => ({ isOn }));
  let drawn = 0;
  const { result, unmount } = renderHook(() => {
    drawn++;
    return useLasting(store, (state) => state.isOn);
  });
  return {
    set: (next: boolean): void => act(() => store.setState({ isOn: next })),
    wait: (ms: number): void => act(() => void vi.advanceTimersByTime(ms)),
    isShown: () => result.current,
    drawn: () => drawn,
    unmount,
  };
}

test('a state is shown at once, and until it has been over for a while', () => {
  const { set, wait, isShown } = follow(false);
  expect(isShown()).toBe(false);
  set(true);
  wait(5000);
  expect(isShown()).toBe(true);
  set(false);
  expect(isShown()).toBe(true);
  wait(1000);
  expect(isShown()).toBe(false);
});

test('the component is drawn once when the state comes and goes with each of many keys', () => {
  const { set, wait, drawn, isShown } = follow(false);
  const before = drawn();
  for (let key = 0; key < 10; key++) {
    set(true);
    wait(20);
    set(false);
    wait(100);
  }
  expect(isShown()).toBe(true);
  expect(drawn() - before).toBe(1);
});

test('a state that holds from the beginning is shown from the first', () => {
  expect(follow(true).isShown()).toBe(true);
});

test('nothing is left to run once the component is gone', () => {
  const { set, unmount } = follow(true);
  set(false);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
