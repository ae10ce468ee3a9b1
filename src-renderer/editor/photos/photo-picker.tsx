import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { photoName, type PlacedPhoto } from '#shared/domain/photo/gallery.ts';
import { text } from '#shared/record/readers.ts';
import type { GalleryPhoto, SiteDocument } from '#shared/domain/site/schema.ts';
import { useField, useSite } from '../../state/draft.ts';
import { ClearableSelect } from '../../ui/clearable-select.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type CellLook, mostColumns, useVisibleGrid } from '../list/use-visible-grid.ts';
import { SearchFilter, ServiceFilter } from '../picker-filters.tsx';
import { photoCount } from './photo-intake.ts';
import classes from './photo-picker.module.css';
import { Photo } from './photo.tsx';
import { everything, galleryNames, photosToPick, ticked } from './picker-model.ts';

interface PhotoPickerProps {
  title: string;
  /** maximum number of photos that can be ticked; if it is 1, a new tick replaces the former tick */
  limit?: number | undefined;
  /** service by which the photos are filtered at first, if it has any photos */
  service?: string | undefined;
  /** called with the ticked photos, in the order in which they were ticked */
  onPick: (photos: readonly GalleryPhoto[]) => void;
  onClose: () => void;
}

/** A dialog to choose photos of the site, filtered by text, gallery and service. A click with Shift ticks a range. */
export function PhotoPicker({ title, limit = Infinity, service, onPick, onClose }: PhotoPickerProps) {
  const gallery = useField(['gallery']) as SiteDocument['gallery'];
  const galleries = useSite(galleryNames);
  const [filter, setFilter] = useState(() => ({
    ...everything,
    service: service && photosToPick({ gallery }, { ...everything, service }).length > 0 ? service : null,
  }));
  const [ticks, setTicks] = useState<readonly string[]>([]);
  const last = useRef<string>(undefined);
  const photos = useMemo(() => photosToPick({ gallery }, filter), [gallery, filter]);
  const named = new Map(photosToPick({ gallery }, everything).map(({ photo }) => [text(photo.photo), photo]));

  const tick = (address: string, event: MouseEvent): void => {
    const from = event.shiftKey ? last.current : undefined;
    const shown = photos.map(({ photo }) => text(photo.photo));
    setTicks((before) => ticked(before, shown, address, { from, limit }));
    last.current = address;
  };
  const pick = (): void => {
    onPick(ticks.flatMap((address) => named.get(address) ?? []));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={title} size={960}>
      <div className={classes.filters}>
        <SearchFilter
          label="Search photos"
          placeholder="Caption, alt text, service"
          term={filter.term}
          onTerm={(term) => setFilter({ ...filter, term })}
        />
        <ClearableSelect
          aria-label="Gallery"
          placeholder="All galleries"
          data={[{ value: NO_GALLERY, label: 'Uncategorized' }, ...galleries.filter((name) => name !== NO_GALLERY)]}
          value={filter.gallery === '' ? NO_GALLERY : filter.gallery}
          onChange={(value) => setFilter({ ...filter, gallery: value === NO_GALLERY ? '' : value })}
        />
        <ServiceFilter service={filter.service} onService={(service) => setFilter({ ...filter, service })} />
      </div>
      {photos.length > 0 ? (
        <PickerGrid photos={photos} ticks={ticks} counted={limit > 1} onTick={tick} />
      ) : (
        <Text className={classes.none} c="dimmed" role="status">
          {named.size === 0 ? 'The site has no photos yet: add them on the Photos tab.' : 'No photo fits.'}
        </Text>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Text size="sm" c="dimmed" mr="auto" role="status">
          {Number.isFinite(limit) && limit > 1 ? `${ticks.length} of ${limit} at most` : photoCount(photos.length)}
        </Text>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={ticks.length === 0} onClick={pick}>
          {limit === 1 ? 'Use this photo' : `Add ${photoCount(ticks.length)}`}
        </Button>
      </Group>
    </Dialog>
  );
}

/** The value that stands for photos in no gallery. No gallery has this name. */
const NO_GALLERY = '\u0000';

const look: CellLook = { gap: 8, columnsIn: (width) => mostColumns(width, 8, 120), heightOf: (width) => width };
const FIRST_WIDTH = 900;

interface PickerGridProps {
  photos: readonly PlacedPhoto[];
  ticks: readonly string[];
  /** each tick shows its number in the order of the ticks */
  counted: boolean;
  onTick: (address: string, event: MouseEvent) => void;
}

function PickerGrid({ photos, ticks, counted, onTick }: PickerGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const { shape, cells, height } = useVisibleGrid({
    holder,
    count: photos.length,
    look,
    firstWidth: FIRST_WIDTH,
    scroller: useCallback(() => scroller.current, []),
  });
  return (
    <div ref={scroller} className={classes.scroller}>
      <div ref={holder} className={classes.grid} style={{ height }} role="group" aria-label="Photos to choose from">
        {cells.map(({ place, left, top }) => {
          const { photo, index } = photos[place]!;
          const address = text(photo.photo);
          const tick = ticks.indexOf(address);
          return (
            <UnstyledButton
              key={index}
              role="checkbox"
              aria-checked={tick >= 0}
              aria-label={photoName(photo, place)}
              className={classes.photo}
              style={{ top, left, width: shape.cellWidth, height: shape.cellHeight }}
              onClick={(event) => onTick(address, event)}
            >
              <Photo photo={address} alt="" />
              {tick >= 0 && <span className={classes.tick}>{counted ? tick + 1 : '✓'}</span>}
            </UnstyledButton>
          );
        })}
      </div>
    </div>
  );
}
