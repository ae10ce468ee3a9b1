import { counted } from '#shared/domain/counted.ts';
import type { Marker } from './clusters.ts';
import classes from './map-canvas.module.css';

const ROOM = 290;

/** Describes a marker in a tip beside the point (`x`, `y`). `box` is the map’s width. All three are in pixels. */
export function MarkerTip({ marker, x, y, box }: { marker: Marker; x: number; y: number; box: number }) {
  const { entry, texts, pros } = marker;
  const place = x + ROOM > box ? { right: box - x + 12 } : { left: x + 12 };
  return (
    <div className={classes.tip} style={{ ...place, top: y + 12 }} role="tooltip">
      {entry ? (
        <>
          <strong>{entry.name}</strong>
          <br />
          {entry.message || entry.address}
        </>
      ) : (
        [...(texts > 0 ? [counted(texts, 'text')] : []), ...(pros > 0 ? [counted(pros, 'pro')] : [])].join(', ')
      )}
    </div>
  );
}
