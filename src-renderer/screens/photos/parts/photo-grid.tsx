import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { photoName } from '#shared/domain/photo/gallery.ts';
import { photoAt } from '#shared/domain/photo/library.ts';
import { text } from '#shared/record/readers.ts';
import type { ListRow, ListRows } from '../../../editor/list/list-rows.ts';
import { useVisibleGrid } from '../../../editor/list/use-visible-grid.ts';
import { Photo } from '../../../editor/photos/photo.tsx';
import { galleryNames, serviceNames } from '../../../editor/photos/picker-model.ts';
import { currentSite, useSite } from '../../../state/draft.ts';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { cardLook, movedTogether, PER_ROW, placesIn, type View } from '../model.ts';
import pictures from '../photos.module.css';
import { useMarquee } from '../use-marquee.ts';
import type { Selection } from '../use-selection.ts';
import { photoSettings } from '../view-settings.ts';
import { PhotoCard } from './photo-card.tsx';
import classes from './photo-grid.module.css';

interface PhotoGridProps {
  view: View;
  photos: ListRows;
  rows: readonly ListRow[];
  keys: readonly string[];
  selection: Selection;
  onRemove: (keys: readonly string[]) => Promise<void>;
  onOpen: (key: string) => void;
}

/** Width of the grid, in pixels, that is assumed until it is measured. */
const FIRST_WIDTH = 520;

const arrows: Record<string, (columns: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/**
 * Grid of the photos of a view. The arrow keys move the focus from photo to photo. Only the cards in sight, and the
 * card at which the Tab key stops, are rendered.
 */
export function PhotoGrid({ view, photos, rows, keys, selection, onRemove, onOpen }: PhotoGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const buttonLines = useStore(photoSettings, ({ buttons, services }) => Number(buttons) + Number(services));
  const perRow = useStore(photoSettings, (settings) => (view.kind === 'all' ? settings.perRow : PER_ROW.usual));
  const [focused, setFocused] = useState<string>();
  const wanted = useRef<string>(undefined);
  const stopAt = Math.max(0, focused === undefined ? 0 : keys.indexOf(focused));
  const galleries = useSite(galleryNames);
  const services = useSite(serviceNames);
  const { shape, cells, height } = useVisibleGrid({
    holder: grid,
    count: rows.length,
    look: cardLook(buttonLines, perRow),
    firstWidth: FIRST_WIDTH,
    kept: stopAt,
  });
  const { onPointerDown, box } = useMarquee(grid, (drawn, adds) => {
    const inside = placesIn(drawn, shape, rows.length).flatMap((place) => keys[place] ?? []);
    selection.set(adds ? [...new Set([...selection.keys, ...inside])] : inside);
  });

  // Focuses the card that an arrow key has reached. The card may have been out of sight, so the effect waits until it
  // is rendered.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const checkbox = grid.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] input`);
    if (!checkbox) return;
    wanted.current = undefined;
    checkbox.focus();
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
    const isBox = (event.target as HTMLElement).matches('input[type=checkbox]');
    if (key === undefined || !isBox) return;
    const step = arrows[event.key]?.(shape.columns);
    const next = step === undefined ? undefined : keys[keys.indexOf(key) + step];
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.set(keys);
    else if (event.key === 'Delete') void onRemove(selection.has(key) ? selection.keys : [key]);
    else if (event.key === 'Enter') onOpen(key);
    else if (next !== undefined) {
      if (event.shiftKey) selection.set([...new Set([...selection.keys, key, next])]);
      wanted.current = next;
      setFocused(next);
    } else if (step === undefined) return;
    event.preventDefault();
  };
  const move = (from: number, to: number): void => {
    const moved = keys[from];
    if (moved !== undefined && selection.has(moved) && selection.keys.length > 1) {
      photos.arrange(movedTogether(keys, new Set(selection.keys), from, to));
    } else photos.move(from, to);
  };
  const nameAt = (place: number): string => photoName(photoAt(currentSite(), rows[place]?.index ?? -1), place);
  const { toggle } = selection;
  const remove = useCallback((key: string): void => void onRemove([key]), [onRemove]);
  const choices = useMemo(() => ({ galleries, services }), [galleries, services]);

  return (
    <SortableRows
      ids={keys}
      name={nameAt}
      onMove={move}
      grid
      carried={(place) => {
        const key = keys[place];
        const many = key !== undefined && selection.has(key) ? selection.keys.length : 1;
        return (
          <div className={classes.carried}>
            <Photo
              photo={text(photoAt(currentSite(), rows[place]?.index ?? -1).photo)}
              alt=""
              className={pictures.picture}
            />
            {many > 1 && <span className={classes.many}>{many}</span>}
          </div>
        );
      }}
    >
      <ul
        ref={grid}
        className={classes.grid}
        style={{ height }}
        aria-label="Photos"
        onFocus={(event) => setFocused(event.target.closest<HTMLElement>('[data-row]')?.dataset.row)}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        {cells.map(({ place, left, top }) => {
          const { key, index } = rows[place]!;
          return (
            <PhotoCard
              key={key}
              rowKey={key}
              index={index}
              place={place}
              count={rows.length}
              order={selection.keys.indexOf(key) + 1}
              isTabStop={place === stopAt}
              choices={choices}
              marksHomepage={view.kind !== 'homepage'}
              left={left}
              top={top}
              width={shape.cellWidth}
              height={shape.cellHeight}
              onToggle={toggle}
              onRemove={remove}
              onOpen={onOpen}
            />
          );
        })}
        {box && (
          <li
            aria-hidden
            className={classes.marquee}
            style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          />
        )}
      </ul>
    </SortableRows>
  );
}
