import { Badge, Button, Group, Text } from '@mantine/core';
import { ClipboardPaste, Tags, WandSparkles } from 'lucide-react';
import { useCallback, useState } from 'react';
import { sampleReview } from '#shared/domain/review/sample.ts';
import { sampleFailed } from '#shared/domain/review/texts.ts';
import { addItem } from '#shared/record-catalogue/list-engine.ts';
import { deletion } from '../../../editor/deletion.ts';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { currentSite, edit, endStep, useSite, useStatus } from '../../../state/draft.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { REVIEWS, reviewCounts, serviceOptions } from '../model.ts';
import { useSources } from '../queries.ts';
import { useCategorize } from '../use-categorize.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { ReviewFields } from './review-fields.tsx';

const askDeletion = deletion('review');

export function ReviewsCard() {
  const counts = useSite(reviewCounts);
  const services = useSite(serviceOptions);
  const sources = useSources();
  const isOffline = useStatus(({ offline }) => offline);
  const { failure, dismiss, running, categorize } = useCategorize();
  const [isPasting, setPasting] = useState(false);
  const [sampleFailure, setSampleFailure] = useState<string>();

  const draw = useCallback(
    (item: EditedItem) => <ReviewFields {...item} services={services} sources={sources} />,
    [services, sources],
  );
  const addSample = (): void => {
    const sample = sampleReview(currentSite(), Math.random);
    setSampleFailure(sample ? undefined : sampleFailed);
    if (!sample) return;
    endStep();
    edit(addItem(currentSite(), REVIEWS, sample));
  };

  return (
    <SectionCard
      title="Reviews"
      purpose="Only approved reviews are published, in this order. Samples are never published."
      action={
        <Group gap="xs">
          {counts.total > 0 && <Badge variant="light">{counts.approved} approved</Badge>}
          {counts.total > counts.approved && (
            <Badge variant="light" color="gray">
              {counts.total - counts.approved} not approved
            </Badge>
          )}
          {counts.samples > 0 && (
            <Badge variant="light" color="yellow">
              {counts.samples} sample{counts.samples === 1 ? '' : 's'}
            </Badge>
          )}
        </Group>
      }
    >
      <ListEditor
        path={REVIEWS}
        layout="cards"
        label="Reviews"
        add="Add Review"
        rowHeight={300}
        question={askDeletion}
        removed={(name) => `Deleted the review of ${name}`}
        empty="No reviews yet. Add one, or paste several at once from the company’s page."
        actions={
          <>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<ClipboardPaste size={14} aria-hidden />}
              onClick={() => setPasting(true)}
            >
              Paste reviews
            </Button>
            <ReasonButton
              size="compact-sm"
              variant="default"
              loading={running}
              leftSection={<Tags size={14} aria-hidden />}
              reason={isOffline ? 'Categorizing needs the server: you are offline.' : undefined}
              onClick={() => void categorize()}
            >
              Categorize Reviews
            </ReasonButton>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<WandSparkles size={14} aria-hidden />}
              onClick={addSample}
            >
              Sample review
            </Button>
            {counts.checked > 0 && (
              <Text size="sm" c="dimmed" role="status">
                {counts.checked} checked
              </Text>
            )}
          </>
        }
      >
        {draw}
      </ListEditor>
      {failure !== undefined && <FailureAlert message={failure} onDismiss={dismiss} />}
      {sampleFailure !== undefined && (
        <FailureAlert message={sampleFailure} onDismiss={() => setSampleFailure(undefined)} />
      )}
      {isPasting && <PasteDialog onClose={() => setPasting(false)} />}
    </SectionCard>
  );
}
