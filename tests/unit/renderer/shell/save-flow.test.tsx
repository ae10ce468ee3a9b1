import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { failedSaves } from '../../../../src-renderer/state/save-store.ts';
import { useSaveFlow } from '../../../../src-renderer/app/save-flow/use-save-flow.ts';
import { ColorField } from '../../../../src-renderer/editor/fields/color-field.tsx';
import { TextField } from '../../../../src-renderer/editor/fields/text-field.tsx';
import { FieldFocus } from '../../../../src-renderer/app/shell/field-focus.ts';
import { LocationCard } from '../../../../src-renderer/screens/basic-info/parts/location-card.tsx';
import { StatusLine } from '../../../../src-renderer/app/shell/status-line.tsx';
import { closeSite, openSite } from '../../../../src-renderer/state/draft-actions.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
  failedSaves.setState({}, true);
});

function Shell() {
  const { running, start } = useSaveFlow();
  const { pathname } = useLocation();
  return (
    <>
      <button onClick={() => void start('save')}>{running ?? 'nothing'} runs</button>
      <p>at {pathname}</p>
      <StatusLine />
    </>
  );
}

const savable = { service_areas: [{ city: 'Asheville', state: 'NC' }], sitewright_contact_id: '7' };

/** Begins to save a site, and closes the site before main answers. Main answers when the test calls `answerNow`. */
async function leaveWhileSaving(answer: FakeHandlers['site.save']) {
  let goOn = (): void => undefined;
  const released = new Promise<void>((resolve) => (goOn = resolve));
  const harness = await openScreen(
    <MemoryRouter initialEntries={['/']}>
      <ModalsProvider>
        <Shell />
      </ModalsProvider>
    </MemoryRouter>,
    savable,
    { answers: { 'sync.queue': () => ({ online: true, entries: [] }) } },
  );
  harness.bridge.handlers['site.save'] = async (input, call) => {
    call.progress('Saving');
    await released;
    return answer!(input, call);
  };
  await harness.user.click(screen.getByRole('button', { name: 'nothing runs' }));
  expect(await screen.findByText('Saving…')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'save runs' })).toBeTruthy();
  act(closeSite);
  const answerNow = () => act(async () => goOn());
  return { ...harness, answerNow };
}

test.each([
  ['#fa0', ['#ffaa00'], 1],
  ['#44556', [], 0],
])('[SAVE-01] a color typed as %s when the save begins is saved or refused in words', async (typed, colors, saves) => {
  const harness = await openScreen(
    <MemoryRouter initialEntries={['/']}>
      <ModalsProvider>
        <Shell />
        <ColorField path={['custom_text_color']} label="Text" />
      </ModalsProvider>
    </MemoryRouter>,
    { ...savable, custom_text_color: '#112233' },
    { answers: { 'site.save': () => saved('joes'), 'sync.queue': () => ({ online: true, entries: [] }) } },
  );
  const field = screen.getByLabelText('Text');
  await harness.user.clear(field);
  await harness.user.type(field, typed);
  // `user.click` would move the focus out of the field, and the field would then apply its text. A shortcut does not
  // move the focus.
  fireEvent.click(screen.getByRole('button', { name: 'nothing runs' }));
  const said = saves === 1 ? 'Saved successfully' : 'Text: Type a color such as #204060.';
  expect(await screen.findByText(said)).toBeTruthy();
  expect(harness.bridge.inputsOf('site.save')).toHaveLength(saves);
  const edits = harness.bridge.inputsOf('site.edit').flatMap(({ operations }) => operations);
  expect(edits.map((edit) => edit.op === 'set' && edit.value)).toEqual(colors);
  expect(document.activeElement).toBe(field);
});

