import { type Canvas, circle, ellipse, group, path, polygon, rect, repeat, shade, stroke } from '../canvas.ts';
import { darker, lighter } from '../color.ts';
import { house } from '../parts/house.ts';
import { bush, fence, ladder, lawn, pine, sky, tree } from '../parts/outdoors.ts';

/** Mown stripes running to the horizon, trees, a fence and a mower. */
export function stripes(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const horizon = h * 0.5;
  const vanish = w * random.between(0.35, 0.65);
  const bands = repeat(14, (i) => {
    const [near, next] = [-w * 0.8 + i * w * 0.19, -w * 0.8 + (i + 1) * w * 0.19];
    const [far, farNext] = [vanish + (near - vanish) * 0.16, vanish + (next - vanish) * 0.16];
    return polygon(
      [
        [far, horizon],
        [farNext, horizon],
        [next, h],
        [near, h],
      ],
      i % 2 ? lighter(palette.grass, 0.2) : darker(palette.grass, 0.06),
    );
  });
  return [
    sky(canvas, horizon),
    tree(canvas, w * 0.1, horizon + 10, h * 0.36),
    tree(canvas, w * 0.9, horizon + 16, h * 0.42),
    fence(canvas, horizon + h * 0.03, h * 0.11, '#f3efe6'),
    rect(0, horizon + h * 0.02, w, h, palette.grass),
    group(bands, `translate(0 ${String(h * 0.02)})`),
    rect(0, horizon, w, h * 0.5, canvas.fade(['#00000000', '#0a201433'])),
    repeat(5, (i) => bush(canvas, w * (0.06 + i * 0.22), horizon + h * 0.05, h * 0.035)),
    mower(canvas, w * random.between(0.34, 0.6), h * 0.84, h * 0.3),
  ].join('');
}

function mower(canvas: Canvas, x: number, y: number, s: number): string {
  const { primary, secondary } = canvas.palette;
  const wheel = (cx: number, r: number) => circle(cx, y - r, r, '#22272c') + circle(cx, y - r, r * 0.5, '#d5dadd');
  return [
    shade(canvas, x + s * 0.1, y, s * 0.85),
    stroke(
      `M${String(x - s * 0.42)} ${String(y - s * 0.28)}L${String(x - s * 1.05)} ${String(y - s)}h${String(-s * 0.12)}`,
      '#3a4148',
      s * 0.045,
    ),
    path(
      `M${String(x - s * 0.55)} ${String(y - s * 0.14)}q0 ${String(-s * 0.26)} ${String(s * 0.26)} ${String(-s * 0.26)}h${String(s * 0.62)}q${String(s * 0.26)} 0 ${String(s * 0.26)} ${String(s * 0.26)}Z`,
      canvas.fade([lighter(primary, 0.2), darker(primary, 0.15)]),
    ),
    rect(x - s * 0.16, y - s * 0.62, s * 0.38, s * 0.24, canvas.fade(['#525b64', '#2c333a']), { rx: s * 0.05 }),
    rect(x - s * 0.1, y - s * 0.68, s * 0.26, s * 0.08, secondary, { rx: s * 0.03 }),
    wheel(x - s * 0.4, s * 0.17),
    wheel(x + s * 0.42, s * 0.13),
  ].join('');
}

export function bigTree(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const horizon = h * 0.66;
  const x = w * random.between(0.38, 0.56);
  const ground = h * 0.86;
  const logs = repeat(6, (i) => {
    const [cx, cy, r] = [
      w * 0.78 + (i < 3 ? i : i < 5 ? i - 2.5 : 1) * h * 0.085,
      ground - h * 0.035 - (i < 3 ? 0 : i < 5 ? 1 : 2) * h * 0.072,
      h * 0.042,
    ];
    return (
      circle(cx, cy, r, darker(palette.wood, 0.35)) +
      circle(cx, cy, r * 0.82, lighter(palette.wood, 0.3)) +
      circle(cx, cy, r * 0.5, 'none', { stroke: palette.wood, 'stroke-width': 3 }) +
      circle(cx, cy, r * 0.22, palette.wood)
    );
  });
  return [
    sky(canvas, horizon),
    lawn(canvas, horizon),
    pine(canvas, w * 0.08, horizon + 20, h * 0.4),
    tree(canvas, x, ground, h * 0.82),
    ladder(canvas, x - w * 0.1, ground + 14, h * 0.46, w * 0.085, '#d2b04c'),
    shade(canvas, w * 0.86, ground, h * 0.2),
    logs,
  ].join('');
}

