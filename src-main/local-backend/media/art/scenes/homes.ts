import { type Canvas, circle, ellipse, group, path, polygon, rect, repeat, shade, stroke } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { garageDoor, house, shingles, windowPane } from '../parts/house.ts';
import { bush, ladder, lawn, path3d, pine, sky, tree } from '../parts/outdoors.ts';

/** A house with its garden: the backdrop of most outdoor trades. */
export function home(
  canvas: Canvas,
  extras: (ground: number, x: number, width: number) => string = () => '',
  garage?: boolean,
): string {
  const { w, h, palette, random } = canvas;
  const horizon = h * 0.62;
  const ground = h * 0.8;
  const width = Math.min(w, h * 1.4) * random.between(0.44, 0.52);
  const x = w * random.between(0.2, 0.3);
  const withGarage = garage ?? random.next() < 0.5;
  return [
    sky(canvas, horizon),
    lawn(canvas, horizon),
    pine(canvas, w * random.between(0.02, 0.1), horizon + h * 0.08, h * 0.42),
    tree(canvas, w * random.between(0.9, 0.97), horizon + h * 0.09, h * 0.48),
    path3d(canvas, ground, x + width * 0.64, '#c9c5bd'),
    house(canvas, {
      x,
      ground,
      width,
      floors: random.next() < 0.5 ? 2 : 1,
      wall: palette.wall,
      roof: palette.roof,
      door: palette.primary,
      garage: withGarage,
    }),
    bush(canvas, x + width * 0.02, ground + 14, h * 0.05),
    bush(canvas, x + width * 0.36, ground + 16, h * 0.045),
    bush(canvas, x + width * 0.84, ground + 14, h * 0.05),
    extras(ground, x, width),
  ].join('');
}

export const exterior = (canvas: Canvas) => home(canvas);

export function withLadder(canvas: Canvas): string {
  return home(canvas, (ground, x, width) =>
    ladder(canvas, x - width * 0.12, ground + 30, canvas.h * 0.44, width * 0.12, '#c7ccd1'),
  );
}

export function roofUp(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const horizon = h * 0.55;
  const slope = h * random.between(0.34, 0.42);
  const left = h * 0.58;
  const ridge = left - slope;
  const tool = group(hammer(canvas, 0, 0, h * 0.3), `translate(${String(w * 0.3)} ${String(h * 0.74)}) rotate(-24)`);
  const stack = repeat(5, (i) =>
    rect(
      w * 0.62 + (i % 2) * 8,
      h * 0.76 - i * h * 0.026,
      w * 0.16,
      h * 0.024,
      i % 2 ? lighter(palette.roof, 0.1) : darker(palette.roof, 0.12),
      { rx: 3 },
    ),
  );
  return [
    sky(canvas, horizon),
    repeat(3, (i) => pine(canvas, w * (0.1 + i * 0.1), horizon + h * 0.05, h * (0.26 + i * 0.05))),
    rect(w * 0.78, ridge - h * 0.12, w * 0.1, h * 0.4, canvas.fade(['#b56d55', '#84493a'], true)),
    rect(w * 0.77, ridge - h * 0.14, w * 0.12, h * 0.03, '#6f3d31'),
    `<clipPath id="slope"><polygon points="0,${String(left)} ${String(w * 0.22)},${String(ridge)} ${String(w)},${String(ridge - h * 0.02)} ${String(w)},${String(h)} 0,${String(h)}"/></clipPath>`,
    `<g clip-path="url(#slope)">${rect(0, ridge - 40, w, h, darker(palette.roof, 0.3))}${shingles(canvas, 0, ridge - h * 0.02, w, h * 0.8, palette.roof, 13)}${rect(0, 0, w, h, canvas.fade(['#ffffff22', '#00000000', '#00000055']))}</g>`,
    stroke(
      `M${String(w * 0.215)} ${String(ridge)}L${String(w)} ${String(ridge - h * 0.02)}`,
      lighter(palette.roof, 0.2),
      h * 0.022,
    ),
    ellipse(w * 0.7, h * 0.785, w * 0.11, h * 0.02, '#000000', { opacity: 0.25 }),
    stack,
    tool,
  ].join('');
}

function hammer(canvas: Canvas, x: number, y: number, size: number): string {
  return [
    rect(x - size * 0.48, y + size * 0.05, size, size * 0.09, '#000000', { opacity: 0.25, rx: 10 }),
    rect(
      x - size * 0.5,
      y - size * 0.045,
      size * 0.86,
      size * 0.09,
      canvas.fade([lighter(canvas.palette.secondary, 0.2), darker(canvas.palette.secondary, 0.2)]),
      { rx: size * 0.04 },
    ),
    rect(x + size * 0.3, y - size * 0.2, size * 0.15, size * 0.4, canvas.fade(['#d9dee3', '#8b949d'], true), {
      rx: size * 0.03,
    }),
    path(
      `M${String(x + size * 0.3)} ${String(y - size * 0.2)}q${String(size * 0.08)} ${String(-size * 0.17)} ${String(size * 0.2)} ${String(-size * 0.14)}l${String(-size * 0.05)} ${String(size * 0.15)}Z`,
      '#aeb6bd',
    ),
  ].join('');
}

