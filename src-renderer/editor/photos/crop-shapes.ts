import type { PhotoPoint } from '#shared/ipc/photos.ipc.ts';

/** Shapes that a photo is cut to; `free` follows a slider. */
export const cropShapes = {
  wide: { label: '16:9', aspect: 16 / 9, share: 0.9 },
  square: { label: 'Square', aspect: 1, share: 1 },
  free: { label: 'Free', aspect: undefined, share: 1 },
} as const;

export type CropShape = keyof typeof cropShapes;

/** How far the slider of the free shape goes to each side: three times as wide as high, and as high as wide. */
export const WIDEST = Math.log2(3);

/** Width : height at a place of the free shape's slider, 0 being a square. */
export const aspectAt = (place: number): number => 2 ** place;

interface Size {
  width: number;
  height: number;
}

/**
 * How far the photo is moved from the middle so that a point of it stands in the middle of the frame, or as near as the
 * photo still fills the frame. All in pixels as shown.
 * @param photo at the zoom that is chosen
 */
export function placeAround(point: PhotoPoint, photo: Size, frame: Size): { x: number; y: number } {
  const along = (share: number, length: number, framed: number): number => {
    const slack = Math.max(0, (length - framed) / 2);
    return Math.min(slack, Math.max(-slack, (0.5 - share) * length));
  };
  return { x: along(point.x, photo.width, frame.width), y: along(point.y, photo.height, frame.height) };
}

/** A ratio as people say it, such as `3:2`, or `1.37:1` where there are no small numbers for it. */
export function ratioText(aspect: number): string {
  for (let height = 1; height <= 16; height++) {
    const width = Math.round(aspect * height);
    if (width > 0 && Math.abs(width / height / aspect - 1) < 0.01) return `${width}:${height}`;
  }
  return `${aspect.toFixed(2)}:1`;
}
