import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { currentSite } from '../../../state/draft.ts';
import { commonFailure, proposals } from '../model.ts';
import type { Generation } from '../queries.ts';
import { ReviewDialog } from './review-dialog.tsx';

/** What a generation came to: its texts to decide on, or why there are none. */
export function GenerationReview({ generation: { outcomes, clear } }: { generation: Generation }) {
  if (!outcomes) return null;
  const failure = commonFailure(outcomes);
  if (failure === undefined) return <ReviewDialog proposals={proposals(currentSite(), outcomes)} onClose={clear} />;
  return (
    <Alert
      color="red"
      variant="light"
      mt="xs"
      icon={<CircleAlert size={16} aria-hidden />}
      role="alert"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={clear}
    >
      {failure}
    </Alert>
  );
}
