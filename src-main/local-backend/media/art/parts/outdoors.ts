import { type Canvas, circle, ellipse, path, polygon, rect, repeat, shade, stroke } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';

function cloud(canvas: Canvas, x: number, y: number, size: number): string {
  const puffs: readonly [number, number, number][] = [
    [0, 0, 1],
    [0.9, 0.15, 0.75],
    [-0.9, 0.2, 0.7],
    [0.35, -0.35, 0.8],
    [1.6, 0.35, 0.5],
    [-1.6, 0.38, 0.45],
  ];
  const shapes = puffs.map(([dx, dy, r]) =>
    ellipse(x + dx * size, y + dy * size, r * size, r * size * 0.62, '#ffffff'),
  );
  return `<g opacity="${canvas.palette.night ? '0.35' : '0.75'}">${shapes.join('')}</g>`;
}

function hill(canvas: Canvas, horizon: number, height: number, color: string): string {
  const { w, random } = canvas;
  const crests = Array.from(
    { length: 5 },
    (_, i) => [(w / 4) * i, horizon - height * random.between(0.35, 1)] as const,
  );
  const curve = crests
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = crests[i] ?? [0, horizon];
      const middle = (px + x) / 2;
      return `C${String(middle)} ${py.toFixed(0)} ${String(middle)} ${y.toFixed(0)} ${String(x)} ${y.toFixed(0)}`;
    })
    .join('');
  return path(`M0 ${String(crests[0]?.[1] ?? horizon)}${curve}V${String(horizon + 40)}H0Z`, color);
}

/** Sky with a low sun, clouds and two ranges of hills down to the horizon. */
export function sky(canvas: Canvas, horizon: number): string {
  const { w, h, palette, random } = canvas;
  const [high, low] = palette.sky;
  const sunX = w * random.between(0.12, 0.88);
  const sunY = horizon * random.between(0.2, 0.55);
  return [
    rect(0, 0, w, h, canvas.fade([high, low, low])),
    circle(sunX, sunY, h * 0.5, canvas.glow(palette.sun, 0.85)),
    circle(sunX, sunY, h * 0.055, lighter(palette.sun, 0.4)),
    repeat(random.int(2, 4), () =>
      cloud(canvas, w * random.next(), horizon * random.between(0.1, 0.5), h * random.between(0.03, 0.07)),
    ),
    hill(canvas, horizon, h * 0.2, mix(low, palette.leaf, 0.35)),
    hill(canvas, horizon, h * 0.11, mix(low, palette.leaf, 0.6)),
  ].join('');
}

export function lawn(canvas: Canvas, top: number): string {
  const { w, h, palette, random } = canvas;
  const tufts = repeat(70, () => {
    const [x, y] = [w * random.next(), top + (h - top) * random.next() ** 0.8];
    const size = 6 + ((y - top) / (h - top)) * 16;
    const d = `M${x.toFixed(0)} ${y.toFixed(0)}l${(-size / 2).toFixed(0)} ${(-size).toFixed(0)}m${(size / 2).toFixed(0)} ${size.toFixed(0)}l${(size / 2).toFixed(0)} ${(-size * 1.1).toFixed(0)}`;
    return stroke(d, lighter(palette.grass, 0.18), 3, { opacity: 0.6 });
  });
  return (
    rect(0, top, w, h - top, canvas.fade([lighter(palette.grass, 0.22), palette.grass, darker(palette.grass, 0.25)])) +
    tufts
  );
}

export function tree(canvas: Canvas, x: number, ground: number, size: number): string {
  const { palette, random } = canvas;
  const trunk = path(
    `M${String(x - size * 0.06)} ${String(ground)}Q${String(x - size * 0.02)} ${String(ground - size * 0.4)} ${String(x - size * 0.03)} ${String(ground - size * 0.7)}H${String(x + size * 0.03)}Q${String(x + size * 0.02)} ${String(ground - size * 0.4)} ${String(x + size * 0.07)} ${String(ground)}Z`,
    canvas.fade([darker(palette.wood, 0.2), darker(palette.wood, 0.45)], true),
  );
  const leaf = mix(palette.leaf, '#d9b04a', random.between(0, 0.25));
  const balls = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2 + random.next();
    const reach = size * (i === 0 ? 0 : random.between(0.16, 0.27));
    return {
      x: x + Math.cos(angle) * reach * 1.15,
      y: ground - size * 0.86 + Math.sin(angle) * reach,
      r: size * random.between(0.17, 0.25),
    };
  });
  return [
    shade(canvas, x + size * 0.08, ground, size * 0.42),
    trunk,
    ...balls.map((ball) => circle(ball.x, ball.y + size * 0.05, ball.r, darker(leaf, 0.28))),
    ...balls.map((ball) => circle(ball.x, ball.y, ball.r * 0.94, leaf)),
    ...balls.map((ball) =>
      circle(ball.x - ball.r * 0.25, ball.y - ball.r * 0.3, ball.r * 0.55, lighter(leaf, 0.14), { opacity: 0.75 }),
    ),
  ].join('');
}

