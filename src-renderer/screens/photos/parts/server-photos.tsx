import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { GALLERY } from '#shared/domain/photo/gallery.ts';
import { addStock, stockOf } from '#shared/domain/photo/library.ts';
import { removeItems } from '#shared/record-catalogue/list-engine.ts';
import { invoke } from '../../../bridge/client.ts';
import { useMutation } from '../../../bridge/hooks.ts';
import { photoCount } from '../../../editor/photos/photo-intake.ts';
import { currentSite, edit, useOfflineReason, useSite, useSlug } from '../../../state/draft.ts';
import { replaceOpen } from '../../../state/draft-actions.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { attempt } from '../../../ui/notify.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';

const UNREAD = 'The server could not give the stock photos.';

interface Stock {
  /** number of stock photos among the site's photos */
  count: number;
  running: boolean;
  /** why no stock photos were added, as a text for the user; undefined if there is nothing to say */
  failure: string | undefined;
  toggle: (on: boolean) => Promise<void>;
  dismiss: () => void;
}

/**
 * Returns the state of the site's stock photos. `toggle` adds stock photos of the industry to the site's photos, or
 * removes them.
 */
export function useStock(): Stock {
  const slug = useSlug();
  const offline = useOfflineReason('The stock photos are not kept on this computer');
  const count = useSite((site) => stockOf(site).length);
  const { run, running, error, reset } = useMutation('photos.industryStock');
  const [noneReason, setNone] = useState<string>();
  const dismiss = (): void => {
    setNone(undefined);
    reset();
  };
  const toggle = async (on: boolean): Promise<void> => {
    dismiss();
    if (!on) return void edit(removeItems(currentSite(), GALLERY, stockOf(currentSite())));
    const found = await run({ slug });
    if (!found) return;
    if (found.photos.length === 0)
      setNone(found.stale ? (offline ?? UNREAD) : 'There are no stock photos for this industry.');
    edit(addStock(currentSite(), found.photos));
  };
  return { count, running, failure: error?.message ?? noneReason, toggle, dismiss };
}

export function StockToggle({ stock: { count, running, toggle } }: { stock: Stock }) {
  return (
    <Switch
      size="xs"
      label={count > 0 ? `Stock photos (${count})` : 'Stock photos'}
      checked={count > 0 || running}
      disabled={running}
      onChange={(event) => void toggle(event.currentTarget.checked)}
    />
  );
}

/** Button that adds the photos of the site's archive on the server to the record, and says how many were new. */
export function PullArchived() {
  const slug = useSlug();
  const offline = useOfflineReason('Pulling archived photos needs the server');
  const archived = useMutation('photos.archived');
  const [pulled, setPulled] = useState<number>();
  const pull = async (): Promise<void> => {
    setPulled(undefined);
    const answer = await archived.run({ slug });
    if (!answer) return;
    await attempt('The archived photos were not added', () =>
      replaceOpen(async (open) => {
        const appended = await invoke('photos.appendArchived', { slug: open, ...answer });
        setPulled(appended.appended);
        return appended;
      }),
    );
  };
  return (
    <>
      <ReasonButton
        size="compact-sm"
        variant="default"
        loading={archived.running}
        reason={offline}
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
          onRetry={offline === undefined ? () => void pull() : undefined}
        />
      )}
    </>
  );
}
