import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { VersionId } from '#shared/layout/catalogue.ts';
import { groundRecipe } from '#shared/layout/ground-recipe.ts';
import { versionRow } from '#shared/layout/version-rows.ts';
import { bandOn } from '#shared/theme/bands.ts';
import { type Rgb, toHex } from '#shared/theme/color.ts';
import { groundsOf, photoOpacity } from '#shared/theme/grounds.ts';
import { type LogoLook, type LogoPlate, logoPlate } from '#shared/theme/logo-look.ts';
import { scoped } from '../html/css.ts';
import { languages } from '../languages/index.ts';
import { baseStyles, resetStyles } from '../styles/base.ts';
import { partStyles, phoneBarStyles } from '../styles/parts.ts';
import { bandStyles, plateProperties, veilProperties } from '../theme/bands.ts';
import { familyProperties, type IsLoadable } from '../theme/fonts.ts';
import { paletteOf } from '#shared/theme/palette.ts';
import { type Ground, groundNames, inkOn, roleProperties, type Roles } from '#shared/theme/roles.ts';
import type { Assembled } from './assemble.ts';
import { usedRules } from './used-rules.ts';

/** Skins whose selectors match only elements of their own version; made once per language. */
const skins = new Map<VersionId, string>();

function skinOf(version: VersionId): string {
  let skin = skins.get(version);
  if (skin === undefined) {
    skin = scoped(languages[version].skin, `[data-v="${version}"]`);
    skins.set(version, skin);
  }
  return skin;
}

function tokenProperties(version: VersionId): string {
  return Object.entries(languages[version].tokens)
    .map(([name, value]) => `--${name}:${value as string}`)
    .join(';');
}

const plates = {
  white: 'background:#fff;color:#16181d',
  dark: 'background:#16181d;color:#fff',
  none: 'padding:0;background:none;color:inherit',
} as const satisfies Record<LogoPlate, string>;

/**
 * Returns a ground's roles as CSS properties. For `photo` the veil between photo and words is added, which the record's
 * settings may override.
 */
const propertiesOn = (ground: Ground, roles: Roles): string =>
  ground === 'photo'
    ? `${roleProperties(roles)};${veilProperties(roles.bg, photoOpacity(roles))}`
    : roleProperties(roles);

/**
 * Returns the rules for the plates behind the logo in the bar and the footer of a version. A plate is drawn only if the
 * logo needs one to be readable.
 */
function logoPlates(site: SiteDocument, version: VersionId, look: LogoLook | undefined, page: Rgb): string {
  const { bands } = versionRow(version);
  const groundOf = (name: 'nav' | 'footer'): Rgb =>
    bandOn(site, name, { ground: bands[name] ?? 'page', recipe: groundRecipe(site, version), page }).roles.bg;
  const [bar, foot] = [logoPlate(look, groundOf('nav')), logoPlate(look, groundOf('footer'))];
  const root = `[data-v="${version}"]`;
  const ofFoot = foot === 'white' ? '' : `${root} .foot-logo{${plates[foot]}}`;
  const { bareLogo } = languages[version];
  if (bareLogo !== undefined) {
    const own = {
      none: scoped(bareLogo, root),
      white: '',
      dark: `${root} .mark{--logo-ground:#16181d;--logo-ink:#fff}`,
    };
    return ofFoot + own[bar];
  }
  const around = 'padding:.3rem .55rem;border-radius:min(var(--r-card),10px)';
  return ofFoot + (bar === 'none' ? '' : `${root} .mark .logo{${around};${plates[bar]}}`);
}

type Styled = Omit<Assembled, 'body'>;

export const pageSheet = (site: SiteDocument, page: Styled, isLoadable?: IsLoadable): string =>
  pageLayers(site, page, isLoadable).join('');

/**
 * Returns the style sheet in its layers, with only the structures and languages on the page. A skin overrides a
 * structure and the record's settings override both, whatever their selectors.
 * @param names classes and IDs of the page, as `.name` and `#name`; if given, rules of parts, structures and skins for
 *   other classes and IDs are left out
 */
export function pageLayers(
  site: SiteDocument,
  { main, drawn, versions: further, sheets, page: { logo } }: Styled,
  isLoadable?: IsLoadable,
  names?: ReadonlySet<string>,
): string[] {
  const palette = paletteOf(site);
  const versions = [...new Set([main, ...further, ...drawn.map(({ version }) => version)])];
  const page = groundsOf(groundRecipe(site, main), palette).page;
  const themes = versions.map((version) => {
    const own = groundsOf(groundRecipe(site, version), palette, page.bg);
    const fixed = [
      tokenProperties(version),
      `--c-brand:${toHex(own.brand.bg)};--c-on-brand:${toHex(own.brand.ink)}`,
      `--c-accent:${toHex(palette.accent)};--c-on-accent:${toHex(inkOn(palette.accent))}`,
      `--c-deep:${toHex(own.deep.bg)};--c-on-deep:${toHex(own.deep.ink)}`,
      `--c-page:${toHex(page.bg)};--c-tint:${toHex(own.tint.bg)};--c-card:${toHex(own.card.bg)}`,
      plateProperties(site, version, page.bg),
    ].join(';');
    const root = `[data-v="${version}"]`;
    const colors = groundNames
      .map(
        (ground) =>
          `${root}[data-ground=${ground}],${root} [data-ground=${ground}]{${propertiesOn(ground, own[ground])}}`,
      )
      .join('');
    return `${root}{${fixed}}${colors}`;
  });
  const used = (sheet: string): string => (names ? usedRules(sheet, names) : sheet);
  const structures = [...new Set([...drawn.flatMap((each) => each.sheets), ...sheets])].map(used).join('');
  const families = languages[main].fonts;
  const placed = drawn.map(({ key, version, textGround }) => ({ key, version, ground: textGround }));
  const own = bandStyles(site, placed, page.bg);
  return [
    `@layer reset,base,parts,structures,skin,site;@layer reset{${resetStyles}}`,
    `@layer base{:root{${familyProperties(site, families, isLoadable)};--page:${toHex(page.bg)};--page-ink:${toHex(page.ink)}}${themes.join('')}${baseStyles}}`,
    `@layer parts{${used(partStyles)}}`,
    `@layer structures{${structures}}`,
    `@layer skin{${versions.map((version) => used(skinOf(version))).join('')}}`,
    `@layer site{${phoneBarStyles}${versions.map((version) => logoPlates(site, version, logo, page.bg)).join('')}${own}}`,
  ];
}