export function garage(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const ground = h * 0.84;
  const wall = palette.wall;
  const double = random.next() < 0.5;
  const y = ground - h * 0.46;
  const color = random.pick([mix(palette.primary, '#ffffff', 0.1), '#f2efe8', '#5c4a3d', '#46525c']);
  const doors = double
    ? garageDoor(canvas, w * 0.16, y, w * 0.3, h * 0.46, color) +
      garageDoor(canvas, w * 0.54, y, w * 0.3, h * 0.46, color)
    : garageDoor(canvas, w * 0.2, y, w * 0.6, h * 0.46, color);
  const lamp = (x: number) =>
    circle(x, y - h * 0.005, h * 0.12, canvas.glow('#ffe2a0', palette.night ? 0.9 : 0.35)) +
    rect(x - 14, y - 30, 28, 54, '#2f353b', { rx: 8 }) +
    rect(x - 9, y - 18, 18, 34, '#ffe9b8', { rx: 4 });
  return [
    sky(canvas, h * 0.5),
    tree(canvas, w * 0.03, h * 0.72, h * 0.5),
    rect(w * 0.07, h * 0.26, w * 0.86, ground - h * 0.26, canvas.fade([lighter(wall, 0.1), darker(wall, 0.06)])),
    repeat(22, (i) => rect(w * 0.07, h * 0.28 + i * h * 0.0255, w * 0.86, 2, darker(wall, 0.14), { opacity: 0.6 })),
    `<clipPath id="gr"><polygon points="${String(w * 0.02)},${String(h * 0.3)} ${String(w * 0.14)},${String(h * 0.08)} ${String(w * 0.86)},${String(h * 0.08)} ${String(w * 0.98)},${String(h * 0.3)}"/></clipPath>`,
    `<g clip-path="url(#gr)">${rect(0, 0, w, h * 0.32, palette.roof)}${shingles(canvas, 0, h * 0.08, w, h * 0.23, palette.roof, 7)}</g>`,
    rect(w * 0.02, h * 0.295, w * 0.96, h * 0.022, '#f7f8f8'),
    rect(w * 0.07, h * 0.317, w * 0.86, h * 0.03, '#000000', { opacity: 0.16 }),
    doors,
    double ? lamp(w * 0.5) : lamp(w * 0.135) + lamp(w * 0.865),
    polygon(
      [
        [w * 0.1, ground],
        [w * 0.9, ground],
        [w * 1.1, h],
        [-w * 0.1, h],
      ],
      canvas.fade(['#cfccc5', '#aaa79f']),
    ),
    rect(0, ground - 2, w, 6, '#00000022'),
    bush(canvas, w * 0.05, ground + 20, h * 0.06),
    bush(canvas, w * 0.95, ground + 20, h * 0.06),
  ].join('');
}

/** An outdoor unit beside a wall. */
export function condenser(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const ground = h * 0.8;
  const s = h * 0.44;
  const x = w * random.between(0.34, 0.46);
  const y = ground - s;
  const wall = palette.wall;
  const blades = repeat(7, (i) =>
    group(
      ellipse(0, -s * 0.17, s * 0.06, s * 0.15, '#59646e'),
      `translate(${String(x + s * 0.52)} ${String(y + s * 0.54)}) rotate(${String((i * 360) / 7)})`,
    ),
  );
  return [
    rect(0, 0, w, ground, canvas.fade([lighter(wall, 0.1), wall, darker(wall, 0.12)])),
    repeat(16, (i) => rect(0, i * h * 0.052, w, 3, darker(wall, 0.13), { opacity: 0.7 })),
    windowPane(canvas, w * 0.7, h * 0.14, w * 0.17, h * 0.3),
    rect(0, ground, w, h - ground, palette.grass),
    lawn(canvas, ground),
    polygon(
      [
        [x - s * 0.2, ground - 6],
        [x + s * 1.25, ground - 6],
        [x + s * 1.4, ground + h * 0.06],
        [x - s * 0.35, ground + h * 0.06],
      ],
      canvas.fade(['#d9d8d3', '#b3b1aa']),
    ),
    stroke(`M${String(x - s * 0.02)} ${String(y + s * 0.8)}H${String(x - s * 0.3)}V${String(h * 0.12)}`, '#3b4248', 26),
    stroke(
      `M${String(x - s * 0.02)} ${String(y + s * 0.68)}H${String(x - s * 0.38)}V${String(h * 0.12)}`,
      '#c27c4a',
      12,
    ),
    shade(canvas, x + s * 0.5, ground, s * 0.75),
    rect(x, y, s * 1.04, s, canvas.fade(['#eef1f3', '#cdd4d9'], true), { rx: 14 }),
    rect(x, y, s * 1.04, s * 0.07, darker(palette.primary, 0.05), { rx: 10 }),
    circle(x + s * 0.52, y + s * 0.54, s * 0.4, '#2d353c'),
    blades,
    circle(x + s * 0.52, y + s * 0.54, s * 0.07, palette.secondary),
    repeat(6, (i) =>
      circle(x + s * 0.52, y + s * 0.54, s * (0.4 - i * 0.06), 'none', { stroke: '#dfe5e9', 'stroke-width': 4 }),
    ),
    bush(canvas, w * 0.93, ground + 20, h * 0.08),
    bush(canvas, w * 0.06, ground + 24, h * 0.07),
  ].join('');
}
