import { type Canvas, circle, path, polygon, rect, repeat, shade } from '../canvas.ts';
import { darker, lighter } from '../color.ts';

export interface HouseShape {
  x: number;
  ground: number;
  width: number;
  floors: 1 | 2;
  wall: string;
  roof: string;
  door: string;
  /** a garage wing beside the house */
  garage?: boolean;
}

export function windowPane(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const lit = canvas.palette.night && canvas.random.next() < 0.7;
  const glass = lit ? canvas.fade(['#ffe7a8', '#f6b860']) : canvas.fade(['#c9e4f5', '#6d9dbf', '#4f7c9f']);
  const frame = w * 0.07;
  return [
    rect(x - frame * 1.6, y - frame * 1.6, w + frame * 3.2, h + frame * 3.2, '#ffffff'),
    rect(x, y, w, h, glass),
    polygon(
      [
        [x, y + h * 0.62],
        [x + w * 0.62, y],
        [x + w * 0.85, y],
        [x, y + h * 0.86],
      ],
      '#ffffff',
      { opacity: 0.22 },
    ),
    rect(x + w / 2 - frame / 2, y, frame, h, '#ffffff'),
    rect(x, y + h * 0.45, w, frame, '#ffffff'),
    rect(x - frame * 2.4, y + h + frame * 1.2, w + frame * 4.8, frame * 1.5, '#e4e8ea'),
  ].join('');
}

export function shingles(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  rows: number,
): string {
  const { random } = canvas;
  const height = h / rows;
  return repeat(rows, (row) => {
    const width = height * 1.7;
    const shift = row % 2 ? -width / 2 : 0;
    return repeat(Math.ceil(w / width) + 1, (i) =>
      rect(
        x + shift + i * width,
        y + row * height,
        width - 1.5,
        height - 1.5,
        random.next() < 0.5 ? lighter(color, random.between(0, 0.1)) : darker(color, random.between(0, 0.14)),
      ),
    );
  });
}

export function garageDoor(canvas: Canvas, x: number, y: number, w: number, h: number, color: string): string {
  const rows = 4;
  const columns = Math.max(3, Math.round(w / (h / 3.2)));
  const [pw, ph] = [w / columns, h / rows];
  const panels = repeat(rows * columns, (i) => {
    const [px, py] = [x + (i % columns) * pw + pw * 0.1, y + Math.floor(i / columns) * ph + ph * 0.14];
    if (i < columns) return rect(px, py, pw * 0.8, ph * 0.72, canvas.fade(['#b9d8ea', '#5b88a8']), { rx: 3 });
    return rect(px, py, pw * 0.8, ph * 0.72, canvas.fade([darker(color, 0.1), lighter(color, 0.12)]), { rx: 3 });
  });
  const seams = [1, 2, 3].map((row) => rect(x, y + row * ph - 1.5, w, 3, darker(color, 0.25)));
  return (
    rect(x - w * 0.03, y - w * 0.03, w * 1.06, h + w * 0.03, '#ffffff') +
    rect(x, y, w, h, canvas.fade([lighter(color, 0.1), color])) +
    panels +
    seams.join('') +
    rect(x, y, w, h * 0.06, '#000000', { opacity: 0.18 })
  );
}

function siding(canvas: Canvas, x: number, y: number, w: number, h: number, color: string): string {
  const step = Math.max(10, h / 18);
  return (
    rect(x, y, w, h, canvas.fade([lighter(color, 0.08), color, darker(color, 0.1)], true)) +
    repeat(Math.floor(h / step), (i) => rect(x, y + (i + 1) * step, w, 1.6, darker(color, 0.16), { opacity: 0.7 }))
  );
}

function gable(canvas: Canvas, x: number, eave: number, w: number, rise: number, wall: string, roof: string): string {
  const over = w * 0.06;
  const thick = w * 0.045;
  const middle = x + w / 2;
  return [
    polygon(
      [
        [x, eave],
        [middle, eave - rise],
        [x + w, eave],
      ],
      canvas.fade([lighter(wall, 0.05), wall]),
    ),
    circle(middle, eave - rise * 0.42, rise * 0.13, '#ffffff'),
    circle(middle, eave - rise * 0.42, rise * 0.095, canvas.palette.night ? '#f6c877' : '#7fa9c4'),
    polygon(
      [
        [x - over, eave + over * 0.5],
        [middle, eave - rise - over * 0.6],
        [middle, eave - rise - over * 0.6 - thick],
        [x - over, eave + over * 0.5 - thick],
      ],
      lighter(roof, 0.14),
    ),
    polygon(
      [
        [x + w + over, eave + over * 0.5],
        [middle, eave - rise - over * 0.6],
        [middle, eave - rise - over * 0.6 - thick],
        [x + w + over, eave + over * 0.5 - thick],
      ],
      darker(roof, 0.1),
    ),
  ].join('');
}

