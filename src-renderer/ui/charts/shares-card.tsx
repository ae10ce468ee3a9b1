import { SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import type { TextCount } from '#shared/domain/map/schema.ts';
import { SectionCard } from '../section-card.tsx';
import tables from '../table.module.css';

import classes from './shares-card.module.css';
import { SIDE } from './treemap.ts';
import { Treemap } from './treemap-chart.tsx';

interface SharesCardProps {
  title: string;
  /** what is counted, in the singular */
  noun: string;
  /** what a tile stands for; the heading of the names in the table */
  named: string;
  counts: readonly TextCount[];
  loading?: boolean;
}

/** A card that shows shares of a whole as a chart of 700 × 700 pixels, or the same numbers as a table. */
export function SharesCard({ title, noun, named, counts, loading = false }: SharesCardProps) {
  const [look, setLook] = useState('chart');
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={classes.card}>
      <SectionCard
        title={title}
        purpose={loading ? 'Loading…' : `${counted(total, noun)} in all`}
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

interface CountTableProps {
  title: string;
  named: string;
  counts: readonly TextCount[];
  total: number;
}

function CountTable({ title, named, counts, total }: CountTableProps) {
  return (
    <div className={classes.table} tabIndex={0} role="region" aria-label={`${title}, table`}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{named}</th>
            <th scope="col" className={tables.number}>
              Count
            </th>
            <th scope="col" className={tables.number}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ name, count }) => (
            <tr key={name}>
              <td title={name}>{name}</td>
              <td className={tables.number}>{count.toLocaleString()}</td>
              <td className={tables.number}>{((count / total) * 100).toFixed(1)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
