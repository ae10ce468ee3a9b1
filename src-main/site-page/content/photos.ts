import { isPlayedFilm } from '#shared/domain/photo/file-types.ts';
import { focusText } from '#shared/domain/photo/focal-point.ts';
import { isFilm, posterOf } from '#shared/domain/photo/film.ts';
import { GALLERY } from '#shared/domain/photo/gallery.ts';
import { homepageCount, isOnHomepage } from '#shared/domain/photo/library.ts';
import { flag, number, text } from '#shared/record/readers.ts';
import type { GalleryPhoto, SiteDocument } from '#shared/domain/site/schema.ts';
import { limitOf } from '#shared/record-catalogue/list-engine.ts';
import { inShownOrder } from '#shared/record-catalogue/list-view.ts';
import { imageAddress } from '../html/url.ts';
import { items } from './items.ts';

const COVER = ['hero_gallery_photos'];

export interface Photo {
  url: string;
  alt: string;
  caption: string;
  /** focal point as a CSS position (`62% 35%`), '' for none */
  focus: string;
}

export interface Film extends Photo {
  /** address of the film's poster, '' if there is none */
  poster: string;
}

export const isFilmOf = (shown: Photo | Film): shown is Film => 'poster' in shown;

export function readPhotoOrFilm(
  photo: Pick<GalleryPhoto, 'photo' | 'alt_tag' | 'caption' | 'uncropped_gallery_photo' | 'focal_point'>,
): (Photo | Film)[] {
  const url = imageAddress(text(photo.photo));
  if (url === '' || (isFilm(photo) && !isPlayedFilm(url))) return [];
  const shown = { url, alt: text(photo.alt_tag).trim(), caption: text(photo.caption).trim(), focus: focusText(photo) };
  return [isFilm(photo) ? { ...shown, poster: posterOf(photo) } : shown];
}

export const readPhoto = (photo: Parameters<typeof readPhotoOrFilm>[0]): Photo[] =>
  readPhotoOrFilm(photo).filter((shown) => !isFilmOf(shown));

export function heroPhotos(site: Pick<SiteDocument, 'hero_gallery_photos' | 'hero_image'>): Photo[] {
  const slides = inShownOrder(COVER, items(site.hero_gallery_photos)).flatMap(readPhoto);
  const photos = slides.length > 0 ? slides : readPhoto({ photo: text(site.hero_image) });
  return photos.slice(0, limitOf(COVER));
}

/** Fields that `homePhotos` reads. Version and layout decide how many photos the home page has room for. */
export const homePhotoFields = ['gallery', 'version', 'custom_layout'] as const;

/**
 * Returns the photos of the home page: those that staff put there, in staff's order. If staff put none there, returns
 * the first photos of the galleries. Leaves out archived photos and films.
 */
export function homePhotos(site: Pick<SiteDocument, (typeof homePhotoFields)[number]>): Photo[] {
  const present = items(site.gallery).filter((photo) => !flag(photo.archived) && !isFilm(photo));
  const chosen = present.filter(isOnHomepage);
  if (chosen.length === 0) return distinctPhotos(inShownOrder(GALLERY, present)).slice(0, homepageCount(site));
  const isOrdered = chosen.some((photo) => number(photo.homepage_order, 0) > 0);
  return distinctPhotos(inShownOrder(GALLERY, chosen, isOrdered ? 'homepage_order' : undefined));
}

/** Returns the picture of a single field as a photo, with the focal point of the same photo in the galleries. */
export function pictureOfField(site: Pick<SiteDocument, 'gallery'>, url: string): Photo {
  const same = items(site.gallery).find((photo) => imageAddress(text(photo.photo)) === url);
  return { url, alt: '', caption: '', focus: same ? focusText(same) : '' };
}

/** Returns the photos, without films and without photos whose address an earlier photo has. */
export function distinctPhotos(photos: readonly Parameters<typeof readPhoto>[0][]): Photo[] {
  const seen = new Set<string>();
  return photos.flatMap(readPhoto).filter(({ url }) => !seen.has(url) && seen.add(url));
}
