import { type Canvas, bar, circle, ellipse, group, path, polygon, rect, repeat, shade, stroke } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { windowPane } from '../parts/house.ts';
import { ladder } from '../parts/outdoors.ts';

/** Wall, skirting and floor; daylight falls in from one side. */
function room(canvas: Canvas, floorAt: number, floor: string, wall = canvas.palette.plaster): string {
  const { w, h } = canvas;
  const boards = repeat(8, (i) =>
    stroke(
      `M${String(w * (i * 0.14))} ${String(floorAt)}L${String(w * (i * 0.24 - 0.34))} ${String(h)}`,
      darker(floor, 0.16),
      3,
    ),
  );
  return [
    rect(0, 0, w, floorAt, canvas.fade([lighter(wall, 0.25), wall, darker(wall, 0.08)])),
    polygon(
      [
        [w * 0.08, 0],
        [w * 0.34, 0],
        [w * 0.86, floorAt],
        [w * 0.5, floorAt],
      ],
      '#ffffff',
      { opacity: 0.16 },
    ),
    rect(0, floorAt, w, h - floorAt, canvas.fade([lighter(floor, 0.12), darker(floor, 0.12)])),
    boards,
    rect(0, floorAt - h * 0.03, w, h * 0.03, '#ffffff'),
    rect(0, floorAt, w, 6, '#00000022'),
  ].join('');
}

function tiles(canvas: Canvas, x: number, y: number, w: number, h: number, size: number, color: string): string {
  const columns = Math.ceil(w / size);
  const cells = repeat(columns * Math.ceil(h / size), (i) =>
    rect(
      x + (i % columns) * size + 2,
      y + Math.floor(i / columns) * size + 2,
      size - 4,
      size - 4,
      mix(color, '#ffffff', canvas.random.between(0, 0.3)),
      { rx: 4 },
    ),
  );
  return rect(x, y, w, h, darker(color, 0.18)) + cells;
}

function faucet(canvas: Canvas, x: number, y: number, s: number): string {
  const steel = (width: number) => canvas.fade(['#f4f7f9', '#aeb8c0', '#7d8790'], width < s);
  return [
    path(
      `M${String(x - s * 0.09)} ${String(y)}V${String(y - s * 0.55)}a${String(s * 0.36)} ${String(s * 0.36)} 0 0 1 ${String(s * 0.72)} 0V${String(y - s * 0.4)}h${String(-s * 0.17)}V${String(y - s * 0.55)}a${String(s * 0.19)} ${String(s * 0.19)} 0 0 0 ${String(-s * 0.38)} 0V${String(y)}Z`,
      steel(0),
    ),
    rect(x - s * 0.15, y - s * 0.07, s * 0.3, s * 0.09, steel(0), { rx: 8 }),
    rect(x - s * 0.44, y - s * 0.14, s * 0.14, s * 0.16, steel(0), { rx: 8 }),
    rect(x - s * 0.5, y - s * 0.2, s * 0.26, s * 0.07, steel(0), { rx: 10 }),
    repeat(4, (i) =>
      ellipse(x + s * 0.55, y - s * 0.3 + i * s * 0.085, s * 0.026, s * 0.04, '#7cc0ea', { opacity: 0.85 }),
    ),
  ].join('');
}

