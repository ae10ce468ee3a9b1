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
  type Stand,
} from '../../theme/bands.ts';
import { groundsOf } from '../../theme/grounds.ts';
import { paletteOf } from '../../theme/palette.ts';
import type { Roles } from '../../theme/roles.ts';
import { isFilm } from '../photo/film.ts';
import { isOnHomepage, mayBeOnHomepage } from '../photo/library.ts';
import type { GalleryPhoto, SiteDocument } from './schema.ts';

/** The sections of the home page that a band's settings are for. */
const sectionsOf: Readonly<Record<BandName, readonly HomeSection[]>> = {
  nav: ['navigation'],
  hero: ['hero'],
  card: ['our-services'],
  cta: ['cta', 'final-cta'],
  footer: ['footer'],
};

/** The band whose settings are for the section; undefined where there is none, or its language does not have it. */
export function bandOf(section: HomeSection, version: VersionId): BandName | undefined {
  const name = bandNames.find((band) => sectionsOf[band].includes(section));
  return name !== undefined && versionRow(version).bands[name] !== undefined ? name : undefined;
}

/** The version that decides the color of the whole page: that of most sections. */
function pageVersion(site: SiteDocument): VersionId {
  const version = siteVersion(site);
  return version === 'vC' ? usualVersion(site, homeSections) : version;
}

/** The colors of what stands on the page's own ground. */
export const pageRoles = (site: SiteDocument): Roles =>
  groundsOf(groundRecipe(site, pageVersion(site)), paletteOf(site)).page;

interface Placed extends Stand {
  /** whether a photo, or what is scrolled below it, is behind it */
  seeThrough: boolean;
}

/** The ground behind a band in each section of the home page that has the band. */
function standsOf(site: SiteDocument, name: BandName): Placed[] {
  const page = pageRoles(site).bg;
  const { slides, work } = photosOf(site);
  return sectionsOf[name].flatMap((section): Placed[] => {
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

/** How the home page shows a band, once for each of its sections. */
export const shownBands = (site: SiteDocument, name: BandName): Band[] =>
  standsOf(site, name).map((stand) => bandOn(site, name, stand));

/**
 * A band's transparency in percent: the highest one that the page gives it, the one that the record asks for, and the
 * one that the page gives it now. Undefined where nothing is behind the band.
 */
export function transparencyOf(site: SiteDocument, name: BandName) {
  const seen = standsOf(site, name).filter(({ seeThrough }) => seeThrough);
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
  /** photos of the hero */
  slides: number;
  /** others on the home page */
  work: number;
}

/** Each band asks for those of the same site, which may have thousands. */
const counted = new WeakMap<SiteDocument, PhotoCounts>();

function photosOf(site: SiteDocument): PhotoCounts {
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
