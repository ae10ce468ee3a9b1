import { ModalsProvider } from '@mantine/modals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { afterEach, expect, test } from 'vitest';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { useCloseQuestions } from '../../../../src-renderer/app/shell/close-questions.ts';
import { beginSave } from '../../../../src-renderer/state/save-store.ts';
import { NewerBar } from '../../../../src-renderer/app/shell/notices.tsx';
import { useNewerPrompt } from '../../../../src-renderer/app/shell/newer-prompt.ts';
import { draftStore } from '../../../../src-renderer/state/draft-store.ts';
import { confirm } from '../../../../src-renderer/ui/confirm.tsx';
import { FakeSite } from '../../../support/fake-site.ts';
import { closeScreen, openScreen, prepareDom, type ScreenHarness } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

function Prompted() {
  return <span>{useNewerPrompt() ? 'declined' : 'none'}</span>;
}

const tellStatus = (harness: ScreenHarness, facts: Partial<SiteStatus>) =>
  act(async () => harness.bridge.emit('site.status', { ...draftStore.getState().status!, ...facts }));

test.each<SiteStatus['sync']>(['unsaved', 'clean'])(
  '[CACHE-01] the question about a newer copy is taken back once another window has dealt with it (%s)',
  async (sync) => {
    const harness = await openScreen(
      <ModalsProvider>
        <Prompted />
      </ModalsProvider>,
      {},
    );
    await tellStatus(harness, { newerOnServer: true, sync });
    expect(await screen.findByRole('dialog', { name: 'Newer copy on the server' })).toBeTruthy();
    await tellStatus(harness, { newerOnServer: false, sync });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(harness.bridge.inputsOf('site.fetch')).toEqual([]);

    await tellStatus(harness, { newerOnServer: true, sync });
    await harness.user.click(await screen.findByRole('button', { name: 'Keep my copy' }));
    expect(await screen.findByText('declined')).toBeTruthy();

    // The app asks again about the next newer copy, and the bar about the declined copy is gone.
    await tellStatus(harness, { newerOnServer: false, sync });
    await tellStatus(harness, { newerOnServer: true, sync });
    expect(await screen.findByRole('dialog', { name: 'Newer copy on the server' })).toBeTruthy();
    expect(screen.getByText('none')).toBeTruthy();
  },
);

test('[CACHE-01] a newer copy that was declined is fetched from the bar', async () => {
  const fetched = new FakeSite({ slug: 'joes', company_name: 'Their Name' });
  const harness = await openScreen(<NewerBar shown />, {}, { answers: { 'site.fetch': () => fetched.opened() } });
  await harness.user.click(screen.getByRole('button', { name: 'Fetch it' }));
  await waitFor(() => expect(draftStore.getState().site.company_name).toBe('Their Name'));
});

test('[CACHE-01] a newer copy that clashes with the work under way is not asked about, only told of', async () => {
  const harness = await openScreen(
    <ModalsProvider>
      <Prompted />
    </ModalsProvider>,
    {},
  );
  await tellStatus(harness, { newerOnServer: true, newerClashes: true, sync: 'unsaved' });
  expect(await screen.findByText('declined')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[SAVE-06] while a save asks about a newer copy nothing else does', async () => {
  const harness = await openScreen(
    <ModalsProvider>
      <Prompted />
    </ModalsProvider>,
    {},
  );
  let run = beginSave('joes', 'save');
  await tellStatus(harness, { newerOnServer: true, sync: 'unsaved' });
  expect(screen.getByText('none')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => run.end());
  expect(await screen.findByText('declined')).toBeTruthy();
  act(() => void (run = beginSave('joes', 'save')));
  expect(await screen.findByText('none')).toBeTruthy();
  act(() => run.end());
});

test('[NAV-10] a question about a site outlives its renaming and is taken back when a link leads to another one', async () => {
  prepareDom();
  function Site({ slug }: { slug: string }) {
    useCloseQuestions(slug);
    return null;
  }
  const page = (slug: string) => (
    <MantineProvider env="test">
      <ModalsProvider>
        <Site slug={slug} />
      </ModalsProvider>
    </MantineProvider>
  );
  draftStore.setState({ slug: 'acme' });
  const { rerender, unmount } = render(page('acme'));
  let answer: Promise<boolean> | undefined;
  act(() => void (answer = confirm({ title: 'Clear the cache?', message: '', confirmLabel: 'Clear' })));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  draftStore.setState({ slug: 'acme-roofing' });
  rerender(page('acme-roofing'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  rerender(page('zen'));
  expect(await answer).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
});