export function sink(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const counter = h * 0.62;
  const cabinet = random.pick([
    palette.primary,
    '#eef1f2',
    darker(palette.wood, 0.05),
    mix(palette.primary, '#26333d', 0.5),
  ]);
  const center = w * random.between(0.42, 0.56);
  const doors = repeat(5, (i) => {
    const x = w * (i * 0.2) + 10;
    return (
      rect(x, h * 0.7, w * 0.2 - 20, h * 0.32, canvas.fade([lighter(cabinet, 0.1), darker(cabinet, 0.08)]), {
        rx: 8,
        stroke: darker(cabinet, 0.2),
        'stroke-width': 3,
      }) + rect(x + (i % 2 ? 24 : w * 0.2 - 60), h * 0.76, 14, h * 0.08, '#d9dde0', { rx: 7 })
    );
  });
  return [
    tiles(canvas, 0, 0, w, counter, h * 0.075, random.pick(['#d9e4e8', '#e9e2d6', '#cfdcd6'])),
    windowPane(canvas, center - w * 0.17, h * 0.06, w * 0.34, h * 0.3),
    rect(0, 0, w, counter, canvas.fade(['#ffffff44', '#00000000', '#00000022'])),
    rect(0, counter + h * 0.04, w, h, darker(cabinet, 0.15)),
    doors,
    rect(0, counter, w, h * 0.055, canvas.fade(['#fbfbfa', '#d5d7d6'])),
    rect(0, counter + h * 0.055, w, h * 0.014, '#00000033'),
    path(
      `M${String(center - w * 0.19)} ${String(counter + 4)}h${String(w * 0.38)}l${String(-w * 0.02)} ${String(h * 0.04)}h${String(-w * 0.34)}Z`,
      canvas.fade(['#7f8a93', '#c4ccd2']),
    ),
    faucet(canvas, center - w * 0.03, counter + 4, h * 0.32),
    plant(canvas, w * 0.12, counter + 4, h * 0.24),
    rect(
      w * 0.82,
      counter - h * 0.15,
      w * 0.05,
      h * 0.155,
      canvas.fade([lighter(palette.secondary, 0.2), palette.secondary], true),
      { rx: 12 },
    ),
    rect(w * 0.835, counter - h * 0.19, w * 0.02, h * 0.05, '#f4f5f5', { rx: 6 }),
    repeat(3, (i) =>
      ellipse(w * 0.72, counter - i * h * 0.018 + 2, w * 0.05, h * 0.016, i % 2 ? '#ffffff' : '#dfe4e7', {
        stroke: '#b9c2c8',
        'stroke-width': 2,
      }),
    ),
  ].join('');
}

export function plant(canvas: Canvas, x: number, y: number, s: number): string {
  const leaf = mix(canvas.palette.leaf, '#3f9c6b', 0.4);
  const leaves = repeat(9, (i) => {
    const angle = -80 + i * 20;
    return group(
      path(
        `M0 0Q${String(s * 0.12)} ${String(-s * 0.3)} 0 ${String(-s * 0.62)}Q${String(-s * 0.12)} ${String(-s * 0.3)} 0 0Z`,
        i % 2 ? leaf : lighter(leaf, 0.16),
      ),
      `translate(${String(x)} ${String(y - s * 0.3)}) rotate(${String(angle)})`,
    );
  });
  return (
    leaves +
    path(
      `M${String(x - s * 0.2)} ${String(y - s * 0.36)}h${String(s * 0.4)}l${String(-s * 0.05)} ${String(s * 0.36)}h${String(-s * 0.3)}Z`,
      canvas.fade([lighter(canvas.palette.secondary, 0.25), darker(canvas.palette.secondary, 0.1)], true),
    )
  );
}

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

export function toolbox(canvas: Canvas, x: number, y: number, s: number): string {
  const { primary, secondary } = canvas.palette;
  return [
    shade(canvas, x + s * 0.75, y, s),
    path(
      `M${String(x + s * 0.45)} ${String(y - s * 0.85)}v${String(-s * 0.2)}h${String(s * 0.6)}v${String(s * 0.2)}`,
      'none',
      { stroke: '#2f363d', 'stroke-width': s * 0.09 },
    ),
    rect(x, y - s * 0.85, s * 1.5, s * 0.85, canvas.fade([lighter(primary, 0.14), darker(primary, 0.2)]), {
      rx: s * 0.08,
    }),
    rect(x, y - s * 0.56, s * 1.5, s * 0.08, darker(primary, 0.3)),
    rect(x + s * 0.6, y - s * 0.64, s * 0.3, s * 0.22, secondary, { rx: 6 }),
  ].join('');
}

