import { useState } from 'react';
import type { PlacedPhoto } from '#shared/domain/photo/gallery.ts';
import { type KeyedPhoto, keyPhotos } from './model.ts';

interface KeyedPhotos {
  photos: readonly KeyedPhoto[];
  /** the same list while no photo comes, goes or moves */
  keys: readonly string[];
}

/** Photos with keys that outlast edits, moves and saves. `photos` has to be the same list while nothing has changed. */
export function useKeyedPhotos(photos: readonly PlacedPhoto[]): KeyedPhotos {
  const [known, setKnown] = useState(() => next({ of: [], photos: [], keys: [] }, photos));
  if (known.of === photos) return known;
  const changed = next(known, photos);
  setKnown(changed);
  return changed;
}

type Known = KeyedPhotos & { of: readonly PlacedPhoto[] };

function next(before: Known, of: readonly PlacedPhoto[]): Known {
  const photos = keyPhotos(before.photos, of);
  const keys = photos.map(({ key }) => key);
  const isSame = keys.length === before.keys.length && keys.every((key, at) => key === before.keys[at]);
  return { of, photos, keys: isSame ? before.keys : keys };
}
