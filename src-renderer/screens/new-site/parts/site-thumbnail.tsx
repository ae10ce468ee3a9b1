import { useState } from 'react';
import { thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import type { SiteCard } from '#shared/ipc/site.ipc.ts';
import { initialsOf } from '../model.ts';
import classes from '../new-site.module.css';

/** The site's picture, or the site's initials if there is no picture or it cannot be loaded. */
export function SiteThumbnail({ site }: { site: SiteCard }) {
  const [missing, setMissing] = useState('');
  const { thumbnail } = site;
  return (
    <span className={classes.thumbnail} aria-hidden>
      {thumbnail === '' || thumbnail === missing ? (
        initialsOf(site)
      ) : (
        <img
          src={thumbnailAddress(thumbnail)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(thumbnail)}
        />
      )}
    </span>
  );
}
