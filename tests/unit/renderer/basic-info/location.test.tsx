import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { CitySuggestion } from '#shared/ipc/content.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { undo } from '../../../../src-renderer/state/draft.ts';
import { refusedTexts } from '../../../../src-renderer/state/refusals.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import BasicInfoScreen from '../../../../src-renderer/screens/basic-info/index.tsx';

const basicInfo = (
  <MemoryRouter>
    <BasicInfoScreen />
  </MemoryRouter>
);

afterEach(closeScreen);

const site = {
  service_areas: [
    { city: 'Austin', state: 'TX', radius: 25, order: 0 },
    { city: 'Hutto', state: 'TX', radius: 50, order: 1 },
  ],
};
const city = (number: number) => screen.getByRole<HTMLInputElement>('combobox', { name: `City of area ${number}` });
const stateOf = (number: number) => screen.getByLabelText<HTMLInputElement>(`State of area ${number}`);
const radius = (number: number) => screen.getByLabelText<HTMLInputElement>(`Radius of area ${number} in miles`);

describe('the list', () => {
  test('[BI-11] a new area is blank, has radius 50 and the focus', async () => {
    const harness = await openScreen(basicInfo, site);
    await harness.user.click(screen.getByRole('button', { name: 'Add service area' }));
    expect(document.activeElement).toBe(city(3));
    expect(radius(3).value).toBe('50');
    await waitFor(() => expect(harness.site().service_areas).toHaveLength(3));
    expect(harness.site().service_areas?.[2]).toEqual({ city: '', state: '', radius: 50, order: 2 });
  });

  test('[BI-11] city, state and radius reach the record and the computed list', async () => {
    const harness = await openScreen(basicInfo, site);
    fireEvent.change(city(1), { target: { value: 'Waco' } });
    fireEvent.change(stateOf(1), { target: { value: 'OK' } });
    fireEvent.change(radius(1), { target: { value: '12.9' } });
    await waitFor(() => expect(harness.site().service_area_array?.[0]).toEqual(['Waco', 'OK', 12, 0]));
    expect(harness.site().service_areas?.[0]).toEqual({ city: 'Waco', state: 'OK', radius: 12, order: 0 });
  });

  test('[BI-11] what is no radius is said and not taken; an emptied field gives way to the radius that holds', async () => {
    const harness = await openScreen(basicInfo, site);
    fireEvent.change(radius(1), { target: { value: 'far' } });
    expect(screen.getByText('Whole miles')).toBeTruthy();
    fireEvent.blur(radius(1));
    expect(radius(1).value).toBe('far');
    expect(refusedTexts()).toEqual(['Radius of service area 1: Whole miles.']);
    fireEvent.change(radius(1), { target: { value: '' } });
    fireEvent.blur(radius(1));
    expect(radius(1).value).toBe('25');
    expect(refusedTexts()).toEqual([]);
    expect(harness.steps()).toEqual([]);
  });

  test('[BI-11] an undo shows in a radius that still has the focus', async () => {
    const harness = await openScreen(basicInfo, site);
    fireEvent.change(radius(1), { target: { value: '12.9' } });
    await waitFor(() => expect(harness.site().service_areas?.[0]?.radius).toBe(12));
    expect(radius(1).value).toBe('12.9');
    await act(undo);
    expect(radius(1).value).toBe('25');
  });

  test('[BI-11] a removed area can be brought back', async () => {
    const harness = await openScreen(basicInfo, site);
    await harness.user.click(screen.getByRole('button', { name: 'Remove Austin, TX' }));
    expect(city(1).value).toBe('Hutto');
    await harness.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(city(1).value).toBe('Austin');
    await waitFor(() => expect(harness.site().service_areas).toEqual(site.service_areas));
  });

  test('[BI-11] a duplicate is refused: said at the field, kept out of the draft', async () => {
    const harness = await openScreen(basicInfo, site);
    await harness.user.clear(city(2));
    await harness.user.type(city(2), 'austin');
    expect(screen.getByText('austin, TX is in the list already')).toBeTruthy();
    await waitFor(() => expect(harness.site().service_areas?.[1]?.city).toBe('Hutto'));
    await harness.user.type(city(2), 'town');
    expect(screen.queryByText(/in the list already/)).toBeNull();
    await waitFor(() => expect(harness.site().service_areas?.[1]?.city).toBe('austintown'));
  });

  test('[SAVE-04] says when no area has both city and state', async () => {
    const harness = await openScreen(basicInfo, { service_areas: [{ city: 'Austin', state: '' }] });
    const hint = /at least one service area with city and state/;
    expect(screen.getByText(hint)).toBeTruthy();
    await harness.user.type(stateOf(1), 'TX');
    expect(screen.queryByText(hint)).toBeNull();
  });
});

