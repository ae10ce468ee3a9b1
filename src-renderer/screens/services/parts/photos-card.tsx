import { Switch } from '@mantine/core';
import { useId } from 'react';
import { SERVICES } from '#shared/domain/service/add.ts';
import { addServicePhotos, hasStockPhotos, toggleStockPhotos } from '#shared/domain/service/photos.ts';
import { text } from '#shared/record/readers.ts';
import { FoldCard } from '../../../editor/fold-card.tsx';
import { useMutation } from '../../../bridge/hooks.ts';
import { useValueAt } from '../../../editor/bound-field.ts';
import { followItem } from '../../../editor/list/follow-path.ts';
import type { EditedItem } from '../../../editor/list/list-editor.tsx';
import { PhotoList } from '../../../editor/photos/photo-list.tsx';
import { useNotSetUp } from '../../../state/app-info.ts';
import { currentSite, editSite, useSite } from '../../../state/draft.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { SetUpHint } from '../../../ui/set-up-hint.tsx';
import { cards } from '../sections.ts';
import { fieldSummary } from '../../../editor/field-summary.ts';

export function PhotosCard({ path, index, name }: EditedItem) {
  const service = text(useValueAt([...path, 'service-name']));
  return (
    <FoldCard
      of={cards.photos}
      summary={(site) => fieldSummary(site, [[...path, 'photos']])}
      purpose="The first one stands for the service on the page."
      action={<StockSwitch index={index} name={service.trim()} />}
    >
      <PhotoList
        path={[...path, 'photos']}
        name={name}
        service={service}
        onPick={(photos) => editSite((site) => addServicePhotos(site, index, photos))}
      />
    </FoldCard>
  );
}

/** A switch that adds three stock photos to the service, or removes all of its stock photos. */
function StockSwitch({ index, name }: { index: number; name: string }) {
  const isOn = useSite((site) => hasStockPhotos(site, index));
  const notSetUp = useNotSetUp('stockPhotos');
  const hint = useId();
  const { run, running, error, reset } = useMutation('services.stockPhotos');
  const toggle = async (): Promise<void> => {
    // Services may be moved or deleted before the server answers.
    const placeIn = followItem(currentSite(), SERVICES, index);
    const stock = isOn ? { photos: [] } : await run({ service: name });
    if (!stock) return;
    editSite((site) => {
      const place = placeIn(site);
      return place === undefined ? [] : toggleStockPhotos(site, place, stock.photos);
    });
  };
  return (
    <>
      <Switch
        label="Stock photos"
        aria-describedby={hint}
        checked={isOn}
        disabled={running || (!isOn && (name === '' || notSetUp !== undefined))}
        onChange={() => void toggle()}
      />
      <SetUpHint id={hint}>{notSetUp}</SetUpHint>
      {error && <FailureAlert message={error.message} onDismiss={reset} onRetry={() => void toggle()} />}
    </>
  );
}
