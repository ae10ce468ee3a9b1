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

/** Whether staff have put the photo on the home page; −1, or no number, means no. */
export const isOnHomepage = (photo: Pick<GalleryPhoto, 'photo' | 'homepage_order'>): boolean =>
  number(photo.homepage_order, -1) >= 0 && !isFilm(photo);

/** The version in which the home page shows its photos. */
export const homepageVersion = (site: SiteDocument): SectionVersion => shownVersion(site, 'our-best-work');

/** How many photos the home page has room for in its version; undefined where nothing says so. */
export function homepageCount(site: SiteDocument): number | undefined {
  const version = homepageVersion(site);
  return version === 'none' ? undefined : versionRow(version).homePhotos;
}

/** Sets the same members of several photos. */
export function setMembers(
  site: SiteDocument,
  indexes: readonly number[],
  change: Readonly<Record<string, JsonValue>>,
): Operation[] {
  return indexes.flatMap((index) =>
    Object.entries(change).flatMap(([member, value]) => setAt(site, [...GALLERY, index, member], value)),
  );
}

/** The members of a photo that name its gallery; the record has two. */
export const inGallery = (name: string) => ({ gallery: name, gallery_name: name });

/** Puts photos on the home page, before those that are there already; films are left out. */
export function addToHomepage(site: SiteDocument, indexes: readonly number[]): Operation[] {
  const added = indexes.filter((index) => !isOnHomepage(photoAt(site, index)) && !isFilm(photoAt(site, index)));
  const highest = highestOf(site, 'homepage_order');
  return added.flatMap((index, place) => setMembers(site, [index], { homepage_order: highest + added.length - place }));
}

/** The home page shows these photos alone, in this order; films and archived photos are left out. */
export function onlyOnHomepage(site: SiteDocument, indexes: readonly number[]): Operation[] {
  const shown = indexes.filter((index) => mayBeOnHomepage(photoAt(site, index)));
  const others = indexesWhere(site, isOnHomepage).filter((index) => !shown.includes(index));
  return [
    ...shown.flatMap((index, place) => setMembers(site, [index], { homepage_order: shown.length - place })),
    ...setMembers(site, others, { homepage_order: -1 }),
  ];
}

/** The home page shows photos alone, and no archived ones. */
export const mayBeOnHomepage = (photo: GalleryPhoto): boolean => !isFilm(photo) && !flag(photo.archived);

/** Places of the photos in the record's list. */
const indexesWhere = (site: Pick<SiteDocument, 'gallery'>, isMeant: (photo: GalleryPhoto) => boolean): number[] =>
  list(site.gallery).flatMap((photo, index) => (photo && isMeant(photo) ? [index] : []));

/** Indexes of photos whose address an earlier photo has too. */
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

/** Inserts photos as they are behind the others. */
function append(site: SiteDocument, photos: readonly Record<string, JsonValue>[]): Operation[] {
  const start = list(site.gallery).length;
  return photos.map((value, place) => ({ op: 'insert', path: [...GALLERY, start + place], value }));
}

/** Numbers of a photo that comes last: the highest number is shown first, so no other photo is renumbered. */
const LAST = { order: 0, all_photos_order: 0, gallery_order: 0 };

/** Adds photos with these addresses, except those that the site has. */
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

/** Name of the gallery that stands there in the record's list; `''` where none does. */
export const galleryNameAt = (site: Pick<SiteDocument, 'gallery_names'>, index: number): string =>
  galleryName(list(site.gallery_names)[index]);

/** Whether another gallery than the one at `index` has the name. */
export function isTaken(site: Pick<SiteDocument, 'gallery_names'>, name: string, index?: number): boolean {
  const wanted = nameKey(name);
  return list(site.gallery_names).some((_, at) => at !== index && nameKey(galleryNameAt(site, at)) === wanted);
}

export function addGallery(site: SiteDocument, name: string): Operation[] {
  return addItem(site, GALLERY_NAMES, { 'gallery-name': name });
}

const photosIn = (site: Pick<SiteDocument, 'gallery'>, name: string): number[] =>
  indexesWhere(site, (photo) => galleryOf(photo) === name);

/** Moves all photos of one gallery to another one, or with `''` out of galleries. */
export const moveToGallery = (site: SiteDocument, from: string, to: string): Operation[] =>
  from === '' ? [] : setMembers(site, photosIn(site, from), inGallery(to));

/** The gallery's new name, on all its photos too. */
export function renameGallery(site: SiteDocument, index: number, name: string): Operation[] {
  return [
    ...setAt(site, [...GALLERY_NAMES, index, 'gallery-name'], name),
    ...moveToGallery(site, galleryNameAt(site, index), name),
  ];
}

/** Its photos stay, in no gallery. */
export function deleteGallery(site: SiteDocument, index: number): Operation[] {
  return [...moveToGallery(site, galleryNameAt(site, index), ''), ...removeItems(site, GALLERY_NAMES, [index])];
}

/** Addresses of the photos that are in the gallery of that name. */
export const addressesIn = (site: Pick<SiteDocument, 'gallery'>, name: string): ReadonlySet<string> =>
  new Set(photosIn(site, name).map((index) => text(photoAt(site, index).photo)));

/** Puts the photos of these addresses in the gallery, except those that are in another one by now. */
export const putBackInGallery = (site: SiteDocument, addresses: ReadonlySet<string>, name: string): Operation[] =>
  setMembers(
    site,
    photosIn(site, '').filter((index) => addresses.has(text(photoAt(site, index).photo))),
    inGallery(name),
  );

/** Adds a photo to a gallery, in front of all others, with the default description. */
export function addToGallery(site: SiteDocument, photo: string, gallery: string): Operation[] {
  return inTurn(site, [
    (before) => addPhoto(before, photo),
    (added) => {
      const index = (added.gallery ?? []).findIndex((each) => each?.photo === photo);
      return setMembers(added, [index], { ...inGallery(gallery), alt_tag: defaultAlt(gallery) });
    },
  ]);
}

/** Gives a film that has no poster the one that was made of it. */
export function putPoster(site: SiteDocument, film: string, poster: string): Operation[] {
  const indexes = indexesWhere(site, (photo) => text(photo.photo) === film && posterOf(photo) === '');
  return setMembers(site, indexes, { uncropped_gallery_photo: poster });
}

/** The photo as it was before it was ever cut. */
export const uncropped = (site: SiteDocument, index: number): string => {
  const { uncropped_gallery_photo, photo } = photoAt(site, index);
  return text(uncropped_gallery_photo) || text(photo);
};
