import type { PhotoIdentity } from '../../store/apart-photos-repo.ts';

/** A remembered photo, with the marks that it has now. */
export interface KnownAgain {
  identity: PhotoIdentity;
  /** place among today's photos; undefined where it is gone */
  place: number | undefined;
}

/**
 * Finds remembered photos among today's, by the address or by the key: a server may give all photos new keys, and a
 * photo that was cut has a new address. A photo that got its key since is remembered by that too.
 */
export function createKnownAgain(photos: readonly PhotoIdentity[]): (remembered: PhotoIdentity) => KnownAgain {
  const byAddress = new Map(photos.map(({ photo }, place) => [photo, place]));
  const byKey = new Map(photos.flatMap(({ key }, place) => (key === '' ? [] : [[key, place] as const])));
  return (remembered) => {
    const place = byAddress.get(remembered.photo) ?? byKey.get(remembered.key);
    const { photo, key } = photos[place ?? -1] ?? remembered;
    return { identity: { photo, key: key || remembered.key }, place };
  };
}
