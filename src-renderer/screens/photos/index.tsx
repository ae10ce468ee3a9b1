import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useCallback, useMemo, useState } from 'react';
import { allPhotos } from '#shared/domain/photo/gallery.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { usePreviewSection } from '../../app/preview/section.ts';
import { useField, useSite } from '../../state/draft.ts';
import { Screen } from '../../ui/screen.tsx';
import { isWaiting, serviceNames, waitingText } from './model.ts';
import { AddPhotos } from './parts/add-photos.tsx';
import { ImportProgress } from './parts/import-progress.tsx';
import { PhotoGrid } from './parts/photo-grid.tsx';
import { SelectionBar } from './parts/selection-bar.tsx';
import classes from './photos.module.css';
import { useKeyedPhotos } from './use-keyed-photos.ts';
import { useRemoval } from './use-removal.ts';

export default function PhotosScreen() {
  const gallery = useField(['gallery']) as SiteDocument['gallery'];
  const { photos, keys } = useKeyedPhotos(useMemo(() => allPhotos({ gallery }), [gallery]));
  const services = useSite(serviceNames);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = photos.filter(({ key }) => chosen.has(key));
  const waiting = photos.filter(isWaiting).length;
  const { ref: above, height } = useElementSize();
  const { container, remove } = useRemoval(photos);

  const select = useCallback((key: string, on: boolean): void => {
    setChosen((before) => new Set(on ? [...before, key] : [...before].filter((each) => each !== key)));
  }, []);
  const removeOne = useCallback((key: string): void => void remove(new Set([key])), [remove]);

  return (
    <div ref={container} {...usePreviewSection('our-best-work')}>
      <Screen title={`All Photos (${photos.length})`}>
        <div ref={above} className={classes.above}>
          <AddPhotos first={photos.length === 0} />
          <ImportProgress />
          {waiting > 0 && (
            <Text size="sm" c="dimmed">
              {waitingText(waiting)}
            </Text>
          )}
        </div>
        {photos.length > 0 && (
          <>
            <SelectionBar
              count={photos.length}
              selected={selected.length}
              onAll={() => setChosen(new Set(keys))}
              onNone={() => setChosen(new Set())}
              onRemove={() => void remove(chosen)}
            />
            <PhotoGrid
              photos={photos}
              keys={keys}
              services={services}
              selected={chosen}
              onSelect={select}
              onRemove={removeOne}
              above={height}
            />
          </>
        )}
      </Screen>
    </div>
  );
}
