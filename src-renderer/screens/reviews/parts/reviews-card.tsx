import { Badge, Group, Text } from '@mantine/core';
import { ClipboardPaste, Tags, WandSparkles } from 'lucide-react';
import { useCallback, useState } from 'react';
import { REVIEWS, reviewCounts } from '#shared/domain/review/rules.ts';
import { sampleReview } from '#shared/domain/review/sample.ts';
import { sampleFailed } from '#shared/domain/review/texts.ts';
import { addItem } from '#shared/record-catalogue/list-engine.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { useQuery } from '../../../bridge/hooks.ts';
import { FailureNote } from '../../../editor/generation/failure-note.tsx';
import { ListButtons } from '../../../editor/list/list-buttons.tsx';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { serviceNames } from '../../../editor/photos/picker-model.ts';
import { currentSite, editSite, useOfflineReason, useSite } from '../../../state/draft.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { useCategorize } from '../use-categorize.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { ReviewFields } from './review-fields.tsx';
import { cards } from '../sections.ts';

/** The sources to choose from until the server has returned its list. */
const usualSources: readonly string[] = ['Facebook', 'Google'];

export function ReviewsCard() {
  const counts = useSite(reviewCounts);
  const services = useSite(serviceNames);
  const sources = useQuery('reviews.sources', {}).data?.sources ?? usualSources;
  const offline = useOfflineReason('Categorizing needs the server');
  const { running, failure, start: categorize, clear } = useCategorize();
  const [isPasting, setPasting] = useState(false);
  const [sampleFailure, setSampleFailure] = useState(false);

  const draw = useCallback(
    (item: EditedItem) => <ReviewFields {...item} services={services} sources={sources} />,
    [services, sources],
  );
  const addSample = (): void => {
    const sample = sampleReview(currentSite(), Math.random);
    setSampleFailure(!sample);
    if (!sample) return;
    editSite((site) => addItem(site, REVIEWS, sample));
  };

  const badges = [
    [counts.approved, 'approved', undefined],
    [counts.unapproved, 'not approved', 'gray'],
    [counts.samples, counts.samples === 1 ? 'sample' : 'samples', 'yellow'],
  ] as const;

  return (
    <FoldCard
      of={cards.reviews}
      purpose="Only approved reviews are published, in this order. Samples are never published."
      action={
        <Group gap="xs">
          {badges.map(
            ([count, words, color]) =>
              count > 0 && (
                <Badge key={words} variant="light" color={color}>
                  {count} {words}
                </Badge>
              ),
          )}
        </Group>
      }
    >
      <ListEditor
        path={REVIEWS}
        layout="cards"
        question
        removed={(name) => `Deleted the review of ${name}`}
        empty="No reviews yet. Add one, or paste several at once from the company’s page."
        foot={
          <ListButtons add="Add Review">
            <ActionButton icon={ClipboardPaste} onClick={() => setPasting(true)}>
              Paste reviews
            </ActionButton>
            <ActionButton icon={Tags} loading={running} reason={offline} onClick={categorize}>
              Categorize Reviews
            </ActionButton>
            <ActionButton icon={WandSparkles} onClick={addSample}>
              Sample review
            </ActionButton>
            {counts.checked > 0 && (
              <Text size="sm" c="dimmed" role="status">
                {counts.checked} checked
              </Text>
            )}
          </ListButtons>
        }
      >
        {draw}
      </ListEditor>
      {failure && <FailureNote failure={failure} onRetry={categorize} onDismiss={clear} />}
      {sampleFailure && <FailureAlert message={sampleFailed} onDismiss={() => setSampleFailure(false)} />}
      {isPasting && <PasteDialog onClose={() => setPasting(false)} />}
    </FoldCard>
  );
}
