import { isBlobReference } from '#shared/domain/photo/blob-reference.ts';
import { GALLERY, galleryName, galleryOf } from '#shared/domain/photo/gallery.ts';
import { isFilm } from '#shared/domain/photo/film.ts';
import { homepageCount, homepageVersion, isOnHomepage, setMembers } from '#shared/domain/photo/library.ts';
import { flag, list, text } from '#shared/record/readers.ts';
import type { GalleryPhoto, SiteDocument } from '#shared/domain/site/schema.ts';
import { pageLack } from '#shared/layout/site-pages.ts';
import type { Operation } from '#shared/record/operation.ts';
import type { ListOptions } from '#shared/record-catalogue/list-engine.ts';
import { orderMembers } from '#shared/record-catalogue/list-view.ts';
import { type CellLook, cornerOf, type GridShape, mostColumns } from '../../editor/list/use-visible-grid.ts';
import { decoded } from '../../ui/decoded.ts';

/**
 * A view of the screen. The view of a gallery has the gallery's name, or `''` for the photos that are in no gallery.
 */
export type View = { kind: keyof typeof views } | { kind: 'gallery'; name: string };

/** The ID (in the menu and in the window's URL) and the title of each view that is not a gallery. */
const views = {
  hero: { id: '/photos/heroImages', title: 'Hero Images' },
  about: { id: '/photos/aboutUs', title: 'About Us Photo' },
  all: { id: '/photos/allPhotos', title: 'All Photos' },
  homepage: { id: '/photos/homepage', title: 'Homepage Photos' },
  archived: { id: '/photos/archived', title: 'Archived' },
} as const;
/**
 * The main field of each view. In the menu, the view shows the needs of this field; while the view is open, the preview
 * shows the section of this field. Views without an entry show no needs; the preview shows the section of `gallery`.
 */
export const fieldsOfViews: Partial<Record<View['kind'], 'hero_gallery_photos' | 'about_upload' | 'gallery'>> = {
  hero: 'hero_gallery_photos',
  about: 'about_upload',
  all: 'gallery',
};
export const viewKinds = Object.keys(views) as (keyof typeof views)[];

const UNCATEGORIZED = '/galleries/uncategorized';
export const ADD_GALLERY = '/galleries/add';

export function viewId(view: View): string {
  if (view.kind !== 'gallery') return views[view.kind].id;
  if (view.name === '') return UNCATEGORIZED;
  const id = `/galleries/${encodeURIComponent(view.name)}`;
  // A gallery may be called ‘uncategorized’ or ‘add’. The slash makes its ID differ from that of the menu item.
  return id === UNCATEGORIZED || id === ADD_GALLERY ? `${id}/` : id;
}

