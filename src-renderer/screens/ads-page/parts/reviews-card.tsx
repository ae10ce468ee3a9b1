import { Text } from '@mantine/core';
import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import { adsPages, setTestimonials } from '#shared/domain/ads-page/rules.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { currentSite, edit, useField, useSite } from '../../../state/draft.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { useListFocus } from '../../../ui/list-focus.ts';
import { RemoveButton, SortableRow } from '../../../ui/rows.tsx';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { chosenReviews, type PickedReview } from '#shared/domain/ads-page/reviews.ts';
import { cards } from '../sections.ts';
import { ReviewPicker } from './review-picker.tsx';
import { ReviewWords } from './review-words.tsx';
import classes from './reviews.module.css';

interface ReviewsCardProps {
  /** the page's index in the record's list */
  index: number;
  service: string;
}

/** The reviews of a page. Users pick, arrange and remove them. */
export function ReviewsCard({ index, service }: ReviewsCardProps) {
  const [picking, setPicking] = useState(false);
  const ids = useSite((site) => adsPages(site)[index]?.testimonials ?? []);
  const testimonials = useField(['testimonials']) as SiteDocument['testimonials'];
  const reviews = chosenReviews({ testimonials }, ids);
  const chosen = reviews.map(({ id }) => id);
  const { container, toNeighborOf } = useListFocus<HTMLDivElement>(reviews.map(({ id: key }) => ({ key })));
  const put = (next: readonly string[]): void => void edit([setTestimonials(currentSite(), index, next)]);
  const move = (from: number, to: number): void => {
    const moved = chosen[from];
    if (moved !== undefined) put(chosen.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <FoldCard
      of={cards.reviews}
      purpose="What customers say of this work, in the order of the page."
      summary={() => (chosen.length === 0 ? 'No reviews yet.' : counted(chosen.length, 'review'))}
    >
      <div ref={container}>
        {reviews.length === 0 && (
          <Text size="sm" c="dimmed">
            No reviews yet: choose a service that has some, or pick them.
          </Text>
        )}
        <SortableRows ids={chosen} name={(place) => reviewName(reviews[place])} onMove={move}>
          <ol className={classes.rows} aria-label="Reviews of this page">
            {reviews.map((review, place) => (
              <SortableRow
                key={review.id}
                id={review.id}
                name={reviewName(review)}
                className={classes.row}
                data-row={review.id}
              >
                <ReviewWords review={review} />
                <RemoveButton
                  name={reviewName(review)}
                  onClick={() => {
                    toNeighborOf(place);
                    put(chosen.toSpliced(place, 1));
                  }}
                />
              </SortableRow>
            ))}
          </ol>
        </SortableRows>
        <ActionButton mt="sm" icon={MessageSquareQuote} onClick={() => setPicking(true)} data-after-rows>
          Pick reviews
        </ActionButton>
      </div>
      {picking && <ReviewPicker chosen={chosen} service={service} onPick={put} onClose={() => setPicking(false)} />}
    </FoldCard>
  );
}

const reviewName = (review: PickedReview | undefined): string => `the review of ${review?.reviewer ?? ''}`;
