import { number, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
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
  type Rgb,
} from './colour.ts';
import { fontFamily, fontStack } from './fonts.ts';

const defaultPrimary: Rgb = [20, 74, 117];
const defaultSecondary: Rgb = [245, 158, 11];
const night: Rgb = [9, 14, 22];
/** Percent of a coloured background that lets through what is behind it. */
const defaultTransparency = 25;

interface Band {
  background: Rgb;
  ink: Rgb;
  /** opacity of the background, 0–1 */
  alpha: number;
}

/**
 * A coloured background with text on it. The record's text colour is kept where it can be read (on the colour or on its
 * light tint), and the record's transparency up to the point where text over any photo would drop below 4.5 : 1.
 */
function band(base: Rgb, textColour: unknown, transparency: unknown): Band {
  const wanted = parseColour(text(textColour)) ?? white;
  const light = mix(base, white, 0.92);
  const background = [base, light].find((colour) => contrast(wanted, colour) >= 4.5) ?? base;
  const ink = contrast(wanted, background) >= 4.5 ? wanted : readableOn(background);
  const worst = luminance(ink) > luminance(background) ? white : black;
  let alpha = 1 - Math.min(100, Math.max(0, number(transparency, defaultTransparency))) / 100;
  while (alpha < 1 && contrast(mix(worst, background, alpha), ink) < 4.5) alpha = Math.min(1, alpha + 0.01);
  return { background, ink, alpha };
}

/** Custom properties for the style sheets: the record's two colours and all shades derived from them. */
export function themeStyles(site: SiteDocument): string {
  const primary = parseColour(text(site.custom_primary)) ?? defaultPrimary;
  const secondary = parseColour(text(site.custom_secondary)) ?? defaultSecondary;
  const deep = towards(mix(primary, night, 0.62), night, white, 9);
  const tint = mix(white, primary, 0.05);
  const ink = mix(primary, night, 0.86);
  const muted = towards(mix(ink, white, 0.36), black, tint, 5);
  const strong = towards(primary, night, tint, 5);
  /* A button in the second colour has to stand out from its ground, or it takes the other colour. */
  const action = contrast(secondary, white) >= 1.7 ? secondary : strong;
  const accent = contrast(secondary, deep) >= 1.7 ? secondary : white;
  const nav = band(deep, site.custom_nav_text_color, site.custom_nav_transparency);
  const hero = band(deep, site.custom_hero_text_color, site.custom_hero_transparency);
  const cta = band(towards(primary, night, white, 5), site.custom_text_color, site.custom_cta_transparency);
  const card = band(deep, site.custom_text_color, site.custom_service_card_transparency);
  const footer = band(deep, site.custom_footer_text_color, site.custom_footer_transparency);
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
    ...bandProperties('nav', nav),
    ...bandProperties('hero', hero),
    ...bandProperties('cta', cta),
    ...bandProperties('card', card),
    ...bandProperties('footer', footer),
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
