import { type Canvas, circle, ellipse, path, rect, repeat, shade, stroke } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { windowPane } from '../parts/house.ts';
import { tiles, faucet, plant } from '../parts/interior.ts';

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
