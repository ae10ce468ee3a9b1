import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useChosenSection } from '../../../../src-renderer/app/preview/chosen-section.ts';
import {
  choosePage,
  followFocusedSection,
  previewedPage,
  sectionStore,
} from '../../../../src-renderer/editor/preview-section.ts';
import CustomScreen from '../../../../src-renderer/screens/custom/index.tsx';
import FaqsScreen from '../../../../src-renderer/screens/faqs/index.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

const shown = () => sectionStore.getState().section;

/** Opens a screen beside a preview. `choose` does what a click on a section of the preview does. */
async function openBesidePreview(content: ReactNode) {
  sectionStore.setState({ section: null });
  let choose: (section: string) => void = () => undefined;
  let field: unknown;
  function Preview() {
    choose = useChosenSection('joes');
    field = (useLocation().state as { field?: unknown } | null)?.field;
    return null;
  }
  await openScreen(
    <MemoryRouter>
      <Preview />
      <main id="screen" onFocus={followFocusedSection}>
        {content}
      </main>
    </MemoryRouter>,
    { payments: null },
  );
  return { choose: (section: string) => choose(section), fieldLedTo: () => field };
}

test('[LAY-06] the preview shows the section of a screen as soon as the screen opens', async () => {
  sectionStore.setState({ section: 'hero' });
  await openScreen(<FaqsScreen />, {});
  expect(shown()).toBe('faq');
});

test('[LAY-06] the preview shows the section of the field that is worked on, and keeps it for one that no section shows', async () => {
  await openBesidePreview(<CustomScreen />);
  for (const [label, section] of [
    ['Best work header', 'our-best-work'],
    ['Nav Bar 2 button', 'navigation'],
    ['Get a quote button link', 'get_a_quote'],
    ['Payment 1', 'pay-online'],
    ['Contact form steps', 'get_a_quote'],
    ['Chat code', 'text-us-button'],
    ['Google Analytics tag', 'text-us-button'],
  ]) {
    fireEvent.focus(screen.getAllByLabelText(label!)[0]!);
    expect(shown(), label).toBe(section);
  }
});

test('[LAY-06] buttons beside fields show the section of these', async () => {
  await openBesidePreview(<CustomScreen />);
  fireEvent.focus(screen.getByRole('button', { name: 'Generate the three steps' }));
  expect(shown()).toBe('get_a_quote');
  fireEvent.focus(screen.getByRole('button', { name: 'From the site’s photos' }));
  expect(shown()).toBe('logo-grid');
});

test('[LAY-06] a click on a section of the preview leads to its first field here, else on its own screen', async () => {
  const { choose, fieldLedTo } = await openBesidePreview(<CustomScreen />);
  choose('cta');
  expect(document.activeElement).toBe(screen.getByLabelText('Call to action header'));
  choose('launch-site-banner');
  await waitFor(() => expect(fieldLedTo()).toBe('announcement.description'));
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
  // A click in the preview has set this section. A field of the same section then does not change the page.
  sectionStore.setState({ section: 'our-best-work' });
  focus('<div data-preview-section="our-best-work"><input /></div>');
  expect(previewedPage(sectionStore.getState())).toBe('gallery/');
  // `jobs_header` belongs to another page than the home page, perhaps to the chosen one. So the chosen page stays.
  focus('<input data-path="jobs_header" />');
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
