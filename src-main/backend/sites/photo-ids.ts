import { RawValue } from '#shared/record/raw-value.ts';
import { nextNumber } from '../db/next-number.ts';
import type { Db } from '../db/tables.ts';
import { rawText } from './raw-text.ts';

/**
 * Adds an ID to photos that have none (`photo_pk` for gallery photos, `id` for hero photos), and an `order` if it is
 * missing, the highest for the first photo. Everything else in the items stays byte for byte.
 */
export async function withPhotoIds(db: Db, photos: RawValue, kind: 'gallery' | 'hero'): Promise<RawValue> {
  const idField = kind === 'gallery' ? 'photo_pk' : 'id';
  const items: RawValue[] = [];
  for (const [index, photo] of photos.items().entries()) {
    const numbered = rawText(photo, idField) ? photo : withNumber(photo, idField, await nextNumber(db, 'photo_pk'));
    items.push(rawText(photo, 'order') ? numbered : withNumber(numbered, 'order', photos.length - index));
  }
  return RawValue.list(items);
}

function withNumber(photo: RawValue, field: string, value: number): RawValue {
  return photo.with(field, RawValue.parse(String(value)));
}
