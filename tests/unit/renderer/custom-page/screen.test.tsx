import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { sectionStore } from '../../../../src-renderer/editor/preview-section.ts';
import CustomPageScreen from '../../../../src-renderer/screens/custom-page/index.tsx';
import { undo } from '../../../../src-renderer/state/draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const open = (site: SiteDocument) =>
  openScreen(
    <MemoryRouter>
      <CustomPageScreen />
    </MemoryRouter>,
    site,
  );
const yes = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' });
const no = () => screen.getByRole<HTMLInputElement>('radio', { name: 'No' });

test('[CPAGE-01] showing the page while its version is none sets v2.1, and one undo takes both back', async () => {
  const site: SiteDocument = { custom_page: false, custom_layout: { 'custom-page': { version: 'none' } } };
  const harness = await open(site);
  expect(no().checked).toBe(true);
  await harness.user.click(yes());
  await waitFor(() =>
    expect(harness.site()).toMatchObject({ custom_page: true, custom_layout: { 'custom-page': { version: 'v2.1' } } }),
  );
  await act(() => undo());
  await waitFor(() => expect(harness.site()).toMatchObject(site));
  expect(no().checked).toBe(true);
});

test('[CPAGE-01] another version stays when the page is shown, and when it is hidden', async () => {
  const harness = await open({ custom_page: false, custom_layout: { 'custom-page': { version: 'v3' } } });
  await harness.user.click(yes());
  await harness.user.click(no());
  await waitFor(() => expect(harness.steps()).toHaveLength(2));
  expect(harness.site()).toMatchObject({ custom_page: false, custom_layout: { 'custom-page': { version: 'v3' } } });
});

test('the preview shows the page under the address of its tab as soon as the site has it', async () => {
  const harness = await open({ multipage: true, custom_page: true, custom_page_tab_name: 'Financing' });
  expect(screen.getByText(/Write its body, or give it a photo\./)).toBeTruthy();
  expect(sectionStore.getState().page).toBe('');
  await harness.user.type(screen.getByLabelText('Body'), 'P');
  await waitFor(() => expect(sectionStore.getState().page).toBe('financing/'));
  expect(screen.queryByText(/not on the site yet/)).toBeNull();
});
