import { transparencies } from '../record-catalogue/rows/layout.ts';
import type { SiteDocument } from '../record-catalogue/site-document.ts';
import { number, text } from '../record/readers.ts';
import { black, contrast, luminance, mix, parseColor, readableOn, towards, white, type Rgb } from './color.ts';
import { ratios } from './contrast.ts';

const defaultPrimary: Rgb = [20, 74, 117];
const night: Rgb = [9, 14, 22];
/** Transparency of a colored background in percent. */
export const defaultTransparency = transparencies.custom_hero_transparency.default;

/** A colored background of the page with text on it. */
export interface Band {
  background: Rgb;
  ink: Rgb;
  /** opacity of the background, 0–1 */
  alpha: number;
}

/** The bands whose text color and transparency the record sets, in the order in which the screen lists them. */
export const bandNames = ['hero', 'nav', 'card', 'cta', 'footer'] as const;
export type BandName = (typeof bandNames)[number];

export const bandFields = {
  nav: { text: 'custom_nav_text_color', transparency: 'custom_nav_transparency' },
  hero: { text: 'custom_hero_text_color', transparency: 'custom_hero_transparency' },
  cta: { text: 'custom_text_color', transparency: 'custom_cta_transparency' },
  card: { text: 'custom_text_color', transparency: 'custom_service_card_transparency' },
  footer: { text: 'custom_footer_text_color', transparency: 'custom_footer_transparency' },
} as const satisfies Record<BandName, { text: keyof SiteDocument; transparency: keyof SiteDocument }>;

export type BandSite = Pick<SiteDocument, 'custom_primary' | (typeof bandFields)[BandName]['text' | 'transparency']>;

/** The dark shade of the first color, the ground of most bands. */
export const deepShade = (primary: Rgb): Rgb => towards(mix(primary, night, 0.62), night, white, 9);

/** The band's own ground, before a dark text color makes it light. */
function bandGround(name: BandName, primary: Rgb): Rgb {
  return name === 'cta' ? towards(primary, night, white, 5) : deepShade(primary);
}

/**
 * A band as the page shows it. The record's text color is kept where it can be read, on the ground or on its light
 * tint. The record's transparency is kept up to the point where text over some photo would be unreadable.
 */
export function bandOf(site: BandSite, name: BandName): Band {
  const ground = bandGround(name, parseColor(text(site.custom_primary)) ?? defaultPrimary);
  const fields = bandFields[name];
  const wanted = parseColor(text(site[fields.text])) ?? white;
  const light = mix(ground, white, 0.92);
  const background = [ground, light].find((color) => contrast(wanted, color) >= ratios.text) ?? ground;
  const ink = contrast(wanted, background) >= ratios.text ? wanted : readableOn(background);
  const worst = luminance(ink) > luminance(background) ? white : black;
  let alpha = 1 - Math.min(100, Math.max(0, number(site[fields.transparency], defaultTransparency))) / 100;
  while (alpha < 1 && contrast(mix(worst, background, alpha), ink) < ratios.text) alpha = Math.min(1, alpha + 0.01);
  return { background, ink, alpha };
}
