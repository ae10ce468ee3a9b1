import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import BasicInfoScreen from '../../../../src-renderer/screens/basic-info/index.tsx';
import { undo } from '../../../../src-renderer/state/draft.ts';

const basicInfo = (
  <MemoryRouter>
    <BasicInfoScreen />
  </MemoryRouter>
);

afterEach(() => {
  closeScreen();
  vi.useRealTimers();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the company', () => {
  test.each([
    [
      '[BI-02] the company',
      {
        'Company name': 'company_name',
        Tagline: 'company_tagline',
        Phone: 'phone',
        Email: 'email',
        About: 'about',
        'Site title': 'title_tag',
        'Site description': 'meta_description',
        'License number': 'license_number',
        'Years in business': 'years_in_business',
      },
    ],
    [
      '[BI-10] the address',
      { 'Street address': 'street_address', City: 'city', State: 'state', 'Zip code': 'zip_code' },
    ],
  ])('%s: each field shows and edits its own', async (_, fields) => {
    const names = Object.entries(fields);
    const before = Object.fromEntries(names.map(([, name]) => [name, `${name} before`]));
    const harness = await openScreen(basicInfo, before);
    for (const [label, name] of names) {
      expect(field(label).value).toBe(`${name} before`);
      fireEvent.input(field(label), { target: { value: `${name} after` } });
      await waitFor(() => expect(harness.site()[name]).toBe(`${name} after`));
    }
  });

  test('[BI-02] the industry is chosen by name from the list', async () => {
    const harness = await openScreen(
      basicInfo,
      { company_type: 'Plumbing' },
      {
        answers: {
          'industries.list': () => [
            { id: 1, name: 'Plumbing' },
            { id: 2, name: 'Roofing' },
          ],
        },
      },
    );
    const industry = screen.getByRole<HTMLInputElement>('combobox', { name: 'Industry' });
    expect(industry.value).toBe('Plumbing');
    await harness.user.clear(industry);
    await harness.user.type(industry, 'roof');
    await harness.user.click(await screen.findByRole('option', { name: 'Roofing' }));
    await waitFor(() => expect(harness.site().company_type).toBe('Roofing'));
  });

  test('[BI-02] a list of industries that could not be had is asked for again when it is opened', async () => {
    let asked = 0;
    const answer = () => {
      if (++asked === 1) throw new AppError('TIMEOUT', 'Too slow');
      return [{ id: 1, name: 'Roofing' }];
    };
    const harness = await openScreen(basicInfo, {}, { answers: { 'industries.list': answer } });
    await waitFor(() => expect(asked).toBe(1));
    await harness.user.click(screen.getByRole('combobox', { name: 'Industry' }));
    expect(await screen.findByRole('option', { name: 'Roofing' })).toBeTruthy();
  });

  test('[BI-10] the country is US, CA or MX', async () => {
    const harness = await openScreen(basicInfo, { country: 'US' });
    await harness.user.click(screen.getByRole('combobox', { name: 'Country' }));
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual(['US', 'CA', 'MX']);
    await harness.user.click(screen.getByRole('option', { name: /Canada/ }));
    await waitFor(() => expect(harness.site().country).toBe('CA'));
  });
});

test('[PAGE-08] coordinates that are no place are said to be so once the field is left', async () => {
  const { user } = await openScreen(basicInfo, {});
  const wanted = /^Give latitude and longitude in degrees/;
  await user.type(field('Coordinates'), '35.58652 north');
  expect(screen.queryByText(wanted)).toBeNull();
  await user.tab();
  screen.getByText(wanted);
  await user.clear(field('Coordinates'));
  await user.type(field('Coordinates'), '35.58652, -82.57241');
  expect(screen.queryByText(wanted)).toBeNull();
});

describe('keywords', () => {
  test('[BI-01] four inputs stand beside the primary keyword and keep their places', async () => {
    const harness = await openScreen(basicInfo, { keywords: ['drain'] });
    await harness.user.type(field('Keyword 4'), 'leak repair');
    await waitFor(() => expect(harness.site().keywords).toEqual(['drain', '', '', 'leak repair']));
  });

  test.each(['Primary keyword', 'Keyword 2'])('[BI-01] a comma is refused in %s, with the reason', async (label) => {
    const harness = await openScreen(basicInfo, { primary_keyword: 'a', keywords: ['x', 'a'] });
    await harness.user.type(field(label), ',');
    expect(screen.getByText('A keyword cannot contain a comma')).toBeTruthy();
    expect(field(label).value).toBe('a');
    expect(harness.steps()).toEqual([]);
    await harness.user.type(field(label), 'b');
    expect(screen.queryByText('A keyword cannot contain a comma')).toBeNull();
  });
});

