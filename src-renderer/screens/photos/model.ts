import type { PlacedPhoto } from '#shared/domain/photo/gallery.ts';
import { list, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

/** A photo with what it is known by while the screen is shown: its address and its number change with a save. */
export interface KeyedPhoto extends PlacedPhoto {
  key: string;
}

/** What is known of a photo, the most telling first. */
const marksOf = ({ photo, index }: PlacedPhoto): unknown[] => [
  photo,
  text(photo.photo_pk) && `pk ${text(photo.photo_pk)}`,
  text(photo.photo) && `at ${text(photo.photo)}`,
  index,
];

/** Gives photos the keys that they had before, and new ones to the others. */
export function keyPhotos(before: readonly KeyedPhoto[], photos: readonly PlacedPhoto[]): KeyedPhoto[] {
  const keys = new Array<string | undefined>(photos.length);
  const taken = new Set<string>();
  for (const mark of [0, 1, 2, 3]) {
    const known = new Map(before.filter(({ key }) => !taken.has(key)).map((each) => [marksOf(each)[mark], each.key]));
    for (const [at, photo] of photos.entries()) {
      const value = marksOf(photo)[mark];
      const key = keys[at] === undefined && value !== '' ? known.get(value) : undefined;
      if (key === undefined || taken.has(key)) continue;
      keys[at] = key;
      taken.add(key);
    }
  }
  const byKey = new Map(before.map((each) => [each.key, each]));
  return photos.map((photo, at) => {
    const key = keys[at] ?? newKey();
    const same = byKey.get(key);
    return same?.photo === photo.photo && same.index === photo.index ? same : { ...photo, key };
  });
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
