import { type ReactNode, useMemo } from 'react';
import { usePreviewSection } from '../../../editor/preview-section.ts';
import type { SectionKey } from '#shared/layout/catalogue.ts';
import { shapesOf, type Spot } from './drawings.ts';
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

interface PlacedProps {
  spot: Spot;
  /** what the preview shows while one of the fields has the focus */
  section: SectionKey;
  children: ReactNode;
}

/** Fields beside the sketch of where they show; as many in a row as there is room for. */
export function Placed({ spot, section, children }: PlacedProps) {
  return (
    <div className={classes.placed} {...usePreviewSection(section)}>
      <Sketch spot={spot} />
      <div className={classes.fields}>{children}</div>
    </div>
  );
}
