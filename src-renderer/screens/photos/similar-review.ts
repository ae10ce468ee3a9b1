import { allPhotos } from '#shared/domain/photo/gallery.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

/** Photos that look alike, by their addresses, and what tells the group from others. */
export interface SimilarGroup {
  id: number;
  photos: readonly string[];
}

/** The addresses of the photos that the site has and shows, each once. */
export const shownPhotos = (site: Pick<SiteDocument, 'gallery'>): string[] => [
  ...new Set(allPhotos(site).map(({ photo }) => text(photo.photo).trim())),
];

/**
 * The groups in which something is left to decide: at least two of the photos are there, and nobody has said that they
 * are not the same. A photo that comes back by undo brings its group back.
 */
export function openGroups(
  found: readonly (readonly string[])[],
  shown: ReadonlySet<string>,
  apart: ReadonlySet<number>,
): SimilarGroup[] {
  const groups = found.map((photos, id) => ({ id, photos: photos.filter((photo) => shown.has(photo)) }));
  return groups.filter(({ id, photos }) => photos.length > 1 && !apart.has(id));
}

/** The place of the group with this id; where it is settled that of the next one, else of the last. */
export function placeOf(open: readonly SimilarGroup[], id: number): number {
  const next = open.findIndex((group) => group.id >= id);
  return next < 0 ? open.length - 1 : next;
}
