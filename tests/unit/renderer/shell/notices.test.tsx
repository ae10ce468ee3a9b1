import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { QueueEntry } from '#shared/ipc/sync.ipc.ts';
import { tellFailure, tellResult } from '../../../../src-renderer/app/save-flow/results.ts';
import { useSyncNotices } from '../../../../src-renderer/app/sync/sync-notices.ts';
import { BridgeCallError } from '../../../../src-renderer/bridge/client.ts';
import { setField } from '../../../../src-renderer/state/draft-actions.ts';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { openPanel } from '../../../../src-renderer/state/panel-store.ts';
import { attempt, notifySuccess } from '../../../../src-renderer/ui/notify.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
});

const texts = () => screen.queryAllByRole('alert').map((notice) => notice.textContent);
const failure = new AppError('SAVE_FAILED', 'The server did not answer.');

test('[SAVE-07] a failed save has one notice, which names its site, tries again, and goes when a save succeeds', async () => {
  const { user } = await openScreen(null, {});
  const retry = vi.fn();
  const after = { site: 'joes', isElsewhere: false, toBasicInfo: vi.fn(), retry };
  act(() => void tellFailure('save', failure, after));
  act(() => void tellFailure('save', failure, after));
  expect(texts()).toEqual([expect.stringMatching(/There was a problem saving\.\.\.joesThe server did not answer\./)]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  act(() => void tellFailure('save', failure, after));
  act(() => void tellResult('save', { outcome: 'saved', slug: 'joes', savedAt: 1 }, 'joes', retry));
  await waitFor(() => expect(texts()).toEqual([expect.stringMatching(/^Saved successfullyjoes/)]));
});

test('[SAVE-07] failures of two sites stand beside each other', async () => {
  await openScreen(null, {});
  for (const site of ['joes', 'zen']) {
    act(() => void tellFailure('save', failure, { site, isElsewhere: true, toBasicInfo: vi.fn(), retry: vi.fn() }));
  }
  expect(texts()).toEqual([expect.stringContaining('joes'), expect.stringContaining('zen')]);
});

test('[NAV-08] what failed is tried again from its notice, which goes once it worked', async () => {
  const { user } = await openScreen(null, {});
  const act = vi.fn<() => Promise<void>>().mockRejectedValueOnce(failure).mockResolvedValueOnce();
  await attempt('The page could not be opened', act);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(act).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(texts()).toEqual([]));
});

test('[SAVE-07] a failure is said at once, though many notices of removals stand; it stays when more follow', async () => {
  await openScreen(null, {});
  const remove = (name: string): void =>
    act(() => notifySuccess({ title: `Removed ${name}`, action: { label: 'Undo', onClick: vi.fn() } }));
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) remove(name);
  act(
    () => void tellFailure('save', failure, { site: 'joes', isElsewhere: false, toBasicInfo: vi.fn(), retry: vi.fn() }),
  );
  // milliseconds; shorter than the 15 seconds after which notices with an action close by themselves
  const soon = { timeout: 5000 };
  const failed = expect.stringContaining('There was a problem saving...') as string;
  await waitFor(
    () => expect(texts()).toEqual(['Removed fourUndo', 'Removed fiveUndo', 'Removed sixUndo', failed]),
    soon,
  );
  for (const name of ['seven', 'eight', 'nine', 'ten']) remove(name);
  const newer = ['Removed eightUndo', 'Removed nineUndo', 'Removed tenUndo'];
  await waitFor(() => expect(texts()).toEqual([failed, ...newer]), soon);
});

