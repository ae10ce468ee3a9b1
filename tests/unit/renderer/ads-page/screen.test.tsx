import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';
import { sectionStore } from '../../../../src-renderer/editor/preview-section.ts';
import AdsPageScreen from '../../../../src-renderer/screens/ads-page/index.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

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
const names = () => [...document.querySelectorAll<HTMLElement>('[data-name]')];
const listed = () => names().map(({ textContent }) => textContent);
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
  expect(listed()).toEqual(['Drains']);
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

test('[ADS-01] pages are added, duplicated and removed, each by its name in the list', async () => {
  const harness = await open(site);
  await harness.user.click(button('Duplicate Heaters'));
  expect(listed()).toEqual(['Heaters', 'Heaters']);
  expect(names()[1]!.getAttribute('aria-current')).toBe('true');
  await waitFor(() => expect(pages(harness)[1]).toMatchObject({ about_us: 'Warm', extra: 'x' }));
  expect(pages(harness)[1]).not.toHaveProperty('id');
  await harness.user.click(button('Add ads page'));
  expect(listed()).toEqual(['Heaters', 'Heaters', 'Ads page 3']);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Service' }));
  await harness.user.click(button('Remove Ads page 3'));
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Remove Heaters' })[1]);
  await harness.user.keyboard('{Enter}{Enter}');
  expect(await screen.findByText(/^No ads page yet/)).toBeTruthy();
  expect(document.activeElement).toBe(button('Add ads page'));
  await harness.user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => expect(listed()).toEqual(['Heaters']));
});

test('[ADS-01] many pages stand in a list of which the names in sight are drawn; the arrow keys go through them', async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(380);
  const many = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, selected_service: `Service ${at + 1}` }));
  const { user } = await open({ ...site, ads_landing_pages: many } as unknown as SiteDocument);
  expect(screen.queryByRole('tab')).toBeNull();
  const rows = within(screen.getByRole('list', { name: 'Ads pages' })).getAllByRole('listitem');
  expect(rows[0]!.getAttribute('aria-setsize')).toBe('40');
  expect(rows.length).toBeLessThan(40);
  act(() => names()[0]!.focus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(document.activeElement?.textContent).toBe('Service 2');
  expect(screen.getByRole('region', { name: 'Service 2' })).toBeTruthy();
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('Service 40');
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
  await harness.user.click(names()[1]!);
  expect(screen.getByText('https://acme.example.com/ads/drains-2/')).toBeTruthy();
  expect(sectionStore.getState().page).toBe('ads/drains-2/');
  await harness.user.click(names()[2]!);
  expect(screen.getByText(/Choose its service: the address follows from it/)).toBeTruthy();
  expect(sectionStore.getState().page).toBe('');
});

test('[ADS-01] a site of a single page says that it has no ads pages yet', async () => {
  await open(site);
  expect(screen.getByRole('link', { name: 'Layout' })).toBeTruthy();
  expect(sectionStore.getState().page).toBe('');
});
