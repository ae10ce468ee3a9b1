import { imageAddress, safeImageUrl } from '../html/url.ts';
import type { Reading } from '../page.ts';
import type { ImageUse } from '../types.ts';

/** Whether a picture of this address would be shown: a section without one takes another structure. */
export function isShown(page: Pick<Reading, 'image'>, url: string, use: ImageUse): boolean {
  const source = imageAddress(url);
  return source !== '' && safeImageUrl(page.image(source, use).src) !== '';
}

/** Staff's alt text; the file-name-like defaults of the editor (`-image`, `kitchens-image`) say nothing and are replaced. */
export function altText(alt: string, otherwise: string): string {
  const typed = alt.trim();
  return typed === '' || /^\S*-image$/i.test(typed) ? otherwise : typed;
}