describe('suggestions', () => {
  const suggestion = (name: string): CitySuggestion => ({
    id: name,
    city: name,
    state: 'Texas',
    stateCode: 'TX',
    countryCode: 'US',
  });

  test('[BI-11] appear for what is typed, and a chosen one brings its state', async () => {
    const harness = await openScreen(
      basicInfo,
      { service_areas: [{ city: '', state: '', radius: 50, order: 0 }] },
      { answers: { 'places.suggest': ({ searchTerm }) => [suggestion(`${searchTerm}o`)] } },
    );
    await harness.user.type(city(1), 'Wac');
    await harness.user.click(await screen.findByRole('option', { name: 'Waco, TX' }));
    expect(city(1).value).toBe('Waco');
    expect(stateOf(1).value).toBe('TX');
    await waitFor(() => expect(harness.site().service_area_array).toEqual([['Waco', 'TX', 50, 0]]));
    expect(harness.bridge.inputsOf('places.suggest')).toEqual([{ searchTerm: 'Wac', globe: false }]);
  });

  test('[BI-11] an outdated question is cancelled and its answer never shown', async () => {
    const late = Promise.withResolvers<CitySuggestion[]>();
    const harness = await openScreen(basicInfo, site, {
      answers: { 'places.suggest': ({ searchTerm }) => (searchTerm === 'Wa' ? late.promise : [suggestion('Waco')]) },
    });
    fireEvent.change(city(1), { target: { value: 'Wa' } });
    await waitFor(() => expect(harness.bridge.inputsOf('places.suggest')).toHaveLength(1));
    fireEvent.change(city(1), { target: { value: 'Wac' } });
    await waitFor(() => expect(harness.bridge.inputsOf('call.cancel')).toHaveLength(1));
    expect(await screen.findByRole('option', { name: 'Waco, TX' })).toBeTruthy();
    late.resolve([suggestion('Walla Walla')]);
    await late.promise;
    expect(screen.queryByRole('option', { name: 'Walla Walla, TX' })).toBeNull();
  });

  test('[BI-11] a chosen duplicate is refused', async () => {
    const harness = await openScreen(basicInfo, site, {
      answers: { 'places.suggest': () => [suggestion('Austin')] },
    });
    fireEvent.change(city(2), { target: { value: 'Aus' } });
    await harness.user.click(await screen.findByRole('option', { name: 'Austin, TX' }));
    expect(screen.getByText('Austin, TX is in the list already')).toBeTruthy();
    await waitFor(() => expect(harness.site().service_areas?.[1]?.city).toBe('Hutto'));
  });

  test('[BI-11] without the server the field is plain text', async () => {
    const harness = await openScreen(basicInfo, site, {
      answers: {
        'places.suggest': () => {
          throw new AppError('OFFLINE', 'Offline');
        },
      },
    });
    fireEvent.change(city(1), { target: { value: 'Waco' } });
    await waitFor(() => expect(harness.bridge.inputsOf('places.suggest')).toHaveLength(1));
    expect(screen.queryByRole('option')).toBeNull();
    expect(harness.site().service_areas?.[0]?.city).toBe('Waco');
  });
});
