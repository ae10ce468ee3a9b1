import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Creation } from '#shared/ipc/creation.ipc.ts';
import { importDrafts } from '../../../../src-renderer/app/actions/drafts-file.ts';
import { useDesktopSignals } from '../../../../src-renderer/app/jobs/use-desktop-signals.ts';
import { DrawerHost } from '../../../../src-renderer/app/shell/drawer-host.tsx';
import { QueueFooter } from '../../../../src-renderer/app/shell/queue-footer.tsx';
import { askToPublish, closeDrawer } from '../../../../src-renderer/state/job-drawer.ts';
import { beginSave, type SaveKind, type SaveRun } from '../../../../src-renderer/state/save-store.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  closeDrawer();
});

function Window() {
  useDesktopSignals();
  return (
    <>
      <input aria-label="Field" />
      <DrawerHost />
      <QueueFooter />
    </>
  );
}

const creation = (more: Partial<Creation> = {}): Creation => ({
  ...{
    id: 'c1',
    fbSlug: 'zen-plumbing',
    stock: false,
    industryName: 'Plumbing',
    state: 'working',
    step: 'building',
    startedAt: 1,
  },
  ...more,
});

const openWindow = (answers: FakeHandlers = {}) =>
  openScreen(
    <MemoryRouter>
      <Window />
    </MemoryRouter>,
    {},
    {
      answers: {
        'sync.queue': () => ({ online: true, entries: [] }),
        'app.showProgress': () => ({}),
        'app.tellEnd': () => ({}),
        ...answers,
      },
    },
  );

function begin(kind: SaveKind): SaveRun {
  let run: SaveRun | undefined;
  act(() => void (run = beginSave('joes', kind)));
  return run!;
}

const job = (name: RegExp) => screen.getByRole('heading', { name }).closest('li')!;

test('[PUB-03] a save that takes long is shown with its steps, and is cancelled until it is sent', async () => {
  const { user } = await openWindow();
  const run = begin('save');
  act(() => run.tell('Uploading photos', { done: 3, total: 20 }));
  await user.click(await screen.findByRole('button', { name: 'Save joes 3 of 20' }));
  const steps = within(job(/Save joes/));
  expect(steps.getByText('3 of 20')).toBeTruthy();
  expect(steps.getByText('Uploading photos').closest('li')?.getAttribute('aria-current')).toBe('step');
  await user.click(screen.getByRole('button', { name: 'Cancel: Save joes' }));
  expect(run.signal.aborted).toBe(true);
  act(() => run.tell('Saving'));
  expect(screen.queryByRole('button', { name: 'Cancel: Save joes' })).toBeNull();
  act(() => run.end({ state: 'failed', title: 'There was a problem saving...', text: 'No answer.' }));
  expect(within(job(/Save joes/)).getByText('No answer.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Put away: Save joes' }));
  expect(await screen.findByText('Nothing is under way.')).toBeTruthy();
});

describe('[PUB-03] a save that takes long', () => {
  const drawer = () => screen.queryByRole('complementary', { name: 'Work in the background' });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  /** Begins a save with fake timers, which the test advances. */
  async function beginLong(): Promise<SaveRun> {
    await openWindow();
    act(() => screen.getByRole('textbox').focus());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    return begin('save');
  }

  test('opens the drawer by itself, which closes when the save has ended well', async () => {
    const run = await beginLong();
    act(() => run.tell('Uploading photos', { done: 1, total: 20 }));
    pass(2999);
    expect(drawer()).toBeNull();
    pass(1);
    expect(drawer()?.textContent).toContain('1 of 20');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    act(() => run.end({ state: 'done', title: 'Saved successfully' }));
    expect(drawer()).toBeNull();
  });

  test('leaves the drawer open when it has failed, and closed when the user closes it', async () => {
    const run = await beginLong();
    pass(3000);
    act(closeDrawer);
    act(() => run.tell('Saving'));
    pass(10_000);
    expect(drawer()).toBeNull();
    act(() => run.end());
    const next = begin('save');
    pass(3000);
    act(() => next.end({ state: 'failed', title: 'There was a problem saving...' }));
    expect(drawer()?.textContent).toContain('There was a problem saving...');
  });

  test('does not open the drawer while a question waits for its answer, or when the user looks at a publish', async () => {
    const run = await beginLong();
    act(() => run.waitForAnswer());
    pass(60_000);
    act(() => run.tell('Saving'));
    pass(2999);
    expect(drawer()).toBeNull();
    act(() => void askToPublish('joes'));
    pass(1);
    expect(drawer()).toBeNull();
    expect(screen.getByRole('complementary', { name: /^Publish/ })).toBeTruthy();
  });
});

