import { ModalsProvider } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReceivedText } from '#shared/domain/map/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { GeocodingState, MapData } from '#shared/ipc/map.ipc.ts';
import MapScreen from '../../../../src-renderer/screens/map/index.tsx';
import { clockTime } from '../../../../src-renderer/ui/time.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { mapPro, mapText } from '../../../support/map-entries.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

// jsdom reports a height of 0, at which no rows are rendered, and it logs an error if a canvas context is requested.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  closeScreen();
  notifications.clean();
  vi.restoreAllMocks();
});

const text = (id: string, facts: Partial<ReceivedText> = {}): ReceivedText =>
  mapText(id, {
    latitude: 30.2,
    longitude: -97.7,
    city: 'Austin',
    state: 'TX',
    sender: `Sender ${id}`,
    receivedAt: '2026-11-01T10:00:00Z',
    proId: '7',
    ...facts,
  });
const data: MapData = {
  texts: [text('1'), text('2', { city: 'Reno', state: 'NV' })],
  pros: [mapPro('7', { address: '9 Elm St', city: 'Austin', state: 'TX', name: 'Holt Roofing' })],
  canDelete: true,
  asOf: 1_700_000_000_000,
};
const idle: GeocodingState = { state: 'done', total: 0, done: 0, found: 0, failures: [], skipped: [] };

const open = (answers: FakeHandlers = {}) =>
  openScreen(
    <ModalsProvider>
      <MapScreen />
    </ModalsProvider>,
    {},
    {
      answers: {
        'map.data': () => data,
        'map.counts': () => ({
          counts: [
            { name: 'Holt Roofing', count: 2 },
            { name: 'Ada Plumbing', count: 1 },
          ],
          asOf: 1,
        }),
        'map.geocode.state': () => idle,
        ...answers,
      },
    },
  );
const summary = () => within(screen.getByRole('group', { name: 'Filters' })).getByRole('status');

test('[MAP-01] kind and state are chosen once for the map, the list, the charts and the leaderboard', async () => {
  const { user } = await open();
  await waitFor(() => expect(summary().textContent).toContain('2 texts · 1 pro · 1 not on the map'));
  await user.click(screen.getByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByRole('option', { name: 'Texas' }));
  expect(summary().textContent).toContain('1 text · 1 pro');
  const board = screen.getByRole('region', { name: 'Leaderboard' });
  expect(within(board).getByText('Holt Roofing')).toBeTruthy();
  expect(within(board).queryByText('Ada Plumbing')).toBeNull();
  expect(screen.getByRole('img', { name: 'Texts by state. The largest: Texas 1.' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Texts by pro. The largest: Holt Roofing 2.' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'List' }));
  await user.click(screen.getByRole('radio', { name: 'Texts' }));
  expect(screen.getAllByRole('row', { name: /Sender/ })).toHaveLength(1);
});

test('[MAP-01] the list is sorted by a column’s heading, and back', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'List' }));
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[9]?.textContent);
  await user.click(screen.getByRole('button', { name: 'State' }));
  expect(names()).toEqual(['Nevada', 'Texas', 'Texas']);
  expect(screen.getByRole('columnheader', { name: 'State' }).getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'State' }));
  expect(names()).toEqual(['Texas', 'Texas', 'Nevada']);
});

test('[PAGE-05] the list and a text’s detail tell how its sender can be reached, and that it is deleted once that is confirmed', async () => {
  const sent = text('3', {
    sender: 'Ann Lee',
    phone: '(775) 555-0142',
    email: 'ann@example.com',
    consent: true,
    message: 'The roof leaks.\nCall before noon.',
    photos: ['/media/messages/a.webp'],
  });
  let texts = [sent, ...data.texts];
  const { user, bridge } = await open({
    'map.data': () => ({ ...data, texts }),
    'map.deleteText': ({ id }) => {
      texts = texts.filter((each) => each.id !== id);
      return {};
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'List' }));
  const row = screen.getByRole('row', { name: /Ann Lee/ });
  for (const fact of [sent.phone, sent.email, 'Yes', /The roof leaks/]) {
    expect(within(row).getByRole('cell', { name: fact })).toBeTruthy();
  }
  await user.click(within(row).getByRole('button', { name: 'Ann Lee' }));
  const detail = screen.getByRole('region', { name: 'Ann Lee' });
  for (const fact of [sent.phone, sent.email, 'Yes', /Call before noon/])
    expect(within(detail).getByText(fact)).toBeTruthy();
  const photo = within(detail).getByRole('img', { name: 'Sent with the message, 1 of 1' });
  expect(photo.getAttribute('src')).toBe('/thumbnail?of=%2Fmedia%2Fmessages%2Fa.webp');
  await user.click(within(detail).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete this text?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(bridge.inputsOf('map.deleteText')).toEqual([{ id: '3' }]));
  bridge.emit('map.changed', {});
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ann Lee/ })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Ann Lee' })).toBeNull();
});

