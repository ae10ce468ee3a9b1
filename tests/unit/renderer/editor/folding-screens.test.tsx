import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import AdsPageScreen from '../../../../src-renderer/screens/ads-page/index.tsx';
import CustomPageScreen from '../../../../src-renderer/screens/custom-page/index.tsx';
import LogoScreen from '../../../../src-renderer/screens/logo/index.tsx';
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
