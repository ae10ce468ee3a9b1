import type { PhotoIdentity } from '../../store/apart-photos-repo.ts';

/** A remembered photo with its present address and key. */
export interface KnownAgain {
  identity: PhotoIdentity;
  /** index among the present photos; undefined if the photo is gone */
  place: number | undefined;
}

/**
 * Makes a function that finds a remembered photo among the present ones, by its address or its key. The function uses
 * both, because a server may give all photos new keys, and a cropped photo has a new address. If the photo got a key
 * after it was remembered, the result has that key.
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
