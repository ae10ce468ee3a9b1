import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PreviewFrames } from '../../../../src-renderer/app/preview/preview-frames.tsx';
import { sectionStore } from '../../../../src-renderer/editor/preview-section.ts';
import { setField } from '../../../../src-renderer/state/draft-actions.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[LAY-06] the page of an edit is painted at its section before it takes the place of the one that is seen', async () => {
  await openScreen(<PreviewFrames slug="joes" device="desktop" />, { tagline: 'Fast' });
  act(() => sectionStore.setState({ section: 'faq' }));
  const before = screen.getByTitle('Preview of the page');
  fireEvent.load(before);
  act(() => void setField(['tagline'], 'Faster'));
  const next = await screen.findByTitle('Next preview');
  expect(next.getAttribute('src')).toMatch(/\?v=\d+#faq$/);
  fireEvent.load(next);
  expect(screen.getByTitle('Preview of the page')).toBe(before);
  await waitFor(() => expect(screen.getByTitle('Preview of the page')).toBe(next));
  await waitFor(() => expect(before.isConnected).toBe(false));
});
