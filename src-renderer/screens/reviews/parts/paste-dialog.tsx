import { Text } from '@mantine/core';
import { dateToday } from '#shared/domain/date-today.ts';
import { parsePastedReviews, type PastedReview, reviewOfPasted } from '#shared/domain/review/paste.ts';
import { REVIEWS } from '#shared/domain/review/rules.ts';
import { PasteItems } from '../../../editor/list/paste-items.tsx';

const field = {
  label: 'Text of the page',
  description: 'Select the reviews on the company’s Google or Facebook page, copy them, and paste them here.',
};

const read = (pasted: string) => {
  const { reviews, problems } = parsePastedReviews(pasted);
  return { items: reviews, problems };
};

const toReview = (pasted: PastedReview) => reviewOfPasted(pasted, dateToday());

/** Adds several reviews at once, read from a text that was copied from a page of Google or Facebook. */
export const PasteDialog = ({ onClose }: { onClose: () => void }) => (
  <PasteItems
    path={REVIEWS}
    title="Paste reviews"
    item="review"
    field={field}
    read={read}
    toItem={toReview}
    draw={drawReview}
    onClose={onClose}
  />
);

const drawReview = ({ reviewer, stars, date, source, review }: PastedReview) => ({
  label: `Add the review of ${reviewer}`,
  content: (
    <>
      <Text size="sm" fw={550}>
        {reviewer}
      </Text>
      <Text size="xs" c="dimmed">
        {[stars === undefined ? 'stars unknown: waits to be approved' : `${stars} stars`, source, date]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {review}
      </Text>
    </>
  ),
});
