import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Creation } from '#shared/ipc/creation.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { useCreationNotices } from '../../../../src-renderer/app/creation-notices.ts';
import NewSiteScreen from '../../../../src-renderer/screens/new-site/index.tsx';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen, type ScreenDesk } from '../../../support/screen-desk.tsx';

afterEach(() => {
  closeScreen();
  notifications.clean();
});

const creation: Creation = {
  id: 'c1',
  fbSlug: 'reno',
  stock: false,
  industryName: 'Roofing',
  state: 'working',
  startedAt: 1,
};
const UNKNOWN = 'Unknown – check status: the app was closed before the server answered.';

function Notices() {
  useCreationNotices();
  return null;
}

const open = (route: string, answers: FakeHandlers = {}): Promise<ScreenDesk> =>
  openScreen(
    <MemoryRouter initialEntries={[route]}>
      <Notices />
      <Routes>
        <Route path="/" element={<NewSiteScreen />} />
        <Route path="/logo/:slug" element={<p>The logo</p>} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </MemoryRouter>,
    {},
    {
      answers: {
        'industries.list': () => [{ id: 3, name: 'Roofing' }],
        'demos.list': () => [],
        'site.recent': () => [],
        'creation.list': () => [],
        ...answers,
      },
    },
  );

test('[NEW-06] one that ends while another screen is open is told there, and leads to the site', async () => {
  const desk = await open('/domain/joes');
  await act(async () => desk.bridge.emit('creation.changed', creation));
  await act(async () => desk.bridge.emit('creation.changed', { ...creation, state: 'completed', slug: 'reno-1' }));
  expect(await screen.findByText('The new site “reno-1” is ready')).toBeTruthy();
  await desk.user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('The logo')).toBeTruthy();
  await act(async () => desk.bridge.emit('creation.changed', { ...creation, state: 'failed', error: 'Task failed.' }));
  expect(await screen.findByText('The site for “reno” was not created')).toBeTruthy();
});

test('[NEW-06] one that was under way when the app ended, and of which nobody knows, is told on the screen', async () => {
  await open('/', { 'creation.list': () => [{ ...creation, state: 'failed', error: UNKNOWN }] });
  expect((await screen.findByRole('alert')).textContent).toContain(UNKNOWN);
});

test('[NEW-04] [DOM-03] a start of unknown outcome says so before it can be started again', async () => {
  const reason = 'Unknown – check status. The server did not answer within 20 s.';
  const desk = await open('/', {
    'creation.start': () => {
      throw new AppError('TIMEOUT', 'Error creating site.', { details: { reason } });
    },
  });
  await desk.user.type(screen.getByLabelText('Facebook Slug'), 'reno');
  await desk.user.click(screen.getByRole('combobox', { name: 'Industry' }));
  await desk.user.click(await screen.findByRole('option', { name: 'Roofing' }));
  await desk.user.click(screen.getByRole('button', { name: 'Create' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error creating site.');
  expect(alert.textContent).toContain(reason);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', false));
});
