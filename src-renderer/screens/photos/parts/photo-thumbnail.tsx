import { useState } from 'react';
import { pictureAddress, thumbnailAddress } from '#shared/domain/site/picture-address.ts';

interface PhotoThumbnailProps {
  /** what the record names it by */
  photo: string;
  alt: string;
}

/** A photo made small. A film has no small copy: the player draws its first picture. */
export function PhotoThumbnail({ photo, alt }: PhotoThumbnailProps) {
  const [noPicture, setNoPicture] = useState('');
  const [noFilm, setNoFilm] = useState('');
  if (noPicture === photo && noFilm !== photo) {
    return (
      <video
        src={pictureAddress(photo)}
        aria-label={alt}
        muted
        playsInline
        preload="auto"
        onError={() => setNoFilm(photo)}
      />
    );
  }
  return <img src={thumbnailAddress(photo)} alt={alt} draggable={false} onError={() => setNoPicture(photo)} />;
}
