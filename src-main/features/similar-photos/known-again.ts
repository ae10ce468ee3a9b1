import type { PhotoIdentity } from '../../store/apart-photos-repo.ts';

/** A photo that was remembered, as it is known from now on. */
export interface KnownAgain {
  identity: PhotoIdentity;
  /** where it is among today's photos; undefined where it is not */
  place: number | undefined;
}

/**
 * Finds remembered photos among today's: by the address, else by the key, since a server may number all photos anew and a
 * photo that was cut has another address. A photo that has got its key is known by that too from then on.
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
