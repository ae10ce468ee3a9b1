import { flag, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { GALLERY, galleryOf } from '#shared/domain/photo/gallery.ts';
import { inShownOrder } from '#shared/record-catalogue/list-view.ts';
import { imageAddress } from '../html/url.ts';
import type { Reading } from '../page.ts';
import { items } from './items.ts';
import { type Photo, pictureOfField, readPhoto } from './photos.ts';
import { isShown } from './picture.ts';

/** Photos of the same place before and after a job, with their story. */
export interface Pair {
  before: Photo;
  after: Photo;
  /** staff's words for the photo from after the job, '' for none */
  story: string;
  /** names of the service and of the gallery, only once if they are equal; '' for none */
  facts: string;
}

/**
 * Returns the pairs that staff made of photos. The place of the after-photo in the galleries decides the order. Leaves
 * out a pair if its after-photo is archived, or if one of its photos cannot be shown.
 */
export function readPairs(site: Pick<SiteDocument, 'gallery'>, page: Pick<Reading, 'image'>): Pair[] {
  const present = items(site.gallery).filter(
    (photo) => !flag(photo.archived) && imageAddress(text(photo.before_photo)) !== '',
  );
  return inShownOrder(GALLERY, present, 'gallery_order').flatMap((photo) => {
    const before = pictureOfField(site, imageAddress(text(photo.before_photo)));
    const [after] = readPhoto(photo);
    if (!after || ![before, after].every(({ url }) => isShown(page, url, 'gallery'))) return [];
    const facts = [text(photo.associated_service).trim(), galleryOf(photo)].filter(Boolean);
    return [{ before, after, story: after.caption, facts: [...new Set(facts)].join(' · ') }];
  });
}
