import { useState } from 'react';
import { galleryOf, photoName } from '#shared/domain/photo/gallery.ts';
import { photoAt } from '#shared/domain/photo/library.ts';
import { text } from '#shared/record/readers.ts';
import { Photo } from '../../../editor/photos/photo.tsx';
import { useSite } from '../../../state/draft.ts';
import { Lightbox } from '../../../ui/lightbox.tsx';

interface PhotoLightboxProps {
  /** indexes of the photos in the record's list, in the order in which they are shown */
  indexes: readonly number[];
  first: number;
  onClose: () => void;
}

/** Enlarged photo of the record, with its caption, service and gallery. */
export function PhotoLightbox({ indexes, first, onClose }: PhotoLightboxProps) {
  const [place, setPlace] = useState(first);
  const photo = useSite((site) => photoAt(site, indexes[place] ?? -1));
  const words = [photo.caption, photo.associated_service, galleryOf(photo)].map(text).filter(Boolean);
  return (
    <Lightbox
      name={photoName(photo, place)}
      place={place}
      count={indexes.length}
      onPlace={setPlace}
      onClose={onClose}
      words={[...new Set(words)].join(' · ')}
    >
      {(className) => <Photo className={className} photo={text(photo.photo)} alt={text(photo.alt_tag)} isWhole />}
    </Lightbox>
  );
}
