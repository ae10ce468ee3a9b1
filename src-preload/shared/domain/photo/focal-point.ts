import { text } from '../../record/readers.ts';

/** In shares of a picture's width and height, upright. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Where the page cuts a photo without a point: faces, roofs and treetops are in the upper part, the ground below. */
export const UNSET: FocalPoint = { x: 0.5, y: 0.3 };

const form = /^(\d{1,3})% (\d{1,3})%$/;

/** The point as the record has it, which is a CSS position: `62% 35%`. The page's crops keep that share on either side. */
export const focusOf = ({ x, y }: FocalPoint): string => `${percent(x)}% ${percent(y)}%`;

/** Undefined where the text is no point. */
export function focalPoint(focus: string): FocalPoint | undefined {
  const [, x = '', y = ''] = form.exec(focus.trim()) ?? [];
  const point = { x: Number(x) / 100, y: Number(y) / 100 };
  return x === '' || point.x > 1 || point.y > 1 ? undefined : point;
}

/** A photo's focal point as text, '' where it has none that can be read. */
export function focusText(photo: { focal_point?: unknown }): string {
  const point = focalPoint(text(photo.focal_point));
  return point ? focusOf(point) : '';
}

const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);
