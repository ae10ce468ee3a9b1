import { contrast, toHex, white, type Rgb } from './color.ts';
import { ratios } from './contrast.ts';
import { fromOklch, mixOklab, toOklch } from './oklch.ts';
import { memoize } from './remembered.ts';

/**
 * Names of the grounds, the backgrounds that parts of a page can have. Text colors are computed for each ground, so
 * every part is readable on every ground.
 */
export const groundNames = ['page', 'tint', 'card', 'brand', 'deep', 'accent', 'photo', 'white'] as const;
export type Ground = (typeof groundNames)[number];

/** A light ground of a design language: a base color mixed with a share of the record's first color. */
export interface Paper {
  base: Rgb;
  /** 0–1 */
  brand: number;
}

/** How a design language derives its grounds from the record's two colors. */
export interface GroundRecipe {
  page: Paper;
  tint: Paper;
  card: Paper;
  /** maximum lightness and chroma of the dark ground, which has the hue of the first color */
  deep: { l: number; c: number };
  /** color of headings on light grounds: ink, the first color made readable, or a dark shade of the first color */
  headings: 'ink' | 'brand' | 'deep';
  /** makes a band light if the record's text color is readable on a light ground, but not on the band's ground */
  turnsLight?: true;
}

/** The colors of one ground. Texts are readable on it, and icons, stars and outlines of fields are visible. */
export interface Roles {
  bg: Rgb;
  ink: Rgb;
  /** headings */
  head: Rgb;
  /** text of less importance */
  quiet: Rgb;
  /** hairlines that only separate, without a meaning of their own */
  line: Rgb;
  /** lines of fields and outlines of controls */
  field: Rgb;
  /** links and icons: on light grounds the first color, made readable; on dark grounds white */
  link: Rgb;
  /** words in the second color, made readable on the ground */
  mark: Rgb;
  /** decoration without a meaning, such as bars: the second color if visible on the ground, else `link` or white */
  rule: Rgb;
  /** background of icons and small blocks: the ground with a tinge of the first color, or of white on dark grounds */
  wash: Rgb;
  /**
   * the main button (`fill`), its words (`on-fill`), and its outline (`edge`) for grounds on which the button would not
   * stand out
   */
  fill: Rgb;
  'on-fill': Rgb;
  edge: Rgb;
  focus: Rgb;
  star: Rgb;
  /** the green of “open now” */
  open: Rgb;
}

export interface Palette {
  brand: Rgb;
  accent: Rgb;
}

const LIGHTNESS_STEP = 0.012;
/** Minimum contrast ratio of `quiet`: the limit for text plus a margin. */
const textWithMargin = ratios.text + 0.1;

/**
 * Returns the color if its contrast on the ground is at least `ratio`. Otherwise returns the nearest lighter color (on
 * dark grounds) or darker color (on light grounds) of the same hue with this contrast, or white or black if there is
 * none.
 */
export function readableShade(color: Rgb, ground: Rgb, ratio: number): Rgb {
  if (contrast(color, ground) >= ratio) return color;
  const { l, c, h } = toOklch(color);
  const lighter = contrast(white, ground) > contrast([0, 0, 0], ground);
  for (let step = LIGHTNESS_STEP; step < 1; step += LIGHTNESS_STEP) {
    const next = lighter ? l + step : l - step;
    if (next > 1 || next < 0) break;
    const found = fromOklch({ l: next, c, h });
    if (contrast(found, ground) >= ratio) return found;
  }
  return lighter ? white : [0, 0, 0];
}

/** Returns white if it is readable on the ground, else near-black with a trace of the ground's hue, else black. */
export function inkOn(ground: Rgb): Rgb {
  const { c, h } = toOklch(ground);
  const dark = fromOklch({ l: 0.2, c: Math.min(c, 0.03), h });
  if (contrast(white, ground) >= ratios.text) return white;
  return contrast(dark, ground) >= ratios.text ? dark : [0, 0, 0];
}

/** Returns the chroma for a dark color: less for yellows and yellow-greens, which would look like khaki. */
export function darkChroma(chroma: number, hue: number): number {
  const turned = ((hue % 360) + 360) % 360;
  return turned > 60 && turned < 135 ? Math.min(chroma, 0.018) : chroma;
}

/** Returns the colors for a background, from a cache if possible. */
export const rolesOn = memoize(solve, 500);

function solve(bg: Rgb, { brand, accent }: Palette, headings: GroundRecipe['headings'] = 'ink'): Roles {
  const hue = toOklch(brand);
  const plain = inkOn(bg);
  const light = plain !== white;
  const tinted = fromOklch({ l: 0.22, c: darkChroma(Math.min(hue.c, 0.04), hue.h), h: hue.h });
  const ink = light && contrast(tinted, bg) >= ratios.easyText ? tinted : plain;
  const link = readableShade(brand, bg, ratios.text);
  const deepHead = fromOklch({ l: 0.34, c: darkChroma(Math.min(hue.c, 0.11), hue.h), h: hue.h });
  const head =
    !light || headings === 'ink' ? ink : headings === 'brand' ? link : readableShade(deepHead, bg, ratios.easyText);
  const fill = contrast(accent, bg) >= ratios.surface ? accent : light ? link : white;
  return {
    bg,
    ink,
    head,
    quiet: readableShade(mixOklab(ink, bg, light ? 0.32 : 0.22), bg, textWithMargin),
    line: mixOklab(bg, ink, light ? 0.14 : 0.24),
    field: readableShade(mixOklab(bg, ink, 0.42), bg, ratios.graphic),
    link: light ? link : plain,
    mark: readableShade(accent, bg, ratios.text),
    rule: contrast(accent, bg) >= ratios.surface ? accent : light ? link : white,
    wash: light ? mixOklab(bg, brand, 0.1) : mixOklab(bg, white, 0.14),
    fill,
    'on-fill': inkOn(fill),
    edge: readableShade(fill, bg, ratios.graphic),
    focus: light ? readableShade(brand, bg, ratios.text) : plain,
    star: readableShade([242, 164, 0], bg, ratios.graphic),
    open: readableShade([26, 155, 95], bg, ratios.graphic),
  };
}

const written = new WeakMap<Roles, string>();

/** Returns the CSS property `--name:#hex` of every role, separated by semicolons. */
export function roleProperties(roles: Roles): string {
  let text = written.get(roles);
  if (text === undefined) {
    text = Object.entries(roles)
      .map(([name, color]) => `--${name}:${toHex(color as Rgb)}`)
      .join(';');
    written.set(roles, text);
  }
  return text;
}
