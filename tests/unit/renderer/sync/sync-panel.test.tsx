import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { QueueEntry, SyncQueue } from '#shared/ipc/sync.ipc.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { SyncPanel } from '../../../../src-renderer/app/sync/sync-panel.tsx';

afterEach(closeScreen);

const entry: QueueEntry = {
  id: 1,
  slug: 'joes',
  companyName: 'Joe’s Pipes',
  kind: 'save',
  state: 'waiting',
  reason: '',
  queuedAt: 1,
};
const blocked: QueueEntry = {
  ...entry,
  id: 2,
  slug: 'zen',
  companyName: '',
  kind: 'publish',
  state: 'blocked',
  reason: 'Why.',
};

async function openPanel(queue: SyncQueue, answers: FakeHandlers = {}, status: Partial<SiteStatus> = {}) {
  const ok = () => ({});
  return openScreen(
    <MemoryRouter>
      <SyncPanel />
    </MemoryRouter>,
    {},
    {
      status,
      answers: {
        'sync.queue': () => queue,
        'sync.retry': ok,
        'sync.remove': ok,
        'sync.discard': ok,
        ...answers,
      },
    },
  );
}
const item = async (name: string) =>
  within((await screen.findAllByRole('listitem')).find((element) => element.textContent.includes(name))!);

describe('[NAV-09] the sync panel', () => {
  test('says of the open site that what was edited since is not part of what waits', async () => {
    const queued = { kind: 'save' as const, at: 1, later: ['about'] };
    await openPanel({ online: true, entries: [entry, blocked] }, {}, { queued });
    expect((await item('Joe’s Pipes')).getByText(/not part of it\.$/)).toBeTruthy();
    expect((await item('zen')).queryByText(/not part of it/)).toBeNull();
  });

  test('lists what waits: company, slug, what is to be done, state and reason', async () => {
    await openPanel({ online: true, entries: [entry, blocked] });
    const first = await item('Joe’s Pipes');
    expect(first.getByText(/^Save of /)).toBeTruthy();
    expect(first.getByText('Waiting.')).toBeTruthy();
    const second = await item('zen');
    expect(second.getByText(/^Publish of /)).toBeTruthy();
    expect(second.getByText(/^zen · queued /)).toBeTruthy();
    expect(second.getByText('Needs you.').parentElement?.textContent).toBe('Needs you. Why.');
  });

  test('sends one or all, and takes out of the queue', async () => {
    const harness = await openPanel({ online: true, entries: [entry, blocked] });
    await harness.user.click((await item('zen')).getByRole('button', { name: 'Retry' }));
    await harness.user.click(screen.getByRole('button', { name: 'Send all now' }));
    expect(harness.bridge.inputsOf('sync.retry')).toEqual([{ slug: 'zen' }, {}]);
    await harness.user.click((await item('zen')).getByRole('button', { name: 'Remove from queue' }));
    expect(harness.bridge.inputsOf('sync.remove')).toEqual([{ slug: 'zen' }]);
  });

  test('[SYNC-02] offline it says why nothing can be sent', async () => {
    const harness = await openPanel({ online: false, entries: [entry] });
    const send = await screen.findByRole('button', { name: 'Send all now' });
    expect(document.getElementById(send.getAttribute('aria-describedby')!)?.textContent).toBe(
      'The server cannot be reached.',
    );
    await harness.user.click(send);
    expect(harness.bridge.inputsOf('sync.retry')).toEqual([]);
  });

  test('shows how far the sending is', async () => {
    await openPanel({ online: true, entries: [entry], progress: { done: 1, total: 4 } });
    const bar = await screen.findByRole('progressbar', { name: 'Syncing 2 of 4' });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
  });

  test('a discarded draft is brought back from the trash by the notice', async () => {
    const harness = await openPanel({ online: true, entries: [entry] }, { 'sync.discard': () => ({ trashed: 7 }) });
    const open = harness.bridge.handlers['site.open']!;
    harness.bridge.handlers['trash.restore'] = async (_, call) => ({
      ...(await open({ slug: 'joes' }, call)),
      restored: 1,
    });
    await harness.user.click((await item('Joe’s Pipes')).getByRole('button', { name: 'Discard draft to trash' }));
    expect(await screen.findByText('The draft of Joe’s Pipes is in the trash')).toBeTruthy();
    await harness.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(harness.bridge.inputsOf('trash.restore')).toEqual([{ slug: 'joes', id: 7, part: { of: 'site' } }]),
    );
  });

  test('what held no edits of its own is not said to be in the trash', async () => {
    const harness = await openPanel({ online: true, entries: [entry] });
    await harness.user.click((await item('Joe’s Pipes')).getByRole('button', { name: 'Discard draft to trash' }));
    expect(await screen.findByText('Joe’s Pipes does not wait any more')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('many sites come a page at a time', async () => {
    const entries = Array.from({ length: 60 }, (_, at) => ({ ...entry, id: at, slug: `site-${at}` }));
    const harness = await openPanel({ online: true, entries });
    expect(await screen.findByText('60 sites wait.')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    await harness.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('an empty queue says so', async () => {
    await openPanel({ online: true, entries: [] });
    expect(await screen.findByText('Nothing waits to sync')).toBeTruthy();
  });
});
