import { type Canvas, circle, group, path, polygon, rect, repeat, stroke } from '../canvas.ts';
import { darker, lighter } from '../color.ts';

type Tool = (canvas: Canvas, s: number) => string;

const steel = (canvas: Canvas) => canvas.fade(['#eef2f5', '#aab4bd', '#7f8992'], true);
const grip = (canvas: Canvas, color: string) => canvas.fade([lighter(color, 0.2), color, darker(color, 0.25)], true);

const wrench: Tool = (canvas, s) =>
  path(
    `M${String(-s * 0.05)} ${String(s * 0.5)}V${String(-s * 0.2)}a${String(s * 0.15)} ${String(s * 0.15)} 0 0 1 ${String(-s * 0.06)} ${String(-s * 0.24)}l${String(s * 0.04)} ${String(s * 0.13)}h${String(s * 0.14)}l${String(s * 0.04)} ${String(-s * 0.13)}a${String(s * 0.15)} ${String(s * 0.15)} 0 0 1 ${String(-s * 0.06)} ${String(s * 0.24)}V${String(s * 0.5)}Z`,
    steel(canvas),
  ) + rect(-s * 0.06, s * 0.16, s * 0.12, s * 0.36, grip(canvas, canvas.palette.primary), { rx: s * 0.05 });

const screwdriver: Tool = (canvas, s) =>
  rect(-s * 0.02, -s * 0.5, s * 0.04, s * 0.56, steel(canvas)) +
  rect(-s * 0.065, s * 0.04, s * 0.13, s * 0.44, grip(canvas, canvas.palette.secondary), { rx: s * 0.06 }) +
  repeat(3, (i) => rect(-s * 0.065, s * (0.16 + i * 0.09), s * 0.13, s * 0.018, '#00000033'));

const hammer: Tool = (canvas, s) =>
  rect(-s * 0.04, -s * 0.36, s * 0.08, s * 0.86, grip(canvas, canvas.palette.wood), { rx: s * 0.03 }) +
  rect(-s * 0.2, -s * 0.48, s * 0.42, s * 0.14, canvas.fade(['#d6dde2', '#87919a']), { rx: s * 0.03 }) +
  polygon(
    [
      [-s * 0.2, -s * 0.46],
      [-s * 0.34, -s * 0.4],
      [-s * 0.2, -s * 0.37],
    ],
    '#98a2ab',
  );

const brush: Tool = (canvas, s) =>
  rect(-s * 0.045, s * 0.02, s * 0.09, s * 0.48, grip(canvas, canvas.palette.wood), { rx: s * 0.045 }) +
  rect(-s * 0.14, -s * 0.1, s * 0.28, s * 0.13, canvas.fade(['#e8edf0', '#9ba5ad'], true)) +
  path(
    `M${String(-s * 0.14)} ${String(-s * 0.1)}l${String(s * 0.02)} ${String(-s * 0.36)}q${String(s * 0.12)} ${String(-s * 0.05)} ${String(s * 0.24)} 0l${String(s * 0.02)} ${String(s * 0.36)}Z`,
    canvas.fade([canvas.palette.primary, '#e9dcc0']),
  );

const roller: Tool = (canvas, s) =>
  rect(
    -s * 0.26,
    -s * 0.5,
    s * 0.52,
    s * 0.2,
    canvas.fade([lighter(canvas.palette.primary, 0.25), canvas.palette.primary, darker(canvas.palette.primary, 0.25)]),
    { rx: s * 0.06 },
  ) +
  stroke(
    `M${String(s * 0.26)} ${String(-s * 0.4)}h${String(s * 0.07)}v${String(s * 0.26)}H0v${String(s * 0.18)}`,
    '#848e96',
    s * 0.03,
  ) +
  rect(-s * 0.05, s * 0.04, s * 0.1, s * 0.42, grip(canvas, '#3b444c'), { rx: s * 0.05 });

const pliers: Tool = (canvas, s) =>
  path(
    `M${String(-s * 0.05)} ${String(-s * 0.5)}q${String(-s * 0.08)} ${String(s * 0.2)} 0 ${String(s * 0.36)}h${String(s * 0.1)}q${String(s * 0.08)} ${String(-s * 0.16)} 0 ${String(-s * 0.36)}Z`,
    steel(canvas),
  ) +
  stroke(
    `M${String(-s * 0.02)} ${String(-s * 0.1)}Q${String(-s * 0.22)} ${String(s * 0.14)} ${String(-s * 0.12)} ${String(s * 0.46)}M${String(s * 0.02)} ${String(-s * 0.1)}Q${String(s * 0.22)} ${String(s * 0.14)} ${String(s * 0.12)} ${String(s * 0.46)}`,
    canvas.palette.secondary,
    s * 0.09,
  ) +
  circle(0, -s * 0.12, s * 0.06, '#6a747d');

const tape: Tool = (canvas, s) =>
  rect(
    -s * 0.24,
    -s * 0.24,
    s * 0.48,
    s * 0.48,
    canvas.fade([lighter(canvas.palette.secondary, 0.15), darker(canvas.palette.secondary, 0.15)]),
    { rx: s * 0.12 },
  ) +
  circle(0, 0, s * 0.15, '#2c333a') +
  circle(0, 0, s * 0.09, '#f1f4f5') +
  rect(s * 0.2, s * 0.16, s * 0.36, s * 0.07, '#f6e27a') +
  repeat(6, (i) => rect(s * (0.25 + i * 0.05), s * 0.16, s * 0.008, s * (i % 2 ? 0.03 : 0.05), '#3a3a3a'));