/** Returns the view that the hash of the window's URL names; the view of all photos if the hash names none. */
export function viewOf(hash: string): View {
  const id = hash.replace(/^#/, '');
  const kind = viewKinds.find((each) => views[each].id === id);
  if (kind) return { kind };
  const gallery = /^\/galleries\/([^/]+)\/?$/.exec(id)?.[1];
  if (gallery === undefined) return { kind: 'all' };
  return { kind: 'gallery', name: id === UNCATEGORIZED ? '' : decoded(gallery) };
}

export const viewTitle = (view: View): string =>
  view.kind === 'gallery' ? view.name || 'Uncategorized' : views[view.kind].title;

type Shown = NonNullable<ListOptions['among']>;

const isArchived: Shown = ({ archived }) => flag(archived);

/**
 * Returns which photos the view shows and, if they are not in the usual order of photos, the member that numbers them.
 */
export function optionsOf(view: View): ListOptions {
  if (view.kind === 'archived') return { among: isArchived };
  const amongUnarchived = (isShown: Shown): Shown => {
    return (photo, index) => !isArchived(photo, index) && isShown(photo, index);
  };
  if (view.kind === 'homepage') return { among: amongUnarchived(isOnHomepage), orderMember: 'homepage_order' };
  if (view.kind !== 'gallery') return { among: amongUnarchived(() => true) };
  const among = amongUnarchived((photo) => galleryOf(photo as GalleryPhoto) === view.name);
  return { among, orderMember: 'gallery_order' };
}

/**
 * Returns the number of archived photos and, among the other photos, the numbers of all, of those on the home page, and
 * of those in each gallery ('' for no gallery).
 */
export function countsOf(site: Pick<SiteDocument, 'gallery'>) {
  const photos = list(site.gallery).filter((photo) => !!photo);
  const present = photos.filter(({ archived }) => !flag(archived));
  // Without a prototype, because a gallery may be called ‘constructor’.
  const galleries = Object.create(null) as Record<string, number>;
  for (const photo of present) {
    const name = galleryOf(photo);
    galleries[name] = (galleries[name] ?? 0) + 1;
  }
  const homepage = present.filter(isOnHomepage).length;
  return { all: present.length, archived: photos.length - present.length, homepage, galleries };
}

/** Returns the index of the view's gallery in the record's list; −1 if there is none. */
export const galleryIndex = (site: Pick<SiteDocument, 'gallery_names'>, view: View): number =>
  view.kind === 'gallery' && view.name !== ''
    ? list(site.gallery_names).findIndex((gallery) => galleryName(gallery) === view.name)
    : -1;

/**
 * Returns the keys of the rows after the user dragged a chosen row from place `from` to place `to`: all chosen rows
 * stand together there. Returns the same keys if a chosen row, or no row, is at `to`.
 */
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

/** Returns the keys of the chosen rows in the order in which they were chosen, then the other keys. */
export function chosenFirst(keys: readonly string[], chosen: readonly string[]): readonly string[] {
  return [...chosen, ...keys.filter((key) => !chosen.includes(key))];
}

/**
 * Returns the operations that number the photos of the view in the order of `indexes`: the first photo gets the highest
 * number, the last one gets 1.
 */
export function writeOrder(site: SiteDocument, view: View, indexes: readonly number[]): Operation[] {
  const { orderMember } = optionsOf(view);
  const members = orderMember === undefined ? orderMembers(GALLERY) : [orderMember];
  return indexes.flatMap((index, place) =>
    setMembers(site, [index], Object.fromEntries(members.map((member) => [member, indexes.length - place]))),
  );
}

/** Returns the value that all photos have; undefined if the values differ, '' if there are no photos. */
export function common(values: readonly string[]): string | undefined {
  const [first = ''] = values;
  return values.every((value) => value === first) ? first : undefined;
}

/** Returns the message for a merge if the number of chosen photos is not two. */
export const needTwo = (count: number): string => `Need Only 2 Selected Photo Current ${count} photos are selected`;

export const isWaiting = (photo: GalleryPhoto): boolean => isBlobReference(text(photo.photo));

/**
 * Returns the note of a view; undefined if there is nothing to tell. The homepage view's note tells which photos the
 * home page shows. The other notes tell how many photos wait for their upload (view of all photos only), and that no
 * page plays the site's films.
 */
export function noteOf(site: SiteDocument, { kind }: View): string | undefined {
  if (kind === 'homepage') return noteOfHomepage(site);
  const waiting = kind === 'all' ? list(site.gallery).filter((photo) => photo && isWaiting(photo)).length : 0;
  const photos = waiting === 1 ? '1 photo is' : `${waiting} photos are`;
  const notes = [
    waiting > 0 && `${photos} on this computer only, and uploaded with the next save.`,
    hasUnseenFilms(site) && 'Films play on the gallery page, which this site does not have.',
  ];
  return notes.filter((note) => note !== false).join(' ') || undefined;
}

function noteOfHomepage(site: SiteDocument): string | undefined {
  const most = homepageCount(site);
  const first = most === undefined ? 'first' : `first ${most}`;
  if (countsOf(site).homepage === 0)
    return `As long as none is chosen, the home page shows the ${first} of the galleries.`;
  return most === undefined ? undefined : `The home page of ${homepageVersion(site)} shows the ${first}.`;
}

const hasUnseenFilms = (site: SiteDocument): boolean =>
  pageLack(site, 'gallery') !== undefined &&
  list(site.gallery).some((photo) => photo && !flag(photo.archived) && isFilm(photo));

/** Heights in pixels: of the line below the picture, and of each line of buttons. */
const CAPTION_HEIGHT = 32;
const BUTTON_LINE = 40;

const CARD_GAP = 12;
/**
 * Minimum width of a card, in pixels, in rows of more cards than usual. In a narrower card the picture would be too
 * small to recognize.
 */
const NARROWEST_CARD = 96;
/** Number of cards in a row: the usual number, and the maximum that staff can choose in All Photos. */
export const PER_ROW = { usual: 3, most: 8 };

/**
 * Returns the maximum number of cards in a row for a grid of this width, in pixels; never less than the usual number.
 */
export const mostPerRow = (width: number): number =>
  Math.max(PER_ROW.usual, Math.min(PER_ROW.most, mostColumns(width, CARD_GAP, NARROWEST_CARD)));

/**
 * Returns the layout of cards in the grid. Pictures have the aspect ratio 4:3.
 * @param perRow wanted number of cards in a row; a narrow grid has fewer
 */
export const cardLook = (buttonLines: number, perRow: number): CellLook => ({
  gap: CARD_GAP,
  columnsIn: (width) => Math.min(perRow, mostPerRow(width)),
  heightOf: (width) => Math.round((width * 3) / 4) + CAPTION_HEIGHT + buttonLines * BUTTON_LINE,
});

/**
 * Returns the places of the cards that the rectangle `box` touches. `box` is in pixels from the grid's upper left
 * corner.
 */
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
