import { afterEach, expect, test } from 'vitest';
import {
  choosePage,
  followFocusedSection,
  previewedPage,
  sectionStore,
} from '../../../../src-renderer/editor/preview-section.ts';
import FaqsScreen from '../../../../src-renderer/screens/faqs/index.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[LAY-06] the preview shows the section of a screen as soon as the screen opens', async () => {
  sectionStore.setState({ section: 'hero' });
  await openScreen(<FaqsScreen />, {});
  expect(sectionStore.getState().section).toBe('faq');
});

const focus = (html: string) => {
  document.body.innerHTML = html;
  followFocusedSection({ target: document.querySelector('input')! } as never);
};

test('[LAY-06] a page that was chosen stays with its screen, until another section is edited', () => {
  sectionStore.setState({ section: null, page: '', screen: '/services/joes', chosen: {} });
  choosePage('gallery/');
  sectionStore.setState({ screen: '/team/joes' });
  expect(previewedPage(sectionStore.getState())).toBe('');
  sectionStore.setState({ screen: '/services/joes' });
  expect(previewedPage(sectionStore.getState())).toBe('gallery/');
  // The section was clicked in the page itself.
  sectionStore.setState({ section: 'our-best-work' });
  focus('<div data-preview-section="our-best-work"><input /></div>');
  expect(previewedPage(sectionStore.getState())).toBe('gallery/');
  focus('<div data-preview-section="hero"><input /></div>');
  expect(previewedPage(sectionStore.getState())).toBe('');
});

test('[LAY-06] the preview is told which slide is edited', () => {
  focus('<div data-preview-section="hero"><div data-preview-slide="2"><input /></div></div>');
  expect(sectionStore.getState()).toMatchObject({ section: 'hero', slide: 2 });
  focus('<div data-preview-section="hero"><input /></div>');
  expect(sectionStore.getState().slide).toBeNull();
});
