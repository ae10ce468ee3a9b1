import type { PlacedPhoto } from '#shared/domain/photo/gallery.ts';
import { list, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

/** A photo with what it is known by while the screen is shown: its address and its number change with a save. */
export interface KeyedPhoto extends PlacedPhoto {
  key: string;
}

/** What a photo is known again by, the most telling first; '' where it has none. */
const marks: readonly ((placed: PlacedPhoto) => unknown)[] = [
  ({ photo }) => photo,
  ({ photo }) => text(photo.photo_pk),
  ({ photo }) => text(photo.photo),
  ({ index }) => index,
];

/** Gives photos the keys that they had before, and new ones to the others; what has not changed is the same object. */
export function keyPhotos(before: readonly KeyedPhoto[], photos: readonly PlacedPhoto[]): KeyedPhoto[] {
  const most = Math.min(before.length, photos.length);
  // Most edits change one of many.
  let head = 0;
  while (head < most && isSame(before[head]!, photos[head]!)) head++;
  let tail = 0;
  while (tail < most - head && isSame(before.at(-1 - tail)!, photos.at(-1 - tail)!)) tail++;
  return [
    ...before.slice(0, head),
    ...recognise(before.slice(head, before.length - tail), photos.slice(head, photos.length - tail)),
    ...before.slice(before.length - tail),
  ];
}

const isSame = (a: PlacedPhoto, b: PlacedPhoto): boolean => a.photo === b.photo && a.index === b.index;

function recognise(before: readonly KeyedPhoto[], photos: readonly PlacedPhoto[]): KeyedPhoto[] {
  const keyed = new Map<PlacedPhoto, KeyedPhoto>();
  const free = new Set(before);
  for (const mark of marks) {
    const known = new Map([...free].map((each) => [mark(each), each]));
    for (const photo of photos) {
      const value = mark(photo);
      const same = keyed.has(photo) || value === '' ? undefined : known.get(value);
      if (!same || !free.delete(same)) continue;
      keyed.set(photo, isSame(same, photo) ? same : { ...photo, key: same.key });
    }
  }
  return photos.map((photo) => keyed.get(photo) ?? { ...photo, key: newKey() });
}

let made = 0;
const newKey = (): string => `photo-${++made}`;

/** Names of the site's services, each once, with the one that is chosen though it is none of them. */
export function serviceNames(site: Pick<SiteDocument, 'services'>): string[] {
  const names = list(site.services).map((service) => text(service?.['service-name']).trim());
  return [...new Set(names)].filter((name) => name !== '');
}

export const isWaiting = ({ photo }: PlacedPhoto): boolean => text(photo.photo).startsWith('local-blob:');

const countOf = (count: number): string => (count === 1 ? 'photo' : 'photos');

export const waitingText = (count: number): string =>
  `${count} ${countOf(count)} ${count === 1 ? 'is' : 'are'} on this computer only, and uploaded with the next save.`;

export const photoCount = (count: number): string => `${count} ${countOf(count)}`;

/** in pixels */
export const GAP = 16;
const NARROWEST = 184;
const MOST_COLUMNS = 3;
/** the fields below the picture */
const FIELDS_HEIGHT = 216;

export interface GridShape {
  columns: number;
  cardWidth: number;
  cardHeight: number;
}

/** How cards fill a width: the picture is 4 : 3. */
export function gridShape(width: number): GridShape {
  const fitting = Math.floor((width + GAP) / (NARROWEST + GAP));
  const columns = Math.min(MOST_COLUMNS, Math.max(1, fitting));
  const cardWidth = Math.max(0, (width - GAP * (columns - 1)) / columns);
  return { columns, cardWidth, cardHeight: Math.round((cardWidth * 3) / 4) + FIELDS_HEIGHT };
}
