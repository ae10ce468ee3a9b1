import { Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { SearchFilter, ServiceFilter } from '../../../editor/picker-filters.tsx';
import { useField } from '../../../state/draft.ts';
import { TickDialog } from '../../../ui/tick-dialog.tsx';
import { reviewsToPick, siteReviews, unsavedReviews } from '#shared/domain/ads-page/reviews.ts';
import { ReviewWords } from './review-words.tsx';
import classes from './reviews.module.css';

interface ReviewPickerProps {
  /** IDs of the reviews that the page has, in the order of the page */
  chosen: readonly string[];
  /** service by which the reviews are filtered at first, if it has any reviews */
  service: string;
  onPick: (ids: readonly string[]) => void;
  onClose: () => void;
}

/**
 * A dialog to choose reviews of the site, filtered by text and service. Chosen reviews are added after the reviews that
 * the page already has.
 */
export function ReviewPicker({ chosen, service, onPick, onClose }: ReviewPickerProps) {
  const testimonials = useField(['testimonials']) as SiteDocument['testimonials'];
  const all = useMemo(() => siteReviews({ testimonials }), [testimonials]);
  const [ticks, setTicks] = useState(chosen);
  const [filter, setFilter] = useState(() => ({
    term: '',
    service: all.some((review) => review.service === service) && service !== '' ? service : null,
  }));
  const shown = reviewsToPick(all, filter);
  const unsaved = unsavedReviews({ testimonials });
  return (
    <TickDialog
      title="Choose reviews"
      size={760}
      label="Reviews to choose from"
      choices={shown.map((review) => ({
        key: review.id,
        label: `${review.reviewer}: ${review.words.slice(0, 60)}`,
        content: <ReviewWords review={review} />,
        isTicked: ticks.includes(review.id),
      }))}
      onTick={(id, on) => setTicks((before) => (on ? [...before, id] : before.filter((each) => each !== id)))}
      note={
        <>
          {shown.length === 0 && (
            <Text c="dimmed" role="status" py="xl" ta="center">
              {all.length === 0 ? 'The site has no saved reviews yet: add them on the Reviews tab.' : 'No review fits.'}
            </Text>
          )}
          {unsaved > 0 && (
            <Text size="sm" c="dimmed" mt="xs">
              {unsaved === 1 ? 'One new review' : `${unsaved} new reviews`} can be chosen once the site is saved.
            </Text>
          )}
        </>
      }
      status={`${ticks.length} chosen`}
      confirm="Use these reviews"
      onConfirm={() => {
        onPick(ticks);
        onClose();
      }}
      onClose={onClose}
    >
      <div className={classes.filters}>
        <SearchFilter
          label="Search reviews"
          placeholder="Reviewer, words, service"
          term={filter.term}
          onTerm={(term) => setFilter({ ...filter, term })}
        />
        <ServiceFilter service={filter.service} onService={(service) => setFilter({ ...filter, service })} />
      </div>
    </TickDialog>
  );
}
