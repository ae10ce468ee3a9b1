import { isFilm } from '#shared/domain/photo/film.ts';
import { presentPhotos, galleryName, galleryOf, type PlacedPhoto } from '#shared/domain/photo/gallery.ts';
import { list, text } from '#shared/record/readers.ts';
import type { GalleryPhoto, SiteDocument } from '#shared/domain/site/schema.ts';

export interface PickerFilter {
  /** words to look for, each of which must be in caption, alt text, service or gallery */
  term: string;
  /** name of a gallery, '' for photos in no gallery, null for all photos */
  gallery: string | null;
  service: string | null;
}

export const everything: PickerFilter = { term: '', gallery: null, service: null };

/** Returns the matching photos in the order in which the site shows them, without archived photos and films. */
export function photosToPick(
  site: Pick<SiteDocument, 'gallery'>,
  { term, gallery, service }: PickerFilter,
): PlacedPhoto[] {
  const words = term.toLowerCase().split(/\s+/u).filter(Boolean);
  return presentPhotos(site).filter(({ photo }) => {
    if (text(photo.photo) === '' || isFilm(photo)) return false;
    if (gallery !== null && galleryOf(photo) !== gallery) return false;
    if (service !== null && text(photo.associated_service) !== service) return false;
    const said = wordsOf(photo);
    return words.every((word) => said.includes(word));
  });
}

const wordsOf = (photo: GalleryPhoto): string =>
  [photo.caption, photo.alt_tag, photo.associated_service, galleryOf(photo)].map(text).join(' ').toLowerCase();

/** Returns the names of the site's galleries in the order of the record, each once. */
export function galleryNames(site: Pick<SiteDocument, 'gallery_names'>): string[] {
  const names = list(site.gallery_names).map(galleryName);
  return [...new Set(names)].filter((name) => name !== '');
}

/** Returns the names of the site's services, each once. */
export function serviceNames(site: Pick<SiteDocument, 'services'>): string[] {
  const names = list(site.services).map((service) => text(service?.['service-name']).trim());
  return [...new Set(names)].filter((name) => name !== '');
}

/**
 * Returns the ticks after a click, in the order in which they were made.
 * @param from for a click with Shift, the photo of the previous click: all photos from there to `clicked` are ticked
 * @param limit maximum number of ticks
 */
export function ticked(
  ticks: readonly string[],
  shown: readonly string[],
  clicked: string,
  { from, limit = Infinity }: { from?: string | undefined; limit?: number } = {},
): readonly string[] {
  if (limit === 1) return ticks.includes(clicked) ? [] : [clicked];
  const [start, end] = [from === undefined ? -1 : shown.indexOf(from), shown.indexOf(clicked)];
  if (start < 0) {
    if (ticks.includes(clicked)) return ticks.filter((each) => each !== clicked);
    return [...ticks, clicked].slice(0, limit);
  }
  const range = start <= end ? shown.slice(start, end + 1) : shown.slice(end, start + 1).reverse();
  return [...new Set([...ticks, ...range])].slice(0, limit);
}
