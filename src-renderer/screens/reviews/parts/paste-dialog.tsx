import { Alert, Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { parsePastedReviews, reviewOfPasted } from '#shared/domain/review/paste.ts';
import { addItems } from '#shared/record-catalogue/list-engine.ts';
import { currentSite, edit, endStep } from '../../../state/draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { REVIEWS } from '../model.ts';
import classes from './paste-dialog.module.css';

/** Several reviews at once, from a text that was copied from a page of Google or Facebook. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const [pasted, setPasted] = useState('');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { reviews, problems } = useMemo(() => parsePastedReviews(pasted), [pasted]);
  const chosen = reviews.filter((_, at) => !left.has(at));
  const add = (): void => {
    endStep();
    edit(addItems(currentSite(), REVIEWS, chosen.map(reviewOfPasted)));
    onClose();
  };
  return (
    <Dialog onClose={onClose} size="xl" title="Paste reviews">
      <Stack gap="md">
        <Textarea
          label="Text of the page"
          description="Select the reviews on the company’s Google or Facebook page, copy them, and paste them here."
          data-autofocus
          minRows={6}
          maxRows={10}
          autosize
          value={pasted}
          onChange={(event) => {
            setPasted(event.currentTarget.value);
            setLeft(new Set());
          }}
        />
        {reviews.length > 0 && (
          <ul className={classes.reviews} aria-label="Reviews that were read">
            {reviews.map(({ reviewer, stars, date, source, review }, at) => (
              <li key={at} className={classes.review}>
                <Checkbox
                  aria-label={`Add the review of ${reviewer}`}
                  checked={!left.has(at)}
                  onChange={(event) => {
                    const on = event.currentTarget.checked;
                    setLeft(new Set(on ? [...left].filter((each) => each !== at) : [...left, at]));
                  }}
                />
                <div>
                  <Text size="sm" fw={550}>
                    {reviewer}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {[stars === undefined ? 'stars unknown: waits to be approved' : `${stars} stars`, source, date]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                  <Text size="sm" className={classes.words}>
                    {review}
                  </Text>
                </div>
              </li>
            ))}
          </ul>
        )}
        {problems.length > 0 && (
          <Alert color="yellow" variant="light" title="Not read as a review">
            <ul aria-label="What could not be read">
              {problems.map(({ line, text, reason }) => (
                <li key={line}>
                  Line {line}: {reason} “{text}”
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} onClick={add}>
            {chosen.length === 1 ? 'Add 1 review' : `Add ${chosen.length} reviews`}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
