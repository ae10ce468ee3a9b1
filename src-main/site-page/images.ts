import type { ImageUse } from './types.ts';

/**
 * The sizes and the shape in which a photo is made for one use. Most photos are shown in several uses. The uses share
 * widths, so that each size is made only once. When a photo is uploaded, the embedded backend already makes the sizes
 * of the uses `gallery` and `lightbox`.
 */
interface ImageShape {
  /** widths to make, in pixels; a photo is never enlarged */
  widths: readonly number[];
  /** the `sizes` attribute, unless a structure sets its own */
  sizes: string;
  /** width / height of the space to reserve, and of the crop if `crop` is set */
  ratio: number;
  crop?: boolean;
  /** made as AVIF only; phones that cannot read AVIF get the photo for the other screens */
  phonesOnly?: boolean;
}

export const imageShapes: Readonly<Record<ImageUse, ImageShape>> = {
  logo: { widths: [240, 480, 720], sizes: '240px', ratio: 3 },
  hero: { widths: [800, 1200, 1600, 2400], sizes: '100vw', ratio: 16 / 9 },
  /** a photo cropped to portrait format for phones */
  phone: { widths: [480, 800, 1200, 1600], sizes: '100vw', ratio: 4 / 5, crop: true, phonesOnly: true },
  /**
   * a portrait photo behind the words of a phone's first screen. The space may be even taller than this ratio; then the
   * photo is scaled up and becomes wider than the screen. If 110vw is too little for that, the veil hides the missing
   * sharpness. `sizes` does not depend on the screen's height: browsers start fetching before they know the height, so
   * phones would fetch the photo twice.
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

/** Returns the key of a resized picture. The focal point is part of the key only for uses that crop the photo. */
export const imageKey = (url: string, use: ImageUse, focus = ''): string =>
  [use, imageShapes[use].crop ? focus : '', url].join(' ');
