import type { Operation } from '../../record/operation.ts';
import { addItem, listItems, type ListOptions } from '../../record-catalogue/list-engine.ts';
import { flag, list, number, text } from '../../record/readers.ts';
import type { GalleryPhoto, SiteDocument } from '../site/schema.ts';

export const GALLERY = ['gallery'];

/** A photo, with its index in the record's list. */
export interface PlacedPhoto {
  index: number;
  photo: GalleryPhoto;
}

type WithGallery = Pick<SiteDocument, 'gallery'>;

/** Options of a list without archived photos, which are not shown. */
const SHOWN: ListOptions = { among: ({ archived }) => !flag(archived) };

const photosOf = ({ gallery }: WithGallery): readonly (GalleryPhoto | null)[] => list(gallery);

/** Returns all photos except archived ones, in the order in which they are shown. */
export function presentPhotos(site: WithGallery): PlacedPhoto[] {
  return listItems(site, GALLERY, SHOWN).map(({ index, value }) => ({ index, photo: value as GalleryPhoto }));
}

/** Returns the gallery's name without outer spaces. */
export const galleryName = (entry: { 'gallery-name'?: unknown } | null | undefined): string =>
  text(entry?.['gallery-name']).trim();

/** Returns the name of the gallery that the photo is in; '' for none. */
export const galleryOf = ({ gallery_name, gallery }: Pick<GalleryPhoto, 'gallery_name' | 'gallery'>): string =>
  text(gallery_name ?? gallery).trim();

/** Returns the description that a photo has until somebody writes a better one. */
export const defaultAlt = (gallery: string): string => `${gallery}-image`;

/**
 * Returns the highest number that a photo has in the given order; 0 if no photo has a positive number. The photo with
 * the highest number is shown first.
 */
export const highestOf = (site: WithGallery, member: 'gallery_order' | 'homepage_order'): number =>
  Math.max(0, ...photosOf(site).map((photo) => number(photo?.[member], 0)));

/**
 * Returns the operations that add a photo before all others. The photo is in no gallery and not on the home page,
 * because only staff put photos there.
 * @param photo reference of the photo in the record
 */
export function addPhoto(site: Pick<SiteDocument, 'gallery' | 'sitePk'>, photo: string): Operation[] {
  const value = {
    photo,
    uncropped_gallery_photo: photo,
    gallery_order: highestOf(site, 'gallery_order') + 1,
  };
  return addItem(site, GALLERY, value, 0);
}

export const hasPhoto = (site: WithGallery, photo: string): boolean =>
  photosOf(site).some((each) => each?.photo === photo);

/** Returns a name of a photo for people: its caption or its description, else its number. @param place from 0 */
export function photoName({ caption, alt_tag }: GalleryPhoto, place: number): string {
  const words = [text(caption).trim(), text(alt_tag).trim()].find((each) => each !== '' && !each.endsWith('-image'));
  return words === undefined ? `photo ${place + 1}` : `“${words}”`;
}
