type Attributes = Record<string, string | number>;

const attributes = (values: Attributes) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? String(Math.round(value * 10) / 10) : value}"`)
    .join('');

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  `<rect${attributes({ x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...more })}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;

export const path = (d: string, fill: string, more: Attributes = {}) => `<path${attributes({ d, fill, ...more })}/>`;

/** Draws a path as a line with round ends and corners. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}) =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
const ink = channels('#0b1526');

/** Mixes a share (0–1) of dark ink into a color (#rrggbb). */
export function darker(color: string, share: number): string {
  const mixed = channels(color).map((value, i) => Math.round(value + ((ink[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
