import type { ImageUse } from './types.ts';

/**
 * The sizes and the shape in which a photo is made for one use. Most photos are shown in several uses, which share
 * widths, so that a size is made once. The embedded backend makes those of the gallery and of large photos when a photo
 * comes in.
 */
interface ImageShape {
  /** widths worth making, in pixels; never larger than the original */
  widths: readonly number[];
  /** the `sizes` attribute, where a structure does not know better */
  sizes: string;
  /** width / height to reserve (and to crop to, with `crop`) */
  ratio: number;
  crop?: boolean;
  /** in AVIF alone: phones that cannot read that get the photo of the other screens */
  phonesOnly?: boolean;
}

export const imageShapes: Readonly<Record<ImageUse, ImageShape>> = {
  logo: { widths: [240, 480, 720], sizes: '240px', ratio: 3 },
  hero: { widths: [800, 1200, 1600, 2400], sizes: '100vw', ratio: 16 / 9 },
  /** a photo cut upright for phones */
  phone: { widths: [480, 800, 1200, 1600], sizes: '100vw', ratio: 4 / 5, crop: true, phonesOnly: true },
  /**
   * the same behind the words of a phone's first screen. It is wider than the screen, because its place is still higher
   * there; by how much, the veil over it hides. Not by the screen's height: browsers begin to fetch before they know it,
   * and phones fetched the photo twice
   */
  tall: { widths: [480, 720, 1080, 1440], sizes: '110vw', ratio: 3 / 5, crop: true, phonesOnly: true },
  about: { widths: [480, 800, 1200, 1600], sizes: '(min-width: 1000px) min(76vw, 1000px), 104vw', ratio: 4 / 5 },
  card: {
    widths: [320, 480, 800, 1200, 1600],
    sizes: '(min-width: 1000px) 380px, (min-width: 640px) 45vw, 92vw',
    ratio: 4 / 3,
  },
  thumb: { widths: [160, 320, 480], sizes: '156px', ratio: 1 },
  gallery: {
    widths: [320, 480, 800, 1200, 1600, 2400],
    sizes: '(min-width: 640px) min(44vw, 660px), 77vw',
    ratio: 4 / 3,
  },
  lightbox: { widths: [1200, 1600, 2400], sizes: '92vw', ratio: 4 / 3 },
  badge: { widths: [96, 192], sizes: '64px', ratio: 1 },
  award: { widths: [240, 480], sizes: '180px', ratio: 3 / 2 },
  partner: { widths: [320, 640], sizes: '(min-width: 1000px) 380px, 92vw', ratio: 3 / 2 },
  social: { widths: [1200], sizes: '1200px', ratio: 1200 / 630, crop: true },
};

/** The key of a made picture. The focal point counts only in uses that cut the photo. */
export const imageKey = (url: string, use: ImageUse, focus = ''): string =>
  [use, imageShapes[use].crop ? focus : '', url].join(' ');
