import { imageShapes, type ImageAsset, type ImageUse } from '../../src-main/site-page/index.ts';

/**
 * Returns a picture with the formats and widths of a published one, so that the page has the same elements as a
 * published page. Every URL leads to the original file. An SVG has only one file, as on a published page.
 */
export function publishedImage(src: string, use: ImageUse): ImageAsset {
  const { widths, ratio, phonesOnly } = imageShapes[use];
  const size = { width: 1600, height: phonesOnly ? Math.round(1600 / ratio) : 1200 };
  if (src.endsWith('.svg')) return { src, ...size };
  const srcset = widths.map((width) => `${src}?w=${width} ${width}w`).join(', ');
  return {
    src,
    ...size,
    sources: (phonesOnly ? ['image/avif'] : ['image/avif', 'image/webp']).map((type) => ({ type, srcset })),
  };
}