const level: Tool = (canvas, s) =>
  rect(-s * 0.1, -s * 0.5, s * 0.2, s, grip(canvas, canvas.palette.primary), { rx: s * 0.03 }) +
  rect(-s * 0.06, -s * 0.12, s * 0.12, s * 0.24, '#cdeb8b', { rx: s * 0.05 }) +
  rect(-s * 0.045, -s * 0.05, s * 0.09, s * 0.08, '#f4ffd6', { rx: s * 0.04 }) +
  [-0.38, 0.3].map((at) => circle(0, s * (at + 0.04), s * 0.055, '#e8edf0')).join('');

const spray: Tool = (canvas, s) =>
  rect(-s * 0.16, -s * 0.12, s * 0.32, s * 0.6, grip(canvas, canvas.palette.primary), { rx: s * 0.08 }) +
  rect(-s * 0.06, -s * 0.28, s * 0.12, s * 0.18, '#ffffff') +
  path(
    `M${String(-s * 0.24)} ${String(-s * 0.28)}v${String(-s * 0.14)}h${String(s * 0.38)}l${String(s * 0.08)} ${String(s * 0.14)}Z`,
    darker(canvas.palette.secondary, 0.05),
  ) +
  rect(-s * 0.16, s * 0.06, s * 0.32, s * 0.2, '#ffffff', { opacity: 0.85 });

const glove: Tool = (canvas, s) =>
  path(
    `M${String(-s * 0.16)} ${String(s * 0.46)}V${String(-s * 0.02)}q${String(-s * 0.14)} ${String(-s * 0.1)} ${String(-s * 0.1)} ${String(-s * 0.18)}q${String(s * 0.05)} ${String(-s * 0.04)} ${String(s * 0.12)} ${String(s * 0.04)}V${String(-s * 0.4)}q${String(s * 0.05)} ${String(-s * 0.08)} ${String(s * 0.1)} 0q${String(s * 0.05)} ${String(-s * 0.1)} ${String(s * 0.1)} 0q${String(s * 0.06)} ${String(-s * 0.06)} ${String(s * 0.1)} ${String(s * 0.04)}V${String(s * 0.46)}Z`,
    canvas.fade([lighter(canvas.palette.secondary, 0.2), darker(canvas.palette.secondary, 0.1)]),
  ) + rect(-s * 0.18, s * 0.34, s * 0.36, s * 0.12, darker(canvas.palette.primary, 0.05), { rx: s * 0.03 });

const shears: Tool = (canvas, s) =>
  polygon(
    [
      [-s * 0.04, s * 0.02],
      [s * 0.16, -s * 0.5],
      [s * 0.06, s * 0.04],
    ],
    '#aab4bd',
  ) +
  polygon(
    [
      [s * 0.04, s * 0.02],
      [-s * 0.16, -s * 0.5],
      [-s * 0.06, s * 0.04],
    ],
    '#d5dce1',
  ) +
  stroke(
    `M0 ${String(s * 0.02)}L${String(-s * 0.13)} ${String(s * 0.46)}M0 ${String(s * 0.02)}L${String(s * 0.13)} ${String(s * 0.46)}`,
    canvas.palette.primary,
    s * 0.09,
  ) +
  circle(0, s * 0.02, s * 0.05, '#5d6770');

const trowel: Tool = (canvas, s) =>
  polygon(
    [
      [-s * 0.2, -s * 0.5],
      [s * 0.2, -s * 0.5],
      [s * 0.2, s * 0.02],
      [-s * 0.2, s * 0.02],
    ],
    steel(canvas),
  ) +
  stroke(`M0 ${String(-s * 0.2)}V${String(s * 0.2)}`, '#6d7780', s * 0.05) +
  rect(-s * 0.06, s * 0.14, s * 0.12, s * 0.36, grip(canvas, canvas.palette.wood), { rx: s * 0.06 });

export const tools = { wrench, screwdriver, hammer, brush, roller, pliers, tape, level, spray, glove, shears, trowel };
export type ToolName = keyof typeof tools;

/** The trade's tools laid out on a bench, seen from above. */
export function flatLay(names: readonly ToolName[]): (canvas: Canvas) => string {
  return (canvas) => {
    const { w, h, palette, random } = canvas;
    const board = random.pick([palette.wood, darker(palette.primary, 0.35), '#e3ddd2', '#39434c']);
    const planks = repeat(6, (i) =>
      rect(
        0,
        (i * h) / 6,
        w,
        h / 6 - 4,
        random.next() < 0.5 ? lighter(board, random.between(0, 0.1)) : darker(board, random.between(0, 0.08)),
      ),
    );
    const laid = random.shuffle(names).slice(0, 5);
    const items = laid.map((name, i) => {
      const size = h * random.between(0.46, 0.56);
      const x = (w / (laid.length + 0.2)) * (i + 0.6);
      const y = h * (0.5 + (i % 2 ? 0.07 : -0.07));
      const turn = `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.between(-20, 20).toFixed(0)})`;
      const tool = tools[name](canvas, size);
      // The same shape, dark and shifted, is the tool's shadow.
      return `<g transform="translate(12 20)" opacity="0.22" filter="url(#shadow)">${group(tool, turn)}</g>${group(tool, turn)}`;
    });
    return [
      '<filter id="shadow"><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0"/></filter>',
      rect(0, 0, w, h, darker(board, 0.3)),
      planks,
      polygon(
        [
          [0, 0],
          [w * 0.5, 0],
          [0, h * 0.9],
        ],
        '#ffffff',
        { opacity: 0.1 },
      ),
      items.join(''),
    ].join('');
  };
}
