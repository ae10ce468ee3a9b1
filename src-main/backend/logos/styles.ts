import { emblems } from '../media/logo/emblems.ts';
import { centered, type Face, onArc, type Style, textWidth } from '../media/logo/lettering.ts';
import { circle, darker, path, rect } from '../media/logo/shapes.ts';
import type { LogoBrief, LogoStyle } from './brief.ts';

/** side of the square drawing, in user units */
export const SIDE = 1000;
const MIDDLE = SIDE / 2;

/** Returns the SVG elements of a logo, without its background, in a square of 1000 × 1000 units. */
type Draw = (brief: LogoBrief) => string;

/** Draws the emblem with its center at x, y. */
function emblem({ emblem: key }: LogoBrief, x: number, y: number, size: number, color: string): string {
  const draw = emblems[key] ?? emblems['star'];
  const scale = size / 100;
  return `<g transform="translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${scale.toFixed(3)})">${draw?.(color) ?? ''}</g>`;
}

/** Splits the name into one or two lines of similar width. */
function linesOf(name: string, mostLetters = 14): string[] {
  const words = name.split(/\s+/);
  if (words.length < 2 || name.length <= mostLetters) return [name];
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, 100)));
  return breaks.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}

/** Returns the largest font size, at most `most`, at which all lines fit into the width. */
function sizeFor(lines: readonly string[], width: number, most: number, style: Style): number {
  return Math.min(most, ...lines.map((line) => (width / Math.max(1, textWidth(line, 1000, style))) * 1000));
}

interface Block {
  /** position of the top of the first line */
  y: number;
  width: number;
  /** maximum font size */
  most: number;
  color: string;
  style: Style;
}

/** Draws centered lines below each other. Returns the drawing and the position of the last baseline. */
function block(lines: readonly string[], { y, width, most, color, style }: Block): { drawn: string; bottom: number } {
  const size = sizeFor(lines, width, most, style);
  const drawn = lines.map((line, at) => centered(line, MIDDLE, y + size * 0.8 + at * size * 1.05, size, color, style));
  return { drawn: drawn.join(''), bottom: y + size * 0.8 + (lines.length - 1) * size * 1.05 };
}

const spacedStyle = (face: Face): Style => ({ face, spacing: 140 });

/** Draws the line below a name, between two rules. */
function subline(brief: LogoBrief, y: number, color: string): string {
  if (brief.line === '') return '';
  const style = spacedStyle('condensed');
  const size = sizeFor([brief.line], 460, 52, style);
  const half = textWidth(brief.line, size, style) / 2 + 28;
  const rule = (x: number) => rect(x, y - size * 0.38, 110, 6, brief.secondary);
  return rule(MIDDLE - half - 110) + rule(MIDDLE + half) + centered(brief.line, MIDDLE, y, size, color, style);
}

const inkOf = ({ ground, primary }: LogoBrief): string => (ground === '#ffffff' ? darker(primary, 0.35) : '#ffffff');

const wordmark: Draw = (brief) => {
  const lines = linesOf(brief.name);
  const text = block(lines, { y: 500, width: 860, most: 150, color: inkOf(brief), style: { face: brief.face } });
  return emblem(brief, MIDDLE, 320, 290, brief.primary) + text.drawn + subline(brief, text.bottom + 96, brief.primary);
};

const roundSign: Draw = (brief) => {
  const lines = linesOf(brief.name.toUpperCase(), 18);
  const style: Style = { face: 'condensed', spacing: 40 };
  const text = block(lines, { y: 640, width: 840, most: 130, color: inkOf(brief), style });
  return (
    circle(MIDDLE, 350, 230, brief.primary) +
    circle(MIDDLE, 350, 206, 'none', { stroke: brief.accent, 'stroke-width': 9 }) +
    emblem(brief, MIDDLE, 350, 250, brief.onPrimary) +
    text.drawn +
    subline(brief, text.bottom + 82, brief.primary)
  );
};

