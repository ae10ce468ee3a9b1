import { Play } from 'lucide-react';
import { isFilmAddress } from '#shared/domain/photo/file-types.ts';
import classes from './film-mark.module.css';

/** Marks a film, in a corner of the nearest positioned ancestor. Draws nothing for a photo. */
export function FilmMark({ photo }: { photo: string }) {
  if (!isFilmAddress(photo)) return null;
  return (
    <span className={classes.mark} role="img" aria-label="Film" title="Film">
      <Play size={12} fill="currentColor" aria-hidden />
    </span>
  );
}
