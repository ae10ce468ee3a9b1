import { Group, Radio, Text } from '@mantine/core';
import { useState } from 'react';
import { addToGallery, photoAt } from '#shared/domain/photo/library.ts';
import { text } from '#shared/record/readers.ts';
import { useMutation } from '../../../bridge/hooks.ts';
import { currentSite, edit, flushEdits, useOfflineReason, useSlug } from '../../../state/draft.ts';
import { whileOpen } from '../../../state/while-open.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { hiddenLabel } from '../../../ui/hidden-label.tsx';
import { attempt } from '../../../ui/notify.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { needTwo, type View } from '../model.ts';
import { ModeBar } from './mode-bar.tsx';

interface MergeBarProps {
  view: View;
  /** indexes of the chosen photos in the record's list, in the order in which they were chosen */
  chosen: readonly number[];
  onUndo: () => void;
  onEnd: () => void;
}

/** Merges two photos: the server makes one photo of them, which is added before all other photos. */
export function MergeBar({ view, chosen, onUndo, onEnd }: MergeBarProps) {
  const [alignment, setAlignment] = useState<'vertical' | 'Horizontal'>('vertical');
  const [refusal, setRefusal] = useState<string>();
  const merge = useMutation('photos.merge');
  const slug = useSlug();
  const offline = useOfflineReason('Merging needs the server');
  const gallery = view.kind === 'gallery' ? view.name : '';

  const save = async (): Promise<void> => {
    const [first, second] = chosen.map((index) => text(photoAt(currentSite(), index).photo));
    if (chosen.length !== 2 || first === undefined || second === undefined) {
      setRefusal(needTwo(chosen.length));
      return;
    }
    setRefusal(undefined);
    await flushEdits();
    const made = await merge.run({ slug, images: [first, second], alignment, galleryName: gallery });
    if (!made) return;
    edit(addToGallery(currentSite(), made.photo, gallery));
    onEnd();
  };
  const begin = (): void => void attempt('The photos were not merged', whileOpen(save), slug);
  return (
    <ModeBar
      label="Merge photo"
      words={
        <Radio.Group
          {...hiddenLabel('Direction')}
          value={alignment}
          onChange={(value) => setAlignment(value as typeof alignment)}
        >
          <Group gap="md">
            <Radio size="xs" value="vertical" label="Vertical" />
            <Radio size="xs" value="Horizontal" label="Horizontal" />
          </Group>
        </Radio.Group>
      }
      canUndo={chosen.length > 0}
      onUndo={onUndo}
      onEnd={onEnd}
    >
      <ReasonButton size="compact-sm" loading={merge.running} reason={offline} onClick={begin}>
        Save
      </ReasonButton>
      {refusal !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {refusal}
        </Text>
      )}
      {merge.error && (
        <FailureAlert
          message={merge.error.message}
          onDismiss={merge.reset}
          onRetry={offline === undefined ? begin : undefined}
        />
      )}
    </ModeBar>
  );
}
