import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HolidayList } from '../../../../src-renderer/screens/basic-info/parts/holiday-list.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 28, 9) }));
afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

test('[BI-16] a public holiday is added as a closed day in one step, and is not offered again', async () => {
  const harness = await openScreen(<HolidayList />, { country: 'US', special_hours: [{ first_day: '2026-12-24' }] });
  await harness.user.click(screen.getByRole('button', { name: 'Add a public holiday' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).queryByRole('menuitem', { name: /Christmas Eve/ })).toBeNull();
  await harness.user.click(within(menu).getByRole('menuitem', { name: /Christmas Day/ }));
  expect(harness.site().special_hours).toEqual([
    { first_day: '2026-12-24' },
    { name: 'Christmas Day', first_day: '2026-12-25', last_day: '', from: '', to: '' },
  ]);
  expect(screen.getAllByText('Closed.')).toHaveLength(2);
});

test('[BI-16] all of the coming year are added and taken back together', async () => {
  const harness = await openScreen(<HolidayList />, { country: 'US' });
  await harness.user.click(screen.getByRole('button', { name: 'Add a public holiday' }));
  await harness.user.click(await screen.findByRole('menuitem', { name: 'All 10 of the coming year' }));
  expect(harness.site().special_hours).toHaveLength(10);
  expect(new Set(harness.steps()).size).toBe(1);
});

test('[BI-16] what is wrong with a day is said at its row, and one that is over says so', async () => {
  const harness = await openScreen(<HolidayList />, {
    special_hours: [
      { name: 'Inventory', first_day: '2026-11-01' },
      { first_day: '2026-12-31', from: '09:00' },
    ],
  });
  screen.getByText('Over: the page shows it no longer.');
  screen.getByText('Give both times, or none where it is closed.');
  fireEvent.change(screen.getByLabelText('To of holiday 2'), { target: { value: '13:00' } });
  await waitFor(() => expect(harness.site().special_hours?.[1]).toMatchObject({ from: '09:00', to: '13:00' }));
  expect(screen.queryByText('Give both times, or none where it is closed.')).toBeNull();
});
