import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import AdsPageScreen from '../../../../src-renderer/screens/ads-page/index.tsx';
import BasicInfoScreen from '../../../../src-renderer/screens/basic-info/index.tsx';
import { cards as basicInfoCards } from '../../../../src-renderer/screens/basic-info/sections.ts';
import CustomPageScreen from '../../../../src-renderer/screens/custom-page/index.tsx';
import { cards as customPageCards } from '../../../../src-renderer/screens/custom-page/sections.ts';
import LogoScreen from '../../../../src-renderer/screens/logo/index.tsx';
import TeamScreen from '../../../../src-renderer/screens/team/index.tsx';
import { cards as teamCards } from '../../../../src-renderer/screens/team/sections.ts';
import type { CardSection } from '../../../../src-renderer/editor/card-section.ts';
import { foldedCards } from '../../../../src-renderer/state/folded-cards.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(() => {
  closeScreen();
  foldedCards.setState({}, true);
});

const fonts = { fonts: [], stale: false };
const site = {
  sitePk: 7,
  custom_primary: '#144a75',
  custom_page_header: 'Pay monthly',
  custom_page_cta: 'Ask us',
  has_ads_landing_page: true,
  ads_landing_pages: [
    { id: 1, selected_service: 'Drains', about_us: 'We are near', best_work_photos: [{ photo: 'a.jpg' }] },
  ],
} as unknown as SiteDocument;

test.each<[string, ComponentType, string, string]>([
  ['Logo', LogoScreen, 'Color Scheme', '#144a75'],
  ['Custom Page', CustomPageScreen, 'Content', 'Pay monthly'],
  ['Custom Page', CustomPageScreen, 'Buttons', 'Ask us'],
  ['Ads Page', AdsPageScreen, 'Service and text', 'Drains · We are near'],
  ['Ads Page', AdsPageScreen, 'Best work', '1 photo'],
  ['Ads Page', AdsPageScreen, 'Reviews', 'No reviews yet.'],
])('[NAV-13] a card of %s folds to what it holds', async (_name, Screen, title, summary) => {
  const { user } = await openScreen(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
    site,
    { answers: { 'fonts.list': () => fonts } },
  );
  const head = screen.getByRole('button', { name: title });
  expect(screen.queryByText(summary)).toBeNull();
  await user.click(head);
  expect(head.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText(summary)).toBeTruthy();
});

const screens: [string, ComponentType, Readonly<Record<string, CardSection>>][] = [
  ['Basic Info', BasicInfoScreen, basicInfoCards],
  ['Custom Page', CustomPageScreen, customPageCards],
  ['Team', TeamScreen, teamCards],
];

test.each(screens)('[NAV-13] a card of %s lists each field that it draws', async (_name, Screen, cards) => {
  const { settled } = await openScreen(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
    site,
    { answers: { 'fonts.list': () => fonts } },
  );
  await settled();
  const drawn = [...document.querySelectorAll('section')];
  const missing = Object.values(cards).flatMap(({ title, fields }) => {
    const card = drawn.find((section) => section.querySelector('h2')?.textContent === title);
    const paths = [...card!.querySelectorAll<HTMLElement>('[data-path]')].map(({ dataset }) => dataset['path'] ?? '');
    const listed = new Set(fields.map(({ path }) => path?.[0]));
    return [...new Set(paths.map((path) => path.split('.')[0]!))].filter((field) => !listed.has(field));
  });
  expect(missing).toEqual([]);
});
