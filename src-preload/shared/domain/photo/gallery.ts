import type { Operation } from '../../record/operation.ts';
import { addItem, listItems, type ListOptions } from '../../record-catalogue/list-engine.ts';
import { flag, list, number, text } from '../../record/readers.ts';
import type { GalleryPhoto, SiteDocument } from '../site/schema.ts';

export const GALLERY = ['gallery'];

/** A photo and where it stands in the record's list. */
export interface PlacedPhoto {
  index: number;
  photo: GalleryPhoto;
}

type WithGallery = Pick<SiteDocument, 'gallery'>;

/** Archived photos are not shown. */
const SHOWN: ListOptions = { among: ({ archived }) => !flag(archived) };

const photosOf = ({ gallery }: WithGallery): readonly (GalleryPhoto | null)[] => list(gallery);

/** All photos but archived ones, the highest number first as the site shows them. */
export function allPhotos(site: WithGallery): PlacedPhoto[] {
  return listItems(site, GALLERY, SHOWN).map(({ index, value }) => ({ index, photo: value as GalleryPhoto }));
}

/** The gallery's name as it is shown and compared: space around it is no part of it. */
export const galleryName = (entry: { 'gallery-name'?: unknown } | null | undefined): string =>
  text(entry?.['gallery-name']).trim();

/** Name of the gallery that the photo is in; `''` for none. */
export const galleryOf = ({ gallery_name, gallery }: Pick<GalleryPhoto, 'gallery_name' | 'gallery'>): string =>
  text(gallery_name ?? gallery).trim();

/** The description that a photo gets until somebody writes a better one. */
export const defaultAlt = (gallery: string): string => `${gallery}-image`;

/** The highest number that a photo has in that order, which is shown first; 0 where none has one. */
export const highestOf = (site: WithGallery, member: 'gallery_order' | 'homepage_order'): number =>
  Math.max(0, ...photosOf(site).map((photo) => number(photo?.[member], 0)));

/**
 * Adds a photo in front of all others, in no gallery and not on the home page: only staff put photos there.
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

/** Names a photo to people, by its caption or description, else by its place. */
export function photoName({ caption, alt_tag }: GalleryPhoto, place: number): string {
  const words = [text(caption).trim(), text(alt_tag).trim()].find((each) => each !== '' && !each.endsWith('-image'));
  return words === undefined ? `photo ${place + 1}` : `“${words}”`;
}
