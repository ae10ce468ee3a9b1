import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePicture } from '../../../../src-renderer/screens/logo/use-picture.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[LGEN-02] the former image stays until the chosen one is loaded, and goes when the chosen one cannot be read', () => {
  const images: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function () {
    images.push(document.createElement('img'));
    return images.at(-1);
  });
  const settle = (event: 'load' | 'error') => act(() => void images.at(-1)?.dispatchEvent(new Event(event)));
  const { result, rerender } = renderHook(usePicture, { initialProps: '/one.webp' });
  settle('load');
  const [one] = images;
  expect(result.current).toBe(one);
  rerender('/two.webp');
  expect(result.current).toBe(one);
  settle('error');
  expect(result.current).toBeUndefined();
});
