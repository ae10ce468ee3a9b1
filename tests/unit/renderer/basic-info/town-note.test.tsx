import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LocationCard } from '../../../../src-renderer/screens/basic-info/parts/location-card.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const site = {
  multipage: true,
  // No map is drawn outside of the United States, so the tests need no coordinates of the towns.
  country: 'CA',
  city: 'Toronto',
  service_areas: [{ city: 'Ajax', state: 'ON', radius: 50, order: 0 }],
  testimonials: [{ title: 'Ajax, ON', review: 'Well done.', status: 'approved' }],
};
const words = 'In Ajax we have put new roofs on half of the houses along the lake since the storm of 2022.';

test('[PAGE-07] a town says what a page of its own takes, and has it once its text is written', async () => {
  const { user, site: record } = await openScreen(<LocationCard />, site);
  screen.getByText(/^For a page of its own add a photo .* \(1 of 2\)\./);
  await user.click(screen.getByRole('button', { name: 'Write a text about Ajax' }));
  await user.type(screen.getByRole('textbox', { name: 'Text about the town of area 1' }), words);
  await screen.findByText('Has a page of its own: /areas/ajax/');
  await waitFor(() => expect(record().service_areas?.[0]).toMatchObject({ city: 'Ajax', about: words }));
});

test('[PAGE-07] nothing is said of pages on a site of one page', async () => {
  await openScreen(<LocationCard />, { ...site, multipage: false });
  expect(screen.queryByText(/page of its own/)).toBeNull();
});

test('[PAGE-07] how much two towns’ pages may share is set beside the list, and the reason says it', async () => {
  const about = (town: string): string => words.replace('Ajax', town);
  const areas = ['Ajax', 'Oshawa'].map((city, order) => ({ city, state: 'ON', radius: 50, order, about: about(city) }));
  const { user, site: record } = await openScreen(<LocationCard />, {
    ...site,
    service_areas: areas,
    testimonials: areas.map(({ city }) => ({ title: city, review: 'Well done.', status: 'approved' })),
  });
  screen.getByText(/in common with Ajax’s, more than the 50 % that are allowed\./);
  await user.click(screen.getByRole('slider', { name: 'Words that two towns’ pages may share' }));
  await user.keyboard('{End}');
  await screen.findByText('Has a page of its own: /areas/oshawa/');
  await waitFor(() => expect(record()).toMatchObject({ town_pages_most_shared: 90 }));
});
