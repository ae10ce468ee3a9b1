import { Film, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { isBlobReference } from '#shared/domain/photo/blob-reference.ts';
import { isFilmAddress } from '#shared/domain/photo/file-types.ts';
import { pictureAddress, thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import { useStatus } from '../../state/draft.ts';
import { keepPoster } from './film-poster.ts';
import classes from './photo.module.css';

interface PhotoProps {
  /** reference of the photo in the record */
  photo: string;
  alt: string;
  className?: string | undefined;
  /** shows the photo at full size instead of a thumbnail, and a film with its player */
  isWhole?: boolean;
  loading?: 'lazy' | 'eager';
}

/** Ways to show a photo as a thumbnail and at full size. If a way fails, the next one is tried. */
const stages = { small: ['picture', 'film', 'words'], whole: ['picture', 'film', 'poster', 'words'] } as const;
type Stage = (typeof stages)['whole'][number];

/**
 * Shows a photo or film of the record, or a text if it cannot be loaded. The first time that a film is shown as a
 * thumbnail, its poster is made; from then on the poster is shown.
 */
export function Photo(props: PhotoProps) {
  const isOffline = useStatus(({ offline }) => offline);
  // The key changes with the connection, so that a picture that could not be loaded is tried again.
  return <Shown key={`${useFirstAddress(props.photo)} ${String(isOffline)}`} {...props} isOffline={isOffline} />;
}

/**
 * Returns the reference with which the photo was first shown, for use as a key. A save replaces the reference of a blob
 * by an address. Because the key stays the same, the image element then shows its old picture until the new one is
 * loaded.
 */
function useFirstAddress(photo: string): string {
  const [known, setKnown] = useState({ photo, first: photo });
  if (known.photo === photo) return known.first;
  const first = isBlobReference(known.photo) ? known.first : photo;
  setKnown({ photo, first });
  return first;
}

function Shown({ photo, alt, className, isWhole = false, loading, isOffline }: PhotoProps & { isOffline: boolean }) {
  const [stage, setStage] = useState<Stage>(isWhole && isFilmAddress(photo) ? 'film' : 'picture');
  const [isFilm, setIsFilm] = useState(isFilmAddress(photo));
  const [hasPoster, setHasPoster] = useState(false);
  const whole = pictureAddress(photo);
  const small = thumbnailAddress(photo);
  const fail = (): void => {
    const all: readonly Stage[] = isWhole ? stages.whole : stages.small;
    setStage(all[all.indexOf(stage) + 1] ?? 'words');
  };
  if (stage === 'words') return <Missing {...{ alt, className, isFilm, isOffline }} />;
  if (stage === 'film') {
    return (
      <video
        className={className}
        src={whole}
        poster={isWhole ? small : undefined}
        aria-label={alt}
        muted
        playsInline
        preload="auto"
        controls={isWhole}
        onLoadedData={({ currentTarget: film }) => {
          setIsFilm(true);
          if (isWhole || hasPoster) return;
          const show = (): void => {
            setHasPoster(true);
            setStage('picture');
          };
          // If the poster cannot be stored, the film itself stays visible.
          keepPoster(photo, film).then(show, () => undefined);
        }}
        onError={fail}
      />
    );
  }
  return (
    <img
      className={className}
      src={isWhole && stage === 'picture' ? whole : small}
      alt={alt}
      draggable={false}
      loading={loading}
      onError={fail}
    />
  );
}

interface MissingProps extends Pick<PhotoProps, 'alt' | 'className'> {
  isFilm: boolean;
  isOffline: boolean;
}

function Missing({ alt, className, isFilm, isOffline }: MissingProps) {
  const reason = isOffline ? 'Not kept on this computer' : 'Cannot be shown';
  const words = isFilm ? `Film: ${reason.toLowerCase()}` : reason;
  const Icon = isFilm ? Film : ImageOff;
  return (
    <span
      className={`${classes.missing} ${className ?? ''}`}
      role="img"
      aria-label={[alt, words].filter(Boolean).join(': ')}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <span className={classes.words}>{words}</span>
    </span>
  );
}
