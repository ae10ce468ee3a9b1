import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Channel } from '#shared/ipc/contract.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { useEvent, useMutation, useQuery } from '../../../../src-renderer/bridge/hooks.ts';
import { type BridgeQueries, createBridgeQueries } from '../../../../src-renderer/bridge/query-client.ts';
import { type FakeBridge, installFakeBridge } from '../../../support/fake-bridge.ts';

afterEach(() => {
  cleanup();
  queries.dispose();
  vi.useRealTimers();
});

let bridge: FakeBridge;
let queries: BridgeQueries;
let wrapper: (props: { children: ReactNode }) => ReactNode;

beforeEach(() => {
  bridge = installFakeBridge();
  queries = createBridgeQueries();
  wrapper = ({ children }) => <QueryClientProvider client={queries.client}>{children}</QueryClientProvider>;
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

describe('an answer', () => {
  function Asked<C extends 'checkout.link' | 'history.list' | 'contacts.list'>({ channel }: { channel: C }) {
    useQuery(channel, (channel === 'contacts.list' ? {} : { slug: 'joes' }) as never);
    return null;
  }
  const status = (facts: Partial<SiteStatus>): SiteStatus => ({
    slug: 'joes',
    sync: 'unsaved',
    editedFields: [],
    online: true,
    offlineCopy: false,
    conflicts: 0,
    newerOnServer: false,
    missingOnServer: false,
    otherSite: false,
    canUndo: true,
    canRedo: false,
    savedAt: 1,
    ...facts,
  });
  const calls = (channel: Channel) => bridge.calls.filter((call) => call.channel === channel).length;
  const tell = (facts: Partial<SiteStatus>) => act(async () => bridge.emit('site.status', status(facts)));

  test('about the saved record is asked again on a save, not on each edit', async () => {
    bridge.handlers['checkout.link'] = () => ({ toolUrl: 'https://checkout.example' });
    await tell({});
    render(<Asked channel="checkout.link" />, { wrapper });
    await waitFor(() => expect(calls('checkout.link')).toBe(1));
    await tell({ journalledAt: 5, editedFields: ['about'] });
    await tell({ journalledAt: 6, editedFields: ['about'] });
    expect(calls('checkout.link')).toBe(1);
    await tell({ savedAt: 7 });
    await waitFor(() => expect(calls('checkout.link')).toBe(2));
  });

  test('about one site is not asked again for news of another', async () => {
    bridge.handlers['history.list'] = () => [];
    render(<Asked channel="history.list" />, { wrapper });
    await waitFor(() => expect(calls('history.list')).toBe(1));
    await tell({ slug: 'others' });
    expect(calls('history.list')).toBe(1);
    await tell({ conflicts: 1 });
    await waitFor(() => expect(calls('history.list')).toBe(2));
  });

  test('about a site is asked again beside what a component loads of its own, which no call answers', async () => {
    await queries.client.fetchQuery({ queryKey: ['cards of screens'], queryFn: () => 1 });
    bridge.handlers['history.list'] = () => [];
    render(<Asked channel="history.list" />, { wrapper });
    await waitFor(() => expect(calls('history.list')).toBe(1));
    await tell({ conflicts: 1 });
    await waitFor(() => expect(calls('history.list')).toBe(2));
  });

  test('under way when its event comes is asked for again', async () => {
    const answers: ((versions: []) => void)[] = [];
    bridge.handlers['history.list'] = () => new Promise((resolve) => void answers.push(resolve));
    render(<Asked channel="history.list" />, { wrapper });
    await waitFor(() => expect(answers).toHaveLength(1));
    await tell({ conflicts: 1 });
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers.forEach((answer) => answer([])));
  });

  test('from the server is asked again when the window is come back to and half a minute has passed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    bridge.handlers['contacts.list'] = () => ({ contacts: [], stale: false });
    render(<Asked channel="contacts.list" />, { wrapper });
    await waitFor(() => expect(calls('contacts.list')).toBe(1));
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(calls('contacts.list')).toBe(1);
    vi.setSystemTime(Date.now() + 31_000);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(calls('contacts.list')).toBe(2));
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
