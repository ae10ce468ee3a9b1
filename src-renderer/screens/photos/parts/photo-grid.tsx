import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type FocusEvent, useRef, useState } from 'react';
import { movePhoto, photoName } from '#shared/domain/photo/gallery.ts';
import { thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import { text } from '#shared/domain/site/readers.ts';
import { currentSite, edit } from '../../../state/draft.ts';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { GAP, gridShape, type KeyedPhoto } from '../model.ts';
import { useVisibleRows } from '../use-visible-rows.ts';
import { PhotoCard } from './photo-card.tsx';
import cardClasses from './photo-card.module.css';
import classes from './photo-grid.module.css';

interface PhotoGridProps {
  photos: readonly KeyedPhoto[];
  keys: readonly string[];
  services: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (key: string, selected: boolean) => void;
  onRemove: (key: string) => void;
  /** height of what stands above the grid and comes and goes, in pixels */
  above: number;
}

/** Before anything is measured, in pixels. */
const FIRST_WIDTH = 600;

/** Only the cards in sight are there, and the one with the focus. */
export function PhotoGrid({ photos, keys, services, selected, onSelect, onRemove, above }: PhotoGridProps) {
  const { ref: measured, width } = useElementSize<HTMLUListElement>();
  const grid = useRef<HTMLUListElement>(null);
  const ref = useMergedRef(measured, grid);
  const { columns, cardWidth, cardHeight } = gridShape(width || FIRST_WIDTH);
  const [focused, setFocused] = useState<string>();
  const focusedAt = focused === undefined ? -1 : photos.findIndex(({ key }) => key === focused);
  const { rows, height } = useVisibleRows({
    grid,
    count: Math.ceil(photos.length / columns),
    rowHeight: cardHeight,
    kept: focusedAt < 0 ? undefined : Math.floor(focusedAt / columns),
    above,
  });

  const onFocus = (event: FocusEvent): void =>
    setFocused(event.target.closest<HTMLElement>('[data-photo]')?.dataset.photo);

  return (
    <SortableRows
      ids={keys}
      name={(place) => photoName(photos[place]?.photo ?? {}, place)}
      onMove={(from, to) => edit(movePhoto(currentSite(), from, to))}
      grid
      carried={(place) => (
        <div className={cardClasses.carried}>
          <img src={thumbnailAddress(text(photos[place]?.photo.photo))} alt="" />
        </div>
      )}
    >
      <ul ref={ref} className={classes.grid} style={{ height }} aria-label="Photos" onFocus={onFocus}>
        {rows.flatMap((row) =>
          photos
            .slice(row.index * columns, (row.index + 1) * columns)
            .map((photo, column) => (
              <PhotoCard
                key={photo.key}
                photo={photo}
                place={row.index * columns + column}
                count={photos.length}
                services={services}
                selected={selected.has(photo.key)}
                left={column * (cardWidth + GAP)}
                top={row.top}
                width={cardWidth}
                height={cardHeight}
                onSelect={onSelect}
                onRemove={onRemove}
              />
            )),
        )}
      </ul>
    </SortableRows>
  );
}
