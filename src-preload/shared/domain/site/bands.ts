import { type HomeSection, homeSections, type VersionId } from '../../layout/catalogue.ts';
import { groundRecipe } from '../../layout/ground-recipe.ts';
import { versionRow } from '../../layout/version-rows.ts';
import { shownVersion, siteVersion, usualVersion } from '../../layout/versions.ts';
import { list, number, text } from '../../record/readers.ts';
import {
  type Band,
  bandFields,
  type BandName,
  bandNames,
  bandOn,
  defaultTransparency,
  type BandGround,
} from '../../theme/bands.ts';
import { groundsOf } from '../../theme/grounds.ts';
import { paletteOf } from '../../theme/palette.ts';
import type { Roles } from '../../theme/roles.ts';
import { isFilm } from '../photo/film.ts';
import { isOnHomepage, mayBeOnHomepage } from '../photo/library.ts';
import type { GalleryPhoto, SiteDocument } from './schema.ts';

/** For each band, the sections of the home page to which its settings apply. */
const sectionsOf: Readonly<Record<BandName, readonly HomeSection[]>> = {
  nav: ['navigation'],
  hero: ['hero'],
  card: ['our-services'],
  cta: ['cta', 'final-cta'],
  footer: ['footer'],
};

/**
 * Returns the band whose settings apply to the section; undefined if the section has no band, or if the version does
 * not have the band.
 */
export function bandOf(section: HomeSection, version: VersionId): BandName | undefined {
  const name = bandNames.find((band) => sectionsOf[band].includes(section));
  return name !== undefined && versionRow(version).bands[name] !== undefined ? name : undefined;
}

/**
 * Returns the version that sets the page's colors. On a vC site each section has a version of its own; the version that
 * most sections have then counts.
 */
function pageVersion(site: SiteDocument): VersionId {
  const version = siteVersion(site);
  return version === 'vC' ? usualVersion(site, homeSections) : version;
}

/** Returns the color roles of the ground `page`. */
export const pageRoles = (site: SiteDocument): Roles =>
  groundsOf(groundRecipe(site, pageVersion(site)), paletteOf(site)).page;

interface ShownGround extends BandGround {
  /** whether something can show through the band: a photo, or the page when it scrolls beneath the band */
  seeThrough: boolean;
}

/** Returns the ground of a band in each shown section of the home page that has the band. */
function shownGroundsOf(site: SiteDocument, name: BandName): ShownGround[] {
  const page = pageRoles(site).bg;
  const { slides, work } = photoCounts(site);
  return sectionsOf[name].flatMap((section): ShownGround[] => {
    const version = shownVersion(site, section);
    if (version === 'none') return [];
    const { bands, seeThrough, heroPhotos, bareHero = 'deep' } = versionRow(version);
    const recipe = groundRecipe(site, version);
    const own = bands[name];
    if (own === undefined) return [];
    const stand = { ground: own, recipe, page, seeThrough: seeThrough.includes(name) };
    if (name === 'hero' && slides === 0) return [{ ...stand, ground: bareHero, seeThrough: false }];
    if (name === 'hero' && slides + work < heroPhotos) return [{ ...stand, ground: 'photo', seeThrough: true }];
    const hasPhoto = name !== 'cta' || (section === 'cta' && (slides > 0 || work > 1));
    return [{ ...stand, seeThrough: stand.seeThrough && hasPhoto }];
  });
}

/** Returns how the home page shows a band, once for each section that has the band. */
export const shownBands = (site: SiteDocument, name: BandName): Band[] =>
  shownGroundsOf(site, name).map((stand) => bandOn(site, name, stand));

/**
 * Returns transparencies of a band in percent. `most` is the highest that the page shows if the record has less than
 * 100. (A card may also have 100: a scrim then replaces its background.) `wanted` is the value of the record, and
 * `shown` what the page uses. The footer shows any transparency, because no photo is behind it (see `bandOn`): its
 * `most` is 100, and its `shown` equals `wanted`. Returns undefined if nothing can show through the band.
 */
export function transparencyOf(site: SiteDocument, name: BandName) {
  const seen = shownGroundsOf(site, name).filter(({ seeThrough }) => seeThrough);
  if (seen.length === 0) return undefined;
  const field = bandFields[name].transparency;
  const shownAt = (percent: number): number =>
    Math.min(
      ...seen.map((stand) => Math.round((1 - bandOn({ ...site, [field]: percent }, name, stand).opacity) * 100)),
    );
  const wanted = Math.min(100, Math.max(0, number(site[field], defaultTransparency)));
  if (name === 'footer') return { most: 100, wanted, shown: wanted };
  return { most: shownAt(99), wanted, shown: shownAt(wanted) };
}

interface PhotoCounts {
  /** number of photos in the hero */
  slides: number;
  /** number of other photos on the home page */
  work: number;
}

/** Cached counts, because they are needed again for every band, and a site may have thousands of photos. */
const counted = new WeakMap<SiteDocument, PhotoCounts>();

function photoCounts(site: SiteDocument): PhotoCounts {
  const counts = counted.get(site) ?? countPhotos(site);
  counted.set(site, counts);
  return counts;
}

function countPhotos(site: SiteDocument): PhotoCounts {
  const isPhoto = (photo: Pick<GalleryPhoto, 'photo'>): boolean => text(photo.photo).trim() !== '' && !isFilm(photo);
  const addresses = (photos: readonly Pick<GalleryPhoto, 'photo'>[]): string[] =>
    photos.filter(isPhoto).map(({ photo }) => text(photo).trim());
  const gallery = addresses(list(site.hero_gallery_photos));
  const slides = gallery.length > 0 ? gallery : addresses([{ photo: site.hero_image }]);
  const present = list(site.gallery).filter(mayBeOnHomepage);
  const chosen = present.filter(isOnHomepage);
  const work = new Set(addresses(chosen.length > 0 ? chosen : present)).difference(new Set(slides));
  return { slides: slides.length, work: work.size };
}
