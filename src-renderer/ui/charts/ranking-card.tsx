import { Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { TextCount } from '#shared/domain/map/schema.ts';
import { LoadError } from '../error-text.tsx';
import { SectionCard } from '../section-card.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import { Ranking } from './ranking.tsx';
import classes from './ranking.module.css';

interface RankingCardProps {
  title: string;
  purpose: string;
  /** what is counted, in the singular */
  noun: string;
  /** sorted, the largest count first; undefined until the counts are known */
  counts: readonly TextCount[] | undefined;
  /** text that is shown if there are no counts */
  empty: string;
  /** the query that returns the counts */
  query: ComponentProps<typeof LoadError>['query'];
}

/** A card with names ranked by their counts. The card is as high as the card beside it. */
export function RankingCard({ title, purpose, noun, counts, empty, query }: RankingCardProps) {
  return (
    <div className={classes.card}>
      <SectionCard title={title} purpose={purpose}>
        {counts ? (
          counts.length > 0 ? (
            <Ranking label={title} counts={counts} noun={noun} />
          ) : (
            <Text size="sm" c="dimmed">
              {empty}
            </Text>
          )
        ) : query.error ? (
          <LoadError of={`the ${noun}s`} query={query} />
        ) : (
          <SkeletonRows count={5} />
        )}
      </SectionCard>
    </div>
  );
}
