import { text } from '../../record/readers.ts';

/** A point of a picture after its EXIF rotation. `x` and `y` are shares (0–1) of the width and the height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/**
 * The focal point of a photo for which none is set. It is above the middle, because faces and roofs are usually in the
 * upper part of a photo.
 */
export const UNSET: FocalPoint = { x: 0.5, y: 0.3 };

const form = /^(\d{1,3})% (\d{1,3})%$/;

/**
 * Returns the point as the record holds it, which is a CSS position: `62% 35%`. A page uses it as `object-position`.
 */
export const focusOf = ({ x, y }: FocalPoint): string => `${percent(x)}% ${percent(y)}%`;

/** Reads a point from the record's text; undefined if the text is not a point. */
export function focalPoint(focus: string): FocalPoint | undefined {
  const [, x = '', y = ''] = form.exec(focus.trim()) ?? [];
  const point = { x: Number(x) / 100, y: Number(y) / 100 };
  return x === '' || point.x > 1 || point.y > 1 ? undefined : point;
}

/** Returns a photo's focal point as text; '' if it has none, or one that cannot be read. */
export function focusText(photo: { focal_point?: unknown }): string {
  const point = focalPoint(text(photo.focal_point));
  return point ? focusOf(point) : '';
}

const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);
