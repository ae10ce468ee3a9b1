import { allPhotos } from '#shared/domain/photo/gallery.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

/** Addresses of photos that look alike, with an id of the group. */
export interface SimilarGroup {
  id: number;
  photos: readonly string[];
}

/** Addresses of the photos that the site shows, each once. */
export const shownPhotos = (site: Pick<SiteDocument, 'gallery'>): string[] => [
  ...new Set(allPhotos(site).map(({ photo }) => text(photo.photo).trim())),
];

/**
 * The groups that still need a decision: at least two of their photos exist, and nobody has said that they differ. An
 * undo that brings a photo back brings its group back.
 */
export function openGroups(
  found: readonly (readonly string[])[],
  shown: ReadonlySet<string>,
  apart: ReadonlySet<number>,
): SimilarGroup[] {
  const groups = found.map((photos, id) => ({ id, photos: photos.filter((photo) => shown.has(photo)) }));
  return groups.filter(({ id, photos }) => photos.length > 1 && !apart.has(id));
}

/** Index of the group with this id; where the group is settled, that of the next one, else of the last. */
export function placeOf(open: readonly SimilarGroup[], id: number): number {
  const next = open.findIndex((group) => group.id >= id);
  return next < 0 ? open.length - 1 : next;
}