/** A driveway half cleaned: a bright swathe behind the spray. */
export function washing(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const horizon = h * 0.44;
  const edge = w * random.between(0.42, 0.58);
  const slab = '#b9b6ae';
  const spots = repeat(90, () =>
    ellipse(
      edge + (w - edge) * random.next(),
      horizon + h * 0.06 + h * 0.5 * random.next(),
      8 + 30 * random.next(),
      4 + 10 * random.next(),
      '#4f5748',
      { opacity: 0.13 },
    ),
  );
  const droplets = repeat(46, () => {
    const at = random.next();
    return circle(
      edge + w * 0.12 - at * w * 0.12 + random.between(-40, 40) * at,
      h * 0.46 + at * h * 0.32 + random.between(-30, 30) * at,
      3 + 7 * random.next(),
      '#ffffff',
      { opacity: 0.75 },
    );
  });
  return [
    sky(canvas, horizon),
    lawn(canvas, horizon),
    house(canvas, {
      x: w * 0.06,
      ground: h * 0.5,
      width: w * 0.36,
      floors: 1,
      wall: palette.wall,
      roof: palette.roof,
      door: palette.primary,
      garage: true,
    }),
    polygon(
      [
        [w * 0.3, h * 0.5],
        [w * 0.98, h * 0.5],
        [w * 1.2, h],
        [-w * 0.1, h],
      ],
      canvas.fade([darker(slab, 0.22), darker(slab, 0.38)]),
    ),
    spots,
    polygon(
      [
        [w * 0.3, h * 0.5],
        [edge, h * 0.5],
        [edge + w * 0.02, h],
        [-w * 0.1, h],
      ],
      canvas.fade([lighter(slab, 0.45), lighter(slab, 0.15)]),
    ),
    repeat(4, (i) =>
      stroke(
        `M${String(w * (0.3 - 0.1 * i))} ${String(h * (0.56 + i * 0.12))}H${String(w * (1 + 0.05 * i))}`,
        '#00000018',
        4,
      ),
    ),
    polygon(
      [
        [edge + w * 0.13, h * 0.44],
        [edge + w * 0.14, h * 0.46],
        [edge + w * 0.02, h * 0.86],
        [edge - w * 0.1, h * 0.8],
      ],
      '#ffffff',
      { opacity: 0.4 },
    ),
    droplets,
    group(
      rect(0, -h * 0.013, w * 0.36, h * 0.026, '#31383f', { rx: 12 }) +
        rect(w * 0.14, -h * 0.022, w * 0.14, h * 0.044, palette.primary, { rx: 14 }) +
        rect(-w * 0.02, -h * 0.009, w * 0.03, h * 0.018, '#e2b23c', { rx: 6 }),
      `translate(${String(edge + w * 0.135)} ${String(h * 0.45)}) rotate(-32)`,
    ),
  ].join('');
}

/** A fresh slab with its joints, forms and a float lying on it. */
export function slab(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const horizon = h * 0.42;
  const color = random.pick(['#c9c7c2', '#bdbab3', '#cfc8bd']);
  const top = h * 0.5;
  const joint = (at: number) =>
    stroke(
      `M${String(w * (0.2 + at * 0.6))} ${String(top)}L${String(w * (-0.1 + at * 1.2))} ${String(h * 0.94)}`,
      darker(color, 0.22),
      5,
    );
  return [
    sky(canvas, horizon),
    lawn(canvas, horizon),
    fence(canvas, horizon + h * 0.05, h * 0.14, palette.wood),
    tree(canvas, w * 0.86, horizon + h * 0.06, h * 0.4),
    polygon(
      [
        [w * 0.17, top - 10],
        [w * 0.83, top - 10],
        [w * 1.15, h * 0.97],
        [-w * 0.15, h * 0.97],
      ],
      darker(palette.wood, 0.1),
    ),
    polygon(
      [
        [w * 0.2, top],
        [w * 0.8, top],
        [w * 1.1, h * 0.94],
        [-w * 0.1, h * 0.94],
      ],
      canvas.fade([lighter(color, 0.3), color, darker(color, 0.08)]),
    ),
    [1 / 3, 2 / 3].map(joint).join(''),
    stroke(`M${String(w * 0.1)} ${String(h * 0.65)}H${String(w * 0.9)}`, darker(color, 0.22), 5),
    repeat(60, () =>
      circle(w * random.next(), h * random.between(0.55, 0.93), 1 + 2 * random.next(), darker(color, 0.3), {
        opacity: 0.5,
      }),
    ),
    group(
      rect(-w * 0.1, 8, w * 0.22, h * 0.04, '#000000', { opacity: 0.2, rx: 6 }) +
        rect(-w * 0.11, 0, w * 0.22, h * 0.036, canvas.fade(['#e3e7ea', '#98a1a9']), { rx: 6 }) +
        rect(-w * 0.045, -h * 0.03, w * 0.09, h * 0.026, palette.secondary, { rx: 12 }) +
        stroke(`M0 ${String(-h * 0.02)}L${String(w * 0.3)} ${String(-h * 0.34)}`, darker(palette.wood, 0.1), 16),
      `translate(${String(w * random.between(0.36, 0.5))} ${String(h * 0.76)})`,
    ),
  ].join('');
}
