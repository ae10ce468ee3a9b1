import { type Db, nextNumber } from '../db/open.ts';
import { rawItems, rawMember, scalarText, setRawMember } from '../document/raw-json.ts';

/**
 * Gives photos that have none an id (`photo_pk` for gallery photos, `id` for hero photos) and an `order`; the first
 * photo has the highest. What the items hold otherwise stays byte for byte.
 */
export function withPhotoIds(db: Db, photos: string, kind: 'gallery' | 'hero'): string {
  const items = rawItems(photos);
  const idField = kind === 'gallery' ? 'photo_pk' : 'id';
  const numbered = items.map((item, index) => {
    const withId = isMissing(item, idField)
      ? setRawMember(item, idField, String(nextNumber(db, 'photo_pk', 7_310_001)))
      : item;
    return isMissing(withId, 'order') ? setRawMember(withId, 'order', String(items.length - index)) : withId;
  });
  return `[${numbered.join(',')}]`;
}

function isMissing(item: string, field: string): boolean {
  return scalarText(rawMember(item, field)) === '';
}