export function bathroom(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const floor = h * 0.78;
  const x = w * random.between(0.2, 0.32);
  const [tw, th] = [w * 0.5, h * 0.28];
  const y = floor - th + h * 0.04;
  return [
    tiles(canvas, 0, h * 0.34, w, floor - h * 0.34, h * 0.09, mix(palette.primary, '#ffffff', 0.72)),
    rect(0, 0, w, h * 0.34, canvas.fade([lighter(palette.plaster, 0.3), palette.plaster])),
    rect(0, h * 0.33, w, h * 0.02, '#ffffff'),
    windowPane(canvas, w * 0.12, h * 0.07, w * 0.2, h * 0.2),
    tiles(canvas, 0, floor, w, h - floor, h * 0.12, '#cfd6da'),
    rect(0, floor, w, h - floor, canvas.fade(['#00000022', '#ffffff22'])),
    shade(canvas, x + tw / 2, floor + h * 0.055, tw * 0.6),
    path(
      `M${String(x)} ${String(y)}H${String(x + tw)}q${String(-tw * 0.02)} ${String(th)} ${String(-tw * 0.16)} ${String(th)}H${String(x + tw * 0.16)}Q${String(x + tw * 0.02)} ${String(y + th)} ${String(x)} ${String(y)}Z`,
      canvas.fade(['#ffffff', '#eef2f4', '#c6d0d7']),
    ),
    rect(x - tw * 0.03, y - h * 0.02, tw * 1.06, h * 0.035, '#ffffff', { rx: 18 }),
    repeat(9, (i) =>
      circle(x + tw * (0.14 + i * 0.08), y - h * 0.02 - (i % 3) * 12, h * random.between(0.02, 0.04), '#ffffff', {
        opacity: 0.9,
      }),
    ),
    faucet(canvas, x + tw * 0.86, y - h * 0.01, h * 0.2),
    rect(w * 0.83, h * 0.42, w * 0.1, h * 0.22, canvas.fade([lighter(palette.secondary, 0.2), palette.secondary]), {
      rx: 8,
    }),
    stroke(`M${String(w * 0.81)} ${String(h * 0.42)}H${String(w * 0.95)}`, '#b6bfc6', 14),
    plant(canvas, w * 0.09, floor + h * 0.04, h * 0.34),
  ].join('');
}

