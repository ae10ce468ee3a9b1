import { ModalsProvider } from '@mantine/modals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { notSetUpText, type SetUpService } from '#shared/domain/set-up/services.ts';
import { removeItems } from '#shared/record-catalogue/list-engine.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import ServicesScreen from '../../../../src-renderer/screens/services/index.tsx';
import { editSite, flushEdits, undo } from '../../../../src-renderer/state/draft.ts';
import type { FakeHandlers } from '../../../support/fake-bridge.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const record: SiteDocument = {
  company_type: 'Plumbing',
  services: [
    { 'service-name': 'Drains', 'service-description': 'Clear.', order: 1, photos: [{ photo: '/own.webp', order: 0 }] },
    { 'service-name': 'Leaks', 'service-description': 'For 20 years.', order: 2 },
  ],
  gallery: [{ photo: '/a.webp', associated_service: 'Drains', order: 1 }],
  testimonials: [{ review: 'Fine', service: 'Drains', order: 1 }],
  ads_landing_pages: [{ selected_service: 'Drains' }],
};

const open = (
  answers: FakeHandlers = {},
  status: Partial<SiteStatus> = {},
  { site = record, ...facts }: { site?: SiteDocument; notSetUp?: SetUpService[]; ideasSheetUrl?: string } = {},
) =>
  openScreen(
    <ModalsProvider>
      <MemoryRouter>
        <ServicesScreen />
      </MemoryRouter>
    </ModalsProvider>,
    site,
    { answers, status, ...facts },
  );
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const button = (name: string) => screen.getByRole('button', { name });
const nameOf = (site: SiteDocument, index: number) => site.services?.[index]?.['service-name'];

test('[SVC-01] a new service has its name selected, so that the first key replaces it', async () => {
  const { user } = await open();
  await user.click(button('Add Service'));
  await waitFor(() => expect(nameField().value).toMatch(/^NEW SERVICE/));
  await user.keyboard('Gutters');
  expect(nameField().value).toBe('Gutters');
});

describe('[SVC-02] the name', () => {
  test('is taken when the field is left, with what names the service, as one undo', async () => {
    const harness = await open();
    await harness.user.clear(nameField());
    await harness.user.type(nameField(), 'Sewers');
    expect(harness.steps()).toEqual([]);
    await harness.user.tab();
    await waitFor(() => expect(nameOf(harness.site(), 0)).toBe('Sewers'));
    expect(harness.site()).toMatchObject({
      gallery: [{ associated_service: 'Sewers' }],
      testimonials: [{ service: 'Sewers' }],
      ads_landing_pages: [{ selected_service: 'Sewers' }],
    });
    expect(harness.steps()).toHaveLength(1);
    await act(() => undo());
    expect(harness.site()).toMatchObject(record);
    expect(nameField().value).toBe('Drains');
  });

  test('of another service gets a suffix and the alert says so', async () => {
    const harness = await open();
    fireEvent.change(nameField(), { target: { value: 'leaks' } });
    fireEvent.keyDown(nameField(), { key: 'Enter' });
    expect(screen.getByText('Changing the name of this service to remove duplicates').role).toBe('alert');
    expect(nameField().value).toMatch(/^leaks \w{4}$/);
    await waitFor(() => expect(nameOf(harness.site(), 0)).toMatch(/^leaks \w{4}$/));
  });

  test('becomes ‘SERVICE ’ and an id when it is left empty', async () => {
    const harness = await open();
    fireEvent.change(nameField(), { target: { value: ' ' } });
    fireEvent.blur(nameField());
    await waitFor(() => expect(nameOf(harness.site(), 0)).toMatch(/^SERVICE \w{4}$/));
  });

  test('is taken before a shortcut acts, and given up by Escape', async () => {
    const harness = await open();
    fireEvent.change(nameField(), { target: { value: 'Sewers' } });
    fireEvent.keyDown(nameField(), { key: 'Escape' });
    expect(nameField().value).toBe('Drains');
    fireEvent.change(nameField(), { target: { value: 'Pumps' } });
    fireEvent.keyDown(nameField(), { key: 's', ctrlKey: true });
    await waitFor(() => expect(nameOf(harness.site(), 0)).toBe('Pumps'));
  });
});

