import { imageAddress, safeImageUrl } from '../html/url.ts';
import type { Reading } from '../page.ts';
import type { ImageUse } from '../types.ts';

/** Whether this address gives a picture: a section without one may take another structure. */
export function isShown(page: Pick<Reading, 'image'>, url: string, use: ImageUse): boolean {
  const source = imageAddress(url);
  return source !== '' && safeImageUrl(page.image(source, use).src) !== '';
}

/** Staff's alt text. The editor's defaults such as `-image` or `kitchens-image` describe nothing and are replaced. */
export function altText(alt: string, otherwise: string): string {
  const typed = alt.trim();
  return typed === '' || /^\S*-image$/i.test(typed) ? otherwise : typed;
}