/** A bright living room, just cleaned. */
export function livingRoom(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const floor = h * 0.74;
  const sofa = random.pick([palette.primary, mix(palette.primary, '#ffffff', 0.45), '#8b97a3', '#c7a184']);
  const x = w * random.between(0.26, 0.36);
  const [sw, sh] = [w * 0.42, h * 0.2];
  const sparkle = (cx: number, cy: number, s: number) =>
    path(
      `M${String(cx)} ${String(cy - s)}q${String(s * 0.14)} ${String(s * 0.86)} ${String(s)} ${String(s)}q${String(-s * 0.86)} ${String(s * 0.14)} ${String(-s)} ${String(s)}q${String(-s * 0.14)} ${String(-s * 0.86)} ${String(-s)} ${String(-s)}q${String(s * 0.86)} ${String(-s * 0.14)} ${String(s)} ${String(-s)}Z`,
      '#ffffff',
      { opacity: 0.9 },
    );
  return [
    room(canvas, floor, palette.wood),
    windowPane(canvas, w * 0.08, h * 0.12, w * 0.2, h * 0.4),
    windowPane(canvas, w * 0.72, h * 0.12, w * 0.2, h * 0.4),
    rect(w * 0.4, h * 0.14, w * 0.13, h * 0.18, '#ffffff', { stroke: palette.wood, 'stroke-width': 12 }),
    path(
      `M${String(w * 0.41)} ${String(h * 0.3)}l${String(w * 0.04)} ${String(-h * 0.08)}l${String(w * 0.03)} ${String(h * 0.05)}l${String(w * 0.02)} ${String(-h * 0.03)}l${String(w * 0.02)} ${String(h * 0.06)}Z`,
      palette.secondary,
    ),
    rect(w * 0.56, h * 0.17, w * 0.08, h * 0.12, '#ffffff', { stroke: darker(palette.wood, 0.2), 'stroke-width': 10 }),
    ellipse(w * 0.5, h * 0.87, w * 0.4, h * 0.09, mix(palette.secondary, '#ffffff', 0.55)),
    ellipse(w * 0.5, h * 0.87, w * 0.34, h * 0.07, mix(palette.secondary, '#ffffff', 0.72)),
    shade(canvas, x + sw / 2, floor + h * 0.085, sw * 0.62),
    rect(x, floor - sh * 1.0, sw, sh * 0.9, canvas.fade([lighter(sofa, 0.15), darker(sofa, 0.05)]), { rx: 34 }),
    rect(x - sw * 0.06, floor - sh * 0.6, sw * 0.16, sh * 0.98, canvas.fade([lighter(sofa, 0.1), darker(sofa, 0.18)]), {
      rx: 30,
    }),
    rect(x + sw * 0.9, floor - sh * 0.6, sw * 0.16, sh * 0.98, canvas.fade([lighter(sofa, 0.1), darker(sofa, 0.18)]), {
      rx: 30,
    }),
    [0.1, 0.5]
      .map((at) =>
        rect(x + sw * at, floor - sh * 0.3, sw * 0.4, sh * 0.42, canvas.fade([lighter(sofa, 0.2), darker(sofa, 0.1)]), {
          rx: 22,
        }),
      )
      .join(''),
    rect(x, floor + sh * 0.08, sw, sh * 0.24, darker(sofa, 0.2), { rx: 14 }),
    group(
      rect(-46, -46, 92, 92, palette.secondary, { rx: 16 }),
      `translate(${String(x + sw * 0.2)} ${String(floor - sh * 0.45)}) rotate(14)`,
    ),
    group(
      rect(-46, -46, 92, 92, '#ffffff', { rx: 16 }),
      `translate(${String(x + sw * 0.8)} ${String(floor - sh * 0.45)}) rotate(-10)`,
    ),
    stroke(`M${String(w * 0.84)} ${String(floor + h * 0.06)}V${String(floor - h * 0.3)}`, '#4a4f55', 12),
    circle(w * 0.84, floor - h * 0.32, h * 0.24, canvas.glow('#ffedb8', 0.5)),
    path(
      `M${String(w * 0.79)} ${String(floor - h * 0.26)}h${String(w * 0.1)}l${String(-w * 0.02)} ${String(-h * 0.13)}h${String(-w * 0.06)}Z`,
      '#fff4d6',
    ),
    ellipse(w * 0.84, floor + h * 0.065, w * 0.035, h * 0.012, '#4a4f55'),
    plant(canvas, w * 0.13, floor + h * 0.1, h * 0.42),
    sparkle(w * 0.34, h * 0.3, h * 0.035),
    sparkle(w * 0.66, h * 0.44, h * 0.028),
    sparkle(w * 0.6, h * 0.84, h * 0.03),
  ].join('');
}

