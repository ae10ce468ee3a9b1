import { ratios } from './contrast.ts';

/** Red, green and blue, 0–255 each. */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

const hex = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const functional = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/i;

/**
 * Reads a color that is written as hex, rgb(), rgba(), `white` or `black`. Alpha is ignored. Returns null for any other
 * text, so that no other text reaches a style sheet.
 */
export function parseColor(value: string): Rgb | null {
  const input = value.trim().toLowerCase();
  if (input === 'white') return white;
  if (input === 'black') return black;
  const digits = hex.exec(input)?.[1];
  if (digits !== undefined) {
    const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
    return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
  }
  const parts = functional.exec(input);
  return parts ? ([1, 2, 3].map((at) => Math.min(255, Number(parts[at]))) as unknown as Rgb) : null;
}

export function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

export function toRgba(color: Rgb, alpha: number): string {
  return `rgb(${color.map((part) => Math.round(part)).join(' ')} / ${Math.round(alpha * 100)}%)`;
}

/** Mixes a share of `b`, 0–1, into `a`. The result is also the color of `b` at that opacity over `a`. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

const linear = (part: number): number => {
  const channel = part / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
};

/** WCAG relative luminance, 0–1. */
export const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** WCAG contrast ratio, 1–21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * Returns the first shade on the way from `color` to `end`, in steps of 4 %, that has at least the contrast `ratio` on
 * `background`; `end` if there is none.
 */
export function towards(color: Rgb, end: Rgb, background: Rgb, ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const shade = mix(color, end, share);
    if (contrast(shade, background) >= ratio) return shade;
  }
  return end;
}

/**
 * Returns white if white text is readable on the background, else a near-black with a trace of the background's color
 * if that is readable, else black. White or black is readable on any background.
 */
export function readableOn(background: Rgb): Rgb {
  const dark = mix(background, [8, 10, 14], 0.9);
  return [white, dark].find((ink) => contrast(ink, background) >= ratios.text) ?? black;
}
