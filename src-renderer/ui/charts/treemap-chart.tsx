import { useId, useMemo } from 'react';
import { counted } from '#shared/domain/counted.ts';
import type { TextCount } from '#shared/domain/map/schema.ts';
import { SIDE, type Tile, tilesOf } from './treemap.ts';
import classes from './treemap.module.css';

interface TreemapProps {
  title: string;
  /** what is counted, in the singular */
  noun: string;
  counts: readonly TextCount[];
}

/** Shares of a whole as tiles, with names and counts as far as they fit. */
export function Treemap({ title, noun, counts }: TreemapProps) {
  const tiles = useMemo(() => tilesOf(counts), [counts]);
  const most = tiles[0]?.count ?? 1;
  const largest = tiles.slice(0, 5).map(({ name, count }) => `${name} ${count.toLocaleString()}`);
  return (
    <div className={classes.scroller} tabIndex={0} role="region" aria-label={`${title}, chart`}>
      <svg
        width={SIDE}
        height={SIDE}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        role="img"
        aria-label={`${title}. The largest: ${largest.join(', ')}.`}
      >
        {tiles.map((tile) => (
          <TileShape key={tile.name} tile={tile} noun={noun} shade={0.14 + 0.36 * Math.sqrt(tile.count / most)} />
        ))}
      </svg>
    </div>
  );
}

function TileShape({ tile, noun, shade }: { tile: Tile; noun: string; shade: number }) {
  const { name, count, x, y, width, height, label } = tile;
  const id = useId();
  return (
    <g className={classes.tile} transform={`translate(${x} ${y})`}>
      <title>{`${name}: ${counted(count, noun)}`}</title>
      <rect
        width={width}
        height={height}
        rx={3}
        style={{ fill: `color-mix(in srgb, var(--app-chart) ${shade * 100}%, var(--app-surface))` }}
      />
      <clipPath id={id}>
        <rect width={width} height={height} />
      </clipPath>
      <text clipPath={`url(#${id})`}>
        {label.map((line, at) => (
          <tspan key={at} x={8} y={18 + at * 16}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
