import type { CropArea, PhotoPoint } from '#shared/ipc/photos.ipc.ts';

/**
 * Shapes of a crop. `aspect` is width divided by height; with `free` each edge is moved on its own. `share` is the
 * width of the area at first, divided by the width of the largest possible area. So the first zoom is 1 divided by
 * `share`.
 */
export const cropShapes = {
  wide: { label: '16:9', aspect: 16 / 9, share: 0.9 },
  square: { label: 'Square', aspect: 1, share: 1 },
  free: { label: 'Free', aspect: undefined, share: 1 },
} as const;

export type CropShape = keyof typeof cropShapes;

interface Size {
  width: number;
  height: number;
}

/**
 * Returns the offset of a photo at which the point is in the middle of the frame, or as near to the middle as possible
 * while the photo fills the frame. All sizes are in pixels as shown.
 * @param photo size at the chosen zoom
 */
export function placeAround(point: PhotoPoint, photo: Size, frame: Size): { x: number; y: number } {
  const along = (share: number, length: number, framed: number): number => {
    const slack = Math.max(0, (length - framed) / 2);
    return Math.min(slack, Math.max(-slack, (0.5 - share) * length));
  };
  return { x: along(point.x, photo.width, frame.width), y: along(point.y, photo.height, frame.height) };
}

/** How a photo fills the element that shows it. `contain` does not enlarge a small photo. */
export type MediaFit = 'contain' | 'horizontal-cover' | 'vertical-cover';

/** Returns the fit that shows the whole photo. A photo that is smaller than the stage is enlarged. */
export function fitOf(photo: Size, stage: Size): MediaFit {
  if (photo.width >= stage.width || photo.height >= stage.height) return 'contain';
  return photo.width / photo.height > stage.width / stage.height ? 'horizontal-cover' : 'vertical-cover';
}

/** An area of a photo, in per cent of the photo's width and height. */
export type PercentArea = CropArea;

/** Converts an area in natural pixels to per cent. @param photo natural size in pixels */
export function shareOf(area: CropArea, photo: Size): PercentArea {
  const [across, down] = [100 / photo.width, 100 / photo.height];
  return { x: area.x * across, y: area.y * down, width: area.width * across, height: area.height * down };
}

/** Converts an area in per cent to whole natural pixels; width and height are at least 1. */
export function areaOf(share: PercentArea, photo: Size): CropArea {
  const along = (start: number, length: number, whole: number): [start: number, length: number] => {
    const from = Math.min(whole - 1, Math.round((start * whole) / 100));
    return [from, Math.max(1, Math.round(((start + length) * whole) / 100) - from)];
  };
  const [x, width] = along(share.x, share.width, photo.width);
  const [y, height] = along(share.y, share.height, photo.height);
  return { x, y, width, height };
}

/** Returns the area moved so that the point is in its middle, or as near to it as the edges of the photo permit. */
export function shareAround(point: PhotoPoint, { width, height }: PercentArea): PercentArea {
  const along = (share: number, length: number): number =>
    Math.min(100 - length, Math.max(0, share * 100 - length / 2));
  return { x: along(point.x, width), y: along(point.y, height), width, height };
}

/** The largest number that `ratioText` uses in a ratio of two whole numbers. */
const LARGEST_NUMBER = 16;

/**
 * Returns a ratio of small whole numbers such as `3:2`. Returns a text such as `4.5:1` if the aspect ratio is above 3,
 * and a text such as `1.37:1` if all ratios of small whole numbers are off by 1 % or more.
 */
export function ratioText(aspect: number): string {
  if (aspect > 3) return `${Number(aspect.toFixed(1))}:1`;
  for (let height = 1; height <= LARGEST_NUMBER; height++) {
    const width = Math.round(aspect * height);
    if (width > 0 && width <= LARGEST_NUMBER && Math.abs(width / height / aspect - 1) < 0.01)
      return `${width}:${height}`;
  }
  return `${aspect.toFixed(2)}:1`;
}
