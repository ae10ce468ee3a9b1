import { isFilmAddress } from '#shared/domain/photo/file-types.ts';
import { focusOf, UNSET } from '#shared/domain/photo/focal-point.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation } from '#shared/record/operation.ts';
import { text } from '#shared/record/readers.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { fieldsWhere } from '#shared/record-catalogue/walk.ts';
import { invoke } from '../../bridge/client.ts';
import { pointPathOf } from './point-path.ts';

const pointedPictures = fieldsWhere(({ kind, unseen }) => kind === 'picture' && unseen !== true);

/**
 * Returns the focal point that main proposes for a new photo, in the record's form. Returns '' for a film, if the
 * proposal is the default point, and if the call fails, because a photo can be added without a focal point.
 */
export async function proposedFocus(photo: string, signal: AbortSignal): Promise<string> {
  if (isFilmAddress(photo)) return '';
  try {
    const focus = focusOf(await invoke('photos.subject', { photo }, { signal }));
    return focus === focusOf(UNSET) ? '' : focus;
  } catch {
    return '';
  }
}

/**
 * Whether the record already has the photo. If so, no focal point is proposed, because a user may have chosen the
 * present one, even if it is '' (the default point).
 */
export const isInRecord = (site: SiteDocument, photo: string): boolean =>
  pointedPictures(site).some(({ value }) => value === photo);

/** Returns the operations that set the proposed focal point; none if the photo already has a point or can have none. */
export function putFocus(site: SiteDocument, photo: string, focus: string): Operation[] {
  const place = pointedPictures(site).find(({ value }) => value === photo);
  const point = place && pointPathOf(place.path);
  return point && text(valueAt(site, point)) === '' ? setAt(site, point, focus) : [];
}
