import { WORLD } from './albers.ts';

/** A rectangle on the plane of the outline, in its units. */
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

/** The view of a drawing: the plane’s point at its middle, and pixels per unit. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** The United States without Alaska and Hawaii, the south of Canada and most of Mexico. */
export const HOME: Rect = { x: -500, y: -390, width: 1230, height: 850 };
/** pixels per unit; at 64 a mile has 21 pixels */
export const MOST_SCALE = 64;

/** Shows the whole rectangle as large as it fits. */
export function fit({ x, y, width, height }: Rect, size: Size): View {
  const scale = Math.min(size.width / width, size.height / height);
  return bounded({ x: x + width / 2, y: y + height / 2, scale }, size);
}

/** The view, limited to the map in place and scale. */
export function bounded({ x, y, scale }: View, size: Size): View {
  const least = Math.min(size.width / WORLD.width, size.height / WORLD.height);
  const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  return {
    x: within(x, WORLD.x, WORLD.x + WORLD.width),
    y: within(y, WORLD.y, WORLD.y + WORLD.height),
    scale: within(scale, least, MOST_SCALE),
  };
}

/** Moves the view by so many pixels. */
export const pan = ({ x, y, scale }: View, dx: number, dy: number, size: Size): View =>
  bounded({ x: x - dx / scale, y: y - dy / scale, scale }, size);

/** Scales by a factor while the point at these pixels stays where it is. */
export function zoom(view: View, factor: number, at: { x: number; y: number }, size: Size): View {
  const { scale } = bounded({ ...view, scale: view.scale * factor }, size);
  const [px, py] = [at.x - size.width / 2, at.y - size.height / 2];
  return bounded({ x: view.x + px / view.scale - px / scale, y: view.y + py / view.scale - py / scale, scale }, size);
}

/** The part of the plane that is shown, with a margin of so many pixels. */
export function shown({ x, y, scale }: View, { width, height }: Size, margin = 0): Rect {
  const [w, h] = [(width + 2 * margin) / scale, (height + 2 * margin) / scale];
  return { x: x - w / 2, y: y - h / 2, width: w, height: h };
}

/** Where a point of the plane is drawn, in pixels. */
export const toPixels = (view: View, size: Size, x: number, y: number): [number, number] => [
  (x - view.x) * view.scale + size.width / 2,
  (y - view.y) * view.scale + size.height / 2,
];