/** A mop, a bucket and bottles on a shining floor. */
export function cleaningKit(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const floor = h * 0.62;
  const bottle = (x: number, color: string, s: number) =>
    shade(canvas, x, h * 0.84, s * 0.4) +
    rect(
      x - s * 0.2,
      h * 0.84 - s * 0.72,
      s * 0.4,
      s * 0.72,
      canvas.fade([lighter(color, 0.35), color, darker(color, 0.2)], true),
      { rx: s * 0.1 },
    ) +
    rect(x - s * 0.07, h * 0.84 - s * 0.92, s * 0.14, s * 0.22, '#ffffff') +
    path(
      `M${String(x - s * 0.08)} ${String(h * 0.84 - s * 0.9)}h${String(s * 0.3)}v${String(-s * 0.14)}h${String(-s * 0.38)}Z`,
      darker(color, 0.25),
    ) +
    rect(x - s * 0.2, h * 0.84 - s * 0.48, s * 0.4, s * 0.24, '#ffffff', { opacity: 0.85 });
  const bx = w * random.between(0.36, 0.46);
  const s = h * 0.34;
  return [
    room(canvas, floor, '#d8dcdf'),
    tiles(canvas, 0, floor, w, h - floor, h * 0.13, '#dfe4e7'),
    rect(0, floor, w, h - floor, canvas.fade(['#00000022', '#ffffff55'])),
    windowPane(canvas, w * 0.62, h * 0.08, w * 0.26, h * 0.36),
    stroke(
      `M${String(bx + s * 0.5)} ${String(h * 0.72)}L${String(bx - s * 0.6)} ${String(h * 0.06)}`,
      palette.wood,
      20,
    ),
    shade(canvas, bx + s * 0.4, h * 0.86, s * 0.75),
    path(
      `M${String(bx)} ${String(h * 0.86 - s * 0.8)}h${String(s * 0.9)}l${String(-s * 0.12)} ${String(s * 0.8)}h${String(-s * 0.66)}Z`,
      canvas.fade([lighter(palette.primary, 0.3), palette.primary, darker(palette.primary, 0.2)], true),
    ),
    ellipse(bx + s * 0.45, h * 0.86 - s * 0.8, s * 0.45, s * 0.1, lighter(palette.primary, 0.45)),
    repeat(10, (i) =>
      circle(
        bx + s * (0.1 + i * 0.08),
        h * 0.86 - s * (0.82 + 0.07 * (i % 3)),
        s * random.between(0.06, 0.11),
        '#ffffff',
        { opacity: 0.92 },
      ),
    ),
    bottle(w * 0.7, palette.secondary, h * 0.3),
    bottle(w * 0.8, palette.primary, h * 0.26),
    group(
      rect(-90, -50, 180, 100, '#f3d35b', { rx: 16 }) + rect(-90, -50, 180, 34, '#4f9d6a', { rx: 14 }),
      `translate(${String(w * 0.2)} ${String(h * 0.87)}) rotate(-8)`,
    ),
    repeat(12, () =>
      circle(w * random.next(), h * random.between(0.1, 0.9), h * random.between(0.008, 0.022), '#ffffff', {
        opacity: 0.5,
      }),
    ),
  ].join('');
}

