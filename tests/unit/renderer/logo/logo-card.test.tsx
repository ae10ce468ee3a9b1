import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { putLogo } from '../../../../src-renderer/screens/logo/model.ts';
import { LogoCard } from '../../../../src-renderer/screens/logo/parts/logo-card.tsx';
import { edit } from '../../../../src-renderer/state/draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const open = (type: string, width: number, height: number, more: SiteDocument = {}) =>
  openScreen(
    <LogoCard />,
    { logo: '/media/logo', custom_logo_size: 160, ...more },
    { answers: { 'logo.meta': () => ({ type, width, height, hasAlpha: false }) } },
  );

test('[LOGO-03] the size goes from 160 to 448 pixels one by one; a suggestion beyond it is taken as far as that', async () => {
  const { user, site } = await open('image/png', 940, 300);
  await screen.findByText('Suggested for its shape: 470 px');
  const slider = screen.getByRole('slider', { name: 'Logo size' });
  const [least, most] = ['aria-valuemin', 'aria-valuemax'].map((name) => slider.getAttribute(name));
  expect([least, most]).toEqual(['160', '448']);
  slider.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(site().custom_logo_size).toBe(161));
  await user.click(screen.getByRole('button', { name: 'Use the suggested logo size' }));
  await waitFor(() => expect(site().custom_logo_size).toBe(448));
});

const transparent = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Transparent background/ });
const KINDS = 'Only JPEG, PNG and WebP logos can be freed of their background.';

test.each([
  ['video/mp4', true, true],
  ['image/gif', true, true],
  ['image/svg+xml', true, true],
  ['image/avif', false, true],
  ['image/webp', false, false],
  ['image/jpeg', false, false],
])('[LOGO-01] [LOGO-02] of %s is taken as it is: %s; keeps its background: %s', async (type, isWhole, keepsGround) => {
  await open(type, 300, 200);
  await screen.findByText('Suggested for its shape: 225 px');
  expect(screen.getByRole('button', { name: 'Crop' }).getAttribute('aria-disabled')).toBe(isWhole ? 'true' : null);
  expect(transparent().disabled).toBe(keepsGround);
  expect(screen.queryByText(KINDS) !== null).toBe(keepsGround);
});

test('[LOGO-02] a transparent background that a GIF already has can be switched off, and not on again', async () => {
  const { user, site } = await open('image/gif', 300, 200, { logo_refined: '/media/refined', use_refined_logo: true });
  await screen.findByText('Suggested for its shape: 225 px');
  await user.click(transparent());
  await waitFor(() => expect(site().use_refined_logo).toBe(false));
  expect(transparent().disabled).toBe(true);
  expect(screen.getByText(KINDS)).toBeTruthy();
});

test('[LOGO-01] the focus stays on Crop when the logo is cut, and goes on to Choose files when it is removed', async () => {
  const { user, site } = await open('image/png', 300, 200);
  await screen.findByText('Suggested for its shape: 225 px');
  const crop = screen.getByRole('button', { name: 'Crop' });
  crop.focus();
  act(() => void edit(putLogo(site(), '/media/cut')));
  expect(document.activeElement).toBe(crop);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' })));
  expect(site().logo).toBe('');
});

test('[LOGO-02] what the server said of a logo goes with it', async () => {
  const { user, site, bridge } = await open('image/png', 300, 200);
  bridge.handlers['logo.refine'] = () => {
    throw new AppError('BACKEND_REFUSED', 'The background is not of one color.');
  };
  await screen.findByText('Suggested for its shape: 225 px');
  await user.click(transparent());
  await screen.findByText(/The background is not of one color/);
  expect(transparent().checked).toBe(false);
  act(() => void edit(putLogo(site(), '/media/cut')));
  expect(screen.queryByText(/The background is not of one color/)).toBeNull();
});
