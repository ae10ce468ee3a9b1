import { GALLERY, galleryName, galleryOf } from '#shared/domain/photo/gallery.ts';
import { flag, text } from '#shared/record/readers.ts';
import type { GalleryPhoto, SiteDocument } from '#shared/domain/site/schema.ts';
import { inShownOrder } from '#shared/record-catalogue/list-view.ts';
import type { Words } from '../words/words.ts';
import { items } from './items.ts';
import { type Film, type Photo, readPhoto, readPhotoOrFilm } from './photos.ts';

export interface Gallery {
  /** '' for photos in no gallery, if the record has neither galleries nor a title for these photos */
  name: string;
  subtitle: string;
  /** code of a job-photo widget, '' if there is none */
  widget: string;
  photos: (Photo | Film)[];
}

type Galleries = Pick<SiteDocument, 'gallery' | 'gallery_names' | 'gallery_all_title' | 'all_photos_cc_widget'>;

/**
 * Returns the galleries in the order of `gallery_names`, then those that only photos name, then the photos in no
 * gallery. The photos of a gallery are sorted by `gallery_order`, the highest first. Leaves out archived photos, and a
 * gallery with neither photos nor a widget.
 */
export function galleries(site: Galleries, words: Words): Gallery[] {
  const shown = inGalleryOrder(site);
  const entries = items(site.gallery_names).map((entry) => ({
    name: galleryName(entry),
    subtitle: text(entry['gallery-subtitle']).trim(),
    widget: text(entry.gallery_cc_widget).trim(),
  }));
  const known = new Set(entries.map(({ name }) => name));
  const others = [...new Set(shown.map(galleryOf))].filter((name) => name !== '' && !known.has(name));
  const all = [...entries, ...others.map((name) => ({ name, subtitle: '', widget: '' }))].filter(
    ({ name }) => name !== '',
  );
  const named = all.map((entry) => ({
    ...entry,
    photos: shown.filter((photo) => galleryOf(photo) === entry.name).flatMap(readPhotoOrFilm),
  }));
  const loose = shown.filter((photo) => galleryOf(photo) === '').flatMap(readPhotoOrFilm);
  const title = text(site.gallery_all_title).trim();
  const rest = {
    name: named.length > 0 ? title || words.allPhotos : title,
    subtitle: '',
    widget: text(site.all_photos_cc_widget).trim(),
    photos: loose,
  };
  return [...named, rest].filter(({ photos, widget }) => photos.length > 0 || widget !== '');
}

const inGalleryOrder = (site: Pick<SiteDocument, 'gallery'>): GalleryPhoto[] =>
  inShownOrder(
    GALLERY,
    items(site.gallery).filter(({ archived }) => !flag(archived)),
    'gallery_order',
  );

/** Returns the photos that staff linked to a service, without films. */
export function photosOfService(site: Pick<SiteDocument, 'gallery'>, service: string): Photo[] {
  const wanted = service.trim().toLowerCase();
  return inGalleryOrder(site)
    .filter((photo) => text(photo.associated_service).trim().toLowerCase() === wanted)
    .flatMap(readPhoto);
}
