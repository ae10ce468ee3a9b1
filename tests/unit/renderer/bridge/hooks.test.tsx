import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { QueryCacheContext, useEvent, useMutation, useQuery } from '../../../../src-renderer/bridge/hooks.ts';
import { QueryCache } from '../../../../src-renderer/bridge/query-cache.ts';
import { type FakeBridge, installFakeBridge } from '../../../support/fake-bridge.ts';

afterEach(cleanup);

let bridge: FakeBridge;
let wrapper: (props: { children: ReactNode }) => ReactNode;

beforeEach(() => {
  bridge = installFakeBridge();
  const cache = new QueryCache();
  wrapper = ({ children }) => <QueryCacheContext value={cache}>{children}</QueryCacheContext>;
});

describe('useQuery', () => {
  function Industries() {
    const { data } = useQuery('industries.list', {});
    return <p>{data?.map(({ name }) => name).join() ?? 'none'}</p>;
  }

  test('asks once for all who want the same answer', async () => {
    bridge.handlers['industries.list'] = () => [{ id: 1, name: 'Roofing' }];
    render(
      <>
        <Industries />
        <Industries />
      </>,
      { wrapper },
    );
    await waitFor(() => expect(screen.getAllByText('Roofing')).toHaveLength(2));
    expect(bridge.inputsOf('industries.list')).toHaveLength(1);
  });

  test('asks again when an event makes the answer stale, and shows the old one meanwhile', async () => {
    let name = 'Roofing';
    bridge.handlers['industries.list'] = () => [{ id: 1, name }];
    render(<Industries />, { wrapper });
    await screen.findByText('Roofing');
    name = 'Painting';
    act(() => bridge.emit('connectivity.changed', { online: true }));
    expect(screen.queryByText('none')).toBeNull();
    await screen.findByText('Painting');
  });

  test('asks again after a failure when a component comes anew', async () => {
    bridge.handlers['industries.list'] = () => {
      throw new AppError('OFFLINE', 'No connection');
    };
    const first = render(<Industries />, { wrapper });
    await waitFor(() => expect(bridge.inputsOf('industries.list')).toHaveLength(1));
    first.unmount();
    bridge.handlers['industries.list'] = () => [{ id: 1, name: 'Roofing' }];
    render(<Industries />, { wrapper });
    await screen.findByText('Roofing');
  });
});

describe('useMutation', () => {
  test('names the step that runs and then gives the answer', async () => {
    let finish = (): void => undefined;
    bridge.handlers['site.save'] = async (_input, { progress }) => {
      progress('Saving');
      await new Promise<void>((resolve) => (finish = resolve));
      return { outcome: 'saved', slug: 'a', savedAt: 1 };
    };
    const { result } = renderHook(() => useMutation('site.save'), { wrapper });
    let answer: unknown;
    act(() => void result.current.run({ slug: 'a' }).then((value) => (answer = value)));
    await waitFor(() => expect(result.current).toMatchObject({ running: true, step: 'Saving' }));
    await act(async () => finish());
    expect(answer).toEqual({ outcome: 'saved', slug: 'a', savedAt: 1 });
    expect(result.current).toMatchObject({ running: false, step: undefined });
  });

  test('keeps the error of a call that failed and none of one that was cancelled', async () => {
    bridge.handlers['contacts.list'] = () => {
      throw new AppError('OFFLINE', 'No connection');
    };
    const { result } = renderHook(() => useMutation('contacts.list'), { wrapper });
    await act(async () => void (await result.current.run({})));
    expect(result.current.error?.message).toBe('No connection');
    bridge.handlers['contacts.list'] = () => {
      throw new AppError('CANCELLED', 'Cancelled');
    };
    await act(async () => void (await result.current.run({})));
    expect(result.current.error).toBeUndefined();
  });
});

test('useEvent calls the newest listener and none after the component has gone', () => {
  const heard: string[] = [];
  const { rerender, unmount } = renderHook(({ name }) => useEvent('command', ({ id }) => heard.push(name + id)), {
    initialProps: { name: 'a-' },
    wrapper,
  });
  rerender({ name: 'b-' });
  act(() => bridge.emit('command', { id: 'save' }));
  unmount();
  bridge.emit('command', { id: 'undo' });
  expect(heard).toEqual(['b-save']);
});
