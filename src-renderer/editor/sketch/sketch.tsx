import { type ReactNode, useMemo } from 'react';
import { usePreviewSection } from '../preview-section.ts';
import { shapesOf, type Spot } from './drawings.ts';
import { placeOf } from './places.ts';
import classes from './sketch.module.css';

/** A small drawing of the page that marks where a field shows. */
export function Sketch({ spot }: { spot: Spot }) {
  const shapes = useMemo(() => shapesOf(spot), [spot]);
  return (
    <svg className={classes.sketch} viewBox="-4 -4 56 66" role="img" aria-label={`Shows in: ${spot.place}`}>
      <title>{spot.place}</title>
      <rect className={classes.page} x={-3.5} y={-3.5} width={55} height={65} rx={4} />
      {shapes.map(({ marked, far, x, y, width, height, round }, at) => (
        <rect
          key={at}
          className={classes.shape}
          data-marked={marked || undefined}
          data-far={far}
          {...{ x, y, width, height }}
          rx={round}
        />
      ))}
    </svg>
  );
}

/** Controls beside the sketch of where the field shows; as many in a row as there is room for. */
export function Placed({ field, children }: { field: string; children: ReactNode }) {
  const { spot, section } = placeOf(field);
  return (
    <div className={classes.placed} {...usePreviewSection(section)}>
      <Sketch spot={spot} />
      <div className={classes.fields}>{children}</div>
    </div>
  );
}
