import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { pictureAddress, thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import { useStatus } from '../../state/draft.ts';
import classes from './photo.module.css';

interface PhotoProps {
  /** what the record names it by */
  photo: string;
  alt: string;
  className?: string | undefined;
  /** as it is, not made small */
  isWhole?: boolean;
  loading?: 'lazy' | 'eager';
}

/**
 * A photo of the record, or words in the place of one that cannot be had. A film has no small copy: the player draws its
 * first picture.
 */
export function Photo({ photo, alt, className, isWhole = false, loading }: PhotoProps) {
  const isOffline = useStatus(({ offline }) => offline);
  // What failed is tried again once the connection is another.
  const attempt = `${photo} ${String(isOffline)}`;
  const [noPicture, setNoPicture] = useState('');
  const [noFilm, setNoFilm] = useState('');
  if (noFilm === attempt) {
    const words = isOffline ? 'Not kept on this computer' : 'Cannot be shown';
    return (
      <span
        className={`${classes.missing} ${className ?? ''}`}
        role="img"
        aria-label={[alt, words].filter(Boolean).join(': ')}
      >
        <ImageOff size={20} strokeWidth={1.5} aria-hidden />
        <span className={classes.words}>{words}</span>
      </span>
    );
  }
  if (noPicture === attempt) {
    return (
      <video
        className={className}
        src={pictureAddress(photo)}
        aria-label={alt}
        muted
        playsInline
        preload="auto"
        controls={isWhole}
        onError={() => setNoFilm(attempt)}
      />
    );
  }
  return (
    <img
      className={className}
      src={isWhole ? pictureAddress(photo) : thumbnailAddress(photo)}
      alt={alt}
      draggable={false}
      loading={loading}
      onError={() => setNoPicture(attempt)}
    />
  );
}
