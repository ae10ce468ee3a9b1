import { imageShapes, type ImageAsset, type ImageUse } from '../../src-main/site-page/index.ts';

/**
 * A picture in the formats and sizes in which the publisher gives it, so that a page has the same elements, all of them
 * at the picture's own address. Drawings have one file there too.
 */
export function publishedImage(src: string, use: ImageUse): ImageAsset {
  const size = { width: 1600, height: use === 'phone' ? 2000 : 1200 };
  if (src.endsWith('.svg')) return { src, ...size };
  const srcset = imageShapes[use].widths.map((width) => `${src}?w=${width} ${width}w`).join(', ');
  return {
    src,
    ...size,
    sources: (use === 'phone' ? ['image/avif'] : ['image/avif', 'image/webp']).map((type) => ({ type, srcset })),
  };
}
