import { number, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { HomeSection, VersionId } from '#shared/layout/catalogue.ts';
import { bandFields, type BandName, defaultTransparency } from '#shared/theme/bands.ts';
import { contrast, luminance, mix, parseColor, toHex, toRgba, white, black, type Rgb } from '#shared/theme/color.ts';
import { ratios } from '#shared/theme/contrast.ts';
import { mixOklab } from '#shared/theme/oklch.ts';
import {
  rolesOn,
  roleProperties,
  type Ground,
  type GroundRecipe,
  type Palette,
  type Roles,
} from '#shared/theme/roles.ts';

/** Sections whose text color or transparency the record sets. */
const bandOfSection: Readonly<Partial<Record<HomeSection, BandName>>> = {
  navigation: 'nav',
  hero: 'hero',
  cta: 'cta',
  'final-cta': 'cta',
  footer: 'footer',
};

/** The record's transparency of a band, 0–1; undefined where it has none. */
function shown(site: SiteDocument, name: BandName): number | undefined {
  const percent = number(site[bandFields[name].transparency], NaN);
  return Number.isNaN(percent) ? undefined : Math.min(100, Math.max(0, percent)) / 100;
}

/** The lowest opacity, 0–1, at which the ink can be read whatever pixel lies behind. */
export function leastOpacity(ground: Rgb, ink: Rgb, wanted: number): number {
  const worst = luminance(ink) > luminance(ground) ? white : black;
  let alpha = wanted;
  while (alpha < 1 && contrast(mix(worst, ground, alpha), ink) < ratios.text) alpha = Math.min(1, alpha + 0.01);
  return alpha;
}

interface Placed {
  key: HomeSection;
  version: VersionId;
  /** the ground of its words */
  ground: Ground;
}

/**
 * The record's settings for single bands, as rules of the `site` layer: text colors where they can be read (some
 * languages make a band light for a dark text color), and the opacity of scrims, plates and bars.
 */
export function bandStyles(
  site: SiteDocument,
  placed: readonly Placed[],
  grounds: (version: VersionId) => Record<Ground, Roles>,
  palette: Palette,
  recipeOf: (version: VersionId) => GroundRecipe,
): string {
  return placed
    .map(({ key, version, ground }) => {
      const name = bandOfSection[key];
      if (name === undefined) return '';
      const own = grounds(version)[ground];
      const { headings, turnsLight = false } = recipeOf(version);
      const wanted = parseColor(text(site[bandFields[name].text]));
      let roles = own;
      let changed = '';
      if (wanted !== null && toHex(wanted) !== toHex(own.ink)) {
        if (contrast(wanted, own.bg) >= ratios.text) {
          roles = { ...own, ink: wanted, head: wanted, quiet: quietOf(wanted, own.bg) };
        } else if (turnsLight) {
          const light = mixOklab(own.bg, white, 0.94);
          if (contrast(wanted, light) >= ratios.text) {
            roles = {
              ...rolesOn(light, palette, headings),
              ink: wanted,
              head: wanted,
              quiet: quietOf(wanted, light),
            };
          }
        }
        if (roles !== own) changed = roleProperties(roles);
      }
      if (name === 'footer' && shown(site, name) !== undefined && ground === 'deep' && roles === own) {
        const faded = mixOklab(own.bg, grounds(version).page.bg, (shown(site, name) ?? 0) * 0.4);
        changed = roleProperties(rolesOn(faded, palette, headings));
      }
      const alpha = leastOpacity(roles.bg, roles.ink, 1 - (shown(site, name) ?? defaultTransparency / 100));
      const veil = `--veil-full:${toRgba(roles.bg, Math.max(alpha, 0.94))};--veil:${toRgba(roles.bg, alpha)};--veil-soft:${toRgba(roles.bg, alpha * 0.3)};--veil-mid:${toRgba(roles.bg, Math.min(1, alpha * 0.88))}`;
      return `#${key}[data-ground=${ground}],#${key} [data-ground=${ground}]{${[changed, veil].filter(Boolean).join(';')}}`;
    })
    .join('');
}

/**
 * `--plate`, the ground of the name on a service photo; at 100 % transparency the words are on a scrim without a plate.
 */
export function plateProperty(site: SiteDocument, deep: Roles): string {
  const transparency = shown(site, 'card') ?? 0;
  if (transparency === 1) return '--plate:transparent;--plate-scrim:1';
  return `--plate:${toRgba(deep.bg, leastOpacity(deep.bg, deep.ink, 1 - transparency))};--plate-scrim:0`;
}

/** `--bar`, the navigation's ground once the page is scrolled; a light bar stays opaque enough not to look grey. */
export function barOpacity(site: SiteDocument, roles: Roles): number {
  const wanted = 1 - (shown(site, 'nav') ?? 0.06);
  const light = luminance(roles.bg) > 0.5;
  return Math.max(light ? 0.88 : 0, leastOpacity(roles.bg, roles.ink, wanted));
}

function quietOf(ink: Rgb, ground: Rgb): Rgb {
  for (const share of [0.25, 0.18, 0.1]) {
    const quiet = mixOklab(ink, ground, share);
    if (contrast(quiet, ground) >= ratios.text) return quiet;
  }
  return ink;
}
