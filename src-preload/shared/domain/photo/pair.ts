import type { Operation } from '../../record/operation.ts';
import { text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { isFilm } from './film.ts';
import { photoAt, setMembers } from './library.ts';

/** Whether the photo shows what came of another one. */
export const isAfter = (site: Pick<SiteDocument, 'gallery'>, index: number): boolean =>
  text(photoAt(site, index).before_photo).trim() !== '';

/** Why these photos are no pair, in words; undefined where they can be one. */
export function whyNoPair(site: Pick<SiteDocument, 'gallery'>, indexes: readonly number[]): string | undefined {
  if (indexes.length !== 2) return 'Choose two photos: first the one from before, then the one from after.';
  return indexes.some((index) => isFilm(photoAt(site, index))) ? 'A film cannot be one of the two.' : undefined;
}

/** Makes two photos a pair; a pair that they were the other way round is no more. */
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