/** A wall half way from the old colour to the new one. */
export function painting(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const floor = h * 0.84;
  const color = random.pick([
    palette.primary,
    palette.secondary,
    mix(palette.primary, '#ffffff', 0.5),
    mix(palette.secondary, '#ffffff', 0.4),
  ]);
  const edge = w * random.between(0.48, 0.6);
  const strokes = repeat(9, (i) =>
    rect(
      -40,
      h * 0.02 + i * h * 0.09,
      edge + random.between(-0.07, 0.05) * w,
      h * 0.092,
      lighter(color, random.between(0, 0.06)),
      { rx: 20 },
    ),
  );
  const can = (x: number, tint: string) =>
    shade(canvas, x + h * 0.07, floor + h * 0.07, h * 0.11) +
    rect(x, floor - h * 0.07, h * 0.14, h * 0.14, canvas.fade(['#eef1f3', '#b5bec5'], true), { rx: 8 }) +
    ellipse(x + h * 0.07, floor - h * 0.07, h * 0.07, h * 0.02, tint) +
    rect(x, floor - h * 0.03, h * 0.14, h * 0.06, tint) +
    path(
      `M${String(x + h * 0.02)} ${String(floor - h * 0.06)}q${String(h * 0.02)} ${String(h * 0.09)} ${String(h * 0.03)} 0Z`,
      tint,
    );
  return [
    room(canvas, floor, palette.wood, '#efebe4'),
    `<clipPath id="wall">${rect(0, 0, w, floor - h * 0.03, '#000')}</clipPath><g clip-path="url(#wall)">${strokes}</g>`,
    windowPane(canvas, w * 0.72, h * 0.14, w * 0.18, h * 0.36),
    ladder(canvas, w * 0.2, floor + h * 0.06, h * 0.62, w * 0.09, palette.secondary),
    stroke(
      `M${String(edge + w * 0.02)} ${String(h * 0.36)}h${String(w * 0.05)}v${String(h * 0.12)}H${String(edge + w * 0.03)}v${String(h * 0.06)}`,
      '#7f8991',
      12,
    ),
    rect(edge + w * 0.017, h * 0.52, w * 0.026, h * 0.2, darker(palette.wood, 0.1), { rx: 12 }),
    rect(edge - w * 0.12, h * 0.32, w * 0.16, h * 0.08, canvas.fade([lighter(color, 0.2), color, darker(color, 0.2)]), {
      rx: 22,
    }),
    can(w * 0.52, color),
    can(w * 0.63, palette.secondary),
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

/** Packed boxes, a plant and a dolly in an emptied room. */
export function boxes(canvas: Canvas): string {
  const { w, h, palette, random } = canvas;
  const floor = h * 0.76;
  const card = '#c99a62';
  const box = (x: number, y: number, bw: number, bh: number) => {
    const side = bw * 0.24;
    return [
      polygon(
        [
          [x, y],
          [x + side, y - side * 0.5],
          [x + bw + side, y - side * 0.5],
          [x + bw, y],
        ],
        lighter(card, 0.25),
      ),
      polygon(
        [
          [x + bw, y],
          [x + bw + side, y - side * 0.5],
          [x + bw + side, y + bh - side * 0.5],
          [x + bw, y + bh],
        ],
        darker(card, 0.25),
      ),
      rect(x, y, bw, bh, canvas.fade([lighter(card, 0.1), card])),
      rect(x + bw * 0.42, y, bw * 0.16, bh * 0.34, lighter(card, 0.4), { opacity: 0.8 }),
      rect(x + bw * 0.1, y + bh * 0.62, bw * 0.32, bh * 0.22, '#ffffff', { opacity: 0.75 }),
      rect(x + bw * 0.14, y + bh * 0.68, bw * 0.2, bh * 0.04, palette.primary),
    ].join('');
  };
  const x = w * random.between(0.3, 0.38);
  const s = h * 0.23;
  return [
    room(canvas, floor, palette.wood),
    windowPane(canvas, w * 0.1, h * 0.12, w * 0.2, h * 0.36),
    rect(w * 0.74, h * 0.14, w * 0.18, floor - h * 0.14, canvas.fade(['#dfe8ee', '#f5f3ea'])),
    rect(w * 0.73, h * 0.12, w * 0.2, floor - h * 0.12, 'none', { stroke: '#ffffff', 'stroke-width': 22 }),
    shade(canvas, x + s * 1.3, floor + h * 0.14, s * 1.9),
    box(x + s * 1.45, floor + h * 0.12 - s * 1.1, s * 1.15, s * 1.1),
    box(x, floor + h * 0.13 - s, s * 1.3, s),
    box(x + s * 0.15, floor + h * 0.13 - s * 1.82, s * 0.98, s * 0.8),
    box(x + s * 0.3, floor + h * 0.13 - s * 2.4, s * 0.66, s * 0.56),
    plant(canvas, x + s * 2.1, floor + h * 0.12 - s * 1.12, s * 1.1),
    group(
      rect(-h * 0.011, -h * 0.4, h * 0.022, h * 0.4, palette.primary, { rx: 8 }) +
        rect(h * 0.09, -h * 0.4, h * 0.022, h * 0.4, palette.primary, { rx: 8 }) +
        rect(-h * 0.01, -h * 0.3, h * 0.12, h * 0.018, darker(palette.primary, 0.2)) +
        rect(-h * 0.01, -h * 0.18, h * 0.12, h * 0.018, darker(palette.primary, 0.2)) +
        rect(-h * 0.02, -h * 0.02, h * 0.2, h * 0.018, '#4a525a') +
        circle(h * 0.01, 0, h * 0.03, '#262c31') +
        circle(h * 0.1, 0, h * 0.03, '#262c31'),
      `translate(${String(x - h * 0.2)} ${String(floor + h * 0.13)}) rotate(-6)`,
    ),
  ].join('');
}
