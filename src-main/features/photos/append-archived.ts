import { GALLERY, galleryOf } from '#shared/domain/photo/gallery.ts';
import { flag, list, text } from '#shared/record/readers.ts';
import type { GalleryPhoto, SiteDocument } from '#shared/domain/site/schema.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';

/**
 * Returns the operations that append the server's archived photos to the record's gallery, except photos that the
 * gallery already has. Photos are inserted as JSON text, so that long numbers keep all digits.
 * @param photos JSON texts of the photos
 * @param galleryNow returns the present name of a gallery from its name at the time when the photo was archived
 */
export function appendArchived(
  site: Pick<SiteDocument, 'gallery'>,
  photos: readonly string[],
  galleryNow: (name: string) => string,
): RawOperation[] {
  const known = new Set(list(site.gallery).flatMap((photo) => (photo ? keysOf(photo) : [])));
  const start = list(site.gallery).length;
  const added = photos.filter((each) => {
    const keys = keysOf(parseJson(each) as GalleryPhoto);
    const isNew = !keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return isNew;
  });
  return added.map((each, place) => ({
    op: 'insert',
    path: [...GALLERY, start + place],
    text: archivedText(each, galleryNow),
  }));
}

const keysOf = ({ photo_pk, photo }: GalleryPhoto): string[] =>
  [`pk ${text(photo_pk)}`, `photo ${text(photo).trim()}`].filter((key) => !key.endsWith(' '));

function archivedText(photo: string, galleryNow: (name: string) => string): string {
  const value = parseJson(photo) as GalleryPhoto;
  const [before, now] = [galleryOf(value), galleryNow(galleryOf(value))];
  const renamed =
    before === now ? [] : (['gallery', 'gallery_name'] as const).filter((member) => isIn(value, member, before));
  const name = RawValue.parse(JSON.stringify(now));
  const followed = renamed.reduce((at, member) => at.with(member, name), RawValue.parse(photo));
  return (flag(value.archived) ? followed : followed.with('archived', RawValue.parse('true'))).toText();
}

const isIn = (photo: GalleryPhoto, member: 'gallery' | 'gallery_name', name: string): boolean =>
  text(photo[member]).trim() === name;
