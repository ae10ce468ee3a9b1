import { Alert, Text, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import { parsePastedReviews, reviewOfPasted } from '#shared/domain/review/paste.ts';
import { REVIEWS } from '#shared/domain/review/rules.ts';
import { addItems } from '#shared/record-catalogue/list-engine.ts';
import { currentSite, edit, endStep } from '../../../state/draft.ts';
import { TickDialog } from '../../../ui/tick-dialog.tsx';
import classes from './paste-dialog.module.css';

/** Several reviews at once, from a text that was copied from a page of Google or Facebook. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const [pasted, setPasted] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { reviews, problems } = useMemo(() => parsePastedReviews(pasted), [pasted]);
  const chosen = reviews.filter((_, at) => !left.has(String(at)));
  const add = (): void => {
    endStep();
    edit(addItems(currentSite(), REVIEWS, chosen.map(reviewOfPasted)));
    onClose();
  };
  return (
    <TickDialog
      title="Paste reviews"
      size="xl"
      label="Reviews that were read"
      choices={reviews.map(({ reviewer, stars, date, source, review }, at) => ({
        key: String(at),
        label: `Add the review of ${reviewer}`,
        isTicked: !left.has(String(at)),
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
            <Text size="sm" className={classes.words}>
              {review}
            </Text>
          </>
        ),
      }))}
      onTick={(key, on) =>
        setLeft((before) => new Set(on ? [...before].filter((each) => each !== key) : [...before, key]))
      }
      note={
        problems.length > 0 && (
          <Alert color="yellow" variant="light" title="Not read as a review" mt="md">
            <ul aria-label="What could not be read">
              {problems.map(({ line, text, reason }) => (
                <li key={line}>
                  Line {line}: {reason} “{text}”
                </li>
              ))}
            </ul>
          </Alert>
        )
      }
      confirm={`Add ${counted(chosen.length, 'review')}`}
      canConfirm={chosen.length > 0}
      onConfirm={add}
      onClose={onClose}
    >
      <Textarea
        label="Text of the page"
        description="Select the reviews on the company’s Google or Facebook page, copy them, and paste them here."
        data-autofocus
        minRows={6}
        maxRows={10}
        autosize
        mb="md"
        value={pasted}
        onChange={(event) => {
          setPasted(event.currentTarget.value);
          setLeft(new Set());
        }}
      />
    </TickDialog>
  );
}
