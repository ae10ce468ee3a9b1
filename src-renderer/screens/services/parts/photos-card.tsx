import { Badge, Button, Group, Switch, Text } from '@mantine/core';
import { Images } from 'lucide-react';
import { useMemo, useState } from 'react';
import { addServicePhotos, hasStockPhotos, toggleStockPhotos } from '#shared/domain/service/photos.ts';
import { flag, text } from '#shared/domain/site/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { useMutation } from '../../../bridge/hooks.ts';
import { useStablePath, useValueAt } from '../../../editor/bound-field.ts';
import { type EditedItem, ListEditor } from '../../../editor/list/list-editor.tsx';
import { IntakeProgress } from '../../../editor/photos/intake-progress.tsx';
import { PhotoDrop } from '../../../editor/photos/photo-drop.tsx';
import { photosOfList, usePhotoIntake } from '../../../editor/photos/photo-intake.ts';
import { PhotoPicker } from '../../../editor/photos/photo-picker.tsx';
import { Photo } from '../../../editor/photos/photo.tsx';
import { currentSite, edit, endStep, useSite } from '../../../state/draft.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './photos-card.module.css';

export function PhotosCard({ path, index, name }: EditedItem) {
  const ownName = text(useValueAt([...path, 'service-name']));
  const photos = useStablePath([...path, 'photos']);
  const target = useMemo(() => photosOfList(photos), [photos]);
  const intake = usePhotoIntake(target);
  const [picking, setPicking] = useState(false);
  return (
    <SectionCard
      title="Photos"
      purpose="The first one stands for the service on the page."
      action={<StockSwitch index={index} name={ownName.trim()} />}
    >
      <ListEditor
        path={photos}
        layout="columns"
        label={`Photos of ${name}`}
        className={classes.grid}
        rowClassName={classes.card}
        add={false}
        nameOf={nameOfPhoto}
      >
        {drawPhoto}
      </ListEditor>
      <div className={classes.intake}>
        <PhotoDrop intake={intake} first={false} pastes label={`Add photos to ${name}`} />
        <IntakeProgress intake={intake} />
      </div>
      <Group mt="sm">
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Images size={14} aria-hidden />}
          onClick={() => setPicking(true)}
        >
          From the galleries
        </Button>
      </Group>
      {picking && (
        <PhotoPicker
          title={`Add photos to ${name}`}
          service={ownName}
          onPick={(picked) => {
            endStep();
            edit(
              addServicePhotos(
                currentSite(),
                index,
                picked.map(({ photo }) => text(photo)),
              ),
            );
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </SectionCard>
  );
}

/** Adds the three stock photos of the service, or takes its stock photos away. */
function StockSwitch({ index, name }: { index: number; name: string }) {
  const isOn = useSite((site) => hasStockPhotos(site, index));
  const { run, running, error, reset } = useMutation('services.stockPhotos');
  const toggle = async (): Promise<void> => {
    const stock = isOn ? { photos: [] } : await run({ service: name });
    if (!stock) return;
    endStep();
    edit(toggleStockPhotos(currentSite(), index, stock.photos));
  };
  return (
    <>
      <Switch
        label="Stock photos"
        checked={isOn}
        disabled={running || (name === '' && !isOn)}
        onChange={() => void toggle()}
      />
      {error && <FailureAlert message={error.message} onDismiss={reset} />}
    </>
  );
}

const nameOfPhoto = (photo: Record<string, unknown>, number: number): string =>
  flag(photo['stock']) ? `stock photo ${number}` : `photo ${number}`;

const drawPhoto = ({ path }: EditedItem) => <Picture path={path} />;

function Picture({ path }: { path: Path }) {
  const address = text(useValueAt([...path, 'photo']));
  const isStock = flag(useValueAt([...path, 'stock']));
  return (
    <div className={classes.picture}>
      {address === '' ? (
        <Text size="xs" c="dimmed">
          No picture
        </Text>
      ) : (
        <Photo photo={address} alt="" loading="lazy" />
      )}
      {isStock && (
        <Badge className={classes.stock} size="sm" variant="filled" color="dark">
          Stock
        </Badge>
      )}
    </div>
  );
}
