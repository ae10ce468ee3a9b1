import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { photoName } from '#shared/domain/photo/gallery.ts';
import { photoAt } from '#shared/domain/photo/library.ts';
import { list, text } from '#shared/record/readers.ts';
import type { Output } from '#shared/ipc/contract.ts';
import { type Mutation, useMutation } from '../../../bridge/hooks.ts';
import { photoCount } from '../../../editor/photos/photo-intake.ts';
import { flushEdits, useSite, useSlug } from '../../../state/draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { SimilarReview } from './similar-review.tsx';

/** Finds photos that look alike, and lets the user review them group by group. */
export function SimilarPhotos({ onClose }: { onClose: () => void }) {
  const { search, found, start } = useSimilar();
  return (
    <Dialog onClose={onClose} title="Photos that look alike" size={860}>
      <Stack gap="sm">
        {search.error && <FailureAlert message={search.error.message} onDismiss={onClose} onRetry={start} />}
        {search.running && <Comparing step={search.step} onCancel={onClose} />}
        {found && found.missing.length > 0 && <LeftOut photos={found.missing} />}
        {found && <SimilarReview groups={found.groups} />}
      </Stack>
    </Dialog>
  );
}

interface Similar {
  search: Mutation<'similarPhotos.find'>;
  found: Output<'similarPhotos.find'> | undefined;
  start: () => void;
}

function useSimilar(): Similar {
  const slug = useSlug();
  const search = useMutation('similarPhotos.find');
  const [found, setFound] = useState<Output<'similarPhotos.find'>>();
  const { run } = search;
  const start = useCallback(() => {
    // The main process compares the photos of its own copy of the draft, so the latest edits are sent to it first. A
    // failure to send them is shown elsewhere in the window.
    void flushEdits()
      .catch(() => undefined)
      .then(() => run({ slug }))
      .then(setFound);
  }, [run, slug]);
  useEffect(start, [start]);
  return { search, found, start };
}

/** @param step progress, such as `40 of 5000` */
function Comparing({ step = '', onCancel }: { step: string | undefined; onCancel: () => void }) {
  const [done = 0, of = 0] = step.split(' of ').map(Number);
  return (
    <Group role="status" gap="md" wrap="nowrap">
      <Stack gap={4} flex={1}>
        <Text size="sm">{of === 0 ? 'Comparing photos' : `Comparing photos: ${done} of ${of}`}</Text>
        <Progress value={of === 0 ? 0 : (100 * done) / of} aria-label="Photos compared" />
      </Stack>
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  );
}

const MOST_NAMED = 5;

/** Lists the photos that could not be compared. */
function LeftOut({ photos }: { photos: readonly string[] }) {
  const names = useSite((site) =>
    photos.slice(0, MOST_NAMED).map((photo) => {
      const index = list(site.gallery).findIndex((each) => text(each?.photo).trim() === photo);
      return photoName(photoAt(site, index), index);
    }),
  );
  const others = photos.length - names.length;
  return (
    <Text size="sm" role="status">
      {photoCount(photos.length)} could not be had and {photos.length === 1 ? 'is' : 'are'} left out:{' '}
      {[...names, ...(others > 0 ? [`${others.toLocaleString()} more`] : [])].join(', ')}.
    </Text>
  );
}
