import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { VersionId } from '#shared/layout/catalogue.ts';
import { groundRecipe } from '#shared/layout/ground-recipe.ts';
import { versionRow } from '#shared/layout/version-rows.ts';
import { flag } from '#shared/record/readers.ts';
import { toHex } from '#shared/theme/color.ts';
import { scoped } from '../html/css.ts';
import { languages } from '../languages/index.ts';
import { baseStyles, resetStyles } from '../styles/base.ts';
import { partStyles, phoneBarStyles } from '../styles/parts.ts';
import { bandStyles, plateProperties } from '../theme/bands.ts';
import { familyProperties, type IsLoadable } from '../theme/fonts.ts';
import { paletteOf } from '#shared/theme/palette.ts';
import { groundNames, groundsOf, inkOn, roleProperties } from '#shared/theme/roles.ts';
import type { Assembled } from './assemble.ts';

/** Prefixed skins, made once per language. */
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

/** Logos are drawn for light grounds: on a dark bar without a plate of its own they get a white one. */
const logoPlates = (versions: readonly VersionId[]): string =>
  versions
    .filter((version) => versionRow(version).bands.nav === 'page')
    .map(
      (version) =>
        `[data-v="${version}"] .mark .logo{padding:.3rem .55rem;border-radius:min(var(--r-card),10px);background:#fff}`,
    )
    .join('');

/**
 * The page's style sheet, with only the structures and languages on the page. It is in layers, so that a skin overrides
 * a structure and the record's settings override both, whatever their selectors.
 * @param main the version that decides the page's fonts and color
 */
export function pageSheet(
  site: SiteDocument,
  { main, drawn, versions: further, sheets }: Omit<Assembled, 'body'>,
  isLoadable?: IsLoadable,
): string {
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
      .map((ground) => `${root}[data-ground=${ground}],${root} [data-ground=${ground}]{${roleProperties(own[ground])}}`)
      .join('');
    return `${root}{${fixed}}${colors}`;
  });
  const structures = [...new Set([...drawn.flatMap((each) => each.sheets), ...sheets])].join('');
  const families = languages[main].fonts;
  const placed = drawn.map(({ key, version, words }) => ({ key, version, ground: words }));
  const own = bandStyles(site, placed, page.bg);
  return [
    '@layer reset,base,parts,structures,skin,site;',
    `@layer reset{${resetStyles}}`,
    `@layer base{:root{${familyProperties(site, families, isLoadable)};--page:${toHex(page.bg)};--page-ink:${toHex(page.ink)}}${themes.join('')}${baseStyles}}`,
    `@layer parts{${partStyles}}`,
    `@layer structures{${structures}}`,
    `@layer skin{${versions.map(skinOf).join('')}}`,
    `@layer site{${phoneBarStyles}${flag(site.custom_dark) ? logoPlates(versions) : ''}${own}}`,
  ].join('');
}
