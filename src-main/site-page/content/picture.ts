import { imageAddress, safeImageUrl } from '../html/url.ts';
import type { Reading } from '../page.ts';
import type { ImageUse } from '../types.ts';

/**
 * Whether the page can show a picture from the address. If it cannot, the section counts as one without the picture,
 * which another structure may draw.
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