/** A detached house seen from the street: a long roof with a gabled bay in front, porch, chimney, perhaps a garage. */
export function house(canvas: Canvas, shape: HouseShape): string {
  const { x, ground, width, floors, wall, roof, door } = shape;
  const storey = width * 0.27;
  const height = storey * floors;
  const eave = ground - height;
  const rise = width * 0.22;
  const bay = width * 0.4;
  const clip = `roof${String(Math.round(x))}`;
  const roofShape: readonly (readonly [number, number])[] = [
    [x - width * 0.05, eave + 8],
    [x + width * 0.1, eave - rise],
    [x + width * 0.9, eave - rise],
    [x + width * 1.05, eave + 8],
  ];
  const points = roofShape.map(([px, py]) => `${px.toFixed(0)},${py.toFixed(0)}`).join(' ');
  const parts = [shade(canvas, x + width / 2, ground + 6, width * 0.72, width * 0.06)];
  if (shape.garage) {
    const gx = x + width * 0.98;
    const gw = width * 0.5;
    parts.push(
      siding(canvas, gx, ground - storey * 1.02, gw, storey * 1.02, darker(wall, 0.05)),
      polygon(
        [
          [gx - 20, ground - storey],
          [gx + gw * 0.1, ground - storey - rise * 0.6],
          [gx + gw * 0.9, ground - storey - rise * 0.6],
          [gx + gw + 24, ground - storey],
        ],
        canvas.fade([lighter(roof, 0.06), darker(roof, 0.12)]),
      ),
      garageDoor(canvas, gx + gw * 0.13, ground - storey * 0.78, gw * 0.74, storey * 0.78, lighter(door, 0.55)),
    );
  }
  parts.push(
    rect(x + width * 0.72, eave - rise * 1.35, width * 0.075, rise, canvas.fade(['#a4624c', '#7d4636'], true)),
    rect(x + width * 0.71, eave - rise * 1.4, width * 0.095, rise * 0.1, '#6a3b2e'),
    siding(canvas, x, eave, width, height, wall),
    rect(x, eave, width, height * 0.09, '#000000', { opacity: 0.16 }),
    `<clipPath id="${clip}"><polygon points="${points}"/></clipPath>`,
    `<g clip-path="url(#${clip})">${rect(x - width * 0.1, eave - rise - 4, width * 1.2, rise + 20, roof)}${shingles(canvas, x - width * 0.08, eave - rise, width * 1.18, rise + 10, roof, 9)}</g>`,
    polygon(roofShape, canvas.fade(['#ffffff00', '#00000033'])),
    rect(x - width * 0.05, eave + 6, width * 1.1, width * 0.016, '#f6f7f7'),
  );
  const bayX = x + width * 0.06;
  parts.push(
    siding(canvas, bayX, eave - 4, bay, height + 4, lighter(wall, 0.12)),
    gable(canvas, bayX, eave, bay, rise * 0.95, lighter(wall, 0.16), roof),
  );
  for (let floor = 0; floor < floors; floor++) {
    const y = ground - storey * (floor + 1) + storey * 0.26;
    parts.push(
      windowPane(canvas, bayX + bay * 0.14, y, bay * 0.3, storey * 0.48),
      windowPane(canvas, bayX + bay * 0.56, y, bay * 0.3, storey * 0.48),
    );
    parts.push(windowPane(canvas, x + width * 0.8, y, width * 0.11, storey * 0.48));
    if (floor > 0) parts.push(windowPane(canvas, x + width * 0.58, y, width * 0.11, storey * 0.48));
  }
  const doorX = x + width * 0.58;
  parts.push(
    rect(doorX - width * 0.015, ground - storey * 0.8, width * 0.14, storey * 0.8, '#ffffff'),
    rect(
      doorX,
      ground - storey * 0.76,
      width * 0.11,
      storey * 0.76,
      canvas.fade([lighter(door, 0.12), darker(door, 0.15)]),
    ),
    rect(
      doorX + width * 0.02,
      ground - storey * 0.68,
      width * 0.07,
      storey * 0.22,
      canvas.palette.night ? '#f6c877' : '#a9cbe0',
      { rx: 3 },
    ),
    circle(doorX + width * 0.093, ground - storey * 0.36, width * 0.007, '#e9c46a'),
    path(
      `M${String(doorX - width * 0.05)} ${String(ground - storey * 0.84)}h${String(width * 0.21)}l${String(width * 0.02)} ${String(storey * 0.08)}h${String(-width * 0.25)}Z`,
      darker(roof, 0.05),
    ),
    rect(doorX - width * 0.04, ground - 12, width * 0.19, 14, '#cfd3d4'),
  );
  return parts.join('');
}
