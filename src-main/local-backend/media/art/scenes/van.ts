import { type Canvas, circle, path, rect, repeat, shade, stroke } from '../canvas.ts';
import { darker, lighter } from '../color.ts';
import { house } from '../parts/house.ts';
import { lawn, sky } from '../parts/outdoors.ts';

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
