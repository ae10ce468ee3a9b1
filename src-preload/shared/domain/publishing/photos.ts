import { fieldsWhere } from '../../record-catalogue/walk.ts';
import type { Path } from '../../record/operation.ts';
import { text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';

interface PlacedPicture {
  path: Path;
  url: string;
}

const pictureFields = fieldsWhere(({ kind }) => kind === 'picture');

/** Returns all picture fields of a record; `url` is '' for an empty field. */
export const picturesIn = (site: SiteDocument): PlacedPicture[] =>
  pictureFields(site).map(({ path, value }) => ({ path, url: text(value).trim() }));

/**
 * Returns those of the checked pictures that the record still has at the same path: edits may have changed the others.
 */
export function unchangedPictures<T extends { path: readonly (string | number)[]; url: string }>(
  site: SiteDocument,
  asked: readonly T[],
): T[] {
  const keyOf = ({ path, url }: { path: readonly (string | number)[]; url: string }): string =>
    JSON.stringify([path, url]);
  const present = new Set(picturesIn(site).map(keyOf));
  return asked.filter((picture) => present.has(keyOf(picture)));
}
