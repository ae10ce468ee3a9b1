import { afterEach, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { PreviewFrames } from '../../../../src-renderer/app/preview/preview-frames.tsx';
import { sectionStore } from '../../../../src-renderer/editor/preview-section.ts';
import FaqsScreen from '../../../../src-renderer/screens/faqs/index.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[LAY-06] the preview shows the section of a screen as soon as the screen opens', async () => {
  sectionStore.setState({ section: 'hero' });
  await openScreen(
    <>
      <PreviewFrames slug="joes" device="desktop" />
      <FaqsScreen />
    </>,
    {},
  );
  expect(screen.getByTitle('Preview of the page').getAttribute('src')).toMatch(/#faq$/);
});
