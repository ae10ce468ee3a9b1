import type { CropArea, PhotoPoint } from '#shared/ipc/photos.ipc.ts';

/** Shapes that a photo is cut to; in the `free` one each edge is moved by itself. */
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
 * The offset of a photo that puts a point of it in the middle of the frame, or as near as the photo still fills the
 * frame. All in pixels as shown.
 * @param photo at the zoom that is chosen
 */
export function placeAround(point: PhotoPoint, photo: Size, frame: Size): { x: number; y: number } {
  const along = (share: number, length: number, framed: number): number => {
    const slack = Math.max(0, (length - framed) / 2);
    return Math.min(slack, Math.max(-slack, (0.5 - share) * length));
  };
  return { x: along(point.x, photo.width, frame.width), y: along(point.y, photo.height, frame.height) };
}

/** How a photo fills the place where it is shown; `contain` leaves a small one as small as it is. */
export type MediaFit = 'contain' | 'horizontal-cover' | 'vertical-cover';

/** The fit that shows the whole photo, a small one enlarged. */
export function fitOf(photo: Size, stage: Size): MediaFit {
  if (photo.width >= stage.width || photo.height >= stage.height) return 'contain';
  return photo.width / photo.height > stage.width / stage.height ? 'horizontal-cover' : 'vertical-cover';
}

/** A part of a photo in per cent of its width and height. */
export type SharedArea = CropArea;

/** @param photo natural size in pixels */
export function shareOf(area: CropArea, photo: Size): SharedArea {
  const [across, down] = [100 / photo.width, 100 / photo.height];
  return { x: area.x * across, y: area.y * down, width: area.width * across, height: area.height * down };
}

/** The part in whole natural pixels, of which there is at least one. */
export function areaOf(share: SharedArea, photo: Size): CropArea {
  const along = (start: number, length: number, whole: number): [start: number, length: number] => {
    const from = Math.min(whole - 1, Math.round((start * whole) / 100));
    return [from, Math.max(1, Math.round(((start + length) * whole) / 100) - from)];
  };
  const [x, width] = along(share.x, share.width, photo.width);
  const [y, height] = along(share.y, share.height, photo.height);
  return { x, y, width, height };
}

/** The part moved so that a point stands in its middle, or as near as it stays on the photo. */
export function shareAround(point: PhotoPoint, { width, height }: SharedArea): SharedArea {
  const along = (share: number, length: number): number =>
    Math.min(100 - length, Math.max(0, share * 100 - length / 2));
  return { x: along(point.x, width), y: along(point.y, height), width, height };
}

/** the largest number that is used in a ratio */
const LARGEST_NUMBER = 16;

/** A ratio in small numbers, such as `3:2` or, for a strip, `4.5:1`; `1.37:1` where there are none for it. */
export function ratioText(aspect: number): string {
  if (aspect > 3) return `${Number(aspect.toFixed(1))}:1`;
  for (let height = 1; height <= LARGEST_NUMBER; height++) {
    const width = Math.round(aspect * height);
    if (width > 0 && width <= LARGEST_NUMBER && Math.abs(width / height / aspect - 1) < 0.01)
      return `${width}:${height}`;
  }
  return `${aspect.toFixed(2)}:1`;
}
