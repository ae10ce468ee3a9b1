import { afterEach, expect, test } from 'vitest';
import { sectionStore } from '../../../../src-renderer/editor/preview-section.ts';
import FaqsScreen from '../../../../src-renderer/screens/faqs/index.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[LAY-06] the preview shows the section of a screen as soon as the screen opens', async () => {
  sectionStore.setState({ section: 'hero' });
  await openScreen(<FaqsScreen />, {});
  expect(sectionStore.getState().section).toBe('faq');
});
