import { type Canvas, circle, ellipse, group, path, polygon, rect, repeat, shade, stroke } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { windowPane } from '../parts/house.ts';
import { room, tiles, plant } from '../parts/interior.ts';
import { ladder } from '../parts/outdoors.ts';

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
