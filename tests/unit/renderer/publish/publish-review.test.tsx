import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Output } from '#shared/ipc/contract.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { PageChange } from '#shared/ipc/publishing.ipc.ts';
import { closeReview, isClosed, openReview } from '../../../support/publish-review.tsx';

afterEach(closeReview);

test.each<[string, Partial<SiteDocument>, RegExp, string, () => HTMLElement]>([
  [
    'a text',
    { years_in_business: 3, about: 'With 25 years of experience.' },
    /^Basic Info: .*other years/,
    'at /basicInfo/joes',
    () => screen.getByLabelText('About'),
  ],
  [
    'a switch',
    { show_team_page: true, teammates: [] },
    /^Team: The team page shows nobody/,
    'at /team/joes',
    () => screen.getByLabelText('Team page'),
  ],
  [
    'an item of a list',
    { testimonials: [{ reviewer: 'Ann', sample: true }] as never },
    /^Reviews: .*sample/,
    'at /reviews/joes',
    () => screen.getByLabelText('Reviewer 1'),
  ],
  [
    'an item that is out of sight',
    { testimonials: Array.from({ length: 200 }, (_, at) => ({ reviewer: `Ann ${at}`, sample: at === 150 })) as never },
    /^Reviews: .*sample/,
    'at /reviews/joes',
    () => screen.getByLabelText('Reviewer 151'),
  ],
])('[PUB-03] a finding about %s leads to its field', async (_what, site, name, at, field) => {
  const { user } = await openReview(site);
  await user.click(screen.getByRole('button', { name }));
  // jsdom's window is 1024 pixels wide. The drawer closes because it has no room beside the field.
  await isClosed();
  expect(screen.getByText(at)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

test('[PUB-03] a fix is made at once, and its finding goes', async () => {
  const { user, bridge } = await openReview({ show_team_page: true, teammates: [] });
  expect(screen.queryByRole('button', { name: 'What changes: The team page shows nobody' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take it off the site' }));
  await waitFor(() => expect(screen.queryByText('The team page shows nobody')).toBeNull());
  await waitFor(() =>
    expect(bridge.inputsOf('site.edit').flatMap(({ operations }) => operations)).toMatchObject([
      { path: ['show_team_page'], value: false },
    ]),
  );
});

test('[PUB-03] what a fix changes can be looked at, and accepted one by one', async () => {
  const photos = [
    { photo: 'a.webp', caption: 'The van' },
    { photo: 'b.webp', caption: 'A drain' },
  ];
  const { user, bridge } = await openReview({ gallery: photos });
  await user.click(screen.getByRole('button', { name: 'What changes: 2 photos have no alt text' }));
  const changes = screen.getByRole('list', { name: 'Changes of “Describe them by service and town”' });
  expect(within(changes).getByText('A drain')).toBeTruthy();
  await user.click(within(changes).getAllByRole('button', { name: /^Accept: / })[0]!);
  await waitFor(() => expect(screen.getByText('1 photo has no alt text')).toBeTruthy());
  await waitFor(() =>
    expect(bridge.inputsOf('site.edit').flatMap(({ operations }) => operations)).toMatchObject([
      { path: ['gallery', 0, 'alt_tag'], value: 'The van' },
    ]),
  );
});

test('[PAGE-09] a font that the published pages will not have is told before, with the way to its field', async () => {
  await openReview(
    { custom_hero_font: 'Lobster' },
    { 'publishing.fonts': () => [{ field: 'custom_hero_font', family: 'Lobster', problem: 'unreachable' }] },
  );
  await screen.findByText('There is no file of the font “Lobster” to publish');
  screen.getByText(/“Lobster” cannot be fetched at present/);
  screen.getByRole('button', { name: 'Logo: There is no file of the font “Lobster” to publish' });
});

test('[PAGE-09] photos that are too small for their places are told before with their numbers, the replaced ones not', async () => {
  const small = (at: number, url: string, width: number) => ({
    path: ['gallery', at, 'photo'],
    url,
    width,
    needed: 1440,
  });
  await openReview(
    { gallery: [{ photo: '/media/uploads/a.webp' }, { photo: '/media/uploads/new.webp' }] },
    {
      'publishing.smallPhotos': () => [
        small(0, '/media/uploads/a.webp', 640),
        small(1, '/media/uploads/old.webp', 320),
        { path: ['about_upload'], url: '/media/uploads/gone.webp', width: 20, needed: 800 },
      ],
    },
  );
  await screen.findByText('A photo is too small for its place');
  screen.getByText(/640 pixels wide, shown as 1,440 pixels/);
  expect(screen.queryByText(/320 pixels/)).toBeNull();
});

test('[PAGE-08] what the connected listing says otherwise is told before, with both values', async () => {
  const difference = (field: string, label: string, present: string, wanted: string) => ({
    field,
    label,
    present,
    wanted,
  });
  const { bridge } = await openReview(
    { phone: '(828) 555-0142' },
    {
      'businessProfile.overview': () => ({
        ...{ state: 'listed' as const, accountId: '1' },
        location: {
          title: 'Joe',
          placeId: 'x',
          dashboardUrl: 'https://g.example',
          differences: ['phone', 'description'],
        },
      }),
      'businessProfile.compare': () =>
        [
          difference('phone', 'phone', '(828) 555-0100', '(828) 555-0142'),
          difference('description', 'description', 'Old', 'New'),
        ] as Output<'businessProfile.compare'>,
    },
  );
  await screen.findByText('The business listing says something else');
  screen.getByText(/^phone: \(828\) 555-0100 there, \(828\) 555-0142 here\. Search engines/);
  expect(bridge.inputsOf('businessProfile.compare')).toHaveLength(1);
});

test('[PAGE-08] nothing is said of a listing that is not connected', async () => {
  const { bridge } = await openReview({ phone: '(828) 555-0142' }, {});
  await waitFor(() => expect(bridge.inputsOf('businessProfile.overview')).toHaveLength(1));
  expect(bridge.inputsOf('businessProfile.compare')).toEqual([]);
  expect(screen.queryByText('The business listing says something else')).toBeNull();
});

test('[PUB-03] links to nothing are taken off the page in one step of undo', async () => {
  const link = (field: string) => ({ path: [field], url: '/gone/', problem: 'The site has no such page.', gone: true });
  const { user, steps, site } = await openReview(
    { yelp_url: '/gone/', review_link: '/gone/' },
    { 'publishing.deadLinks': () => [link('yelp_url'), link('review_link')] },
  );
  await user.click(await screen.findByRole('button', { name: 'Take 2 links off the pages' }));
  await waitFor(() => expect(site()).toMatchObject({ yelp_url: '', review_link: '' }));
  expect(steps()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('2 links lead nowhere')).toBeNull());
});

test('[PUB-03] the fix of dead links leaves those that were corrected or moved since they were asked about', async () => {
  const dead = (path: (string | number)[], url: string) => ({ path, url, problem: 'It answers 404.', gone: true });
  const partner = (title: string, link: string) => ({ fields: { title, photo: '', link } });
  const products = [partner('Pipes', 'https://pipes.example'), partner('Old', 'https://old.example')];
  const { user, site } = await openReview(
    { yelp_url: 'yelp.com/joes', review_link: 'https://g.example/new', products },
    {
      'publishing.deadLinks': () => [
        dead(['yelp_url'], 'https://yelp.com/joes'),
        dead(['review_link'], 'https://g.example/old'),
        dead(['products', 0, 'fields', 'link'], 'https://old.example'),
      ],
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Take the link off the page' }));
  await waitFor(() => expect(site().yelp_url).toBe(''));
  expect(site()).toMatchObject({ review_link: 'https://g.example/new', products });
});

test('[PUB-03] links are asked again each time that the review opens', async () => {
  const { user, bridge } = await openReview({ review_link: '/gone/' });
  bridge.handlers['publishing.deadLinks'] = () => [
    { path: ['review_link'], url: '/gone/', problem: 'The site has no such page.', gone: true },
  ];
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('A link leads nowhere')).toBeTruthy();
});

test('[PUB-05] the releases are asked again each time that they are shown', async () => {
  const release = { id: 'r1', publishedAt: 1, pages: 4, current: true };
  const { user, bridge } = await openReview(
    {},
    { 'publishing.releases': () => ({ known: true, releases: [release] }) },
  );
  const rows = () => within(screen.getByRole('list', { name: 'Releases' })).getAllByRole('listitem');
  const show = async () => {
    await user.click(await screen.findByRole('button', { name: 'Earlier releases' }));
    await screen.findByRole('list', { name: 'Releases' });
  };
  await show();
  expect(rows()).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const newer = { id: 'r2', publishedAt: 2, pages: 5, current: true };
  bridge.handlers['publishing.releases'] = () => ({
    known: true,
    releases: [newer, { ...release, current: false }],
  });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await show();
  expect(rows()).toHaveLength(2);
});

test('[PUB-05] where the server keeps no releases, the way back leads through the history', async () => {
  const { user } = await openReview({}, { 'publishing.releases': () => ({ known: false, releases: [] }) });
  await user.click(screen.getByRole('button', { name: 'Earlier releases' }));
  await user.click(await screen.findByRole('button', { name: 'Open the history' }));
  expect(await screen.findByText('panel history')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('[PUB-03] pages that differ from what visitors see', () => {
  const pages: PageChange[] = [
    { path: '', name: 'Home', kind: 'changed', parts: ['hero', 'page-part-1', 'page-part-2', 'look'] },
    { path: 'faq/', name: 'FAQ', kind: 'changed', parts: ['search'] },
    ...['a', 'b', 'c'].map((path): PageChange => ({ path, name: path, kind: 'added', parts: [] })),
  ];
  const openPages = () =>
    openReview(
      {},
      {
        'publishing.live': () => ({ by: 'server', published: true, version: 7, at: 1 }),
        'history.compare': () => [
          { key: 'a', kind: 'changed', path: ['about'], label: 'About', part: '', before: '1', after: '2' } as never,
        ],
        'publishing.changedPages': () => pages,
      },
    );

  test('are listed with what differs, the first of them at once', async () => {
    const { user, bridge } = await openPages();
    const list = await screen.findByRole('list', { name: 'Changed pages' });
    expect(bridge.inputsOf('publishing.changedPages')).toEqual([{ slug: 'joes', since: 7 }]);
    expect(within(list).getByText('Hero · Content · Colors and sizes')).toBeTruthy();
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Show all 5 pages' }));
    expect(within(list).getAllByText('This page is new')).toHaveLength(3);
    expect(within(list).queryByRole('button', { name: 'Enlarge FAQ' })).toBeNull();
  });

  test('are enlarged, and closing that leads back to the list', async () => {
    const { user } = await openPages();
    const enlarge = await screen.findByRole('button', { name: 'Enlarge Home' });
    await user.click(enlarge);
    const large = await screen.findByRole('dialog', { name: 'Before and after' });
    const sections = within(large).getByRole('combobox', { name: 'Changed section' });
    expect(
      within(sections)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hero', 'Content', 'Content']);
    await user.selectOptions(within(large).getByRole('combobox', { name: 'Page' }), 'a');
    expect(within(large).getByText('This page is new')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Before and after' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Publish now' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(enlarge));
    await user.keyboard('{Escape}');
    await isClosed();
  });
});

test('[FLEET-08] a text that other sites have too is told before publishing, with the way to its field', async () => {
  const { user } = await openReview(
    { about: 'We mend pipes.' },
    { 'fleet.shared': () => [{ text: 'about', share: 0.8, sites: 3, near: 1, alike: ['acme', 'bolt'] }] },
  );
  await screen.findByText('Such as acme, bolt. Search engines are likely to show one of them only.');
  await user.click(
    screen.getByRole('button', {
      name: /^Basic Info: 80 % of About is also on 3 other sites, 1 of the same trade and state/,
    }),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('About')));
});