test('[SVC-04] a description is marked while it speaks of years', async () => {
  const harness = await open();
  const marked = () => screen.queryAllByText('Contains ‘year’, which goes out of date.');
  expect(marked()).toEqual([]);
  await harness.user.click(button('Leaks'));
  expect(marked()).toHaveLength(1);
  const field = screen.getByRole('textbox', { name: 'Short description' });
  expect(field.closest('[data-tone=bad]')).not.toBeNull();
  fireEvent.input(field, { target: { value: 'Since 1999.' } });
  expect(marked()).toEqual([]);
  await waitFor(() => expect(field.closest('[data-tone=bad]')).toBeNull());
});

test('[SVC-05] stock photos come and go by their switch, and own photos stay', async () => {
  const stock = ['/s-1.webp', '/s-2.webp', '/s-3.webp'];
  const harness = await open({ 'services.stockPhotos': () => ({ photos: stock }) });
  const toggle = screen.getByRole('switch', { name: 'Stock photos' });
  const photos = () => harness.site().services?.[0]?.photos?.map((each) => each?.photo);
  await harness.user.click(toggle);
  await waitFor(() => expect(photos()).toEqual(['/own.webp', ...stock]));
  expect(within(screen.getByRole('list', { name: 'Photos of Drains' })).getAllByRole('listitem')).toHaveLength(4);
  await harness.user.click(toggle);
  await waitFor(() => expect(photos()).toEqual(['/own.webp']));
});

test('[SVC-05] stock photos that are not set up are offered nowhere, with the reason; those that are there can be taken away', async () => {
  const services = [
    { 'service-name': 'Drains', photos: [{ photo: '/s.webp', stock: true }] },
    { 'service-name': 'Leaks' },
  ];
  const harness = await open({}, {}, { site: { ...record, services }, notSetUp: ['stockPhotos'] });
  const toggle = () =>
    screen.getByRole<HTMLInputElement>('switch', { name: 'Stock photos', description: notSetUpText('stockPhotos') });
  await harness.user.click(toggle());
  await waitFor(() => expect(harness.site().services?.[0]?.photos).toEqual([]));
  expect(toggle().disabled).toBe(true);
  await harness.user.click(button('Leaks'));
  expect(toggle().disabled).toBe(true);
  expect(harness.bridge.inputsOf('services.stockPhotos')).toEqual([]);
});

test('[SVC-01] the link to the ideas sheet is shown, and says where IT sets it as long as nobody has', async () => {
  const ideasSheetUrl = 'https://sheets.agency.example/ideas';
  const link = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ideas for services' });
  await open({}, {}, { notSetUp: ['ideasSheet'] });
  expect(link().disabled).toBe(true);
  expect(screen.getByText(/Your IT can set it with “ideasSheetUrl” in the policy file/)).toBeTruthy();
  closeScreen();
  const { user, bridge } = await open({}, {}, { ideasSheetUrl });
  await user.click(link());
  await waitFor(() => expect(bridge.inputsOf('app.openExternal')).toEqual([{ url: ideasSheetUrl }]));
  expect(screen.queryByText(/policy file/)).toBeNull();
});

test('[SVC-05] stock photos go to the service that they were asked for, when another one is deleted meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<{ photos: string[] }>();
  const harness = await open({ 'services.stockPhotos': () => promise });
  await harness.user.click(button('Leaks'));
  await harness.user.click(screen.getByRole('switch', { name: 'Stock photos' }));
  act(() => editSite((site) => removeItems(site, ['services'], [0])));
  resolve({ photos: ['/s-1.webp'] });
  await waitFor(() =>
    expect(harness.site().services).toMatchObject([
      { 'service-name': 'Leaks', photos: [{ photo: '/s-1.webp', stock: true }] },
    ]),
  );
  expect(harness.site().services).toHaveLength(1);
});

