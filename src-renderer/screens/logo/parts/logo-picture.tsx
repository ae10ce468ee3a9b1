import { useState } from 'react';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import classes from '../logo.module.css';

interface LogoPictureProps {
  logo: string;
  /** width of the logo on the page, in CSS pixels */
  width: number;
  isFilm: boolean;
}

const grounds = ['light', 'dark'] as const;

/** Shows the logo in its size on the page, on a light and on a dark background. */
export function LogoPicture({ logo, width, isFilm }: LogoPictureProps) {
  const [unreadable, setUnreadable] = useState('');
  if (unreadable === logo)
    return (
      <p className={classes.unreadable} role="status">
        The logo cannot be shown: it is on the server, which is out of reach or does not have it.
      </p>
    );
  const props = { src: pictureAddress(logo), onError: () => setUnreadable(logo) };
  return (
    <div className={classes.grounds}>
      {grounds.map((ground) => (
        <div key={ground} className={classes.ground} data-ground={ground}>
          {isFilm ? (
            <video
              {...props}
              style={{ width }}
              className={classes.logo}
              aria-label={`Logo on a ${ground} ground`}
              muted
              loop
              autoPlay
              playsInline
            />
          ) : (
            <img {...props} style={{ width }} className={classes.logo} alt={`Logo on a ${ground} ground`} />
          )}
        </div>
      ))}
    </div>
  );
}
