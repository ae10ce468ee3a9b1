import { galleryName, galleryOf } from '#shared/domain/photo/gallery.ts';
import { flag, number, text } from '#shared/record/readers.ts';
import type { GalleryPhoto, SiteDocument } from '#shared/domain/site/schema.ts';
import type { Words } from '../words/words.ts';
import { items } from './items.ts';
import { type Film, type Photo, readPhoto, readPhotoOrFilm } from './photos.ts';

export interface Gallery {
  /** '' for photos in no gallery */
  name: string;
  subtitle: string;
  /** code of a job-photo widget, '' without one */
  widget: string;
  photos: (Photo | Film)[];
}

type Galleries = Pick<SiteDocument, 'gallery' | 'gallery_names' | 'gallery_all_title' | 'all_photos_cc_widget'>;

/**
 * The galleries in staff's order, each with its photos from the highest number down; photos in no gallery come last.
 */
export function galleries(site: Galleries, words: Words): Gallery[] {
  const shown = items(site.gallery)
    .filter((photo) => !flag(photo.archived))
    .sort((a, b) => orderOf(b) - orderOf(a));
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

const orderOf = (photo: GalleryPhoto): number =>
  number(photo.gallery_order ?? photo.all_photos_order ?? photo.order, -1);

/** Photos that staff linked to a service. */
export function photosOfService(site: Pick<SiteDocument, 'gallery'>, service: string): Photo[] {
  const wanted = service.trim().toLowerCase();
  return items(site.gallery)
    .filter((photo) => !flag(photo.archived) && text(photo.associated_service).trim().toLowerCase() === wanted)
    .sort((a, b) => orderOf(b) - orderOf(a))
    .flatMap(readPhoto);
}
