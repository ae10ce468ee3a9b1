import { useState } from 'react';
import type { PlacedPhoto } from '#shared/domain/photo/gallery.ts';
import { type KeyedPhoto, keyPhotos } from './model.ts';

/** Photos with keys that outlast edits, moves and saves. `photos` has to be the same list while nothing has changed. */
export function useKeyedPhotos(photos: readonly PlacedPhoto[]): readonly KeyedPhoto[] {
  const [known, setKnown] = useState<{ of: readonly PlacedPhoto[]; keyed: readonly KeyedPhoto[] }>(() => ({
    of: photos,
    keyed: keyPhotos([], photos),
  }));
  if (known.of === photos) return known.keyed;
  const keyed = keyPhotos(known.keyed, photos);
  setKnown({ of: photos, keyed });
  return keyed;
}
