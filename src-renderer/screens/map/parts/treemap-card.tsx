import { SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import type { TextCount } from '#shared/domain/map/schema.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../map.module.css';
import { counted } from '../model.ts';
import { SIDE, type Tile, tilesOf } from '../treemap.ts';

interface TreemapCardProps {
  title: string;
  /** what is counted, in the singular */
  noun: string;
  /** what the tiles stand for */
  named: string;
  counts: readonly TextCount[];
  loading?: boolean;
}

/** Shares of a whole as a chart of 700 × 700 pixels or, with the same numbers, as a table. */
export function TreemapCard({ title, noun, named, counts, loading = false }: TreemapCardProps) {
  const [look, setLook] = useState('chart');
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={classes.treemap}>
      <SectionCard
        title={title}
        purpose={`${counted(total, noun)} in all`}
        action={
          <SegmentedControl
            size="xs"
            aria-label={`${title} as`}
            data={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
            value={look}
            onChange={setLook}
          />
        }
      >
        {loading ? (
          <Skeleton height={SIDE} width={SIDE} maw="100%" />
        ) : total === 0 ? (
          <Text size="sm" c="dimmed">
            There is nothing to show.
          </Text>
        ) : look === 'chart' ? (
          <Treemap title={title} noun={noun} counts={counts} />
        ) : (
          <CountTable title={title} named={named} counts={counts} total={total} />
        )}
      </SectionCard>
    </div>
  );
}

function Treemap({ title, noun, counts }: Pick<TreemapCardProps, 'title' | 'noun' | 'counts'>) {
  const tiles = useMemo(() => tilesOf(counts), [counts]);
  const most = tiles[0]?.count ?? 1;
  const largest = tiles.slice(0, 5).map(({ name, count }) => `${name} ${count.toLocaleString()}`);
  return (
    <div className={classes.treemapScroll} tabIndex={0} role="region" aria-label={`${title}, chart`}>
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
        style={{ fill: `color-mix(in srgb, var(--map-text) ${shade * 100}%, var(--app-surface))` }}
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

interface CountTableProps {
  title: string;
  named: string;
  counts: readonly TextCount[];
  total: number;
}

function CountTable({ title, named, counts, total }: CountTableProps) {
  return (
    <div className={classes.chartTable} tabIndex={0} role="region" aria-label={`${title}, table`}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{named}</th>
            <th scope="col" className={classes.number}>
              Count
            </th>
            <th scope="col" className={classes.number}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, count }) => (
            <tr key={name}>
              <td title={name}>{name}</td>
              <td className={classes.number}>{count.toLocaleString()}</td>
              <td className={classes.number}>{((count / total) * 100).toFixed(1)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
