import { type Canvas, bar, circle, ellipse, path, polygon, rect, repeat, shade, stroke } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { room, plant, toolbox } from '../parts/interior.ts';

/** Pipes, elbows, a valve and a gauge on a wall. */
export function pipes(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const wall = random.pick([palette.plaster, mix(palette.primary, '#ffffff', 0.78), '#dcd7cf']);
  const copper = random.next() < 0.6;
  const metal = copper ? '#c67f4e' : '#9aa7b1';
  const d = h * 0.07;
  const runs = [0.2, 0.44, 0.7].map((at) => at + random.between(-0.03, 0.03));
  const joint = (x: number, y: number) =>
    rect(x - d * 0.7, y - d * 0.7, d * 1.4, d * 1.4, canvas.fade([lighter(metal, 0.4), metal, darker(metal, 0.35)]), {
      rx: d * 0.25,
    });
  const vertical = [0.24, 0.62].map((at) => w * (at + random.between(-0.03, 0.03)));
  const [v1 = 0, v2 = 0] = vertical;
  const [r1 = 0, r2 = 0, r3 = 0] = runs.map((at) => h * at);
  const shadow = (x: number, y: number, width: number, height: number) =>
    rect(x + 16, y + 20, width, height, '#000000', { opacity: 0.14, rx: d / 2 });
  const segments: readonly [number, number, number, number][] = [
    [-20, r1 - d / 2, v2 + 20, d],
    [v1 - d / 2, r1, d, r3 - r1],
    [v1, r2 - d / 2, w - v1 + 20, d],
    [v2 - d / 2, -20, d, r1 + 20],
    [v2 - d / 2, r2, d, h - r2 + 20],
    [-20, r3 - d / 2, v1 + 20, d],
  ];
  const gauge = (x: number, y: number, r: number) =>
    circle(x + 10, y + 14, r, '#000000', { opacity: 0.16 }) +
    circle(x, y, r, canvas.fade(['#f7f8f9', '#b8c0c7'])) +
    circle(x, y, r * 0.82, '#ffffff') +
    stroke(
      `M${String(x - r * 0.55)} ${String(y + r * 0.3)}A${String(r * 0.62)} ${String(r * 0.62)} 0 0 1 ${String(x + r * 0.2)} ${String(y - r * 0.58)}`,
      palette.primary,
      r * 0.12,
    ) +
    stroke(
      `M${String(x + r * 0.36)} ${String(y - r * 0.5)}A${String(r * 0.62)} ${String(r * 0.62)} 0 0 1 ${String(x + r * 0.55)} ${String(y + r * 0.3)}`,
      '#d9534f',
      r * 0.12,
    ) +
    stroke(`M${String(x)} ${String(y)}L${String(x + r * 0.18)} ${String(y - r * 0.5)}`, '#2f363d', r * 0.08) +
    circle(x, y, r * 0.1, '#2f363d');
  const valve = (x: number, y: number, r: number) =>
    stroke(`M${String(x)} ${String(y)}V${String(y - r * 1.3)}`, '#8c969e', r * 0.24) +
    circle(x, y - r * 1.5, r, 'none', { stroke: palette.secondary, 'stroke-width': r * 0.26 }) +
    stroke(
      `M${String(x - r)} ${String(y - r * 1.5)}h${String(r * 2)}M${String(x)} ${String(y - r * 2.5)}v${String(r * 2)}`,
      palette.secondary,
      r * 0.16,
    ) +
    circle(x, y - r * 1.5, r * 0.24, darker(palette.secondary, 0.25));
  return [
    rect(0, 0, w, h, canvas.fade([lighter(wall, 0.3), wall, darker(wall, 0.12)])),
    repeat(7, (i) => rect(0, i * h * 0.16, w, 3, darker(wall, 0.09))),
    repeat(24, (i) =>
      rect(
        (i % 6) * w * 0.19 + (Math.floor(i / 6) % 2 ? w * 0.09 : 0),
        Math.floor(i / 6) * h * 0.32,
        3,
        h * 0.16,
        darker(wall, 0.09),
      ),
    ),
    segments.map((s) => shadow(...s)).join(''),
    segments.map(([x, y, width, height]) => bar(canvas, x, y, width, height, metal)).join(''),
    joint(v1, r1),
    joint(v2, r1),
    joint(v1, r2),
    joint(v2, r2),
    joint(v1, r3),
    gauge(w * 0.84, r2 - h * 0.15, h * 0.11),
    bar(canvas, w * 0.84 - d * 0.25, r2 - h * 0.06, d * 0.5, h * 0.06, metal),
    valve(w * 0.42, r2 - d * 0.4, h * 0.06),
    valve(w * 0.12, r3 - d * 0.4, h * 0.05),
  ].join('');
}

