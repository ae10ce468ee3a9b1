import { presentPhotos } from '#shared/domain/photo/gallery.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

/**
 * A group of photos that look alike. `photos` are their addresses; `id` is the index of the group in the search's
 * result.
 */
export interface SimilarGroup {
  id: number;
  photos: readonly string[];
}

/** Returns the addresses of the photos that are not archived, each once. */
export const shownPhotos = (site: Pick<SiteDocument, 'gallery'>): string[] => [
  ...new Set(presentPhotos(site).map(({ photo }) => text(photo.photo).trim())),
];

/**
 * Returns the groups that still need a decision: at least two of their photos are in `shown`, and nobody has said that
 * they differ (`apart`). If an undo brings a photo back, its group needs a decision again.
 */
export function openGroups(
  found: readonly (readonly string[])[],
  shown: ReadonlySet<string>,
  apart: ReadonlySet<number>,
): SimilarGroup[] {
  const groups = found.map((photos, id) => ({ id, photos: photos.filter((photo) => shown.has(photo)) }));
  return groups.filter(({ id, photos }) => photos.length > 1 && !apart.has(id));
}

/**
 * Returns the index of the group with this ID. If the group is settled, returns the index of the next group, or else of
 * the last one; −1 if no group is open.
 */
export function placeOf(open: readonly SimilarGroup[], id: number): number {
  const next = open.findIndex((group) => group.id >= id);
  return next < 0 ? open.length - 1 : next;
}
