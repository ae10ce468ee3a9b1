import { WORLD } from './albers.ts';

/** A rectangle on the plane of the outline, in units of the plane. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What a drawing shows: the plane’s point in the middle of the drawing, and the scale in pixels per unit. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** The area that is shown at first: the United States without Alaska and Hawaii, southern Canada, most of Mexico. */
export const HOME: Rect = { x: -500, y: -390, width: 1230, height: 850 };
/** Maximum scale in pixels per unit. At 64, a mile is 21 pixels long. */
export const MOST_SCALE = 64;

/** Returns the view that shows the whole rectangle as large as possible. */
export function fit({ x, y, width, height }: Rect, size: Size): View {
  const scale = Math.min(size.width / width, size.height / height);
  return bounded({ x: x + width / 2, y: y + height / 2, scale }, size);
}

/** Returns the view, with its middle kept on the map and its scale within the limits. */
export function bounded({ x, y, scale }: View, size: Size): View {
  const least = Math.min(size.width / WORLD.width, size.height / WORLD.height);
  const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  return {
    x: within(x, WORLD.x, WORLD.x + WORLD.width),
    y: within(y, WORLD.y, WORLD.y + WORLD.height),
    scale: within(scale, least, MOST_SCALE),
  };
}

/** Returns the view with its content moved by the given number of pixels. */
export const pan = ({ x, y, scale }: View, dx: number, dy: number, size: Size): View =>
  bounded({ x: x - dx / scale, y: y - dy / scale, scale }, size);

/**
 * Returns the view scaled by a factor. The point of the plane that is drawn at `at`, in pixels, stays there, unless the
 * middle of the view would leave the map.
 */
export function zoom(view: View, factor: number, at: { x: number; y: number }, size: Size): View {
  const { scale } = bounded({ ...view, scale: view.scale * factor }, size);
  const [px, py] = [at.x - size.width / 2, at.y - size.height / 2];
  return bounded({ x: view.x + px / view.scale - px / scale, y: view.y + py / view.scale - py / scale, scale }, size);
}

/** Returns the part of the plane that is shown. @param margin further pixels on each side */
export function shown({ x, y, scale }: View, { width, height }: Size, margin = 0): Rect {
  const [w, h] = [(width + 2 * margin) / scale, (height + 2 * margin) / scale];
  return { x: x - w / 2, y: y - h / 2, width: w, height: h };
}

/** Returns where a point of the plane is drawn, in pixels. */
export const toPixels = (view: View, size: Size, x: number, y: number): [number, number] => [
  (x - view.x) * view.scale + size.width / 2,
  (y - view.y) * view.scale + size.height / 2,
];
