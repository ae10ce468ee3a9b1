import type { Rgb } from './color.ts';

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const linear = (part: number): number => {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const encoded = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055);

/** Converts an sRGB color to Oklab, with the matrices of Oklab's definition. */
export function toOklab(color: Rgb): Triple {
  const [r, g, b] = color.map(linear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export function toOklch(color: Rgb): Oklch {
  const [l, a, b] = toOklab(color);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Converts a color to sRGB. A color outside sRGB keeps its lightness and hue, but gets less chroma. */
export function fromOklch({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const lightness = Math.min(1, Math.max(0, l));
  for (let chroma = c; ; chroma -= 0.004) {
    const reach = Math.max(0, chroma);
    const color = fromOklab([lightness, reach * Math.cos(angle), reach * Math.sin(angle)]);
    if (reach === 0 || color.every((part) => part > -0.5 && part < 255.5)) {
      return color.map((part) => Math.min(255, Math.max(0, Math.round(part)))) as unknown as Rgb;
    }
  }
}

/** Mixes a share of `b`, 0–1, into `a`. Equal steps of the share look equal to the eye. */
export function mixOklab(a: Rgb, b: Rgb, share: number): Rgb {
  const [from, to] = [toOklab(a), toOklab(b)];
  const mixed = from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as unknown as Triple;
  return fromOklab(mixed).map((part) => Math.min(255, Math.max(0, Math.round(part)))) as unknown as Rgb;
}
