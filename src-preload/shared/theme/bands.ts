import { transparencies } from '../record-catalogue/rows/layout.ts';
import type { SiteDocument } from '../record-catalogue/site-document.ts';
import { number, text } from '../record/readers.ts';
import { contrast, luminance, parseColor, toHex, white, type Rgb } from './color.ts';
import { ratios } from './contrast.ts';
import { groundsOf } from './grounds.ts';
import { mixOklab } from './oklch.ts';
import { paletteOf } from './palette.ts';
import { rolesOn, type Ground, type GroundRecipe, type Roles } from './roles.ts';
import { leastOpacity, overPhoto } from './veil.ts';

/** Default transparency of a colored background, in percent. */
export const defaultTransparency = transparencies.custom_hero_transparency.default;

/**
 * The bands, in the order in which the Layout screen lists them. A band is a part of the page for which staff choose a
 * text color and the transparency of the background.
 */
export const bandNames = ['hero', 'nav', 'card', 'cta', 'footer'] as const;
export type BandName = (typeof bandNames)[number];

export const bandFields = {
  nav: { text: 'custom_nav_text_color', transparency: 'custom_nav_transparency' },
  hero: { text: 'custom_hero_text_color', transparency: 'custom_hero_transparency' },
  cta: { text: 'custom_text_color', transparency: 'custom_cta_transparency' },
  card: { text: 'custom_text_color', transparency: 'custom_service_card_transparency' },
  footer: { text: 'custom_footer_text_color', transparency: 'custom_footer_transparency' },
} as const satisfies Record<BandName, { text: keyof SiteDocument; transparency: keyof SiteDocument }>;

export type BandSite = Pick<
  SiteDocument,
  'custom_primary' | 'custom_secondary' | (typeof bandFields)[BandName]['text' | 'transparency']
>;

/** The ground behind a band's words. */
export interface BandGround {
  ground: Ground;
  recipe: GroundRecipe;
  /** the color of the whole page */
  page: Rgb;
}

/** A band as the page shows it. */
export interface Band {
  roles: Roles;
  /** opacity of the band's background over photos or over content that scrolls behind it, 0–1 */
  opacity: number;
}

/** Returns the text color that the record sets for a band; null if the record sets none, or no valid color. */
export const wantedInk = (site: BandSite, name: BandName): Rgb | null => parseColor(text(site[bandFields[name].text]));

/** Returns the transparency that the record sets for a band, else the default, 0–1. */
const wantedTransparency = (site: BandSite, name: BandName): number =>
  Math.min(100, Math.max(0, number(site[bandFields[name].transparency], defaultTransparency))) / 100;

/**
 * Returns the colors and opacity of a band. The record's text color is used if it is readable on the ground. In some
 * design languages, a light tint replaces the ground if the color is readable only on the tint. The opacity comes from
 * the record's transparency, but is usually at least so high that text is readable over any photo.
 */
export function bandOn(site: BandSite, name: BandName, { ground, recipe, page }: BandGround): Band {
  const palette = paletteOf(site);
  const grounds = groundsOf(recipe, palette, page);
  const transparency = wantedTransparency(site, name);
  // No photo is behind the footer. To show the transparency, the ground `deep` is mixed with the page's color instead.
  const own =
    name === 'footer' && ground === 'deep'
      ? rolesOn(mixOklab(grounds.deep.bg, page, transparency * 0.4), palette, recipe.headings)
      : grounds[ground];
  const onLight = (): Roles => rolesOn(mixOklab(own.bg, white, 0.94), palette, recipe.headings);
  const wanted = wantedInk(site, name);
  const roles =
    wanted === null
      ? own
      : (withInk(own, wanted) ?? (recipe.turnsLight ? withInk(onLight(), wanted) : undefined) ?? own);
  const opacity = opacityOf(name, roles, transparency);
  return { roles: ground === 'photo' ? overPhoto(roles, opacity) : roles, opacity };
}

function opacityOf(name: BandName, { bg, ink, head }: Roles, transparency: number): number {
  if (name === 'footer') return 1;
  // At full transparency, the name of a card has no plate behind it, but a scrim, which keeps the name readable.
  if (name === 'card' && transparency === 1) return 0;
  const least = Math.max(...[ink, head].map((words) => leastOpacity(bg, words, 1 - transparency)));
  // Light bars and plates stay opaque enough not to look grey.
  return (name === 'nav' || name === 'card') && luminance(bg) > 0.5 ? Math.max(0.88, least) : least;
}

/** Returns the roles with this color for words; undefined if the words would not be readable. */
function withInk(roles: Roles, ink: Rgb): Roles | undefined {
  if (toHex(ink) === toHex(roles.ink)) return roles;
  if (contrast(ink, roles.bg) < ratios.text) return undefined;
  return { ...roles, ink, head: ink, quiet: quietOf(ink, roles.bg) };
}

function quietOf(ink: Rgb, ground: Rgb): Rgb {
  for (const share of [0.25, 0.18, 0.1]) {
    const quiet = mixOklab(ink, ground, share);
    if (contrast(quiet, ground) >= ratios.text) return quiet;
  }
  return ink;
}
