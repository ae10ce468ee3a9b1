import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import type { NearbyCity } from '#shared/ipc/places.ipc.ts';
import { undo } from '../../../../src-renderer/state/draft.ts';
import AreaMap from '../../../../src-renderer/screens/basic-info/map/area-map.tsx';
import { LocationCard } from '../../../../src-renderer/screens/basic-info/parts/location-card.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const site = {
  service_areas: [
    { city: 'Austin', state: 'TX', radius: 25, order: 0 },
    { city: 'Hutto', state: 'TX', radius: 50, order: 1 },
  ],
};
const found = (count: number): NearbyCity[] =>
  Array.from({ length: count }, (_, n) => ({
    city: n === 0 ? 'Austin' : `City ${n}`,
    state: 'TX',
    population: 20_000,
  }));
const austin = { latitude: 30.27, longitude: -97.74 };
const locate = { 'places.locate': ({ places }: { places: unknown[] }) => places.map(() => austin) };
const find = () => screen.getByRole('button', { name: 'Find 10 nearest cities' });
const reason = () => document.getElementById(find().getAttribute('aria-describedby') ?? '')?.textContent;
const radius = () => screen.getByLabelText<HTMLInputElement>('Search radius');
const cities = () =>
  screen.getAllByRole<HTMLInputElement>('combobox', { name: /^City of area/ }).map(({ value }) => value);

describe('Find 10 nearest cities', () => {
  test('[BI-12] fills the list up to ten around the first area, as one step of undo', async () => {
    const harness = await openScreen(<LocationCard />, site, {
      answers: { ...locate, 'places.nearest': () => found(12) },
    });
    expect(radius().value).toBe('30');
    await harness.user.click(find());
    expect(await screen.findByText('Added 8 cities within 30 miles of Austin, TX.')).toBeTruthy();
    expect(cities()).toEqual([
      'Austin',
      'Hutto',
      ...found(9)
        .slice(1)
        .map(({ city }) => city),
    ]);
    expect(harness.bridge.inputsOf('places.nearest')).toEqual([{ city: 'Austin', state: 'TX', radius: 30 }]);
    await waitFor(() => expect(harness.site().service_areas?.[9]).toMatchObject({ city: 'City 8', radius: 50 }));
    expect(harness.steps()).toHaveLength(1);
    expect(find().getAttribute('aria-disabled')).toBe('true');
    expect(reason()).toBe('The list is full: a search fills it up to 10 areas.');
    await undo();
    await waitFor(() => expect(cities()).toEqual(['Austin', 'Hutto']));
  });

  test('[BI-12] the radius takes numbers only, within what the service searches', async () => {
    const harness = await openScreen(<LocationCard />, site, {
      answers: { ...locate, 'places.nearest': () => [] },
    });
    fireEvent.change(radius(), { target: { value: '4a5 ' } });
    expect(radius().value).toBe('45');
    await harness.user.click(find());
    expect(await screen.findByText(/^No further city .* within 45 miles of Austin, TX\.$/)).toBeTruthy();
    for (const [typed, disabled] of [
      ['', 'true'],
      ['0', 'true'],
      ['187', 'true'],
      ['1.2.3', 'true'],
      ['186', null],
      ['12.5', null],
    ] as const) {
      fireEvent.change(radius(), { target: { value: typed } });
      expect(radius().value).toBe(typed);
      expect([typed, find().getAttribute('aria-disabled')]).toEqual([typed, disabled]);
    }
  });

  test('[BI-12] says why nothing was found, and adds nothing', async () => {
    const message = 'The place-name service refused the search: the daily limit has been exceeded';
    const harness = await openScreen(<LocationCard />, site, {
      answers: {
        ...locate,
        'places.nearest': () => {
          throw new AppError('BACKEND_REFUSED', message);
        },
      },
    });
    await harness.user.click(find());
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(cities()).toEqual(['Austin', 'Hutto']);
  });

  test('[BI-12] is cancelled with the same button', async () => {
    const late = Promise.withResolvers<NearbyCity[]>();
    const harness = await openScreen(<LocationCard />, site, {
      answers: { ...locate, 'places.nearest': () => late.promise },
    });
    await harness.user.click(find());
    await harness.user.click(screen.getByRole('button', { name: 'Cancel: Find 10 nearest cities' }));
    await waitFor(() => expect(harness.bridge.inputsOf('call.cancel')).toHaveLength(1));
    late.resolve(found(5));
    await waitFor(() => expect(find()).toBeTruthy());
    expect(cities()).toEqual(['Austin', 'Hutto']);
  });

  test.each([
    ['offline', site, { online: false }, 'Finding cities needs the server: you are offline.'],
    ['abroad', { ...site, country: 'CA' }, {}, 'The search knows cities of the United States only.'],
    ['without an area', { service_areas: [] }, {}, 'Enter a service area with city and state first'],
  ])('[BI-12] does not search %s, and says why', async (_what, record, status, why) => {
    const harness = await openScreen(<LocationCard />, record, { status, answers: locate });
    await harness.user.click(find());
    expect(reason()).toContain(why);
    expect(harness.bridge.inputsOf('places.nearest')).toEqual([]);
  });
});

describe('the map', () => {
  test('[BI-12] shows the areas with their radii, and names what it does not know', async () => {
    await openScreen(<LocationCard />, site, { answers: { 'places.locate': () => [austin, null] } });
    expect(await screen.findByRole('img', { name: 'Map of the service areas. Austin, TX: 25 miles' })).toBeTruthy();
    expect(screen.getByText('Not found on the map: Hutto, TX')).toBeTruthy();
  });

  test('[BI-12] follows a radius at once', async () => {
    const harness = await openScreen(<LocationCard />, site, { answers: locate });
    await screen.findByRole('img', { name: /Austin, TX: 25 miles/ });
    fireEvent.change(screen.getByLabelText('Radius of area 1 in miles'), { target: { value: '75' } });
    await screen.findByRole('img', { name: /Austin, TX: 75 miles/ });
    await waitFor(() => expect(harness.site().service_areas?.[0]).toMatchObject({ radius: 75 }));
  });

  test('[BI-12] looks up all areas when there are more than one call takes', async () => {
    const rows = Array.from({ length: 101 }, (_, index) => ({ index, city: `Town ${index}`, state: 'TX', radius: 25 }));
    await openScreen(<AreaMap rows={rows} />, {}, { answers: locate });
    const map = await screen.findByRole('img', { name: /Town 0, TX/ });
    await waitFor(() => expect(map.getAttribute('aria-label')).toContain('Town 100, TX'), { timeout: 5000 });
  });

  test('[BI-12] says when places cannot be looked up, and tries again', async () => {
    let works = false;
    const harness = await openScreen(<LocationCard />, site, {
      answers: {
        'places.locate': ({ places }) => {
          if (!works) throw new AppError('OFFLINE', 'The server cannot be reached.');
          return places.map(() => austin);
        },
      },
    });
    expect(await screen.findByText('Places could not be looked up: The server cannot be reached.')).toBeTruthy();
    works = true;
    await harness.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /Austin, TX: 25 miles/ })).toBeTruthy();
  });
});
