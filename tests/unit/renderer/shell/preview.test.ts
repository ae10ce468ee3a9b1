import { describe, expect, test } from 'vitest';
import { bufferReducer, type Buffers, emptyBuffers } from '../../../../src-renderer/app/preview/double-buffer.ts';
import { fitFrame } from '../../../../src-renderer/app/preview/fit-frame.ts';

const show = (state: Buffers, url: string) => bufferReducer(state, { type: 'show', url });

describe('the two frames of the preview', () => {
  const first = show(emptyBuffers, 'p/?v=1');

  test('the page that is seen stays until the next one has loaded', () => {
    const loading = show(first, 'p/?v=2');
    expect(loading).toEqual({ urls: ['p/?v=1', 'p/?v=2'], front: 0, loading: true });
    const drawn = bufferReducer(loading, { type: 'drawn', url: 'p/?v=2' });
    expect(drawn).toEqual({ urls: ['p/?v=1', 'p/?v=2'], front: 1, loading: false });
    const covered = bufferReducer(drawn, { type: 'covered', url: 'p/?v=1' });
    expect(covered).toEqual({ urls: [null, 'p/?v=2'], front: 1, loading: false });
  });

  test('another section of the same page is gone to without loading it again', () => {
    expect(show(first, 'p/?v=1#reviews')).toEqual({ urls: ['p/?v=1#reviews', null], front: 0, loading: false });
  });

  test('a change while the next page loads takes its place', () => {
    expect(show(show(first, 'p/?v=2'), 'p/?v=3')).toEqual({ urls: ['p/?v=1', 'p/?v=3'], front: 0, loading: true });
  });

  test('a page that is seen already, or was replaced while it loaded, changes nothing', () => {
    expect(bufferReducer(first, { type: 'drawn', url: 'p/?v=1' })).toBe(first);
    const later = show(show(first, 'p/?v=2'), 'p/?v=3');
    expect(bufferReducer(later, { type: 'drawn', url: 'p/?v=2' })).toBe(later);
  });
});

test('a desktop page is scaled down to the pane, never up; a phone’s stands in its middle', () => {
  expect(fitFrame('desktop', 640, 500)).toEqual({ width: 1280, height: 1000, scale: 0.5, left: 0 });
  expect(fitFrame('desktop', 1600, 500)).toEqual({ width: 1600, height: 500, scale: 1, left: 0 });
  expect(fitFrame('mobile', 590, 500)).toEqual({ width: 390, height: 500, scale: 1, left: 100 });
});
