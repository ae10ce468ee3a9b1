import { bandOf } from '#shared/domain/site/bands.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { HomeSection, VersionId } from '#shared/layout/catalogue.ts';
import { groundRecipe } from '#shared/layout/ground-recipe.ts';
import { versionRow } from '#shared/layout/version-rows.ts';
import { bandOn, type Band, type BandName } from '#shared/theme/bands.ts';
import { toHex, toRgba, type Rgb } from '#shared/theme/color.ts';
import { groundsOf } from '#shared/theme/grounds.ts';
import { paletteOf } from '#shared/theme/palette.ts';
import { roleProperties, type Ground } from '#shared/theme/roles.ts';
import { leastOpacity } from '#shared/theme/veil.ts';
import { scrim } from '../html/css.ts';

interface Placed {
  key: HomeSection;
  version: VersionId;
  /** ground of the section's main words */
  ground: Ground;
}

/**
 * Returns the record's settings for single bands, as rules of the `site` layer: the colors of the bands' words, and the
 * opacity of veils and bars.
 * @param page the background color of the whole page
 */
export function bandStyles(site: SiteDocument, placed: readonly Placed[], page: Rgb): string {
  return placed
    .map(({ key, version, ground }) => {
      const name = bandOf(key, version);
      // The settings of the band `card` are for the plates inside the section, not for the section's own words.
      if (name === undefined || name === 'card') return '';
      const recipe = groundRecipe(site, version);
      const band = bandOn(site, name, { ground, recipe, page });
      const own = groundsOf(recipe, paletteOf(site), page)[ground];
      const rules = [
        roleProperties(band.roles) === roleProperties(own) ? '' : roleProperties(band.roles),
        opacities(name, band),
      ].filter(Boolean);
      if (rules.length === 0) return '';
      return `#${key}[data-ground=${ground}],#${key} [data-ground=${ground}]{${rules.join(';')}}`;
    })
    .join('');
}

/**
 * Returns a band's opacity as properties: the veils, or `--bar`, the background of the navigation on a scrolled page;
 * '' for the footer.
 */
function opacities(name: BandName, { roles: { bg }, opacity }: Band): string {
  if (name === 'footer') return '';
  if (name === 'nav') return `--bar:${toRgba(bg, opacity)}`;
  return veilProperties(bg, opacity);
}

/**
 * Returns the colors that lie between a photo and what is on it: `--veil` behind words, `--veil-full` where the veil
 * may be denser, and `--veil-soft` where there are no words.
 */
export const veilProperties = (bg: Rgb, opacity: number): string =>
  `--veil-full:${toRgba(bg, Math.max(opacity, 0.94))};--veil:${toRgba(bg, opacity)};--veil-soft:${toRgba(bg, opacity * 0.3)}`;

/** Height of the part of a scrim above the words, in which the scrim fades out. */
const FADE = '2.6rem';

/**
 * Returns `--plate`, the background of a service's name on the service's photo, and `--plate-ink`, the name's color; ''
 * if the version has no such plates. At full transparency the name is on a scrim as wide as the photo instead.
 */
export function plateProperties(site: SiteDocument, version: VersionId, page: Rgb): string {
  const { bands } = versionRow(version);
  if (bands.card === undefined) return '';
  const { roles, opacity } = bandOn(site, 'card', { ground: bands.card, recipe: groundRecipe(site, version), page });
  const plate =
    opacity === 0
      ? `--plate:${scrim(toRgba(roles.bg, leastOpacity(roles.bg, roles.ink, 0.9)), FADE)};--plate-width:100%;--plate-shape:none;--plate-top:${FADE}`
      : `--plate:linear-gradient(${toRgba(roles.bg, opacity)} 0 0)`;
  return `${plate};--plate-ink:${toHex(roles.ink)}`;
}