describe('[SAVE-07] where as many failures stand as are shown', () => {
  const fail = (site: string): void =>
    act(() => void tellFailure('save', failure, { site, isElsewhere: true, toBasicInfo: vi.fn(), retry: vi.fn() }));
  const sites = () => texts().map((text) => /joes|\d|Saved successfully/.exec(text ?? '')?.[0]);
  const WAITS = '1 earlier notice comes back when these close.';

  test('a success is shown at once; the oldest failure steps back, which is said, and comes again', async () => {
    const { user } = await openScreen(null, {});
    for (const site of ['1', '2', '3', '4']) fail(site);
    act(() => void tellResult('save', { outcome: 'saved', slug: 'joes', savedAt: 1 }, 'joes', vi.fn()));
    const soon = { timeout: 2000 };
    await waitFor(() => expect(sites()).toEqual(['2', '3', '4', 'Saved successfully']), soon);
    expect(screen.getByText(WAITS)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Dismiss' }).at(-1)!);
    await waitFor(() => expect(sites()).toEqual(['2', '3', '4', '1']));
    expect(screen.queryByText(WAITS)).toBeNull();
  });

  test('a fifth one and one that fails again are shown at once; each of the others comes when one is dismissed', async () => {
    const { user } = await openScreen(null, {});
    for (const site of ['1', '2', '3', '4', '5']) fail(site);
    await waitFor(() => expect(sites()).toEqual(['2', '3', '4', '5']));
    fail('1');
    await waitFor(() => expect(sites()).toEqual(['1', '3', '4', '5']));
    expect(screen.getByText(WAITS)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    await waitFor(() => expect(sites()).toEqual(['3', '4', '5', '2']));
  });
});

describe('[NAV-09] a notice goes with its cause', () => {
  const SOON = { timeout: 2000 };
  const tell = (code: 'SLUG_EXISTS' | 'CONFLICTS' | 'SAVE_FAILED', isElsewhere = false) =>
    act(
      () =>
        void tellFailure('save', new BridgeCallError({ code, message: 'No.' }), {
          ...{ site: 'joes', isElsewhere, toBasicInfo: vi.fn(), retry: vi.fn() },
        }),
    );

  test('a save that conflicts, once they are shown, in whatever way', async () => {
    await openScreen(null, {});
    tell('CONFLICTS');
    act(() => openPanel('history'));
    expect(texts()).toHaveLength(1);
    act(() => openPanel('conflicts'));
    await waitFor(() => expect(texts()).toEqual([]), SOON);
  });

  test('a slug that is taken, once another is typed', async () => {
    await openScreen(null, { slug: 'joes', about: '' });
    tell('SLUG_EXISTS');
    act(() => void setField(['about'], 'New'));
    expect(texts()).toHaveLength(1);
    act(() => void setField(['slug'], 'joes-two'));
    await waitFor(() => expect(texts()).toEqual([]), SOON);
  });

  test('a failure of the server, once the site is saved after all, and no sooner', async () => {
    const { bridge } = await openScreen(null, {});
    tell('SAVE_FAILED');
    const { status } = draftStore.getState();
    act(() => bridge.emit('site.status', { ...status!, sync: 'unsaved', savedAt: Date.now() - 60_000 }));
    expect(texts()).toHaveLength(1);
    act(() => bridge.emit('site.status', { ...status!, sync: 'clean', savedAt: Date.now() + 1 }));
    await waitFor(() => expect(texts()).toEqual([]), SOON);
  });

  test('what could not be had without the server, once it is back', async () => {
    const { bridge } = await openScreen(null, {});
    const offline = vi
      .fn<() => Promise<void>>()
      .mockRejectedValue(new BridgeCallError({ code: 'OFFLINE', message: 'No answer.' }));
    await attempt('The page could not be opened', offline);
    act(() => bridge.emit('connectivity.changed', { online: false }));
    expect(texts()).toHaveLength(1);
    act(() => bridge.emit('connectivity.changed', { online: true }));
    await waitFor(() => expect(texts()).toEqual([]), SOON);
  });

  test('photos that wait have one notice, which says no “Saved” beside it', async () => {
    await openScreen(null, {});
    const waiting = { count: 2, reason: 'The store is full.' };
    act(() => void tellResult('save', { outcome: 'saved', slug: 'joes', savedAt: 1, waiting }, 'joes', vi.fn()));
    expect(texts()).toEqual([expect.stringMatching(/^2 photos wait.*The store is full\. The rest is saved\./)]);
  });

  test('what is said twice stands there once', async () => {
    await openScreen(null, {});
    for (const message of ['a.zip', 'b.zip']) act(() => notifySuccess({ title: 'Exported', message }));
    expect(texts()).toEqual(['Exportedb.zip']);
  });
});

function Watcher() {
  useSyncNotices();
  return null;
}

test('[SYNC-02] the ends of saves that waited for the server are said: sent, or in need of the user', async () => {
  const { bridge } = await openScreen(<Watcher />, {});
  const entry = (id: number, slug: string, more: Partial<QueueEntry> = {}): QueueEntry => ({
    ...{ id, slug, companyName: '', kind: 'save', state: 'waiting', reason: '', queuedAt: 1 },
    ...more,
  });
  const tell = (...entries: QueueEntry[]) => act(() => bridge.emit('sync.changed', { online: true, entries }));
  tell(entry(1, 'joes'), entry(2, 'zen', { kind: 'publish' }), entry(3, 'alpha'));
  tell(entry(1, 'joes', { state: 'running' }), entry(2, 'zen', { kind: 'publish' }), entry(3, 'alpha'));
  expect(texts()).toEqual([]);
  tell(entry(2, 'zen', { kind: 'publish', state: 'running' }));
  tell(entry(2, 'zen', { kind: 'publish', state: 'blocked', reason: 'The domain is taken.' }));
  expect(texts()).toEqual([
    expect.stringMatching(/^Saved successfullyjoes/),
    expect.stringMatching(/^There was a problem publishing\.\.\.zenThe domain is taken\./),
  ]);
  tell();
  await waitFor(() => expect(texts()).toEqual([expect.stringMatching(/^Saved successfullyjoes/)]));
});
