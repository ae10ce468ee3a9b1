import { defaultAlt } from '#shared/domain/photo/gallery.ts';
import { flag, list, number, text } from '#shared/domain/site/readers.ts';
import type { GalleryPhoto, SiteDocument } from '#shared/domain/site/schema.ts';
import { siteVersion } from '#shared/layout/versions.ts';
import type { JsonValue, Operation } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { type CellLook, cornerOf, type GridShape } from '../../editor/list/use-visible-grid.ts';
import { addItem, type ListOptions, newItem, removeItems } from '#shared/record-catalogue/list-engine.ts';

export const GALLERY = ['gallery'];
export const GALLERY_NAMES = ['gallery_names'];

/** What the screen shows; a gallery by its name, `''` for the photos in none. */
export type View = { kind: keyof typeof views } | { kind: 'gallery'; name: string };

/** Of each view but the galleries: its item in the menu, which the address names too, and its title. */
const views = {
  hero: { id: '/photos/heroImages', title: 'Hero Images' },
  about: { id: '/photos/aboutUs', title: 'About Us Photo' },
  all: { id: '/photos/allPhotos', title: 'All Photos' },
  homepage: { id: '/photos/homepage', title: 'Homepage Photos' },
  archived: { id: '/photos/archived', title: 'Archived' },
} as const;
export const viewKinds = Object.keys(views) as (keyof typeof views)[];

const UNCATEGORIZED = '/galleries/uncategorized';
export const ADD_GALLERY = '/galleries/add';

export function viewId(view: View): string {
  if (view.kind !== 'gallery') return views[view.kind].id;
  return view.name === '' ? UNCATEGORIZED : `/galleries/${encodeURIComponent(view.name)}`;
}

