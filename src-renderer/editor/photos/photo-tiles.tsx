import { Group } from '@mantine/core';
import { useMemo } from 'react';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { addItems, listItems } from '#shared/record-catalogue/list-engine.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { useStablePath, useValueAt } from '../bound-field.ts';
import { photoDeletion } from '../deletion.ts';
import { type EditedItem, ListEditor } from '../list/list-editor.tsx';
import { IntakeProgress } from './intake-progress.tsx';
import { PhotoDrop } from './photo-drop.tsx';
import { photosOfList, usePhotoIntake } from './photo-intake.ts';
import { Photo } from './photo.tsx';
import { PickPhotos } from './pick-photos.tsx';
import classes from './photo-tiles.module.css';

interface PhotoTilesProps {
  /** path of a list whose items are photos */
  path: Path;
  /** title of the dialog that offers the site's photos */
  pick: string;
  /** service by which the offered photos are filtered at first */
  service?: string;
  /** users can also add files, which they drop or choose */
  takesFiles?: boolean;
  empty?: string;
}

/** Shows the photos of a list as tiles. Users arrange and remove them, and add photos of the site. */
export function PhotoTiles({ path, pick, service, takesFiles = false, empty }: PhotoTilesProps) {
  const list = useStablePath(path);
  return (
    <>
      <ListEditor
        path={list}
        layout="columns"
        classNames={{ list: classes.tiles, row: classes.tile }}
        empty={empty}
        nameOf={nameOf}
        // Without `takesFiles` all photos come from the galleries and stay there when they are removed here, so no
        // question is needed.
        {...(takesFiles && { question: photoDeletion })}
        foot={
          <Group mt="sm">
            <PickPhotos
              title={pick}
              service={service}
              onPick={(photos) =>
                addPicked(
                  list,
                  photos.map(({ photo }) => text(photo)),
                )
              }
              {...(!takesFiles && { 'data-after-rows': true })}
            />
          </Group>
        }
      >
        {drawTile}
      </ListEditor>
      {takesFiles && <Files path={list} />}
    </>
  );
}

const nameOf = (_: unknown, number: number): string => `photo ${number}`;

const drawTile = ({ path }: EditedItem) => <Tile path={path} />;

/** A photo of the list. An item that is not an object is itself the photo's address. */
function Tile({ path }: { path: Path }) {
  const item = useValueAt(path);
  const photo = typeof item === 'object' && item !== null ? (item as { photo?: unknown }).photo : item;
  return <Photo photo={text(photo)} alt="" className={classes.photo} />;
}

/** Adds the picked photos at the end of the list. Photos that the list already has keep their places. */
function addPicked(path: Path, photos: readonly string[]): void {
  const present = new Set(listItems(currentSite(), path).map(({ value }) => text(value['photo'])));
  const added = photos.filter((photo) => !present.has(photo)).map((photo) => ({ photo }));
  edit(addItems(currentSite(), path, added));
}

function Files({ path }: { path: Path }) {
  const intake = usePhotoIntake(useMemo(() => photosOfList(path), [path]));
  return (
    <div className={classes.files}>
      <PhotoDrop intake={intake} first={false} />
      <IntakeProgress intake={intake} />
    </div>
  );
}
