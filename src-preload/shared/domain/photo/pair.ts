import type { Operation } from '../../record/operation.ts';
import { text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { isFilm } from './film.ts';
import { photoAt, setMembers } from './library.ts';

/** Whether the photo is the second of a pair. Its `before_photo` is then the address of the first photo. */
export const isAfter = (site: Pick<SiteDocument, 'gallery'>, index: number): boolean =>
  text(photoAt(site, index).before_photo).trim() !== '';

/** Returns in words why these photos cannot be a pair; undefined if they can. */
export function whyNoPair(site: Pick<SiteDocument, 'gallery'>, indexes: readonly number[]): string | undefined {
  if (indexes.length !== 2) return 'Choose two photos: first the one from before, then the one from after.';
  return indexes.some((index) => isFilm(photoAt(site, index))) ? 'A film cannot be one of the two.' : undefined;
}

/**
 * Returns the operations that make two photos a pair. If the first photo was the second of another pair, that pair
 * ends.
 */
export function pairPhotos(site: SiteDocument, before: number, after: number): Operation[] {
  return [
    ...(isAfter(site, before) ? setMembers(site, [before], { before_photo: '' }) : []),
    ...setMembers(site, [after], { before_photo: text(photoAt(site, before).photo).trim() }),
  ];
}

export const unpairPhotos = (site: SiteDocument, indexes: readonly number[]): Operation[] =>
  setMembers(
    site,
    indexes.filter((index) => isAfter(site, index)),
    { before_photo: '' },
  );
