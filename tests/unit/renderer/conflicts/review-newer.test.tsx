import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { reviewNewer } from '../../../../src-renderer/app/conflicts/review-newer.ts';
import { Panels } from '../../../../src-renderer/app/panels.tsx';
import { askSaveQuestion } from '../../../../src-renderer/app/save-flow/questions.tsx';
import { closeSite } from '../../../../src-renderer/state/draft-actions.ts';
import { useStatus } from '../../../../src-renderer/state/draft.ts';
import { usePanel } from '../../../../src-renderer/state/panel-store.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

function Shell() {
  const panel = usePanel();
  const conflicts = useStatus(({ status }) => status?.conflicts);
  return (
    <MantineProvider env="test">
      <ModalsProvider>
        <p>
          panel {panel ?? 'none'}, {conflicts} conflicts
        </p>
        <MemoryRouter>
          <Panels onSave={() => undefined} />
        </MemoryRouter>
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
const change = (field: string, label: string, theirs: string) => ({
  ...{ path: [field], label, kind: 'value' as const, theirs: JSON.stringify(theirs) },
});
const overwrite = { ask: 'overwrite', modified: 'm2' } as const;

describe('[SAVE-06] a newer copy on the server', () => {
  test('is reviewed by default; without conflicts it says what came, shows it when asked, and the save goes on', async () => {
    const harness = await openScreen(<Shell />, { about: 'Mine', modified: 'm1' });
    harness.bridge.handlers['site.review'] = () => ({
      ...opened({ about: 'Mine', modified: 'm2', email: 'a@b.co', phone: '1' }),
      merged: { changes: [change('email', 'Email', 'a@b.co'), change('phone', 'Phone', '1')] },
    });
    harness.bridge.handlers['conflict.list'] = () => [];
    const answer = askSaveQuestion(overwrite);
    await screen.findByText('New changes have been detected. Do you want to overwrite them?');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Review'));
    await harness.user.keyboard('{Enter}');
    expect(await answer).toEqual({});
    expect(await screen.findByText('Merged: 2 changes from the server')).toBeTruthy();
    expect(screen.getByText('Email, Phone.')).toBeTruthy();
    expect(screen.getByText('panel none, 0 conflicts')).toBeTruthy();
    await harness.user.click(screen.getByRole('button', { name: 'Show' }));
    const shown = await screen.findByRole('dialog', { name: 'Changed on the server' });
    await within(shown).findByRole('heading', { level: 3, name: 'Email' });
    expect(within(shown).getByRole('region', { name: 'Server’s' }).textContent).toContain('a@b.co');
    expect(within(shown).queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  test('opens the conflict review where both sides changed the same', async () => {
    const harness = await openScreen(<Shell />, { about: 'Mine' });
    harness.bridge.handlers['conflict.list'] = () => [];
    harness.bridge.handlers['site.review'] = () => opened({ about: 'Theirs' }, 2);
    await reviewNewer();
    expect(await screen.findByText('panel conflicts, 2 conflicts')).toBeTruthy();
  });

  test.each([
    ['Save now', {}],
    ['Later', null],
  ])('goes on with its save once all is decided, or not: %s', async (button, agreed) => {
    const harness = await openScreen(<Shell />, { about: 'Mine' });
    const conflict = { ...change('about', 'About', 'Theirs'), mine: '"Mine"', id: 7 };
    let left = [conflict];
    Object.assign<FakeHandlers, FakeHandlers>(harness.bridge.handlers, {
      'site.review': () => ({
        ...opened({ about: 'Theirs' }, 1),
        merged: { changes: [change('email', 'Email', 'a@b.co')] },
      }),
      'conflict.list': () => left,
      'conflict.resolveAll': () => {
        left = [];
        return { ...opened({ about: 'Mine' }), decided: [7] };
      },
    });
    const answer = askSaveQuestion(overwrite);
    await harness.user.click(await screen.findByRole('button', { name: 'Review' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('About'),
      expect.stringMatching(/Email.*From the server/),
    ]);
    await harness.user.click(screen.getByRole('button', { name: 'Use mine for all' }));
    await harness.user.click(await screen.findByRole('button', { name: button }));
    expect(await answer).toEqual(agreed);
    expect(screen.getByText('panel none, 0 conflicts')).toBeTruthy();
  });

  test('ends its save where the site is left before all is decided', async () => {
    const harness = await openScreen(<Shell />, { about: 'Mine' });
    harness.bridge.handlers['conflict.list'] = () => [];
    harness.bridge.handlers['site.review'] = () => opened({ about: 'Theirs' }, 1);
    const answer = askSaveQuestion(overwrite);
    await harness.user.click(await screen.findByRole('button', { name: 'Review' }));
    await screen.findByText('panel conflicts, 1 conflicts');
    act(closeSite);
    expect(await answer).toBeNull();
  });

  test('is overwritten, or nothing is done, on the user’s word', async () => {
    const harness = await openScreen(<Shell />, {});
    const overwritten = askSaveQuestion(overwrite);
    await harness.user.click(await screen.findByRole('button', { name: 'Overwrite' }));
    expect(await overwritten).toEqual({ overwrite: 'm2' });
    const cancelled = askSaveQuestion(overwrite);
    await harness.user.click((await screen.findAllByRole('button', { name: 'Cancel' })).at(-1)!);
    expect(await cancelled).toBeNull();
    expect(harness.bridge.inputsOf('site.review')).toEqual([]);
  });

  test('that lost much of a list is held, and merged only on the user’s word', async () => {
    const harness = await openScreen(<Shell />, { about: 'Mine' });
    const details = { modified: 'm2', lists: [{ field: 'gallery', before: 1500, after: 12 }] };
    harness.bridge.handlers['site.review'] = ({ accept }) => {
      if (accept !== 'm2') throw new AppError('HELD', 'Held.', { details });
      return opened({ about: 'Mine' });
    };
    harness.bridge.handlers['conflict.list'] = () => [];
    const kept = reviewNewer();
    await screen.findByText('Photos: 1,500 → 12');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep my copy'));
    await harness.user.keyboard('{Enter}');
    await kept;
    expect(harness.bridge.inputsOf('site.review')).toHaveLength(1);
    const taken = reviewNewer();
    await harness.user.click(await screen.findByRole('button', { name: 'Take it anyway' }));
    await taken;
    expect(harness.bridge.inputsOf('site.review').at(-1)).toEqual({ slug: 'joes', accept: 'm2' });
  });
});