describe('[SVC-01] default services', () => {
  const services = [
    { name: 'drains', primaryKeyword: 'drain', keywords: [] },
    { name: 'Repiping', primaryKeyword: 'repiping', keywords: ['pex'] },
  ];

  test('are ticked and added, those that are there left out', async () => {
    const harness = await open({ 'services.defaults': () => ({ services, stale: false }) });
    await harness.user.click(button('Default services'));
    const dialog = await screen.findByRole('dialog', { name: 'Default Services To Choose From' });
    expect((await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: 'drains' })).disabled).toBe(true);
    await harness.user.click(within(dialog).getByRole('checkbox', { name: 'Repiping' }));
    await harness.user.click(within(dialog).getByRole('button', { name: 'Add 1 service' }));
    await waitFor(() => expect(nameOf(harness.site(), 2)).toBe('Repiping'));
    expect(harness.steps()).toHaveLength(1);
  });

  test('are asked for each time that the dialog opens, as the industry may be another one', async () => {
    const harness = await open({ 'services.defaults': () => ({ services, stale: false }) });
    await harness.user.click(button('Default services'));
    await screen.findByRole('checkbox', { name: 'Repiping' });
    await harness.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const roofing = [{ name: 'Roof repair', primaryKeyword: 'roof', keywords: [] }];
    harness.bridge.handlers['services.defaults'] = () => ({ services: roofing, stale: false });
    await harness.user.click(button('Default services'));
    await screen.findByRole('checkbox', { name: 'Roof repair' });
    expect(screen.queryByRole('checkbox', { name: 'Repiping' })).toBeNull();
  });

  test('that cannot be had say why, and are asked for again', async () => {
    const harness = await open({ 'services.defaults': () => ({ services: [], stale: true }) }, { online: false });
    await harness.user.click(button('Default services'));
    await screen.findByText('The server could not give the default services. You are offline.');
    harness.bridge.handlers['services.defaults'] = () => ({ services, stale: false });
    await harness.user.click(button('Retry'));
    expect(await screen.findByRole('checkbox', { name: 'Repiping' })).toBeTruthy();
  });

  test('that cannot be written say so by the exact text', async () => {
    const harness = await open({ 'services.defaults': () => ({ services, stale: true }) });
    const { handlers } = harness.bridge;
    const write = handlers['site.edit']!;
    handlers['site.edit'] = () => {
      throw new AppError('INTERNAL', 'The disk is full.');
    };
    await harness.user.click(button('Default services'));
    expect(
      await screen.findByText('These are the last ones known: the server could not give newer ones.'),
    ).toBeTruthy();
    await harness.user.click(screen.getByRole('checkbox', { name: 'Repiping' }));
    await harness.user.click(button('Add 1 service'));
    expect(await screen.findByText('Error adding default service')).toBeTruthy();
    expect(screen.getByText('The disk is full.')).toBeTruthy();
    handlers['site.edit'] = write;
    await act(() => flushEdits());
    expect(nameOf(harness.site(), 2)).toBe('Repiping');
  });
});

test('[SVC-01] a service is deleted after a question whose default is yes', async () => {
  const harness = await open();
  await harness.user.click(button('Remove Drains'));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this service?' });
  const yes = within(dialog).getByRole('button', { name: 'Yes, delete' });
  await waitFor(() => expect(document.activeElement).toBe(yes));
  await harness.user.keyboard('{Enter}');
  await waitFor(() => expect(harness.site().services).toHaveLength(1));
});

describe('[SVC-03] suggested keywords', () => {
  const families = [{ primaryKeyword: 'drain cleaning', keywords: ['plumber', 'drains near me'] }];

  test('take the place of those of the service when a family is chosen', async () => {
    const harness = await open({ 'services.keywordFamilies': () => families });
    await harness.user.click(button('Suggest keywords'));
    const family = await screen.findByRole('button', { name: /^drain cleaning/ });
    expect(document.activeElement).toBe(family);
    await harness.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(harness.site().services?.[0]).toMatchObject({
        primary_keyword: 'drain cleaning',
        keywords: ['plumber', 'drains near me'],
      }),
    );
    expect(harness.steps()).toHaveLength(1);
  });

  test('say why there are none, and are asked for again', async () => {
    let fails = true;
    const harness = await open({
      'services.keywordFamilies': () => {
        if (fails) throw new AppError('BACKEND_FAILED', 'The backend answered with 500.');
        return [];
      },
    });
    await harness.user.click(button('Suggest keywords'));
    expect((await screen.findByText('The backend answered with 500.')).role).toBe('alert');
    fails = false;
    await harness.user.click(button('Retry'));
    expect(await screen.findByText('No keywords are known for this service in the site’s industry.')).toBeTruthy();
  });
});

test('[SYNC-02] what needs the server says so while it is out of reach', async () => {
  const harness = await open({}, { online: false });
  const reasons = ['Suggest keywords', 'Update Content', 'Generate-v1', 'Generate-v2'].map((name) => {
    const id = button(name).getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent;
  });
  expect(reasons).toEqual([
    'Suggestions need the server: you are offline.',
    ...Array.from({ length: 3 }, () => 'Generating needs the server: you are offline.'),
  ]);
  await harness.user.click(button('Update Content'));
  expect(harness.bridge.inputsOf('services.generateDescription')).toEqual([]);
});
