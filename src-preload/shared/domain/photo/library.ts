import type { JsonValue, Operation } from '../../record/operation.ts';
import { setAt } from '../../record-catalogue/access.ts';
import { inTurn } from '../../record-catalogue/in-turn.ts';
import type { SectionVersion } from '../../layout/catalogue.ts';
import { versionRow } from '../../layout/version-rows.ts';
import { shownVersion } from '../../layout/versions.ts';
import { addItem, newItem, removeItems } from '../../record-catalogue/list-engine.ts';
import { flag, list, number, text } from '../../record/readers.ts';
import { nameKey } from '../name-key.ts';
import type { GalleryPhoto, SiteDocument } from '../site/schema.ts';
import { isFilm, posterOf } from './film.ts';
import { addPhoto, defaultAlt, GALLERY, galleryName, galleryOf, highestOf } from './gallery.ts';

export const GALLERY_NAMES = ['gallery_names'];

export const photoAt = (site: Pick<SiteDocument, 'gallery'>, index: number): GalleryPhoto =>
  list(site.gallery)[index] ?? {};

/**
 * Whether staff have put the photo on the home page. A negative or missing `homepage_order` means no. A film is never
 * on the home page.
 */
export const isOnHomepage = (photo: Pick<GalleryPhoto, 'photo' | 'homepage_order'>): boolean =>
  number(photo.homepage_order, -1) >= 0 && !isFilm(photo);

/** Returns the version of the section in which the home page shows its photos. */
export const homepageVersion = (site: SiteDocument): SectionVersion => shownVersion(site, 'our-best-work');

/**
 * Returns how many photos the home page has room for: `homePhotos` of the version of its section for photos. Returns
 * undefined if the section is hidden, or if its version has no such number.
 */
export function homepageCount(site: SiteDocument): number | undefined {
  const version = homepageVersion(site);
  return version === 'none' ? undefined : versionRow(version).homePhotos;
}

/** Returns the operations that set the same members of several photos. */
export function setMembers(
  site: SiteDocument,
  indexes: readonly number[],
  change: Readonly<Record<string, JsonValue>>,
): Operation[] {
  return indexes.flatMap((index) =>
    Object.entries(change).flatMap(([member, value]) => setAt(site, [...GALLERY, index, member], value)),
  );
}

/** Returns the two members of a photo that name its gallery. */
export const inGallery = (name: string) => ({ gallery: name, gallery_name: name });

/**
 * Returns the operations that put photos on the home page, before the photos that are there already. Leaves out films,
 * and photos that are already on the home page.
 */
export function addToHomepage(site: SiteDocument, indexes: readonly number[]): Operation[] {
  const added = indexes.filter((index) => !isOnHomepage(photoAt(site, index)) && !isFilm(photoAt(site, index)));
  const highest = highestOf(site, 'homepage_order');
  return added.flatMap((index, place) => setMembers(site, [index], { homepage_order: highest + added.length - place }));
}

/**
 * Returns the operations after which the home page shows only these photos, in this order. Films and archived photos
 * are left out.
 */
export function onlyOnHomepage(site: SiteDocument, indexes: readonly number[]): Operation[] {
  const shown = indexes.filter((index) => mayBeOnHomepage(photoAt(site, index)));
  const others = indexesWhere(site, isOnHomepage).filter((index) => !shown.includes(index));
  return [
    ...shown.flatMap((index, place) => setMembers(site, [index], { homepage_order: shown.length - place })),
    ...setMembers(site, others, { homepage_order: -1 }),
  ];
}

/** Whether the home page may show the photo: it is neither a film nor archived. */
export const mayBeOnHomepage = (photo: GalleryPhoto): boolean => !isFilm(photo) && !flag(photo.archived);

/** Returns the indexes in the record's list of the photos for which `isMeant` is true. */
const indexesWhere = (site: Pick<SiteDocument, 'gallery'>, isMeant: (photo: GalleryPhoto) => boolean): number[] =>
  list(site.gallery).flatMap((photo, index) => (photo && isMeant(photo) ? [index] : []));

/** Returns the indexes of photos that have the same address as an earlier photo. */
export function duplicatesOf(site: Pick<SiteDocument, 'gallery'>): number[] {
  const seen = new Set<string>();
  return indexesWhere(site, ({ photo }) => {
    const address = text(photo).trim();
    const isKnown = address !== '' && seen.has(address);
    seen.add(address);
    return isKnown;
  });
}

export const stockOf = (site: Pick<SiteDocument, 'gallery'>): number[] =>
  indexesWhere(site, ({ stock }) => flag(stock));

