import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { reviewNewer } from '../../../../src-renderer/app/conflicts/review-newer.ts';
import { askSaveQuestion } from '../../../../src-renderer/app/save-flow/questions.tsx';
import { useStatus } from '../../../../src-renderer/state/draft.ts';
import { usePanel } from '../../../../src-renderer/app/sync/panel-store.ts';
import { closePanel } from '../../../../src-renderer/app/sync/panel-store.ts';
import { closeScreen, openScreen } from '../../../support/screen-desk.tsx';

afterEach(() => {
  closeScreen();
  closePanel();
  notifications.clean();
});

function Shell() {
  const panel = usePanel();
  const conflicts = useStatus(({ status }) => status?.conflicts);
  return (
    <MantineProvider env="test">
      <ModalsProvider>
        <p>
          panel {panel ?? 'none'}, {conflicts} conflicts
        </p>
      </ModalsProvider>
    </MantineProvider>
  );
}

const opened = (document: object, conflicts = 0) => ({
  slug: 'joes',
  version: 9,
  document: JSON.stringify({ slug: 'joes', ...document }),
  status: {
    slug: 'joes',
    sync: 'unsaved' as const,
    editedFields: ['about'],
    online: true,
    offlineCopy: false,
    conflicts,
    newerOnServer: false,
    missingOnServer: false,
    otherSite: false,
    canUndo: true,
    canRedo: false,
  },
});
const overwrite = { ask: 'overwrite', modified: 'm2' } as const;

describe('[SAVE-06] a newer copy on the server', () => {
  test('is reviewed by default; without conflicts it says how much came', async () => {
    const desk = await openScreen(<Shell />, { about: 'Mine', modified: 'm1' });
    desk.bridge.handlers['site.review'] = () => opened({ about: 'Mine', modified: 'm2', email: 'a@b.co', phone: '1' });
    const answer = askSaveQuestion(overwrite);
    await screen.findByText('New changes have been detected. Do you want to overwrite them?');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Review'));
    await desk.user.keyboard('{Enter}');
    expect(await answer).toBeNull();
    expect(await screen.findByText('Merged: 2 changes from the server')).toBeTruthy();
    expect(screen.getByText('panel none, 0 conflicts')).toBeTruthy();
  });

  test('opens the conflict review where both sides changed the same', async () => {
    const desk = await openScreen(<Shell />, { about: 'Mine' });
    desk.bridge.handlers['site.review'] = () => opened({ about: 'Theirs' }, 2);
    await reviewNewer();
    expect(await screen.findByText('panel conflicts, 2 conflicts')).toBeTruthy();
  });

  test('is overwritten, or nothing is done, on the user’s word', async () => {
    const desk = await openScreen(<Shell />, {});
    const overwritten = askSaveQuestion(overwrite);
    await desk.user.click(await screen.findByRole('button', { name: 'Overwrite' }));
    expect(await overwritten).toEqual({ overwrite: 'm2' });
    const cancelled = askSaveQuestion(overwrite);
    await desk.user.click((await screen.findAllByRole('button', { name: 'Cancel' })).at(-1)!);
    expect(await cancelled).toBeNull();
    expect(desk.bridge.inputsOf('site.review')).toEqual([]);
  });

  test('that lost much of a list is held, and merged only on the user’s word', async () => {
    const desk = await openScreen(<Shell />, { about: 'Mine' });
    const details = { modified: 'm2', lists: [{ field: 'gallery', before: 1500, after: 12 }] };
    desk.bridge.handlers['site.review'] = ({ accept }) => {
      if (accept !== 'm2') throw new AppError('HELD', 'Held.', { details });
      return opened({ about: 'Mine' });
    };
    const kept = reviewNewer();
    await screen.findByText('Photos: 1,500 → 12');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep my copy'));
    await desk.user.keyboard('{Enter}');
    await kept;
    expect(desk.bridge.inputsOf('site.review')).toHaveLength(1);
    const taken = reviewNewer();
    await desk.user.click(await screen.findByRole('button', { name: 'Take it anyway' }));
    await taken;
    expect(desk.bridge.inputsOf('site.review').at(-1)).toEqual({ slug: 'joes', accept: 'm2' });
  });
});