describe('phones and email', () => {
  test('[BI-05] numbers are added and removed', async () => {
    const harness = await openScreen(basicInfo, { additional_phone_number_list: ['1'] });
    await harness.user.click(screen.getByRole('button', { name: 'Add phone number' }));
    expect(document.activeElement).toBe(field('Additional phone 2'));
    await harness.user.keyboard('22');
    await waitFor(() => expect(harness.site().additional_phone_number_list).toEqual(['1', '22']));
    await harness.user.click(screen.getByRole('button', { name: 'Remove additional phone 1' }));
    await waitFor(() => expect(harness.site().additional_phone_number_list).toEqual(['22']));
  });

  test('[BI-02] a phone that was typed is written as all phones are, in one step of undo; one that was passed stays', async () => {
    const harness = await openScreen(basicInfo, {
      phone: '828.555.0142',
      additional_phone_number_list: ['8285550163'],
    });
    await harness.user.click(field('Phone'));
    await harness.user.tab();
    expect(field('Phone').value).toBe('828.555.0142');
    await harness.user.clear(field('Additional phone 1'));
    await harness.user.type(field('Additional phone 1'), '+1 828 555 0177');
    await harness.user.tab();
    expect(field('Additional phone 1').value).toBe('(828) 555-0177');
    await waitFor(() => expect(harness.site().additional_phone_number_list).toEqual(['(828) 555-0177']));
    expect(harness.steps()).toHaveLength(1);
  });

  test('[BI-05] the tenth number is the last', async () => {
    const eight = Array.from({ length: 8 }, (_, n) => String(n));
    const harness = await openScreen(basicInfo, { additional_phone_number_list: eight });
    expect(screen.queryByText('Limit of 10 phone numbers')).toBeNull();
    await harness.user.click(screen.getByRole('button', { name: 'Add phone number' }));
    expect(screen.getByText('Limit of 10 phone numbers')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add phone number' }).disabled).toBe(true);
  });

  test('[BI-06] an email is checked on leaving the field, and stays as typed', async () => {
    const harness = await openScreen(basicInfo, { email: '' });
    await harness.user.type(field('Email'), 'joe@');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
    await harness.user.tab();
    expect(screen.getByText('Please enter a valid email')).toBeTruthy();
    expect(field('Email').value).toBe('joe@');
    await harness.user.type(field('Email'), 'joes.com');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
  });
});

describe('rewriting', () => {
  const site = { city: 'Austin', company_tagline: 'A plumber Austin trusts', about: 'Austintown is not Austin.' };
  const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

  test('[BI-14] 1000 ms after the last change the tagline and the about text follow, in the same step', async () => {
    const harness = await openScreen(basicInfo, site);
    vi.useFakeTimers();
    type('City', 'Dal');
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(field('Tagline').value).toBe(site.company_tagline);
    type('City', 'Dallas');
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(field('Tagline').value).toBe(site.company_tagline);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(field('Tagline').value).toBe('A plumber Dallas trusts');
    expect(field('About').value).toBe('Austintown is not Dallas.');
    expect(harness.steps()).toHaveLength(1);
  });

  test('[BI-14] leaving the field does not wait', async () => {
    const harness = await openScreen(basicInfo, site);
    await harness.user.clear(field('City'));
    await harness.user.type(field('City'), 'Reno');
    await harness.user.tab();
    expect(field('Tagline').value).toBe('A plumber Reno trusts');
  });

  test('[BI-14] a shortcut finds the texts rewritten', async () => {
    await openScreen(basicInfo, site);
    type('City', 'Reno');
    fireEvent.keyDown(field('City'), { key: 's', ctrlKey: true });
    expect(field('Tagline').value).toBe('A plumber Reno trusts');
  });

  test('[BI-14] after an undo the old value is the one that was undone to', async () => {
    const harness = await openScreen(basicInfo, site);
    type('City', 'Dallas');
    fireEvent.keyDown(field('City'), { key: 'z', ctrlKey: true });
    await waitFor(() => expect(harness.site().company_tagline).toBe('A plumber Dallas trusts'));
    await undo();
    await waitFor(() => expect(field('City').value).toBe('Austin'));
    type('City', 'Reno');
    fireEvent.blur(field('City'));
    expect(field('Tagline').value).toBe('A plumber Reno trusts');
  });
});
