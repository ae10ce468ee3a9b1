import type { JsonValue, Operation } from '../../record/operation.ts';
import { flag, list, number, text } from '../site/readers.ts';
import type { GalleryPhoto, Scalar, SiteDocument } from '../site/schema.ts';

const FIELD = 'gallery';
/** what numbers the photos of the view of all photos */
const orders = ['order', 'all_photos_order'] as const;

/** A photo and where it stands in the record's list. */
export interface PlacedPhoto {
  index: number;
  photo: GalleryPhoto;
}

type WithGallery = Pick<SiteDocument, 'gallery'>;

const photosOf = ({ gallery }: WithGallery): readonly (GalleryPhoto | null)[] => list(gallery);
const orderOf = (photo: GalleryPhoto): number => number(photo.all_photos_order ?? photo.order, -1);

/** All photos but archived ones, the highest number first as the site shows them. */
export function allPhotos(site: WithGallery): PlacedPhoto[] {
  const placed: { order: number; place: PlacedPhoto }[] = [];
  for (const [index, photo] of photosOf(site).entries()) {
    if (photo && !flag(photo.archived)) placed.push({ order: orderOf(photo), place: { index, photo } });
  }
  return placed.sort((a, b) => b.order - a.order).map(({ place }) => place);
}

/** How a photo is described until somebody does it better. */
export const defaultAlt = (gallery: string): string => `${gallery}-image`;

/**
 * A photo in front of all others, in no gallery, and the first one of the home page.
 * @param photo what the record names it by
 */
export function addPhoto(site: Pick<SiteDocument, 'gallery' | 'sitePk'>, photo: string): Operation[] {
  const all = photosOf(site);
  const next = (read: (photo: GalleryPhoto) => unknown) =>
    Math.max(0, ...all.map((each) => (each ? number(read(each), 0) : 0))) + 1;
  const homeOrder = next(({ homepage_order }) => homepage_order);
  const order = next((each) => Math.max(...orders.map((field) => number(each[field], 0))));
  const value: JsonValue = {
    photo,
    uncropped_gallery_photo: photo,
    alt_tag: defaultAlt(''),
    caption: '',
    archived: false,
    associated_service: '',
    gallery: '',
    gallery_name: '',
    landing_page: site.sitePk ?? null,
    order,
    all_photos_order: order,
    gallery_order: next(({ gallery_order }) => gallery_order),
    // Where nobody has ordered the home page, it follows the order of all photos.
    homepage_order: homeOrder > 1 ? homeOrder : 0,
    stock: false,
  };
  if (!Array.isArray(site.gallery)) return [{ op: 'set', path: [FIELD], value: [value] }];
  return [{ op: 'insert', path: [FIELD, 0], value }];
}

export const hasPhoto = (site: WithGallery, photo: string): boolean =>
  photosOf(site).some((each) => each?.photo === photo);

export type PhotoText = 'caption' | 'alt_tag' | 'associated_service';

export const photoField = (index: number, field: PhotoText) => [FIELD, index, field] as const;

/** Takes the photo at one place of `allPhotos` to another; those between make room. */
export function movePhoto(site: WithGallery, from: number, to: number): Operation[] {
  const shown = allPhotos(site);
  const moved = shown.toSpliced(from, 1).toSpliced(to, 0, ...shown.slice(from, from + 1));
  const source = shown[from];
  const target = shown[to];
  if (!source || !target || from === to) return [];
  // A list that is kept in the order of its numbers stays so.
  const inOrder = shown.every(({ index }, at) => at === 0 || index > shown[at - 1]!.index);
  const newIndex = (index: number): number => {
    if (!inOrder) return index;
    if (index === source.index) return target.index;
    const passed =
      from < to ? index > source.index && index <= target.index : index < source.index && index >= target.index;
    return passed ? index + (from < to ? -1 : 1) : index;
  };
  const move: Operation[] = inOrder ? [{ op: 'move', path: [FIELD], from: source.index, to: target.index }] : [];
  const numbers = placeNumbers(shown);
  const sets = moved.flatMap(({ index, photo }, place) =>
    orders.flatMap((field): Operation[] => {
      const value = inKindOf(photo[field], numbers[place]!);
      return photo[field] === value ? [] : [{ op: 'set', path: [FIELD, newIndex(index), field], value }];
    }),
  );
  return [...move, ...sets];
}

/** The numbers of the places: those there are where they tell all places apart, else they descend from the count. */
function placeNumbers(shown: readonly PlacedPhoto[]): number[] {
  const numbers = shown.map(({ photo }) => orderOf(photo));
  const areDistinct = numbers.every((each, at) => each > 0 && (at === 0 || each < numbers[at - 1]!));
  return areDistinct ? numbers : numbers.map((_, place) => numbers.length - place);
}

/** Some backends write numbers as text. */
const inKindOf = (known: Scalar | undefined, value: number): JsonValue =>
  typeof known === 'string' ? String(value) : value;

/** @param indexes places in the record's list */
export function removePhotos(indexes: readonly number[]): Operation[] {
  return indexes.toSorted((a, b) => b - a).map((index) => ({ op: 'remove', path: [FIELD, index] }));
}

/** Puts removed photos, as they were in the record, back to their places. */
export function restorePhotos(site: WithGallery, photos: readonly PlacedPhoto[]): Operation[] {
  const count = photosOf(site).length;
  return photos
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, photo }, done) => ({
      op: 'insert',
      path: [FIELD, Math.min(index, count + done)],
      value: { ...photo } as JsonValue,
    }));
}

/** How a photo is called to a person, by what is known of it. */
export function photoName({ caption, alt_tag }: GalleryPhoto, place: number): string {
  const words = [text(caption).trim(), text(alt_tag).trim()].find((each) => each !== '' && !each.endsWith('-image'));
  return words === undefined ? `photo ${place + 1}` : `“${words}”`;
}
