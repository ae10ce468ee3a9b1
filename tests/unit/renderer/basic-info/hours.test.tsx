import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { undo } from '../../../../src-renderer/state/draft.ts';
import { HoursCard } from '../../../../src-renderer/screens/basic-info/parts/hours-card.tsx';
import { closeScreen, openScreen, type ScreenHarness } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const site = {
  business_hours: [
    { from: '', to: '', custom: 'By appointment' },
    ...Array.from({ length: 6 }, () => ({ from: '08:00', to: '16:00', custom: '' })),
  ],
} satisfies SiteDocument;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const leave = (label: string) => fireEvent.blur(field(label));
const day = (harness: ScreenHarness, at: number) => harness.site().business_hours?.[at];
const choose = async (harness: ScreenHarness, name: string, item: string) => {
  await harness.user.click(screen.getByRole('button', { name: `More for ${name}` }));
  await harness.user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('times', () => {
  test('[BI-07] are typed quickly and written out on leaving the field', async () => {
    const harness = await openScreen(<HoursCard />, site);
    type('Monday from', '930');
    expect(field('Monday from').value).toBe('930');
    await waitFor(() => expect(day(harness, 1)).toEqual({ from: '09:30', to: '16:00', custom: '' }));
    leave('Monday from');
    expect(field('Monday from').value).toBe('9:30 AM');
    type('Monday to', '5');
    leave('Monday to');
    expect(field('Monday to').value).toBe('5:00 PM');
    await waitFor(() => expect(day(harness, 1)).toEqual({ from: '09:30', to: '17:00', custom: '' }));
  });

  test('[BI-07] closing at the opening is refused at the field, and the old hours stay', async () => {
    const harness = await openScreen(<HoursCard />, site);
    type('Monday to', '8:00 am');
    leave('Monday to');
    expect(screen.getByText('Opening and closing are the same time')).toBeTruthy();
    expect(field('Monday to').value).toBe('8:00 am');
    expect(field('Monday to').getAttribute('aria-invalid')).toBe('true');
    expect(harness.steps()).toEqual([]);
    type('Monday to', '7p');
    leave('Monday to');
    expect(screen.queryByText('Opening and closing are the same time')).toBeNull();
    await waitFor(() => expect(day(harness, 1)).toHaveProperty('to', '19:00'));
  });

  test('[BI-07] a night that ends on the next day is accepted and said to be one', async () => {
    const harness = await openScreen(<HoursCard />, site);
    expect(screen.queryByText('the next day')).toBeNull();
    type('Monday from', '6 pm');
    type('Monday to', '2 am');
    leave('Monday to');
    await waitFor(() => expect(day(harness, 1)).toEqual({ from: '18:00', to: '02:00', custom: '' }));
    expect(screen.getByText('the next day')).toBeTruthy();
  });

  test('[BI-07] times with seconds are shown without them', async () => {
    await openScreen(<HoursCard />, { business_hours: [{ from: '08:00:00', to: '17:30:00', custom: '' }] });
    expect(field('Sunday from').value).toBe('8:00 AM');
    expect(field('Sunday to').value).toBe('5:30 PM');
  });

  test('[BI-07] what was a time for a moment is taken back when it ends as none', async () => {
    const harness = await openScreen(<HoursCard />, site);
    type('Monday from', '9');
    type('Monday from', '9x');
    leave('Monday from');
    expect(screen.getByText('Type a time, such as 9a, 930 or 17:00')).toBeTruthy();
    await waitFor(() => expect(day(harness, 1)).toHaveProperty('from', '08:00'));
  });

  test('[BI-07] what was refused for a moment is one step of undo with what follows', async () => {
    const harness = await openScreen(<HoursCard />, site);
    type('Monday from', '4 pm');
    leave('Monday from');
    type('Monday to', '11p');
    leave('Monday to');
    await waitFor(() => expect(day(harness, 1)).toEqual({ from: '16:00', to: '23:00', custom: '' }));
    expect(harness.steps()).toHaveLength(1);
    await undo();
    await waitFor(() => expect(field('Monday from').value).toBe('8:00 AM'));
    expect(field('Monday to').value).toBe('4:00 PM');
  });

  test('[BI-07] Enter writes a time out too', async () => {
    const harness = await openScreen(<HoursCard />, site);
    await harness.user.clear(field('Friday to'));
    await harness.user.type(field('Friday to'), 'noon{Enter}');
    expect(field('Friday to').value).toBe('12:00 PM');
  });
});

describe('a whole day', () => {
  test('[BI-07] is closed, or open for 24 hours', async () => {
    const harness = await openScreen(<HoursCard />, site);
    await choose(harness, 'Monday', 'Closed');
    await waitFor(() => expect(day(harness, 1)).toEqual({ from: '', to: '', custom: 'Closed' }));
    await choose(harness, 'Tuesday', 'Open 24 hours');
    await waitFor(() => expect(day(harness, 2)).toEqual({ from: '00:00', to: '23:59', custom: '' }));
  });

  test('[BI-07] is copied to the working days, to all, or to one', async () => {
    const harness = await openScreen(<HoursCard />, site);
    const texts = () => harness.site().business_hours?.map(({ custom }) => custom === 'By appointment');
    await choose(harness, 'Sunday', 'Thursday');
    await waitFor(() => expect(texts()).toEqual([true, false, false, false, true, false, false]));
    await choose(harness, 'Sunday', 'Monday to Friday');
    await waitFor(() => expect(texts()).toEqual([true, true, true, true, true, true, false]));
    await choose(harness, 'Sunday', 'All other days');
    await waitFor(() => expect(texts()).toEqual(Array.from({ length: 7 }, () => true)));
    expect(harness.steps()).toHaveLength(3);
  });

  test('[BI-07] has a custom text; a site without hours gets a list of 7', async () => {
    const harness = await openScreen(<HoursCard />, { business_hours: null });
    type('Saturday custom text', 'Emergencies only');
    await waitFor(() => expect(harness.site().business_hours).toHaveLength(7));
    expect(day(harness, 6)).toEqual({ from: '', to: '', custom: 'Emergencies only' });
    expect(field('Saturday custom text').value).toBe('Emergencies only');
  });
});
