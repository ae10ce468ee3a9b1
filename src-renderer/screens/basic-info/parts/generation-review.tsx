import { currentSite } from '../../../state/draft.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { commonFailure, proposals } from '../model.ts';
import type { Generation } from '../queries.ts';
import { ReviewDialog } from './review-dialog.tsx';

/** What a generation came to: its texts to decide on, or why there are none. */
export function GenerationReview({ generation: { outcomes, clear } }: { generation: Generation }) {
  if (!outcomes) return null;
  const failure = commonFailure(outcomes);
  if (failure === undefined) return <ReviewDialog proposals={proposals(currentSite(), outcomes)} onClose={clear} />;
  return <FailureAlert message={failure} onDismiss={clear} />;
}
