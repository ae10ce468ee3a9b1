import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Creation } from '#shared/ipc/creation.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { useCreationNotices } from '../../../../src-renderer/app/creation-notices.ts';
import NewSiteScreen from '../../../../src-renderer/screens/new-site/index.tsx';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen, type ScreenHarness } from '../../../support/screen-harness.tsx';

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
  step: 'building',
  startedAt: 1,
};
const UNKNOWN = 'Unknown – check status: the app was closed before the server answered.';

function Notices() {
  useCreationNotices();
  return null;
}

const open = (route: string, answers: FakeHandlers = {}): Promise<ScreenHarness> =>
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

/**
 * Returns main's list of creations, main's answers about it, and a function that changes a creation. `creation.dismiss`
 * removes a creation from the list.
 */
function listOf(...listed: Creation[]) {
  const list = { now: listed };
  const answers: FakeHandlers = {
    'creation.list': () => list.now,
    'creation.dismiss': ({ id }) => {
      list.now = list.now.filter((other) => other.id !== id);
      return {};
    },
  };
  const becomes = async (harness: ScreenHarness, changed: Creation): Promise<void> => {
    list.now = [changed, ...list.now.filter(({ id }) => id !== changed.id)];
    await act(async () => harness.bridge.emit('creation.changed', changed));
  };
  return { list, answers, becomes };
}

const ready: Creation = { ...creation, state: 'completed', slug: 'reno-1' };

async function enter(harness: ScreenHarness, slug: string): Promise<void> {
  await harness.user.type(screen.getByLabelText('Facebook Slug'), slug);
  await harness.user.click(screen.getByRole('combobox', { name: 'Industry' }));
  await harness.user.click(await screen.findByRole('option', { name: 'Roofing' }));
}

const create = (harness: ScreenHarness) => harness.user.click(screen.getByRole('button', { name: 'Create' }));

test('[NEW-06] a creation that ends while another screen is open shows a notice there, which leads to the site', async () => {
  const { answers, becomes, list } = listOf(creation);
  const harness = await open('/domain/joes', answers);
  await becomes(harness, ready);
  expect(await screen.findByText('The new site “reno-1” is ready')).toBeTruthy();
  await harness.user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('The logo')).toBeTruthy();
  await waitFor(() => expect(list.now).toEqual([]));
});

test('[NEW-06] a creation that fails while another screen is open is listed until its notice is closed', async () => {
  const { answers, becomes, list } = listOf(creation);
  const harness = await open('/domain/joes', answers);
  await becomes(harness, { ...creation, state: 'failed', error: 'Task failed.' });
  expect(await screen.findByText('The site for “reno” was not created')).toBeTruthy();
  await harness.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(list.now).toEqual([]));
});

test('[NEW-06] a creation that ended before the window listened shows a notice, and is still listed on New Site', async () => {
  const { answers, list } = listOf(ready);
  const harness = await open('/domain/joes', answers);
  await harness.user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(list.now).toEqual([ready]);
  closeScreen();
  notifications.clean();
  const again = await open('/', answers);
  expect(await screen.findByText('“reno-1” is ready')).toBeTruthy();
  expect(screen.queryByText('The new site “reno-1” is ready')).toBeNull();
  await again.user.click(screen.getByRole('link', { name: 'Open it' }));
  expect(await screen.findByText('The logo')).toBeTruthy();
  await waitFor(() => expect(list.now).toEqual([]));
});