export function pine(canvas: Canvas, x: number, ground: number, size: number): string {
  const color = darker(canvas.palette.leaf, 0.2);
  const tiers = [0, 1, 2, 3].map((tier) => {
    const top = ground - size + tier * size * 0.2;
    const half = size * (0.13 + tier * 0.065);
    const bottom = top + size * 0.36;
    return (
      polygon(
        [
          [x, top],
          [x + half, bottom],
          [x - half, bottom],
        ],
        color,
      ) +
      polygon(
        [
          [x, top],
          [x, bottom],
          [x - half, bottom],
        ],
        lighter(color, 0.12),
      )
    );
  });
  return (
    shade(canvas, x, ground, size * 0.25) +
    rect(x - size * 0.03, ground - size * 0.12, size * 0.06, size * 0.12, darker(canvas.palette.wood, 0.4)) +
    tiers.reverse().join('')
  );
}

export function bush(canvas: Canvas, x: number, ground: number, size: number): string {
  const leaf = mix(canvas.palette.leaf, '#ffffff', 0.05);
  const puffs = [-1, -0.35, 0.4, 1].map((dx, i) => ({ x: x + dx * size * 0.6, r: size * (i % 2 ? 0.55 : 0.42) }));
  return (
    shade(canvas, x, ground, size * 1.2) +
    `<g>${puffs.map((p) => ellipse(p.x, ground - p.r * 0.55, p.r, p.r * 0.85, darker(leaf, 0.2))).join('')}` +
    `${puffs.map((p) => ellipse(p.x - p.r * 0.12, ground - p.r * 0.7, p.r * 0.78, p.r * 0.62, leaf)).join('')}</g>`
  );
}

export function fence(canvas: Canvas, y: number, height: number, color: string): string {
  const step = height * 0.42;
  const pickets = repeat(Math.ceil(canvas.w / step) + 1, (i) => {
    const x = i * step;
    return path(
      `M${String(x)} ${String(y)}V${String(y - height * 0.85)}L${String(x + step * 0.36)} ${String(y - height)}L${String(x + step * 0.72)} ${String(y - height * 0.85)}V${String(y)}Z`,
      canvas.fade([lighter(color, 0.15), darker(color, 0.1)]),
    );
  });
  const rails = [0.3, 0.66].map((at) => rect(0, y - height * at, canvas.w, height * 0.07, darker(color, 0.18)));
  return rails.join('') + pickets;
}

export function path3d(canvas: Canvas, horizon: number, center: number, color: string): string {
  const { h, w } = canvas;
  return polygon(
    [
      [center - w * 0.05, horizon],
      [center + w * 0.05, horizon],
      [center + w * 0.2, h],
      [center - w * 0.2, h],
    ],
    canvas.fade([lighter(color, 0.15), color]),
  );
}

export function ladder(canvas: Canvas, x: number, ground: number, height: number, lean: number, color: string): string {
  const half = height * 0.06;
  const rungs = repeat(9, (i) => {
    const at = (i + 0.7) / 9.4;
    const center = x + lean * at;
    return stroke(
      `M${String(center - half)} ${String(ground - height * at)}h${String(half * 2)}`,
      darker(color, 0.15),
      height * 0.012,
    );
  });
  const rails = [-half, half].map((dx) =>
    stroke(`M${String(x + dx)} ${String(ground)}l${String(lean)} ${String(-height)}`, color, height * 0.018),
  );
  return shade(canvas, x, ground, height * 0.12) + rungs + rails.join('');
}