test('[PUB-03] a creation and an import of drafts are shown together as jobs with their steps', async () => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const { user, bridge } = await openWindow({
    'creation.list': () => [creation()],
    'store.import': async (_, { progress }) => {
      progress('Taking the drafts in');
      await held;
      return { taken: { imported: 2, unreadable: 0 } };
    },
  });
  act(() => void importDrafts());
  await user.click(await screen.findByRole('button', { name: '2 jobs' }));
  expect(within(job(/Create zen-plumbing/)).getByText('Building the site')).toBeTruthy();
  expect(
    within(job(/Import drafts/))
      .getByText('Taking the drafts in')
      .closest('li')?.dataset.state,
  ).toBe('now');
  await act(async () => goOn());
  expect(await within(job(/Import drafts/)).findByText('2 drafts taken in')).toBeTruthy();
  bridge.handlers['creation.list'] = () => [creation({ state: 'completed', slug: 'zen' })];
  act(() => bridge.emit('creation.changed', creation({ state: 'completed', slug: 'zen' })));
  expect(await within(job(/Create zen-plumbing/)).findByText('The new site “zen” is ready')).toBeTruthy();
});

test('[NEW-02] a creation is shown with its steps, also those for a copy and a domain, and can be cancelled', async () => {
  const wished = creation({ copyOf: 'acme', domain: 'zen.com', step: 'copying' });
  const { user, bridge } = await openWindow({ 'creation.list': () => [wished], 'creation.cancel': () => ({}) });
  await user.click(await screen.findByRole('button', { name: 'Create zen-plumbing' }));
  const steps = within(job(/Create zen-plumbing/)).getAllByRole('listitem');
  expect(steps.map(({ textContent, dataset: { state } }) => [textContent, state])).toEqual([
    ['Waiting for the server to begin', 'past'],
    ['Building the site', 'past'],
    ['Copying the content', 'now'],
    ['Entering contact and domain', 'next'],
  ]);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  await user.click(screen.getByRole('button', { name: 'Cancel: Create zen-plumbing' }));
  expect(bridge.inputsOf('creation.cancel')).toEqual([{ id: 'c1' }]);
  bridge.handlers['creation.list'] = () => [creation({ step: 'queued' })];
  act(() => bridge.emit('creation.changed', creation({ step: 'queued' })));
  await waitFor(() => expect(within(job(/Create zen-plumbing/)).getAllByRole('listitem')).toHaveLength(2));
});

test('[NAV-15] the desktop is told how far work is and what has ended', async () => {
  const { bridge } = await openWindow();
  const run = begin('publish');
  act(() => run.tell('Publishing'));
  act(() => run.end({ state: 'done', title: 'Saved and published sucessfully', url: 'https://joes.com/' }));
  await waitFor(() => expect(bridge.inputsOf('app.tellEnd')).toHaveLength(1));
  expect(bridge.inputsOf('app.showProgress').map(({ done }) => done)).toEqual([0, expect.closeTo(0.82), 'none']);
  expect(bridge.inputsOf('app.tellEnd')).toEqual([
    {
      id: expect.any(String) as string,
      title: 'Saved and published sucessfully: joes',
      text: 'https://joes.com/',
      route: '/basicInfo/joes',
    },
  ]);
});

test('[NAV-15] work that was cancelled ends without a word', async () => {
  const { bridge } = await openWindow();
  const run = begin('save');
  act(() => run.end());
  await waitFor(() => expect(bridge.inputsOf('app.showProgress')).toEqual([{ done: 0 }, { done: 'none' }]));
  expect(bridge.inputsOf('app.tellEnd')).toEqual([]);
});