test('[NEW-06] a creation of unknown outcome, which was under way when the app ended, is shown on New Site', async () => {
  const { answers, list } = listOf({ ...creation, state: 'failed', error: UNKNOWN });
  const harness = await open('/', answers);
  expect((await screen.findByRole('alert')).textContent).toContain(UNKNOWN);
  await harness.user.click(screen.getByRole('button', { name: 'Dismiss reno' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(list.now).toEqual([]);
});

test('[NEW-04] “Try again” follows a task that the server may still end, and enters only a failed one again', async () => {
  const polling = { ...creation, state: 'failed', error: 'Error polling task status.', hasTask: true } as const;
  const { answers, becomes } = listOf(polling);
  const harness = await open('/', { ...answers, 'creation.follow': () => ({}) });
  await harness.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(harness.bridge.inputsOf('creation.follow')).toEqual([{ id: 'c1' }]));
  const slug = screen.getByLabelText<HTMLInputElement>('Facebook Slug');
  expect([slug.value, harness.bridge.inputsOf('creation.dismiss')]).toEqual(['', []]);
  await becomes(harness, { ...creation, state: 'failed', error: 'Task failed.' });
  await screen.findByText('Task failed.');
  await harness.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByLabelText<HTMLInputElement>('Facebook Slug').value).toBe('reno');
  await waitFor(() => expect(harness.bridge.inputsOf('creation.dismiss')).toEqual([{ id: 'c1' }]));
});

test('[NEW-02] [NEW-03] while one is created another is started; each is listed, and the last one’s end opens its site', async () => {
  const { answers, becomes, list } = listOf();
  const other: Creation = { ...creation, id: 'c2', fbSlug: 'ace' };
  const started = [creation, other];
  const harness = await open('/', {
    ...answers,
    'creation.start': () => {
      const next = started.shift()!;
      list.now = [next, ...list.now];
      return next;
    },
    'creation.cancel': () => ({}),
  });
  await enter(harness, 'reno');
  await create(harness);
  await becomes(harness, creation);
  expect(await screen.findByText('Creating a Site')).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText('Facebook Slug')).toHaveProperty('value', ''));
  await enter(harness, 'ace');
  await create(harness);
  await becomes(harness, other);
  expect(await screen.findAllByRole('timer')).toHaveLength(2);
  await harness.user.click(screen.getByRole('button', { name: 'Cancel ace' }));
  expect(harness.bridge.inputsOf('creation.cancel')).toEqual([{ id: 'c2' }]);

  await becomes(harness, ready);
  expect(await screen.findByText('“reno-1” is ready')).toBeTruthy();
  expect(screen.getByText('Creating a Site')).toBeTruthy();
  await becomes(harness, { ...other, state: 'completed', slug: 'ace-1' });
  expect(await screen.findByText('The logo')).toBeTruthy();
  await waitFor(() => expect(list.now).toEqual([ready]));
});

test('[NEW-03] a site that is finished takes nobody from the next one, which is being entered', async () => {
  const { answers, becomes } = listOf(creation);
  const harness = await open('/', answers);
  await harness.user.type(screen.getByLabelText('Facebook Slug'), 'ace');
  await becomes(harness, ready);
  expect(await screen.findByText('“reno-1” is ready')).toBeTruthy();
  expect(screen.getByLabelText('Facebook Slug')).toHaveProperty('value', 'ace');
});

test('[NEW-04] a failed creation says why, and “Try again” enters it again', async () => {
  const { answers, list } = listOf({ ...creation, state: 'failed', error: 'Task failed.' });
  const harness = await open('/', answers);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Task failed.');
  expect(alert.textContent).toContain('There was an error building this website. Please try again...');
  await harness.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByLabelText('Facebook Slug')).toHaveProperty('value', 'reno');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', false));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(list.now).toEqual([]);
});

test('[NEW-04] [DOM-03] a start of unknown outcome says so before it can be started again', async () => {
  const reason = 'Unknown – check status. The server did not answer within 20 s.';
  const harness = await open('/', {
    'creation.start': () => {
      throw new AppError('TIMEOUT', 'Error creating site.', { details: { reason } });
    },
  });
  await enter(harness, 'reno');
  await create(harness);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error creating site.');
  expect(alert.textContent).toContain(reason);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', false));
  expect(screen.getByLabelText('Facebook Slug')).toHaveProperty('value', 'reno');
  await harness.user.type(screen.getByLabelText('Facebook Slug'), '-2');
  expect(screen.queryByRole('alert')).toBeNull();
});