/** Returns the operations that insert photos, as given, at the end of the record's list. */
function append(site: SiteDocument, photos: readonly Record<string, JsonValue>[]): Operation[] {
  const start = list(site.gallery).length;
  return photos.map((value, place) => ({ op: 'insert', path: [...GALLERY, start + place], value }));
}

/** Numbers of a photo that is shown last. Photos with higher numbers are shown before it. */
const LAST = { order: 0, all_photos_order: 0, gallery_order: 0 };

/** Returns the operations that add stock photos with these addresses, except those that the site has already. */
export function addStock(site: SiteDocument, addresses: readonly string[]): Operation[] {
  const known = new Set(list(site.gallery).map((photo) => text(photo?.photo)));
  const added = [...new Set(addresses)].filter((address) => !known.has(address));
  return append(
    site,
    added.map((photo) => ({
      ...newItem(site, GALLERY),
      ...{ photo, uncropped_gallery_photo: photo, alt_tag: defaultAlt(''), stock: true, ...LAST },
    })),
  );
}

/** Returns the name of the gallery at an index of the record's list; '' if there is none. */
export const galleryNameAt = (site: Pick<SiteDocument, 'gallery_names'>, index: number): string =>
  galleryName(list(site.gallery_names)[index]);

/** Whether a gallery other than the one at `index` has the name. */
export function isTaken(site: Pick<SiteDocument, 'gallery_names'>, name: string, index?: number): boolean {
  const wanted = nameKey(name);
  return list(site.gallery_names).some((_, at) => at !== index && nameKey(galleryNameAt(site, at)) === wanted);
}

export function addGallery(site: SiteDocument, name: string): Operation[] {
  return addItem(site, GALLERY_NAMES, { 'gallery-name': name });
}

const photosIn = (site: Pick<SiteDocument, 'gallery'>, name: string): number[] =>
  indexesWhere(site, (photo) => galleryOf(photo) === name);

/**
 * Returns the operations that move all photos of one gallery to another gallery, or out of all galleries if `to` is ''.
 */
export const moveToGallery = (site: SiteDocument, from: string, to: string): Operation[] =>
  from === '' ? [] : setMembers(site, photosIn(site, from), inGallery(to));

/** Returns the operations that rename a gallery, in its photos too. */
export function renameGallery(site: SiteDocument, index: number, name: string): Operation[] {
  return [
    ...setAt(site, [...GALLERY_NAMES, index, 'gallery-name'], name),
    ...moveToGallery(site, galleryNameAt(site, index), name),
  ];
}

/** Returns the operations that delete a gallery. The gallery's photos stay, and are in no gallery then. */
export function deleteGallery(site: SiteDocument, index: number): Operation[] {
  return [...moveToGallery(site, galleryNameAt(site, index), ''), ...removeItems(site, GALLERY_NAMES, [index])];
}

/** Returns the addresses of the photos that are in the gallery of that name. */
export const addressesIn = (site: Pick<SiteDocument, 'gallery'>, name: string): ReadonlySet<string> =>
  new Set(photosIn(site, name).map((index) => text(photoAt(site, index).photo)));

/**
 * Returns the operations that put the photos with these addresses into the gallery, except photos that are in another
 * gallery by now.
 */
export const putBackInGallery = (site: SiteDocument, addresses: ReadonlySet<string>, name: string): Operation[] =>
  setMembers(
    site,
    photosIn(site, '').filter((index) => addresses.has(text(photoAt(site, index).photo))),
    inGallery(name),
  );

/** Returns the operations that add a photo to a gallery, before all others, with the default description. */
export function addToGallery(site: SiteDocument, photo: string, gallery: string): Operation[] {
  return inTurn(site, [
    (before) => addPhoto(before, photo),
    (added) => {
      const index = (added.gallery ?? []).findIndex((each) => each?.photo === photo);
      return setMembers(added, [index], { ...inGallery(gallery), alt_tag: defaultAlt(gallery) });
    },
  ]);
}

/** Returns the operations that set the poster of a film, unless the film has one already. */
export function putPoster(site: SiteDocument, film: string, poster: string): Operation[] {
  const indexes = indexesWhere(site, (photo) => text(photo.photo) === film && posterOf(photo) === '');
  return setMembers(site, indexes, { uncropped_gallery_photo: poster });
}

/** Returns the address of the uncropped photo, or of the photo itself if the record names no uncropped one. */
export const uncropped = (site: SiteDocument, index: number): string => {
  const { uncropped_gallery_photo, photo } = photoAt(site, index);
  return text(uncropped_gallery_photo) || text(photo);
};