export function waterHeater(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const floor = h * 0.86;
  const x = w * random.between(0.36, 0.5);
  const [tw, th] = [h * 0.3, h * 0.56];
  const y = floor - th - h * 0.03;
  return [
    room(canvas, floor, '#9a9fa3'),
    bar(canvas, x + tw * 0.2, -20, h * 0.035, y + 40, '#c67f4e'),
    bar(canvas, x + tw * 0.66, -20, h * 0.035, y + 40, '#4f8fc7'),
    bar(canvas, -20, h * 0.14, x + tw * 0.25, h * 0.035, '#c67f4e'),
    bar(canvas, x + tw * 0.7, h * 0.22, w, h * 0.035, '#4f8fc7'),
    shade(canvas, x + tw / 2, floor + 6, tw * 0.9),
    rect(x + tw * 0.08, floor - h * 0.035, tw * 0.1, h * 0.035, '#4b535a'),
    rect(x + tw * 0.82, floor - h * 0.035, tw * 0.1, h * 0.035, '#4b535a'),
    rect(x, y, tw, th, canvas.fade(['#c8d0d6', '#ffffff', '#dde3e7', '#a9b4bc'], true), { rx: tw * 0.16 }),
    rect(x, y + th * 0.14, tw, th * 0.035, palette.primary),
    rect(x + tw * 0.24, y + th * 0.6, tw * 0.52, th * 0.24, canvas.fade(['#4a545d', '#2c343b']), { rx: 10 }),
    circle(x + tw * 0.5, y + th * 0.72, tw * 0.09, '#8dd0f5'),
    circle(x + tw * 0.5, y + th * 0.72, tw * 0.2, canvas.glow('#8dd0f5', 0.55)),
    rect(x + tw * 0.3, y + th * 0.28, tw * 0.4, th * 0.16, '#f4e9c9', { rx: 6 }),
    repeat(3, (i) => rect(x + tw * 0.35, y + th * (0.31 + i * 0.04), tw * (0.3 - i * 0.05), th * 0.016, '#a79a72')),
    toolbox(canvas, w * (x > w * 0.42 ? 0.16 : 0.72), floor + h * 0.05, h * 0.17),
  ].join('');
}

