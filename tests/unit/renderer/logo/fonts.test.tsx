import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOST_POPULAR } from '#shared/domain/font/schema.ts';
import { notSetUpText } from '#shared/domain/set-up/services.ts';
import { FontsCard } from '../../../../src-renderer/screens/logo/parts/fonts-card.tsx';
import { stubFonts } from '../../../support/font-faces.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

const fonts = Array.from({ length: 60 }, (_, at) => ({
  family: `Font ${String(at + 1).padStart(2, '0')}`,
  category: 'serif' as const,
  weights: [400],
}));

/** families whose files were requested */
let asked: string[];
/** returns whether the file of a family can be loaded */
let isLoadable: (family: string) => boolean;
beforeEach(() => {
  asked = stubFonts((family) => isLoadable(family));
});
afterEach(() => {
  closeScreen();
  vi.unstubAllGlobals();
});

const open = (online: boolean) =>
  openScreen(<FontsCard />, {}, { status: { online }, answers: { 'fonts.list': () => ({ fonts, stale: !online }) } });

test('[LOGO-05] the files of the most popular fonts are kept when the card is first seen online', async () => {
  isLoadable = () => true;
  await open(true);
  await waitFor(() => expect(new Set(asked).size).toBe(MOST_POPULAR));
  expect(asked).not.toContain('Font 51');
});

test('[LOGO-05] offline, fonts are found by name and shown in their face, and those that are not kept say so', async () => {
  isLoadable = (family) => family === 'Font 58';
  const { user } = await open(false);
  await user.click(await screen.findByRole('combobox', { name: /hero font/i }));
  await user.keyboard('Font 5');
  await waitFor(() =>
    expect(screen.getByRole('option', { name: /Font 57/ }).textContent).toContain('not kept on this'),
  );
  const option = screen.getByRole('option', { name: 'Font 58' });
  expect(option.querySelector('span')?.style.fontFamily).toContain('Font 58');
});

test('[LOGO-05] a font whose file cannot be had is not shown in another’s face', async () => {
  isLoadable = (family) => family !== 'Font 02';
  const { user } = await open(true);
  await user.click(await screen.findByRole('combobox', { name: /hero font/i }));
  await user.click(await screen.findByRole('option', { name: 'Font 02' }));
  expect(await screen.findByText('Font 02: its file cannot be had')).toBeTruthy();
  expect(screen.queryByText('We come when you call')).toBeNull();
});

test('[LOGO-05] where no web-fonts list is set up the card says so, offers what there is and asks for no file ahead', async () => {
  isLoadable = () => false;
  const answers = { 'fonts.list': () => ({ fonts, stale: false }) };
  const { user } = await openScreen(<FontsCard />, {}, { answers, notSetUp: ['webFonts'] });
  expect(await screen.findByText(notSetUpText('webFonts'))).toBeTruthy();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: /hero font/i }));
  await user.click(await screen.findByRole('option', { name: 'Font 02' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /hero font/i }).value).toBe('Font 02');
});
