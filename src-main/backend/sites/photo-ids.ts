import { RawValue } from '#shared/record/raw-value.ts';
import { type Db, nextNumber } from '../db/open.ts';
import { rawText } from './raw-text.ts';

/**
 * Gives photos without an id one (`photo_pk` for gallery photos, `id` for hero photos), and an `order`, the highest for
 * the first. Everything else in the items stays byte for byte.
 */
export function withPhotoIds(db: Db, photos: RawValue, kind: 'gallery' | 'hero'): RawValue {
  const idField = kind === 'gallery' ? 'photo_pk' : 'id';
  const items = photos.items().map((photo, index) => {
    const numbered = rawText(photo, idField)
      ? photo
      : withNumber(photo, idField, nextNumber(db, 'photo_pk', 7_310_001));
    return rawText(photo, 'order') ? numbered : withNumber(numbered, 'order', photos.length - index);
  });
  return RawValue.list(items);
}

function withNumber(photo: RawValue, field: string, value: number): RawValue {
  return photo.with(field, RawValue.parse(String(value)));
}
