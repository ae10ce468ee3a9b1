import { type Canvas, circle, ellipse, group, path, polygon, rect, repeat, shade, stroke } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { garageDoor, house, shingles, windowPane } from '../parts/house.ts';
import { bush, fence, ladder, lawn, path3d, pine, sky, tree } from '../parts/outdoors.ts';

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

export function van(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const horizon = h * 0.58;
  const road = h * 0.78;
  const size = h * 0.5;
  const x = w * random.between(0.24, 0.36);
  const y = road + h * 0.06;
  const houses = repeat(3, (i) =>
    house(canvas, {
      x: w * (i * 0.36 - 0.06),
      ground: h * 0.68,
      width: w * 0.2,
      floors: i === 1 ? 2 : 1,
      wall: random.pick(['#eee6d8', '#d6dee2', '#dfd2c0']),
      roof: palette.roof,
      door: palette.secondary,
    }),
  );
  return [
    sky(canvas, horizon),
    lawn(canvas, horizon),
    houses,
    rect(0, road - h * 0.05, w, h * 0.05, '#d4d3cf'),
    rect(0, road, w, h - road, canvas.fade(['#6c747c', '#4a525b'])),
    repeat(9, (i) => rect(i * w * 0.14, h * 0.92, w * 0.08, h * 0.012, '#f2f0e4', { opacity: 0.8 })),
    shade(canvas, x + size * 0.85, y + 4, size * 1.05, size * 0.07),
    vanBody(canvas, x, y, size),
  ].join('');
}

function vanBody(canvas: Canvas, x: number, y: number, s: number): string {
  const { primary, secondary } = canvas.palette;
  const [top, floor] = [y - s * 0.8, y - s * 0.12];
  const n = (dx: number) => (x + s * dx).toFixed(0);
  const wheel = (cx: number) =>
    circle(cx, y - s * 0.12, s * 0.15, '#23282e') +
    circle(cx, y - s * 0.12, s * 0.085, '#c8ced3') +
    circle(cx, y - s * 0.12, s * 0.03, '#7b848c');
  const d = `M${n(0)} ${String(floor)}V${String(top + s * 0.08)}q0 ${String(-s * 0.08)} ${String(s * 0.08)} ${String(-s * 0.08)}H${n(1.16)}q${String(s * 0.1)} 0 ${String(s * 0.17)} ${String(s * 0.1)}L${n(1.52)} ${String(top + s * 0.32)}L${n(1.72)} ${String(top + s * 0.4)}q${String(s * 0.07)} ${String(s * 0.03)} ${String(s * 0.07)} ${String(s * 0.11)}V${String(floor)}Z`;
  return [
    path(d, canvas.fade(['#ffffff', '#f1f4f6', '#ccd4da'])),
    path(
      `M${n(0)} ${String(top + s * 0.42)}H${n(0.9)}Q${n(1.2)} ${String(top + s * 0.42)} ${n(1.79)} ${String(top + s * 0.56)}V${String(floor)}H${n(0)}Z`,
      canvas.fade([lighter(primary, 0.1), darker(primary, 0.15)]),
    ),
    path(
      `M${n(0)} ${String(top + s * 0.42)}H${n(0.9)}Q${n(1.2)} ${String(top + s * 0.42)} ${n(1.79)} ${String(top + s * 0.56)}V${String(top + s * 0.61)}Q${n(1.2)} ${String(top + s * 0.47)} ${n(0.9)} ${String(top + s * 0.47)}H${n(0)}Z`,
      secondary,
    ),
    path(
      `M${n(1.12)} ${String(top + s * 0.09)}H${n(1.2)}q${String(s * 0.06)} 0 ${String(s * 0.1)} ${String(s * 0.07)}l${String(s * 0.14)} ${String(s * 0.19)}H${n(1.12)}Z`,
      canvas.fade(['#a9cde2', '#5c87a3']),
    ),
    stroke(
      `M${n(1.06)} ${String(top + s * 0.05)}V${String(floor)}M${n(0.52)} ${String(top + s * 0.05)}V${String(floor)}`,
      '#00000022',
      3,
    ),
    circle(x + s * 0.28, top + s * 0.22, s * 0.1, primary),
    stroke(
      `M${n(0.235)} ${String(top + s * 0.22)}l${String(s * 0.035)} ${String(s * 0.04)}l${String(s * 0.065)} ${String(-s * 0.075)}`,
      '#ffffff',
      s * 0.022,
    ),
    repeat(3, (i) =>
      rect(
        x + s * 0.62,
        top + s * (0.13 + i * 0.07),
        s * (0.36 - i * 0.07),
        s * 0.03,
        i === 0 ? darker(primary, 0.1) : '#c2cad0',
        { rx: 6 },
      ),
    ),
    rect(x + s * 1.7, floor - s * 0.2, s * 0.08, s * 0.08, '#fff3c4', { rx: 6 }),
    rect(x - s * 0.01, floor - s * 0.03, s * 1.81, s * 0.06, '#3c444c', { rx: 8 }),
    wheel(x + s * 0.36),
    wheel(x + s * 1.4),
  ].join('');
}

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
