import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { openPreviewInBrowser } from '../../../../src-renderer/app/preview/open-in-browser.ts';
import { previewStore } from '../../../../src-renderer/app/preview/preview-store.ts';
import { PreviewToolbar } from '../../../../src-renderer/app/preview/preview-toolbar.tsx';
import { choosePage, previewedPage, sectionStore } from '../../../../src-renderer/editor/preview-section.ts';
import { setField } from '../../../../src-renderer/state/draft.ts';
import { whileTyping } from '../../../../src-renderer/state/shown-draft.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

beforeEach(() => {
  previewStore.setState(previewStore.getInitialState());
  sectionStore.setState(sectionStore.getInitialState());
});
afterEach(closeScreen);

let goTo: (path: string) => void;

/**
 * The toolbar, with an effect that tells the preview the address of the screen. In the app the preview frames do that.
 */
function OnScreen() {
  goTo = useNavigate() as typeof goTo;
  const { pathname } = useLocation();
  useEffect(() => sectionStore.setState({ screen: pathname }), [pathname]);
  return (
    <PreviewToolbar behind={null} scale={0.6} canHide>
      {null}
    </PreviewToolbar>
  );
}

const open = (site: SiteDocument) =>
  openScreen(
    <MemoryRouter initialEntries={['/services/joes']}>
      <OnScreen />
    </MemoryRouter>,
    site,
  );

const device = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

test('[LAY-06] each tab keeps the device and the zoom of its preview; a tab without its own shows those chosen last', async () => {
  await open({});
  fireEvent.click(screen.getByRole('radio', { name: 'Mobile' }));
  fireEvent.click(screen.getByRole('button', { name: 'Zoom: 60 %' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '100 %' }));
  expect(previewStore.getState().views).toEqual({ services: { device: 'mobile', zoom: 1 } });
  act(() => goTo('/team/joes'));
  expect(device()).toBe('mobile');
  fireEvent.click(screen.getByRole('radio', { name: 'Tablet' }));
  expect(device()).toBe('tablet');
  act(() => goTo('/services/joes'));
  expect(device()).toBe('mobile');
});

test('[LAY-06] a page of a multi-page site is previewed when it is chosen in the toolbar', async () => {
  await open({ multipage: true, services: [{ 'service-name': 'Drains' }] });
  const pages = screen.getByRole('combobox', { name: 'Page of the preview' });
  fireEvent.change(pages, { target: { value: 'services/' } });
  expect(previewedPage(sectionStore.getState())).toBe('services/');
  expect(pages).toHaveProperty('value', 'services/');
  fireEvent.change(pages, { target: { value: '' } });
  expect(previewedPage(sectionStore.getState())).toBe('');
  act(() => choosePage('services/drains/'));
  expect(pages).toHaveProperty('value', 'services/drains/');
  expect(screen.getByRole('option', { name: '/services/drains/' })).toBeTruthy();
});

test('[LAY-06] a site of one page offers none', async () => {
  await open({ services: [{ 'service-name': 'Drains' }] });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the page opens in the browser with a letter whose frame is not drawn yet', async () => {
  const { site, bridge } = await open({ about: 'Drain' });
  let opened: SiteDocument | undefined;
  bridge.handlers['preview.inBrowser'] = () => {
    opened = site();
    return {};
  };
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  whileTyping(() => setField(['about'], 'Drains'));
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  await openPreviewInBrowser('joes');
  expect(opened?.about).toBe('Drains');
});
