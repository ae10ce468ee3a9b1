import { randomFrom } from '../../random.ts';
import { emblems } from './emblems.ts';
import { lettering, textWidth } from './lettering.ts';
import { circle, darker, path, rect } from './shapes.ts';

/** Share of dark ink that is mixed into the secondary color, so that words in that color can be read on white. */
const secondaryShade = 0.35;

/** Splits a name into one or two lines of similar length. */
function twoLines(name: string): string[] {
  const words = name.split(' ');
  if (words.length < 2 || name.length < 12) return [name];
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return breaks.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, 100)));

/**
 * Draws a logo as SVG: the trade's emblem on a badge with the company's name beside it, on a transparent background.
 */
export function drawLogo(key: string, colors: readonly [string, string], name: string): string {
  const [primary, secondary] = colors;
  const lines = twoLines(name);
  const size = lines.length === 1 ? 120 : 104;
  const width = Math.round(longest(lines) * (size / 100)) + 340;
  const badges = [
    rect(20, 20, 260, 260, primary, { rx: 64 }),
    circle(150, 150, 130, primary),
    path('M150 16L268 64V156C268 220 214 262 150 286C86 262 32 220 32 156V64Z', primary),
    path('M150 14L270 82V218L150 286L30 218V82Z', primary),
  ];
  const badge = randomFrom(name).pick(badges);
  const emblem = emblems[key]?.('#ffffff') ?? '';
  const text = lines.map((line, i) =>
    lettering(
      line,
      318,
      lines.length === 1 ? 190 : 138 + i * 112,
      size,
      i === 0 ? darker(primary, 0.25) : darker(secondary, secondaryShade),
    ),
  );
  const content = `${badge}<g transform="translate(80 78) scale(1.42)">${emblem}</g>${text.join('')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="300" viewBox="0 0 ${String(width)} 300">${content}</svg>`;
}
