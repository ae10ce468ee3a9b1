import { randomFrom } from '../../random.ts';
import { circle, path, polygon, rect, repeat, stroke } from './canvas.ts';
import { darker, lighter, mix } from './color.ts';
import { emblems } from './emblems.ts';
import { centered, lettering, textWidth } from './lettering.ts';

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">${content}</svg>`;

/** Breaks a name into one or two lines of about the same length. */
function twoLines(name: string): string[] {
  const words = name.split(' ');
  if (words.length < 2 || name.length < 12) return [name];
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return breaks.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, 100)));

/** A logo: the trade's sign on a badge and the company's name beside it, on a transparent ground. */
export function drawLogo(key: string, colors: readonly [string, string], name: string): string {
  const [primary, secondary] = colors;
  const lines = twoLines(name);
  const size = lines.length === 1 ? 120 : 104;
  const width = Math.round(longest(lines) * (size / 100)) + 340;
  const badges = [
    rect(20, 20, 260, 260, primary, { rx: 64 }),
    circle(150, 150, 130, primary),
    path('M150 16L268 64V156C268 220 214 262 150 286C86 262 32 220 32 156V64Z', primary),
    polygon(
      [
        [150, 14],
        [270, 82],
        [270, 218],
        [150, 286],
        [30, 218],
        [30, 82],
      ],
      primary,
    ),
  ];
  const badge = randomFrom(name).pick(badges);
  const emblem = emblems[key]?.('#ffffff') ?? '';
  const text = lines.map((line, i) =>
    lettering(
      line,
      318,
      lines.length === 1 ? 190 : 138 + i * 112,
      size,
      i === 0 ? darker(primary, 0.25) : secondaryText(secondary),
    ),
  );
  return svg(width, 300, `${badge}<g transform="translate(80 78) scale(1.42)">${emblem}</g>${text.join('')}`);
}

/** Bright accents are darkened until they can be read on white. */
function secondaryText(color: string): string {
  return darker(color, 0.35);
}

const partners = [
  'Hearthline',
  'Clearwell',
  'Carolina Guild',
  'Northgate',
  'Summit Supply',
  'Evergreen',
  'Ironclad',
  'Bright & Co',
  'TrueNorth',
];

/** A made-up manufacturer or association. */
export function drawPartner(number: number): string {
  const name = partners[(number - 1) % partners.length] ?? '';
  const random = randomFrom(`partner/${String(number)}`);
  const color = random.pick(['#1f4e79', '#7a2e2e', '#2f5d50', '#5b3f8c', '#8a5a1f', '#34424f']);
  const signs = [
    polygon(
      [
        [0, 90],
        [50, 4],
        [100, 90],
      ],
      color,
    ) +
      polygon(
        [
          [30, 90],
          [62, 36],
          [96, 90],
        ],
        lighter(color, 0.4),
      ),
    circle(50, 50, 46, color) + path('M50 4A46 46 0 0 1 50 96A60 60 0 0 0 50 4Z', lighter(color, 0.45)),
    repeat(3, (i) => rect(4 + i * 33, 70 - i * 30, 26, 26 + i * 30, i === 1 ? lighter(color, 0.4) : color, { rx: 5 })),
    path('M50 2L92 26V74L50 98L8 74V26Z', color) + stroke('M30 52L45 66L72 36', '#ffffff', 11),
  ];
  const sign = signs[number % signs.length] ?? '';
  return svg(
    800,
    500,
    rect(0, 0, 800, 500, '#ffffff') +
      `<g transform="translate(300 86) scale(2)">${sign}</g>${centered(name, 400, 400, 84, darker(color, 0.2))}`,
  );
}

/** A round seal with a ribbon. */
export function drawAward(number: number): string {
  const color = ['#b8862b', '#2d5f8b', '#5e7d3a'][(number - 1) % 3] ?? '#b8862b';
  const teeth = repeat(36, (i) => {
    const angle = (i / 36) * Math.PI * 2;
    return circle(400 + Math.cos(angle) * 262, 340 + Math.sin(angle) * 262, 30, color);
  });
  const star = (x: number, y: number, r: number) =>
    polygon(
      Array.from({ length: 10 }, (_, i) => {
        const [angle, reach] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? r * 0.44 : r];
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
      }),
      color,
    );
  const words =
    [
      ['TOP RATED', 'Local Choice'],
      ['BEST OF', 'Home Services'],
      ['TRUSTED', 'Neighbor Award'],
    ][(number - 1) % 3] ?? [];
  return svg(
    800,
    800,
    [
      polygon(
        [
          [230, 520],
          [330, 560],
          [300, 780],
          [240, 710],
          [160, 760],
        ],
        darker(color, 0.2),
      ),
      polygon(
        [
          [570, 520],
          [470, 560],
          [500, 780],
          [560, 710],
          [640, 760],
        ],
        darker(color, 0.2),
      ),
      teeth,
      circle(400, 340, 262, mix(color, '#ffffff', 0.25)),
      circle(400, 340, 232, '#fffdf6'),
      circle(400, 340, 214, 'none', { stroke: color, 'stroke-width': 6 }),
      [-90, 0, 90].map((dx) => star(400 + dx, 232 - (dx === 0 ? 16 : 0), 36)).join(''),
      centered(words[0] ?? '', 400, 366, 66, darker(color, 0.45)),
      centered(words[1] ?? '', 400, 432, 40, darker(color, 0.35)),
      centered(String(2022 + (number % 4)), 400, 500, 52, color),
    ].join(''),
  );
}

const badgeIcons: Readonly<Record<string, string>> = {
  water: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z',
  shield: 'M12 3l7 3v6c0 4.5-3 7.5-7 9c-4-1.5-7-4.5-7-9V6ZM8.5 12l2.5 2.5l4.5-5',
  leaf: 'M5 19C4 10 10 5 20 4c0 10-5 15-12 14M5 20c2-5 5-8 9-10',
  star: 'M12 3l2.7 5.8l6.3.8l-4.6 4.3l1.2 6.2L12 17l-5.6 3.1l1.2-6.2L3 9.6l6.3-.8Z',
};

/** A small line icon in the current text colour, as staff upload them for badges. */
export function drawBadge(name: string): string | undefined {
  const d = badgeIcons[name];
  if (!d) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>`;
}