/** The view that the address names; all photos where it names none. */
export function viewOf(hash: string): View {
  const id = hash.replace(/^#/, '');
  const kind = viewKinds.find((each) => views[each].id === id);
  if (kind) return { kind };
  const gallery = /^\/galleries\/(.+)$/.exec(id)?.[1];
  if (gallery === undefined) return { kind: 'all' };
  return { kind: 'gallery', name: id === UNCATEGORIZED ? '' : decodeURIComponent(gallery) };
}

export const viewTitle = (view: View): string =>
  view.kind === 'gallery' ? view.name || 'Uncategorized' : views[view.kind].title;

type Shown = NonNullable<ListOptions['among']>;

const isArchived: Shown = ({ archived }) => flag(archived);
const isOnHomepage = (photo: Record<string, unknown>): boolean => number(photo['homepage_order'], 0) >= 0;

/** Which photos the view shows, and which of their numbers orders them. */
export function optionsOf(view: View): ListOptions {
  if (view.kind === 'archived') return { among: isArchived };
  const amongPresent = (isShown: Shown): Shown => {
    return (photo, index) => !isArchived(photo, index) && isShown(photo, index);
  };
  if (view.kind === 'homepage') return { among: amongPresent(isOnHomepage), orderMember: 'homepage_order' };
  if (view.kind !== 'gallery') return { among: amongPresent(() => true) };
  const among = amongPresent((photo) => text(photo['gallery_name']) === view.name);
  return { among, orderMember: 'gallery_order' };
}

export interface GalleryCounts {
  all: number;
  archived: number;
  homepage: number;
  galleries: Readonly<Record<string, number>>;
}

export function countsOf(site: Pick<SiteDocument, 'gallery'>): GalleryCounts {
  const galleries: Record<string, number> = {};
  let [all, archived, homepage] = [0, 0, 0];
  for (const photo of list(site.gallery)) {
    if (!photo) continue;
    if (flag(photo.archived)) {
      archived++;
      continue;
    }
    all++;
    if (isOnHomepage({ ...photo })) homepage++;
    const name = text(photo.gallery_name);
    galleries[name] = (galleries[name] ?? 0) + 1;
  }
  return { all, archived, homepage, galleries };
}

const homepageCounts: Readonly<Record<string, number>> = { v2: 9, 'v2.1': 6, 'v2.2': 16 };

export const photoAt = (site: Pick<SiteDocument, 'gallery'>, index: number): GalleryPhoto =>
  list(site.gallery)[index] ?? {};

/** Sets the same members of several photos. */
export function setMembers(
  site: SiteDocument,
  indexes: readonly number[],
  change: Readonly<Record<string, JsonValue>>,
): Operation[] {
  return indexes.flatMap((index) =>
    Object.entries(change).flatMap(([member, value]) => setAt(site, [...GALLERY, index, member], value)),
  );
}

/** Both members name the gallery. */
export const inGallery = (name: string) => ({ gallery: name, gallery_name: name });

/** Puts photos that are not on the home page in front of those that are, the first of them first. */
export function addToHomepage(site: SiteDocument, indexes: readonly number[]): Operation[] {
  const added = indexes.filter((index) => !isOnHomepage({ ...photoAt(site, index) }));
  const highest = Math.max(0, ...list(site.gallery).map((photo) => number(photo?.homepage_order, 0)));
  return added.flatMap((index, place) => setMembers(site, [index], { homepage_order: highest + added.length - place }));
}

/** Places of the photos in the record's list. */
const indexesWhere = (site: Pick<SiteDocument, 'gallery'>, isMeant: (photo: GalleryPhoto) => boolean): number[] =>
  list(site.gallery).flatMap((photo, index) => (photo && isMeant(photo) ? [index] : []));

/** Of photos that are there already, in the order of the record. */
export function duplicatesOf(site: Pick<SiteDocument, 'gallery'>): number[] {
  const seen = new Set<string>();
  return indexesWhere(site, ({ photo }) => {
    const address = text(photo).trim();
    const isKnown = address !== '' && seen.has(address);
    seen.add(address);
    return isKnown;
  });
}

export const stockOf = (site: Pick<SiteDocument, 'gallery'>): number[] =>
  indexesWhere(site, ({ stock }) => flag(stock));

/** Inserts photos as they are behind the others. */
function append(site: SiteDocument, photos: readonly Record<string, JsonValue>[]): Operation[] {
  const start = list(site.gallery).length;
  return photos.map((value, place) => ({ op: 'insert', path: [...GALLERY, start + place], value }));
}

/** Adds photos of these addresses, but for those that are there. */
export function addStock(site: SiteDocument, addresses: readonly string[]): Operation[] {
  const known = new Set(list(site.gallery).map((photo) => text(photo?.photo)));
  const added = [...new Set(addresses)].filter((address) => !known.has(address));
  return append(
    site,
    added.map((photo) => ({
      ...newItem(site, GALLERY),
      ...{ photo, uncropped_gallery_photo: photo, alt_tag: defaultAlt(''), stock: true, homepage_order: -1 },
    })),
  );
}

/** Adds photos that the server had put aside, but for those that are there. */
export function appendArchived(site: SiteDocument, photos: readonly Record<string, JsonValue>[]): Operation[] {
  const known = new Set(list(site.gallery).flatMap((photo) => [text(photo?.photo_pk), text(photo?.photo)]));
  const isNew = (photo: Record<string, JsonValue>): boolean =>
    !known.has(text(photo['photo_pk']) || '\u0000') && !known.has(text(photo['photo']));
  return append(
    site,
    photos.filter(isNew).map((photo) => ({ ...photo, archived: true })),
  );
}

export const SAME_NAME = 'Please make sure the gallery does not have the same name as another gallery.';

const nameOf = (site: Pick<SiteDocument, 'gallery_names'>, index: number): string =>
  text(list(site.gallery_names)[index]?.['gallery-name']);

/** Whether another gallery than the one at `index` has the name. */
export function isTaken(site: Pick<SiteDocument, 'gallery_names'>, name: string, index?: number): boolean {
  const wanted = name.trim().toLowerCase();
  return list(site.gallery_names).some((_, at) => at !== index && nameOf(site, at).trim().toLowerCase() === wanted);
}

export function addGallery(site: SiteDocument, name: string): Operation[] {
  return addItem(site, GALLERY_NAMES, { ...newItem(site, GALLERY_NAMES), 'gallery-name': name });
}

const photosIn = (site: Pick<SiteDocument, 'gallery'>, name: string): number[] =>
  indexesWhere(site, ({ gallery_name }) => text(gallery_name) === name);

/** The gallery's new name, on all its photos too. */
export function renameGallery(site: SiteDocument, index: number, name: string): Operation[] {
  return [
    ...setAt(site, [...GALLERY_NAMES, index, 'gallery-name'], name),
    ...setMembers(site, photosIn(site, nameOf(site, index)), inGallery(name)),
  ];
}

/** Its photos stay, in no gallery. */
export function deleteGallery(site: SiteDocument, index: number): Operation[] {
  return [
    ...setMembers(site, photosIn(site, nameOf(site, index)), inGallery('')),
    ...removeItems(site, GALLERY_NAMES, [index]),
  ];
}

/** The order in which the rows stand once those chosen were taken to a place together. */
export function movedTogether(
  keys: readonly string[],
  chosen: ReadonlySet<string>,
  from: number,
  to: number,
): readonly string[] {
  const target = keys[to];
  if (target === undefined || chosen.has(target)) return keys;
  const rest = keys.filter((key) => !chosen.has(key));
  const at = rest.indexOf(target) + (to > from ? 1 : 0);
  return [...rest.slice(0, at), ...keys.filter((key) => chosen.has(key)), ...rest.slice(at)];
}

/** The chosen ones in the order in which they were chosen, then the others. */
export function chosenFirst(keys: readonly string[], chosen: readonly string[]): readonly string[] {
  return [...chosen, ...keys.filter((key) => !chosen.includes(key))];
}

/** Writes the order of the view's photos: the first has the number of all, the last 1. */
export function writeOrder(site: SiteDocument, view: View, indexes: readonly number[]): Operation[] {
  const { orderMember } = optionsOf(view);
  const members = orderMember === undefined ? ['order', 'all_photos_order'] : [orderMember];
  return indexes.flatMap((index, place) =>
    setMembers(site, [index], Object.fromEntries(members.map((member) => [member, indexes.length - place]))),
  );
}

/** What all have in common; undefined where they differ. */
export function common(values: readonly string[]): string | undefined {
  const [first = ''] = values;
  return values.every((value) => value === first) ? first : undefined;
}

/** What the merge says unless two photos are chosen. */
export const needTwo = (count: number): string => `Need Only 2 Selected Photo Current ${count} photos are selected`;

export const isWaiting = (photo: GalleryPhoto): boolean => text(photo.photo).startsWith('local-blob:');

/** What is to be said of the photos of a view: which are still to be uploaded, how many the home page shows. */
export function noteOf(site: SiteDocument, { kind }: View): string | undefined {
  const version = siteVersion(site);
  const most = homepageCounts[version];
  if (kind === 'homepage')
    return most === undefined ? undefined : `The home page of ${version} shows the first ${most}.`;
  const waiting = kind === 'all' ? indexesWhere(site, isWaiting).length : 0;
  if (waiting === 0) return undefined;
  const photos = waiting === 1 ? '1 photo is' : `${waiting} photos are`;
  return `${photos} on this computer only, and uploaded with the next save.`;
}

/** in pixels: the line below the picture, and each line of buttons */
const CAPTION_HEIGHT = 32;
const BUTTON_LINE = 40;

/** How cards fill the grid: the picture is 4 : 3. At least three stand in a row where they fit. */
export const cardLook = (buttonLines: number): CellLook => ({
  gap: 12,
  narrowest: 136,
  heightOf: (width) => Math.round((width * 3) / 4) + CAPTION_HEIGHT + buttonLines * BUTTON_LINE,
});

/** Places of the cards that a rectangle touches, all lengths from the grid's corner. */
export function placesIn(
  box: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
  shape: GridShape,
  count: number,
): number[] {
  return Array.from({ length: count }, (_, place) => place).filter((place) => {
    const { left, top } = cornerOf(place, shape);
    return (
      left < box.right && left + shape.cellWidth > box.left && top < box.bottom && top + shape.cellHeight > box.top
    );
  });
}
