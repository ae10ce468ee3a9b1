import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Arrangement, firstArrangement, withStyle } from '../../../../src-renderer/screens/logo/arrangement.ts';
import { ArrangeEnd } from '../../../../src-renderer/screens/logo/parts/arrange-end.tsx';
import { useTextFaces } from '../../../../src-renderer/screens/logo/use-face.ts';
import { stubFonts } from '../../../support/font-faces.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

/** families whose files can be loaded */
let kept: Set<string>;
let answer: Promise<void>;
beforeEach(() => {
  kept = new Set(['Inter']);
  answer = Promise.resolve();
  stubFonts((family) => answer.then(() => kept.has(family)));
});
afterEach(() => {
  closeScreen();
  vi.unstubAllGlobals();
});

const onNext = vi.fn();
function End({ arrangement }: { arrangement: Arrangement }) {
  const faces = useTextFaces(arrangement);
  return (
    <ArrangeEnd arrangement={arrangement} faces={faces} drawing={false} onBack={() => undefined} onNext={onNext} />
  );
}

test('[LGEN-02] Next is held back in words while the file of a font in use cannot be had, and goes on once it is there', async () => {
  onNext.mockClear();
  const arrangement = withStyle(firstArrangement('Acme'), 0, { fontFamily: 'Held Back' });
  const { user } = await openScreen(<End arrangement={arrangement} />, {});
  const next = screen.getByRole('button', { name: 'Next' });
  const words = await screen.findByText('Held Back: its file cannot be had. Choose another font for the title.');
  expect(next.getAttribute('aria-describedby')).toBe(words.id);
  await user.click(next);
  expect(onNext).not.toHaveBeenCalled();
  kept.add('Held Back');
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = promise;
  const retry = screen.getByRole('button', { name: 'Retry' });
  await user.click(retry);
  expect(retry.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(retry);
  resolve();
  await waitFor(() => expect(screen.queryByText(/cannot be had/)).toBeNull());
  // The focus moves to Next once the Retry button, which had the focus, is gone.
  await waitFor(() => expect(document.activeElement).toBe(next));
  await user.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledOnce();
});

test('[LGEN-02] the canvas says that a font is not kept on this computer when the computer is offline', async () => {
  const arrangement = withStyle(firstArrangement('Acme'), 0, { fontFamily: 'Not Kept' });
  await openScreen(<End arrangement={arrangement} />, {}, { status: { online: false } });
  expect(await screen.findByText(/^Not Kept: not kept on this computer/)).toBeTruthy();
});

test('[LGEN-02] the font of a text without words holds nothing back', async () => {
  const arrangement = withStyle(firstArrangement('Acme'), 1, { fontFamily: 'Unused' });
  const asked = stubFonts((family) => family === 'Inter');
  await openScreen(<End arrangement={arrangement} />, {});
  await waitFor(() => expect(asked).toContain('Unused'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull();
});
