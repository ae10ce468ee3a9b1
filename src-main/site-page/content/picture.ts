import { imageAddress, safeImageUrl } from '../html/url.ts';
import type { Reading } from '../page.ts';
import type { ImageUse } from '../types.ts';

/**
 * Whether the page can show a picture from the address. Models leave out a picture that cannot be shown, so that a
 * structure without it can draw the section.
 */
export function isShown(page: Pick<Reading, 'image'>, url: string, use: ImageUse): boolean {
  const source = imageAddress(url);
  return source !== '' && safeImageUrl(page.image(source, use).src) !== '';
}

/**
 * Returns staff's alt text, or `otherwise` if staff typed none. The editor's defaults, such as `-image` or
 * `kitchens-image`, describe nothing and are replaced too.
 */
export function altText(alt: string, otherwise: string): string {
  const typed = alt.trim();
  return typed === '' || /^\S*-image$/i.test(typed) ? otherwise : typed;
}
