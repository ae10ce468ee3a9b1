import { expect, test } from 'vitest';
import { decodedInSight } from '../../../../src-renderer/preview-frame/pictures.ts';

/**
 * Returns a lazy picture. Its `decode()` never ends if the picture is still lazy at the call, as in a browser if the
 * parent clips the picture.
 */
function lazyPicture(top: number): HTMLImageElement {
  const image = document.createElement('img');
  image.loading = 'lazy';
  image.getBoundingClientRect = () => new DOMRect(0, top, 100, 80);
  const waiting = Promise.withResolvers<void>();
  image.decode = () => (image.loading === 'eager' ? Promise.resolve() : waiting.promise);
  document.body.append(image);
  return image;
}

test('[LAY-06] a page is painted although a lazy picture at its edge is cut off, and pictures out of sight stay lazy', async () => {
  const cutOff = lazyPicture(-12);
  const below = lazyPicture(innerHeight + 1);
  await decodedInSight(document);
  expect([cutOff.loading, below.loading]).toEqual(['eager', 'lazy']);
});
