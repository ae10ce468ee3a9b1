import type { ImageUse } from './types.ts';

interface ImageShape {
  /** widths worth making, in pixels; never larger than the original */
  widths: readonly number[];
  /** the `sizes` attribute */
  sizes: string;
  /** width / height to reserve (and to crop to, with `crop`) */
  ratio: number;
  crop?: boolean;
}

export const imageShapes: Readonly<Record<ImageUse, ImageShape>> = {
  logo: { widths: [240, 480, 720], sizes: '240px', ratio: 3 },
  hero: { widths: [750, 1200, 1440, 1920], sizes: '100vw', ratio: 16 / 9 },
  about: { widths: [480, 720, 1080], sizes: '(min-width: 1000px) 520px, 92vw', ratio: 4 / 5 },
  card: { widths: [320, 480, 800], sizes: '(min-width: 1000px) 380px, (min-width: 640px) 45vw, 92vw', ratio: 4 / 3 },
  thumb: { widths: [160, 240, 400], sizes: '120px', ratio: 1 },
  gallery: { widths: [320, 480, 800], sizes: '(min-width: 1000px) 380px, 45vw', ratio: 4 / 3 },
  lightbox: { widths: [1024, 1600], sizes: '92vw', ratio: 4 / 3 },
  badge: { widths: [96, 192], sizes: '64px', ratio: 1 },
  award: { widths: [240, 480], sizes: '180px', ratio: 3 / 2 },
  partner: { widths: [320, 640], sizes: '(min-width: 1000px) 380px, 92vw', ratio: 3 / 2 },
  social: { widths: [1200], sizes: '1200px', ratio: 1200 / 630, crop: true },
};
