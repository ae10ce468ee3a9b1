import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import {
  type Band,
  bandNames,
  bandOf,
  deepShade,
  defaultPrimary,
  defaultSecondary,
  night,
} from '#shared/theme/bands.ts';
import {
  black,
  contrast,
  luminance,
  mix,
  parseColour,
  readableOn,
  toHex,
  toRgba,
  towards,
  white,
} from '#shared/theme/colour.ts';
import { fontFamily, fontStack } from './fonts.ts';

/** Custom properties for the style sheets: the record's two colours and all shades derived from them. */
export function themeStyles(site: SiteDocument): string {
  const primary = parseColour(text(site.custom_primary)) ?? defaultPrimary;
  const secondary = parseColour(text(site.custom_secondary)) ?? defaultSecondary;
  const deep = deepShade(primary);
  const tint = mix(white, primary, 0.05);
  const ink = mix(primary, night, 0.86);
  const muted = towards(mix(ink, white, 0.36), black, tint, 5);
  const strong = towards(primary, night, tint, 5);
  /* A button in the second colour has to stand out from its ground, or it takes the other colour. */
  const action = contrast(secondary, white) >= 1.7 ? secondary : strong;
  const accent = contrast(secondary, deep) >= 1.7 ? secondary : white;
  const heading = fontStack(fontFamily(text(site.custom_hero_font)) || fontFamily(text(site.custom_all_font)));
  const body = fontStack(fontFamily(text(site.custom_all_font)));
  const properties: [string, string][] = [
    ['primary', toHex(primary)],
    ['primary-ink', toHex(readableOn(primary))],
    ['strong', toHex(strong)],
    ['deep', toHex(deep)],
    ['tint', toHex(tint)],
    ['wash', toHex(mix(white, primary, 0.1))],
    ['line', toHex(mix(white, ink, 0.13))],
    ['field', toHex(mix(white, ink, 0.5))],
    ['ink', toHex(ink)],
    ['muted', toHex(muted)],
    ['accent', toHex(accent)],
    ['accent-ink', toHex(readableOn(accent))],
    ['action', toHex(action)],
    ['action-ink', toHex(readableOn(action))],
    ['rule', toHex(contrast(secondary, white) >= 1.5 ? secondary : strong)],
    ['accent-strong', toHex(towards(secondary, night, tint, 5))],
    ['accent-glow', toHex(towards(secondary, white, deep, 5))],
    ...bandNames.flatMap((name) => bandProperties(name, bandOf(site, name))),
    ['font', body],
    ['font-heading', heading],
  ];
  return `:root{${properties.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}

function bandProperties(name: string, value: Band): [string, string][] {
  const accent = luminance(value.ink) > luminance(value.background) ? white : black;
  return [
    [`${name}-bg`, toRgba(value.background, value.alpha)],
    [`${name}-solid`, toHex(value.background)],
    [`${name}-soft`, toRgba(value.background, value.alpha * 0.45)],
    [`${name}-ink`, toHex(value.ink)],
    [`${name}-quiet`, toHex(towards(mix(value.ink, value.background, 0.25), accent, value.background, 5))],
  ];
}
