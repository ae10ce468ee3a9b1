import { type Canvas, ellipse, group, path, polygon, rect, repeat, shade, stroke } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';

/** Wall, skirting and floor; daylight falls in from one side. */
export function room(canvas: Canvas, floorAt: number, floor: string, wall = canvas.palette.plaster): string {
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

export function tiles(canvas: Canvas, x: number, y: number, w: number, h: number, size: number, color: string): string {
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

export function faucet(canvas: Canvas, x: number, y: number, s: number): string {
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
