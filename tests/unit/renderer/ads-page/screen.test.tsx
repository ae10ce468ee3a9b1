import { screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import { sectionStore } from '../../../../src-renderer/editor/preview-section.ts';
import AdsPageScreen from '../../../../src-renderer/screens/ads-page/index.tsx';

afterEach(closeScreen);

const review = (id: number, service: string) => ({
  id,
  service,
  reviewer: `Reviewer ${id}`,
  review: `Words ${id}`,
  status: 'approved',
  order: id,
});

const site = {
  has_ads_landing_page: true,
  services: [
    { 'service-name': 'Drains', photos: [{ photo: 'drain.jpg', order: 1 }] },
    { 'service-name': 'Heaters', photos: [] },
  ],
  testimonials: [1, 2, 3].map((id) => review(id, 'Drains')),
  ads_landing_pages: [
    { id: 1, selected_service: 'Heaters', about_us: 'Warm', best_work_photos: [], testimonials_ids: [3], extra: 'x' },
  ],
} as unknown as SiteDocument;

const open = (document: SiteDocument) =>
  openScreen(
    <MemoryRouter>
      <AdsPageScreen />
    </MemoryRouter>,
    document,
  );
const pages = (harness: { site: () => SiteDocument }) =>
  harness.site()['ads_landing_pages'] as unknown as Record<string, unknown>[];
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('[ADS-01] a service brings its photos and its reviews, and says so', async () => {
  const harness = await open(site);
  await harness.user.click(screen.getByRole('combobox', { name: 'Service' }));
  await harness.user.click(screen.getByRole('option', { name: 'Drains' }));
  await screen.findByText('Best work: 1 photo of it; 3 reviews of it were picked.');
  await waitFor(() =>
    expect(pages(harness)[0]).toEqual({
      id: 1,
      selected_service: 'Drains',
      about_us: 'Warm',
      best_work_photos: [{ photo: 'drain.jpg', order: 0 }],
      testimonials_ids: [1, 2, 3],
      extra: 'x',
    }),
  );
  expect(harness.steps()).toHaveLength(1);
  expect(tabs()).toEqual(['Drains']);
});

test('[ADS-01] reviews are picked in a dialog, and taken away with the focus on the next', async () => {
  const harness = await open(site);
  await harness.user.click(button('Pick reviews'));
  const dialog = await screen.findByRole('dialog');
  await harness.user.click(await within(dialog).findByRole('checkbox', { name: /^Reviewer 1/ }));
  await harness.user.click(within(dialog).getByRole('button', { name: 'Use these reviews' }));
  await waitFor(() => expect(pages(harness)[0]!['testimonials_ids']).toEqual([3, 1]));
  await harness.user.click(button('Remove the review of Reviewer 3'));
  await waitFor(() => expect(pages(harness)[0]!['testimonials_ids']).toEqual([1]));
  expect(document.activeElement).toBe(button('Remove the review of Reviewer 1'));
});

test('[ADS-01] a page without a service is offered all photos of the site', async () => {
  const gallery = [
    { photo: '/drain.webp', associated_service: 'Drains', order: 2 },
    { photo: '/van.webp', order: 1 },
  ];
  const harness = await open({ ...site, gallery, ads_landing_pages: [{}] } as unknown as SiteDocument);
  await harness.user.click(button('From the site’s photos'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('2 photos')).toBeTruthy();
});

test('[ADS-01] pages are added, duplicated and deleted, each with its tab', async () => {
  const harness = await open(site);
  await harness.user.click(button('Duplicate'));
  expect(tabs()).toEqual(['Heaters', 'Heaters']);
  expect(screen.getAllByRole('tab')[1]!.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(pages(harness)[1]).toMatchObject({ about_us: 'Warm', extra: 'x' }));
  expect(pages(harness)[1]).not.toHaveProperty('id');
  await harness.user.click(button('Add ads page'));
  expect(tabs()).toEqual(['Heaters', 'Heaters', 'Ads page 3']);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Service' }));
  await harness.user.click(button('Delete'));
  await harness.user.click(button('Delete'));
  await harness.user.click(button('Delete'));
  expect(await screen.findByText('No ads page yet')).toBeTruthy();
  expect(document.activeElement).toBe(button('Add ads page'));
  await harness.user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => expect(tabs()).toEqual(['Heaters']));
});

test('a site without ads pages is told where to switch them on', async () => {
  await open({ ...site, has_ads_landing_page: false });
  expect(screen.getByText('This site shows no ads pages')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Custom, Ads pages' }).getAttribute('href')).toBe('/custom/joes#ads-pages');
});

test('[ADS-01] the page says its address once the site has pages and the page a service', async () => {
  const doubled = [{ selected_service: 'Drains' }, { selected_service: 'Drains' }, {}];
  const multi = { ...site, multipage: true, paid_url: 'acme.example.com', ads_landing_pages: doubled };
  const harness = await open(multi as unknown as SiteDocument);
  expect(screen.getByText('https://acme.example.com/ads/drains/')).toBeTruthy();
  await harness.user.click(screen.getAllByRole('tab')[1]!);
  expect(screen.getByText('https://acme.example.com/ads/drains-2/')).toBeTruthy();
  expect(sectionStore.getState().page).toBe('ads/drains-2/');
  await harness.user.click(screen.getAllByRole('tab')[2]!);
  expect(screen.getByText(/Choose its service: the address follows from it/)).toBeTruthy();
  expect(sectionStore.getState().page).toBe('');
});

test('[ADS-01] a site of a single page says that it has no ads pages yet', async () => {
  await open(site);
  expect(screen.getByRole('link', { name: 'Layout' })).toBeTruthy();
  expect(sectionStore.getState().page).toBe('');
});
