import { useState } from 'react';
import { thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import classes from './picture-diff.module.css';
import { WordDiff } from './word-diff.tsx';

interface PictureDiffProps {
  /** references of pictures in the record; '' for no picture */
  before: string;
  after: string;
}

/**
 * A picture beside the picture that replaced it, or a single picture if both are the same or one is missing. If a
 * picture cannot be loaded, shows the references instead.
 */
export function PictureDiff({ before, after }: PictureDiffProps) {
  const [missing, setMissing] = useState(false);
  if (missing) return <WordDiff before={before} after={after} />;
  const picture = (address: string, alt: string) => (
    <img
      className={classes.picture}
      src={thumbnailAddress(address)}
      alt={alt}
      title={address}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
  if (before === after) return picture(after, 'Picture');
  return (
    <span className={classes.pictures}>
      {before !== '' && <del className={classes.side}>{picture(before, 'Earlier picture')}</del>}
      {after !== '' && <ins className={classes.side}>{picture(after, 'Later picture')}</ins>}
    </span>
  );
}