/** Pendant lamps over a kitchen island. */
export function lighting(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const floor = h * 0.86;
  const wall = random.pick([darker(palette.primary, 0.45), '#2f3b46', mix(palette.primary, '#40505c', 0.6)]);
  const lamp = (x: number, y: number) =>
    circle(x, y + h * 0.08, h * 0.3, canvas.glow('#ffdf96', 0.75)) +
    stroke(`M${String(x)} 0V${String(y)}`, '#15191d', 6) +
    path(
      `M${String(x - h * 0.075)} ${String(y + h * 0.09)}q${String(h * 0.01)} ${String(-h * 0.09)} ${String(h * 0.075)} ${String(-h * 0.095)}q${String(h * 0.065)} 0 ${String(h * 0.075)} ${String(h * 0.095)}Z`,
      canvas.fade(['#d9a441', '#a4742a']),
    ) +
    circle(x, y + h * 0.1, h * 0.03, '#fff6da');
  return [
    rect(0, 0, w, h, canvas.fade([darker(wall, 0.25), wall])),
    repeat(2, (i) => rect(w * 0.1, h * (0.34 + i * 0.14), w * 0.8, h * 0.014, palette.wood)),
    repeat(11, (i) =>
      rect(
        w * (0.13 + i * 0.068),
        h * 0.34 - h * (0.05 + (i % 3) * 0.015),
        w * 0.035,
        h * (0.05 + (i % 3) * 0.015),
        [palette.secondary, '#e8e4da', palette.primary][i % 3] ?? '#fff',
        { rx: 8 },
      ),
    ),
    rect(0, floor, w, h - floor, canvas.fade([darker(palette.wood, 0.2), darker(palette.wood, 0.5)])),
    rect(
      w * 0.12,
      h * 0.64,
      w * 0.76,
      h * 0.26,
      canvas.fade([mix(palette.primary, '#dfe5e8', 0.4), darker(palette.primary, 0.3)]),
    ),
    rect(w * 0.08, h * 0.6, w * 0.84, h * 0.05, canvas.fade(['#ffffff', '#cdd3d6']), { rx: 8 }),
    ellipse(w * 0.5, h * 0.62, w * 0.36, h * 0.03, canvas.glow('#ffe6ac', 0.8)),
    [0.27, 0.5, 0.73].map((at) => lamp(w * at, h * random.between(0.12, 0.2))).join(''),
    ellipse(w * 0.34, h * 0.595, w * 0.06, h * 0.02, palette.secondary),
    repeat(4, (i) =>
      circle(
        w * (0.31 + i * 0.02),
        h * 0.575 - (i % 2) * 10,
        h * 0.024,
        ['#e76f51', '#e9c46a', '#8ab17d', '#e76f51'][i] ?? '#fff',
      ),
    ),
  ].join('');
}

/** An open electrical panel with labelled breakers. */
export function panel(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const s = h * 0.72;
  const x = w * 0.5 - s * 0.36;
  const y = h * 0.13;
  const breakers = repeat(18, (i) => {
    const bx = x + s * (i % 2 ? 0.39 : 0.13);
    const by = y + s * (0.16 + Math.floor(i / 2) * 0.082);
    return (
      rect(bx, by, s * 0.2, s * 0.066, canvas.fade(['#3f4850', '#20272d']), { rx: 6 }) +
      rect(
        bx + s * (random.next() < 0.85 ? 0.11 : 0.03),
        by + s * 0.014,
        s * 0.06,
        s * 0.038,
        i === 4 ? palette.secondary : '#e9edf0',
        { rx: 4 },
      )
    );
  });
  const cables = repeat(6, (i) =>
    stroke(
      `M${String(x + s * (0.16 + i * 0.08))} ${String(y + 10)}C${String(x + s * (0.16 + i * 0.08))} ${String(y - h * 0.08)} ${String(x + s * (i * 0.16 - 0.04))} ${String(y - h * 0.02)} ${String(x + s * (i * 0.2 - 0.14))} -40`,
      ['#d9534f', '#2f6fb0', '#e0b13a', '#3c8d5a', '#f1f1ee', '#30363c'][i] ?? '#fff',
      16,
    ),
  );
  return [
    rect(0, 0, w, h, canvas.fade([lighter(palette.plaster, 0.2), palette.plaster, darker(palette.plaster, 0.15)])),
    polygon(
      [
        [w * 0.05, 0],
        [w * 0.3, 0],
        [w * 0.7, h],
        [w * 0.35, h],
      ],
      '#ffffff',
      { opacity: 0.16 },
    ),
    rect(x + 24, y + 30, s * 0.72, s, '#000000', { opacity: 0.16, rx: 16 }),
    cables,
    rect(x, y, s * 0.72, s, canvas.fade(['#d5dbe0', '#aab4bc'], true), { rx: 16 }),
    rect(x + s * 0.06, y + s * 0.1, s * 0.6, s * 0.82, '#f3f5f6', { rx: 10 }),
    breakers,
    polygon(
      [
        [x + s * 0.72, y],
        [x + s * 1.12, y - s * 0.06],
        [x + s * 1.12, y + s * 1.08],
        [x + s * 0.72, y + s],
      ],
      canvas.fade(['#c2cad1', '#e3e8eb'], true),
    ),
    rect(x + s * 0.82, y + s * 0.2, s * 0.2, s * 0.26, '#fdfdf8', { rx: 4 }),
    repeat(6, (i) =>
      rect(x + s * 0.845, y + s * (0.23 + i * 0.036), s * (0.15 - (i % 3) * 0.03), s * 0.012, '#9aa5ad'),
    ),
    circle(x + s * 1.08, y + s * 0.5, s * 0.022, '#5a646d'),
    path(
      `M${String(x - s * 0.36)} ${String(y + s * 0.3)}h${String(s * 0.14)}l${String(-s * 0.06)} ${String(s * 0.14)}h${String(s * 0.12)}l${String(-s * 0.22)} ${String(s * 0.3)}l${String(s * 0.05)} ${String(-s * 0.22)}h${String(-s * 0.11)}Z`,
      palette.secondary,
    ),
  ].join('');
}

