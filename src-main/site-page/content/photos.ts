import { isFilmAddress } from '#shared/domain/photo/file-types.ts';
import { flag, number, text } from '#shared/domain/site/readers.ts';
import type { GalleryPhoto, SiteDocument } from '#shared/domain/site/schema.ts';
import { imageAddress } from '../html/url.ts';
import { items } from './items.ts';

export interface Photo {
  url: string;
  alt: string;
  caption: string;
}

export function readPhoto(photo: Pick<GalleryPhoto, 'photo' | 'alt_tag' | 'caption'>): Photo[] {
  const url = imageAddress(text(photo.photo));
  if (url === '' || isFilmAddress(url)) return [];
  return [{ url, alt: text(photo.alt_tag).trim(), caption: text(photo.caption).trim() }];
}

/** Photo lists count downwards: the higher number comes first, photos without one keep their place at the end. */
function highestFirst<T>(photos: readonly T[], order: (photo: T) => unknown): T[] {
  return [...photos].sort((a, b) => number(order(b), -1) - number(order(a), -1));
}

/** Most photos the hero's slider shows. */
const sliderLimit = 5;

export function heroPhotos(site: Pick<SiteDocument, 'hero_gallery_photos' | 'hero_image'>): Photo[] {
  const slides = highestFirst(items(site.hero_gallery_photos), (photo) => photo.order).flatMap(readPhoto);
  const photos = slides.length > 0 ? slides : readPhoto({ photo: text(site.hero_image) });
  return photos.slice(0, sliderLimit);
}

/**
 * Photos of the home page: neither archived nor taken off it (homepage_order −1). Staff's home page order comes first;
 * where nothing was ordered for the home page, the order of all photos counts.
 */
export function homePhotos(site: Pick<SiteDocument, 'gallery'>): Photo[] {
  const shown = items(site.gallery).filter((photo) => !flag(photo.archived) && number(photo.homepage_order, 0) >= 0);
  const ordered = shown.some((photo) => number(photo.homepage_order, 0) > 0);
  const photos = highestFirst(shown, (photo) =>
    ordered ? photo.homepage_order : (photo.all_photos_order ?? photo.order),
  );
  const seen = new Set<string>();
  return photos.flatMap(readPhoto).filter(({ url }) => !seen.has(url) && seen.add(url));
}
