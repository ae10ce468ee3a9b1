import { Badge, Box, Text } from '@mantine/core';
import { useMemo } from 'react';
import { flag, text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { labelOfOwner, useStablePath, useValueAt } from '../bound-field.ts';
import { photoDeletion } from '../deletion.ts';
import type { NameOf } from '../list/item.ts';
import { type EditedItem, ListEditor } from '../list/list-editor.tsx';
import { IntakeProgress } from './intake-progress.tsx';
import { PhotoDrop } from './photo-drop.tsx';
import { photosOfList, usePhotoIntake } from './photo-intake.ts';
import classes from './photo-list.module.css';
import { FilmMark } from './film-mark.tsx';
import { PickPhotos } from './pick-photos.tsx';
import { Photo } from './photo.tsx';

interface PhotoListProps {
  path: Path;
  /** name of the item that the photos belong to */
  name: string;
  /** service by which the offered photos are filtered at first */
  service: string;
  /** called with the addresses of photos that were chosen in the galleries */
  onPick: (photos: readonly string[]) => void;
}

/** The photos of an item, at most three in a row. Users arrange them, and add files or photos of the galleries. */
export function PhotoList({ path, name, service, onPick }: PhotoListProps) {
  const photos = useStablePath(path);
  const intake = usePhotoIntake(useMemo(() => photosOfList(photos), [photos]));
  return (
    <>
      <ListEditor
        path={photos}
        layout="columns"
        label={labelOfOwner(photos, name)}
        classNames={{ list: classes.grid, row: classes.card }}
        nameOf={nameOf}
        question={photoDeletion}
        foot={null}
      >
        {drawPhoto}
      </ListEditor>
      <div className={classes.intake}>
        <PhotoDrop intake={intake} first={false} ofScreen label={`Add photos to ${name}`} />
        <IntakeProgress intake={intake} />
      </div>
      <Box mt="sm">
        <PickPhotos
          title={`Add photos to ${name}`}
          service={service}
          onPick={(picked) => onPick(picked.map(({ photo }) => text(photo)))}
        >
          From the galleries
        </PickPhotos>
      </Box>
    </>
  );
}

const nameOf: NameOf = ({ stock }, number) => `${flag(stock) ? 'stock photo' : 'photo'} ${number}`;

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
      <FilmMark photo={address} />
      {isStock && (
        <Badge className={classes.badge} size="sm" variant="filled" color="dark">
          Stock
        </Badge>
      )}
    </div>
  );
}