test.each([
  ['the server does not offer it', { canDelete: false }],
  ['the server cannot be asked', { staleBecause: 'The server cannot be reached.' }],
])('[PAGE-05] deleting is not offered where %s', async (_why, facts) => {
  const { user } = await open({ 'map.data': () => ({ ...data, ...facts }) });
  await user.click(await screen.findByRole('radio', { name: 'List' }));
  await user.click(await screen.findByRole('button', { name: 'Sender 1' }));
  expect(screen.getByRole('region', { name: 'Sender 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('[PAGE-05] texts that the server no longer keeps are counted, in all and at their pro', async () => {
  const pros = [mapPro('7', { name: 'Holt Roofing', droppedTexts: 1200 })];
  const { user } = await open({ 'map.data': () => ({ ...data, pros }) });
  await waitFor(() => expect(summary().textContent).toMatch(/ · 1,200 older texts no longer kept$/));
  await user.click(screen.getByRole('radio', { name: 'List' }));
  await user.click(screen.getByRole('button', { name: 'Holt Roofing' }));
  expect(screen.getByRole('region', { name: 'Holt Roofing' }).textContent).toContain('1,200 older texts');
});

test('[MAP-01] the screen says from when the entries are, and why, when the server cannot be reached', async () => {
  await open({ 'map.data': () => ({ ...data, staleBecause: 'The server cannot be reached.' }) });
  expect(await screen.findByText(`The server cannot be reached. As of ${clockTime(data.asOf)}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('[MAP-01] a failure without anything known offers another try, which shows the map', async () => {
  const { user, bridge } = await open({
    'map.data': () => {
      throw new AppError('OFFLINE', 'The server cannot be reached.');
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
  bridge.handlers['map.data'] = () => data;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(summary().textContent).toContain('2 texts'));
});

test('[MAP-01] nothing received yet, and nothing that matches, are told apart', async () => {
  const { user } = await open({ 'map.data': () => ({ ...data, texts: [], pros: [] }) });
  expect(await screen.findByText(/^No texts or pros yet/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Pros' }));
  expect(screen.getByText('Nothing matches these filters.')).toBeTruthy();
});

test('[MAP-02] a place is drawn as soon as it is found', async () => {
  let pros = data.pros;
  const { bridge } = await open({ 'map.data': () => ({ ...data, pros }) });
  await waitFor(() => expect(summary().textContent).toContain('1 not on the map'));
  pros = pros.map((pro) => ({ ...pro, latitude: 30.3, longitude: -97.8 }));
  bridge.emit('map.changed', {});
  await waitFor(() => expect(summary().textContent).not.toContain('not on the map'));
});

test('[MAP-02] the search shows its progress, is cancelled and goes on', async () => {
  const working: GeocodingState = { ...idle, state: 'working', total: 8, done: 2, found: 2 };
  const { user, bridge } = await open({
    'map.geocode.state': () => working,
    'map.geocode.cancel': () => ({ ...working, state: 'cancelled' }),
    'map.geocode.start': () => working,
  });
  const places = within(await screen.findByRole('region', { name: 'Missing places' }));
  expect(places.getByRole('status').textContent).toContain('Looking for missing places: 2 of 8.');
  expect(places.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  await user.click(places.getByRole('button', { name: 'Cancel' }));
  bridge.emit('map.geocoding', { ...working, state: 'cancelled' });
  expect(await places.findByText('Cancelled after 2 of 8 missing places.')).toBeTruthy();
  await user.click(places.getByRole('button', { name: 'Continue' }));
  expect(bridge.inputsOf('map.geocode.start')).toEqual([{ retry: false }]);
});

test('[MAP-02] what failed and what was skipped are counted and listed with their reasons', async () => {
  const failures = [{ kind: 'text' as const, id: '1', address: '1 Oak St', reason: 'Not found.' }];
  const skipped = [{ kind: 'pro' as const, id: '7', address: 'n/a', reason: 'Too short.' }];
  const { user, bridge } = await open({
    'map.geocode.state': () => ({ ...idle, total: 3, done: 3, found: 2, failures, skipped }),
    'map.geocode.start': () => idle,
  });
  expect(await screen.findByText('Found 2 of 3 missing places. 1 not found, 1 skipped.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show 2 addresses' }));
  expect(screen.getByRole('row', { name: 'Text: Sender 1 1 Oak St Not found.' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Pro: Holt Roofing n/a Too short.' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try the failed ones again' }));
  expect(bridge.inputsOf('map.geocode.start')).toEqual([{ retry: true }]);
});

test('[MAP-01] [NAV-08] a failed export is tried again from its notice', async () => {
  let tries = 0;
  const { user } = await open({
    'map.export': () => {
      if (++tries === 1) throw new AppError('DISK', 'The disk is full.');
      return { path: '/home/ana/texts.csv' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'List as CSV…' }));
  expect(await screen.findByText('The disk is full.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('/home/ana/texts.csv')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('The disk is full.')).toBeNull());
});

test('[MAP-01] the map is there while texts and pros are loaded, and says so in place of their number', async () => {
  let answer = (_: MapData): void => undefined;
  await open({ 'map.data': () => new Promise<MapData>((resolve) => (answer = resolve)) });
  expect(screen.getByRole('application', { name: /^Map of North America/ })).toBeTruthy();
  expect(summary().textContent).toBe('Loading texts and pros…');
  expect(screen.queryByText(/^No texts or pros yet/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true);
  await act(async () => answer(data));
  expect(summary().textContent).toContain('2 texts · 1 pro');
});

test('[MAP-01] the list is handed over as CSV, as it is filtered', async () => {
  const { user, bridge } = await open({ 'map.export': () => ({ path: '/home/ana/texts.csv' }) });
  await user.click(await screen.findByRole('radio', { name: 'Pros' }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'List as CSV…' }));
  expect(await screen.findByText('/home/ana/texts.csv')).toBeTruthy();
  const [sent] = bridge.inputsOf('map.export');
  expect(sent).toMatchObject({ format: 'csv', name: 'texts and pros' });
  expect(String(sent?.content).trim().split('\r\n')).toHaveLength(2);
});

test('[MAP-02] places that nobody can look for are counted, with what is not set up and nothing to press', async () => {
  await open({ 'map.geocode.state': () => ({ ...idle, state: 'unset', total: 1200 }) });
  const places = within(await screen.findByRole('region', { name: 'Missing places' }));
  expect(places.getByRole('status').textContent).toBe(
    '1,200 places are missing. No geocoding service is set up. Your IT can set it with “geocoding” in the policy file.',
  );
  expect(places.queryByRole('button')).toBeNull();
});

test('[PAGE-05] a photo of a text opens in large by Enter, arrows lead to its others, and Escape leads back to it', async () => {
  const photos = ['/media/messages/a.webp', '/media/messages/b.webp'];
  const { user } = await open({ 'map.data': () => ({ ...data, texts: [text('3', { sender: 'Ann Lee', photos })] }) });
  await user.click(await screen.findByRole('radio', { name: 'List' }));
  await user.click(screen.getByRole('button', { name: 'Ann Lee' }));
  const detail = screen.getByRole('region', { name: 'Ann Lee' });
  const second = within(detail).getByRole('button', { name: 'Sent with the message, 2 of 2' });
  second.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Photo from Ann Lee, 2 of 2' });
  const shown = within(dialog).getByRole('img', { name: 'Sent with the message, 2 of 2' });
  expect(shown.getAttribute('src')).toMatch(/messages.*b\.webp$/);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Photo from Ann Lee, 1 of 2' })).toBeTruthy();
  expect(within(dialog).getByRole('img', { name: 'Sent with the message, 1 of 2' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('region', { name: 'Ann Lee' })).toBe(detail);
  await waitFor(() => expect(document.activeElement).toBe(second));
});
