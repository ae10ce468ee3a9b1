import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { removeItems } from '#shared/record-catalogue/list-engine.ts';
import { useMutation } from '../../../bridge/hooks.ts';
import { photoCount } from '../../../editor/photos/photo-intake.ts';
import { currentSite, edit, useSite, useStatus } from '../../../state/draft.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { addStock, appendArchived, GALLERY, stockOf } from '../model.ts';

/** Stock photos of the industry among the site's own, or none of them. */
export function StockToggle() {
  const slug = useStatus((site) => site.slug ?? '');
  const count = useSite((site) => stockOf(site).length);
  const stock = useMutation('photos.industryStock');
  const [isEmpty, setIsEmpty] = useState(false);
  const toggle = async (on: boolean): Promise<void> => {
    setIsEmpty(false);
    if (!on) {
      edit(removeItems(currentSite(), GALLERY, stockOf(currentSite())));
      return;
    }
    const found = await stock.run({ slug });
    if (!found) return;
    setIsEmpty(found.photos.length === 0);
    edit(addStock(currentSite(), found.photos));
  };
  return (
    <>
      <Switch
        size="xs"
        label={count > 0 ? `Stock photos (${count})` : 'Stock photos'}
        checked={count > 0 || stock.running}
        disabled={stock.running}
        onChange={(event) => void toggle(event.currentTarget.checked)}
      />
      {stock.error && (
        <FailureAlert message={stock.error.message} onDismiss={stock.reset} onRetry={() => void toggle(true)} />
      )}
      {isEmpty && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          There are no stock photos for this industry, or they could not be had.
        </Text>
      )}
    </>
  );
}

/** Appends the photos that the server has put aside, and says how many came. */
export function PullArchived() {
  const { slug, offline } = useStatus((site) => ({ slug: site.slug ?? '', offline: site.offline }));
  const archived = useMutation('photos.archived');
  const [pulled, setPulled] = useState<number>();
  const pull = async (): Promise<void> => {
    setPulled(undefined);
    const answer = await archived.run({ slug });
    if (!answer) return;
    const operations = appendArchived(currentSite(), answer.photos);
    edit(operations);
    setPulled(operations.length);
  };
  return (
    <>
      <ReasonButton
        size="compact-sm"
        variant="default"
        loading={archived.running}
        reason={offline ? 'Pulling archived photos needs the server: you are offline.' : undefined}
        onClick={() => void pull()}
      >
        Pull archived
      </ReasonButton>
      <Text size="sm" role="status">
        {pulled !== undefined && `Pulled ${photoCount(pulled)}.`}
      </Text>
      {archived.error && (
        <FailureAlert
          message={archived.error.message}
          onDismiss={archived.reset}
          onRetry={offline ? undefined : () => void pull()}
        />
      )}
    </>
  );
}
