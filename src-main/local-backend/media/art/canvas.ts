import type { Random } from '../../random.ts';
import { mix } from './color.ts';

/** A drawing under way: its size in user units, its dice, its colours and the gradients it has defined. */
export interface Canvas {
  w: number;
  h: number;
  random: Random;
  palette: Palette;
  /** A paint that fades from the first to the last colour, downwards, or across with `across`. */
  fade(colors: readonly string[], across?: boolean): string;
  /** A round glow that fades to nothing at its edge. */
  glow(color: string, opacity: number): string;
  defs(): string;
}

export interface Palette {
  primary: string;
  secondary: string;
  sky: readonly [high: string, low: string];
  sun: string;
  grass: string;
  leaf: string;
  wall: string;
  roof: string;
  wood: string;
  /** inside walls */
  plaster: string;
  night: boolean;
}

export function createCanvas(w: number, h: number, random: Random, palette: Palette): Canvas {
  const definitions: string[] = [];
  const define = (body: (id: string) => string) => {
    const id = `p${String(definitions.length)}`;
    definitions.push(body(id));
    return `url(#${id})`;
  };
  return {
    w,
    h,
    random,
    palette,
    fade(colors, across = false) {
      const stops = colors.map(
        (color, i) => `<stop offset="${String(i / Math.max(1, colors.length - 1))}" stop-color="${color}"/>`,
      );
      const end = across ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
      return define((id) => `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops.join('')}</linearGradient>`);
    },
    glow(color, opacity) {
      return define(
        (id) =>
          `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${String(opacity)}"/>` +
          `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
      );
    },
    defs: () => `<defs>${definitions.join('')}</defs>`,
  };
}

type Attributes = Record<string, string | number>;

const attributes = (values: Attributes) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? String(Math.round(value * 10) / 10) : value}"`)
    .join('');

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  `<rect${attributes({ x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...more })}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;

export const path = (d: string, fill: string, more: Attributes = {}) => `<path${attributes({ d, fill, ...more })}/>`;

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more: Attributes = {}) =>
  `<polygon${attributes({ points: points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '), fill, ...more })}/>`;

/** An open line with round ends. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}) =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const group = (content: string, transform: string) => `<g transform="${transform}">${content}</g>`;

/** Soft shade on the ground below something. */
export const shade = (canvas: Canvas, cx: number, cy: number, rx: number, ry = rx / 8) =>
  ellipse(cx, cy, rx, ry, canvas.glow('#0a1420', 0.45));

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A rounded bar lit from above, the base of pipes, handles and rails. */
export function bar(canvas: Canvas, x: number, y: number, width: number, height: number, color: string): string {
  const across = height > width;
  const paint = canvas.fade([mix(color, '#ffffff', 0.35), color, mix(color, '#000000', 0.3)], across);
  return rect(x, y, width, height, paint, { rx: Math.min(width, height) / 2 });
}