const badge: Draw = (brief) => {
  const style: Style = { face: brief.face === 'serif' ? 'serif' : 'condensed', spacing: 60 };
  const top = brief.name.toUpperCase();
  // The name has to end above the dots at both sides of the ring.
  const size = sizeFor([top], 980, 96, style);
  const below = spacedStyle('condensed');
  const arc = { cx: MIDDLE, cy: MIDDLE, radius: 352 - size * 0.1 };
  const dots = [-1, 1].map((side) => circle(MIDDLE + side * 372, MIDDLE + 40, 15, brief.accent)).join('');
  const bottomSize = brief.line === '' ? 0 : sizeFor([brief.line], 620, 60, below);
  return (
    circle(MIDDLE, MIDDLE, 462, brief.primary) +
    circle(MIDDLE, MIDDLE, 440, 'none', { stroke: brief.onPrimary, 'stroke-width': 7 }) +
    circle(MIDDLE, MIDDLE, 304, brief.ground) +
    circle(MIDDLE, MIDDLE, 282, 'none', { stroke: brief.secondary, 'stroke-width': 8 }) +
    onArc(top, arc, size, brief.onPrimary, style) +
    (brief.line === ''
      ? ''
      : onArc(
          brief.line,
          { ...arc, radius: 352 + bottomSize * 0.58, isBelow: true },
          bottomSize,
          brief.onPrimary,
          below,
        )) +
    dots +
    emblem(brief, MIDDLE, MIDDLE, 330, brief.primary)
  );
};

const SHIELD = 'M500 60L850 180V500C850 720 690 860 500 940C310 860 150 720 150 500V180Z';

const shield: Draw = (brief) => {
  const lines = linesOf(brief.name.toUpperCase(), 12);
  const style: Style = { face: 'condensed', spacing: 20 };
  const text = block(lines, { y: 522, width: 520, most: 118, color: brief.onPrimary, style });
  const band = rect(188, 462, 624, 9, brief.accent);
  const inner = path(SHIELD, 'none', {
    stroke: brief.accent,
    'stroke-width': 12,
    transform: 'translate(32 32) scale(0.936)',
  });
  const lineSize = brief.line === '' ? 0 : sizeFor([brief.line], 320, 40, spacedStyle('condensed'));
  const line =
    brief.line === ''
      ? ''
      : centered(brief.line, MIDDLE, text.bottom + 64, lineSize, brief.accent, spacedStyle('condensed'));
  return (
    path(SHIELD, brief.primary) + inner + emblem(brief, MIDDLE, 308, 230, brief.onPrimary) + band + text.drawn + line
  );
};

const monogram: Draw = (brief) => {
  const style: Style = { face: brief.face === 'heavy' ? 'heavy' : 'serif', spacing: -20 };
  const size = sizeFor([brief.initials], 350, 300, style);
  const text = block(linesOf(brief.name, 20), {
    y: 690,
    width: 840,
    most: 112,
    color: inkOf(brief),
    style: { face: 'serif' },
  });
  const frame = path('M500 90L742 230V510L500 650L258 510V230Z', brief.primary, {
    stroke: brief.primary,
    'stroke-width': 36,
    'stroke-linejoin': 'round',
  });
  const inner = path('M500 118L716 244V496L500 622L284 496V244Z', 'none', { stroke: brief.accent, 'stroke-width': 8 });
  return (
    frame +
    inner +
    centered(brief.initials, MIDDLE, 370 + size * 0.36, size, brief.onPrimary, style) +
    text.drawn +
    subline(brief, text.bottom + 80, brief.primary)
  );
};

const ribbon: Draw = (brief) => {
  const lines = linesOf(brief.name, 24);
  const style: Style = { face: brief.face };
  const size = sizeFor(lines, 690, 88, style);
  const height = lines.length > 1 ? 232 : 140;
  const top = 520;
  const ends = `V${String(top + height + 30)}H`;
  const notch = `${String(top + 30 + height / 2)}Z`;
  const names = block(lines, {
    y: top + (height - size * (lines.length * 1.05 - 0.17)) / 2,
    width: 690,
    most: 88,
    color: brief.onPrimary,
    style,
  });
  return (
    emblem(brief, MIDDLE, 310, 330, brief.primary) +
    path(`M40 ${String(top + 30)}H170${ends}40L90 ${notch}`, darker(brief.primary, 0.4)) +
    path(`M960 ${String(top + 30)}H830${ends}960L910 ${notch}`, darker(brief.primary, 0.4)) +
    rect(110, top, 780, height, brief.primary, { rx: 8 }) +
    rect(124, top + 14, 752, height - 28, 'none', { rx: 4, stroke: brief.accent, 'stroke-width': 5 }) +
    names.drawn +
    subline(brief, top + height + 100, inkOf(brief))
  );
};

const draws: Readonly<Record<LogoStyle, Draw>> = { badge, wordmark, monogram, shield, circle: roundSign, ribbon };

/** Returns the SVG of a logo on a flat background. */
export function drawStyle(style: LogoStyle, brief: LogoBrief): string {
  const ground = rect(0, 0, SIDE, SIDE, brief.ground);
  const size = String(SIDE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${ground}${draws[style](brief)}</svg>`;
}
