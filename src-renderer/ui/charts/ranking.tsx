import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { counted } from '#shared/domain/counted.ts';
import type { TextCount } from '#shared/domain/map/schema.ts';
import classes from './ranking.module.css';

const ROW = 44;

interface RankingProps {
  label: string;
  /** sorted, the largest count first */
  counts: readonly TextCount[];
  /** what is counted, in the singular */
  noun: string;
}

/** Names with their counts and bars. A full bar stands for the largest count. Rows far out of sight are not drawn. */
export function Ranking({ label, counts, noun }: RankingProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: counts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    initialRect: { width: 280, height: 560 },
  });
  const most = counts[0]?.count ?? 1;
  return (
    <div ref={scroller} className={classes.scroller} tabIndex={0} role="region" aria-label={`${label}, scrollable`}>
      <ol
        style={{ position: 'relative', height: virtualizer.getTotalSize(), margin: 0, padding: 0, listStyle: 'none' }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const { name, count } = counts[index]!;
          return (
            <li
              key={name}
              className={classes.row}
              style={{ top: start }}
              aria-setsize={counts.length}
              aria-posinset={index + 1}
            >
              <span className={classes.rank}>{index + 1}</span>
              <span className={classes.name} title={name}>
                {name}
              </span>
              <span className={classes.count} aria-label={counted(count, noun)}>
                {count.toLocaleString()}
              </span>
              <span className={classes.share} aria-hidden>
                <span style={{ width: `${(count / most) * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