test('[SAVE-04] [NAV-03] a save without a service area leads to where one is added', async () => {
  const harness = await openScreen(
    <MemoryRouter initialEntries={['/']}>
      <Shell />
      <LocationCard />
      <FieldFocus />
    </MemoryRouter>,
    { ...savable, service_areas: [] },
    {
      answers: {
        'site.save': () => {
          throw new AppError('NO_SERVICE_AREA', 'Please add at least 1 service area on the Basic Info tab.');
        },
        'places.locate': () => [],
        'sync.queue': () => ({ online: true, entries: [] }),
      },
    },
  );
  await harness.user.click(screen.getByRole('button', { name: 'nothing runs' }));
  expect(await screen.findByText('Please add at least 1 service area on the Basic Info tab.')).toBeTruthy();
  await harness.user.click(screen.getByRole('button', { name: 'Go to Basic Info' }));
  expect(screen.getByText('at /basicInfo/joes')).toBeTruthy();
  const add = screen.getByRole('button', { name: 'Add service area' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

test('[NAV-03] a save by its shortcut that is not ready leads to the first field that keeps it', async () => {
  const harness = await openScreen(
    <MemoryRouter initialEntries={['/']}>
      <Shell />
      <TextField path={['github_repo']} />
      <FieldFocus />
    </MemoryRouter>,
    { ...savable, github_repo: 'a/b' },
    { answers: { 'sync.queue': () => ({ online: true, entries: [] }) } },
  );
  await harness.user.click(screen.getByRole('button', { name: 'nothing runs' }));
  expect(await screen.findByText('Code repository: Forbidden character "/"')).toBeTruthy();
  await harness.user.click(screen.getByRole('button', { name: 'Go to Domain' }));
  expect(screen.getByText('at /domain/joes')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code repository')));
});

test('[NAV-09] what keeps a save is said until it is put right', async () => {
  const harness = await openScreen(
    <MemoryRouter initialEntries={['/']}>
      <Shell />
      <TextField path={['about']} />
      <TextField path={['github_repo']} />
    </MemoryRouter>,
    { ...savable, github_repo: 'a/b' },
    { answers: { 'sync.queue': () => ({ online: true, entries: [] }) } },
  );
  await harness.user.click(screen.getByRole('button', { name: 'nothing runs' }));
  expect(await screen.findByText('Not ready to save')).toBeTruthy();
  await harness.user.type(screen.getByLabelText('About'), 'New');
  expect(screen.getByText('Not ready to save')).toBeTruthy();
  await harness.user.clear(screen.getByLabelText('Code repository'));
  await waitFor(() => expect(screen.queryByText('Not ready to save')).toBeNull(), { timeout: 2000 });
});

test('[SAVE-01] a running save is cancelled up to the moment at which it is sent', async () => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const harness = await openScreen(
    <MemoryRouter initialEntries={['/']}>
      <Shell />
    </MemoryRouter>,
    savable,
    {
      answers: {
        'site.save': async (_, { progress }) => {
          progress('Checking the slug');
          await held;
          progress('Saving');
          throw new AppError('CANCELLED', 'Cancelled.');
        },
        'sync.queue': () => ({ online: true, entries: [] }),
      },
    },
  );
  await harness.user.click(screen.getByRole('button', { name: 'nothing runs' }));
  await harness.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(harness.bridge.inputsOf('call.cancel')).toHaveLength(1);
  await act(async () => goOn());
  expect(await screen.findByRole('button', { name: 'nothing runs' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

const saved = (slug: string) => ({ outcome: 'saved' as const, slug, savedAt: 5 });

test('[NAV-09] a save belongs to its site: another one neither shows its step nor is left when it ends', async () => {
  const harness = await leaveWhileSaving(() => saved('joes-two'));
  const other = { slug: 'zen', document: JSON.stringify({ ...savable, slug: 'zen' }), version: 1 };
  harness.bridge.handlers['site.open'] = () => ({
    ...other,
    status: {
      ...{ slug: 'zen', sync: 'clean', editedFields: [], online: true, offlineCopy: false, conflicts: 0 },
      ...{ newerOnServer: false, missingOnServer: false, otherSite: false, canUndo: false, canRedo: false },
    } as const,
  });
  await act(() => openSite('zen'));
  expect(await screen.findByText('No unsaved changes')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'nothing runs' })).toBeTruthy();
  act(() => harness.bridge.emit('site.changed', { slug: 'joes', version: 3, byApp: true, renamedTo: 'joes-two' }));
  await harness.answerNow();
  expect(await screen.findByText('Saved successfully')).toBeTruthy();
  expect(screen.getByText('joes-two')).toBeTruthy();
  expect(screen.getByText('at /')).toBeTruthy();
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
});

test('[SAVE-05] what a save asks after its site was left is not asked over another one, and the save ends', async () => {
  const harness = await leaveWhileSaving(() => ({ outcome: 'question', question: { ask: 'spelling', findings: [] } }));
  await harness.answerNow();
  expect(await screen.findByText('joes is not saved on the server')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(harness.bridge.inputsOf('site.save')).toHaveLength(1);
  await harness.user.click(screen.getByRole('button', { name: 'Open site' }));
  await waitFor(() => expect(screen.getByText('at /basicInfo/joes')).toBeTruthy());
});

test('[SAVE-07] a save that fails after its site was left says which one it was', async () => {
  const harness = await leaveWhileSaving(() => {
    throw new AppError('CONFLICTS', 'Review the conflicts, then save again.');
  });
  await harness.answerNow();
  expect(await screen.findByText('Review the conflicts, then save again.')).toBeTruthy();
  expect(screen.getByText('joes')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open site' })).toBeTruthy();
});

test('[NAV-09] a failed save is said in the status line beside what the server lacks, until one succeeds', async () => {
  const { user, bridge } = await openScreen(
    <MemoryRouter>
      <ModalsProvider>
        <Shell />
        <TextField path={['about']} />
      </ModalsProvider>
    </MemoryRouter>,
    savable,
    { answers: { 'sync.queue': () => ({ online: true, entries: [] }) } },
  );
  bridge.handlers['site.save'] = () => {
    throw new AppError('SAVE_FAILED', 'The server did not take it.');
  };
  await user.type(screen.getByLabelText('About'), 'New');
  expect(await screen.findByText('Saved on this computer')).toBeTruthy();
  expect(screen.getByText('1 change not on the server')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'nothing runs' }));
  expect(await screen.findByText('Saving failed')).toBeTruthy();
  expect(screen.getByText('Saved on this computer: 1 change not on the server')).toBeTruthy();
  bridge.handlers['site.save'] = () => saved('joes');
  await user.click(screen.getByRole('button', { name: 'nothing runs' }));
  expect(await screen.findByText('Saved successfully')).toBeTruthy();
  expect(screen.queryByText('Saving failed')).toBeNull();
});