export function thermostat(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const [x, y, r] = [w * random.between(0.44, 0.56), h * 0.42, h * 0.22];
  const ticks = repeat(40, (i) => {
    const angle = (135 + (i / 39) * 270) * (Math.PI / 180);
    const [inner, outer] = [r * 0.72, r * 0.84];
    return stroke(
      `M${(x + Math.cos(angle) * inner).toFixed(1)} ${(y + Math.sin(angle) * inner).toFixed(1)}L${(x + Math.cos(angle) * outer).toFixed(1)} ${(y + Math.sin(angle) * outer).toFixed(1)}`,
      i < 25 ? palette.secondary : '#6d7881',
      6,
    );
  });
  return [
    room(canvas, h * 0.86, palette.wood, mix(palette.primary, '#ffffff', 0.74)),
    circle(x + 14, y + 26, r * 1.08, '#000000', { opacity: 0.16 }),
    circle(x, y, r * 1.06, canvas.fade(['#ffffff', '#c3ccd3'])),
    circle(x, y, r * 0.94, canvas.fade(['#3b454e', '#171c21'])),
    ticks,
    circle(x, y, r * 0.5, canvas.glow(palette.primary, 0.8)),
    path(
      `M${String(x - r * 0.02)} ${String(y + r * 0.28)}c${String(-r * 0.34)} ${String(-r * 0.1)} ${String(-r * 0.24)} ${String(-r * 0.42)} ${String(r * 0.02)} ${String(-r * 0.64)}c${String(-r * 0.02)} ${String(r * 0.24)} ${String(r * 0.32)} ${String(r * 0.34)} ${String(r * 0.2)} ${String(r * 0.54)}c${String(-r * 0.06)} ${String(r * 0.08)} ${String(-r * 0.14)} ${String(r * 0.1)} ${String(-r * 0.22)} ${String(r * 0.1)}Z`,
      canvas.fade(['#ffd27a', palette.secondary]),
    ),
    plant(canvas, w * 0.12, h * 0.92, h * 0.46),
    rect(w * 0.78, h * 0.6, w * 0.16, h * 0.26, canvas.fade(['#f7f8f8', '#d9dfe2']), { rx: 8 }),
    repeat(9, (i) => rect(w * 0.79 + i * w * 0.0162, h * 0.62, w * 0.009, h * 0.22, '#c3ccd2', { rx: 4 })),
  ].join('');
}
