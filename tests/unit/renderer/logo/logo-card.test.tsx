import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LogoCard } from '../../../../src-renderer/screens/logo/parts/logo-card.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const open = (type: string, width: number, height: number) =>
  openScreen(
    <LogoCard />,
    { logo: '/media/logo', custom_logo_size: 160 },
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

test.each([
  ['video/mp4', 'true', false],
  ['image/gif', 'true', false],
  ['image/webp', null, true],
])('[LOGO-01] [LOGO-02] of %s is not cut: %s; can be freed of its background: %s', async (type, isOff, canRefine) => {
  await open(type, 300, 200);
  await screen.findByText('Suggested for its shape: 225 px');
  expect(screen.getByRole('button', { name: 'Crop' }).getAttribute('aria-disabled')).toBe(isOff);
  expect(screen.queryByRole('switch', { name: 'Transparent background' }) !== null).toBe(canRefine);
});
