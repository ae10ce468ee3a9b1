import { ActionIcon, Badge, Checkbox, NativeSelect, Tooltip } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Archive, ArchiveRestore, House, type LucideIcon, Maximize2, Trash2 } from 'lucide-react';
import { type ComponentProps, memo, type MouseEvent, useMemo } from 'react';
import { useStore } from 'zustand';
import { GALLERY, galleryOf, photoName } from '#shared/domain/photo/gallery.ts';
import { inGallery, isOnHomepage, setMembers } from '#shared/domain/photo/library.ts';
import { flag, text } from '#shared/record/readers.ts';
import type { GalleryPhoto } from '#shared/domain/site/schema.ts';
import { labelOfOwner, useValueAt } from '../../../editor/bound-field.ts';
import { FilmMark } from '../../../editor/photos/film-mark.tsx';
import { Photo } from '../../../editor/photos/photo.tsx';
import { currentSite, edit } from '../../../state/draft.ts';
import { DragHandle } from '../../../ui/drag-handle.tsx';
import { isWaiting } from '../model.ts';
import { photoSettings } from '../view-settings.ts';
import classes from './photo-card.module.css';

interface CardContentProps {
  rowKey: string;
  /** index of the photo in the record's list */
  index: number;
  /** place among the photos that are shown, counted from 0 */
  place: number;
  /** place among the chosen photos, counted from 1; 0 if the photo is not chosen */
  order: number;
  /** whether the Tab key stops at this card; the arrow keys reach the other cards */
  isTabStop: boolean;
  choices: { galleries: readonly string[]; services: readonly string[] };
  /** whether photos on the home page get a mark; false in the view that shows only such photos */
  marksHomepage: boolean;
  onToggle: (key: string, range?: boolean) => void;
  onRemove: (key: string) => void;
  onOpen: (key: string) => void;
}

interface PhotoCardProps extends CardContentProps {
  /** number of photos shown */
  count: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

type Sortable = ReturnType<typeof useSortable>;
type Handle = Pick<Sortable, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;

const noPhoto: GalleryPhoto = {};

/**
 * A card of the grid. It is rendered again whenever any card is added or removed; its content is memoized separately.
 */
export const PhotoCard = memo(function PhotoCard({ count, left, top, width, height, ...content }: PhotoCardProps) {
  const { rowKey: key, place, order } = content;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: key,
  });
  const handle = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      style={{ left, top, width, height, transform: CSS.Translate.toString(transform), transition }}
      data-selected={order > 0 || undefined}
      data-lifted={isDragging || undefined}
      data-row={key}
      aria-setsize={count}
      aria-posinset={place + 1}
    >
      <CardContent {...content} handle={handle} />
    </li>
  );
});

/**
 * The content of a card. It is memoized and reads only its own photo, so an edit of another photo does not render it
 * again.
 */
const CardContent = memo(function CardContent(props: CardContentProps & { handle: Handle }) {
  const { rowKey: key, index, place, order, choices, handle, onToggle } = props;
  const tabIndex = props.isTabStop ? 0 : -1;
  const shown = useStore(photoSettings);
  const photo = (useValueAt([...GALLERY, index]) ?? noPhoto) as GalleryPhoto;
  const name = photoName(photo, place);
  const isArchived = flag(photo.archived);
  const set = (change: Parameters<typeof setMembers>[2]): void => void edit(setMembers(currentSite(), [index], change));
  const caption = text(photo.caption).trim();
  return (
    <>
      <div
        className={classes.picture}
        onClick={(event: MouseEvent) => {
          if (!(event.target as HTMLElement).closest('button, input, label')) onToggle(key, event.shiftKey);
        }}
        onDoubleClick={() => props.onOpen(key)}
      >
        <Photo photo={text(photo.photo)} alt={text(photo.alt_tag)} />
        <FilmMark photo={text(photo.photo)} />
        <Checkbox
          pos="absolute"
          top={8}
          left={8}
          tabIndex={tabIndex}
          checked={order > 0}
          aria-label={`Select ${name}`}
          onChange={(event) => onToggle(key, (event.nativeEvent as unknown as { shiftKey?: boolean }).shiftKey)}
        />
        {order > 0 && <span className={classes.order}>{order}</span>}
        <div className={classes.tools}>
          <DragHandle
            {...handle}
            id={key}
            name={name}
            className={classes.handle}
            variant="default"
            size={26}
            tabIndex={tabIndex}
          />
          <Tool
            icon={Trash2}
            size={26}
            tabIndex={tabIndex}
            aria-label={`Delete ${name}`}
            onClick={() => props.onRemove(key)}
            data-takes-row
          />
        </div>
        <div className={classes.badges}>
          {isWaiting(photo) && (
            <Tooltip label="On this computer only until the next save uploads it">
              <Badge variant="default" size="sm" tt="none">
                Not uploaded
              </Badge>
            </Tooltip>
          )}
          {props.marksHomepage && !isArchived && isOnHomepage(photo) && (
            <Tooltip label="On the home page">
              <Badge variant="default" size="sm" tt="none" leftSection={<House size={11} aria-hidden />}>
                Homepage
              </Badge>
            </Tooltip>
          )}
        </div>
      </div>
      <span className={classes.caption} title={caption}>
        {caption || <span className={classes.none}>No caption</span>}
      </span>
      {shown.buttons && (
        <div className={classes.line}>
          <Choice
            label={labelOfOwner([...GALLERY, index, 'gallery'], name)}
            tabIndex={tabIndex}
            none="Uncategorized"
            names={choices.galleries}
            value={galleryOf(photo)}
            onChoose={(gallery) => set(inGallery(gallery))}
          />
          <Tool icon={Maximize2} tabIndex={tabIndex} aria-label={`Enlarge ${name}`} onClick={() => props.onOpen(key)} />
          <Tool
            icon={isArchived ? ArchiveRestore : Archive}
            tabIndex={tabIndex}
            aria-label={`${isArchived ? 'Restore' : 'Archive'} ${name}`}
            onClick={() => set({ archived: !isArchived })}
          />
        </div>
      )}
      {shown.services && (
        <div className={classes.line}>
          <Choice
            label={labelOfOwner([...GALLERY, index, 'associated_service'], name)}
            tabIndex={tabIndex}
            none="No service"
            names={choices.services}
            value={text(photo.associated_service)}
            onChoose={(service) => set({ associated_service: service })}
          />
        </div>
      )}
    </>
  );
});

const Tool = ({ icon: Icon, ...props }: { icon: LucideIcon } & ComponentProps<typeof ActionIcon<'button'>>) => (
  <ActionIcon variant="default" size={28} {...props}>
    <Icon size={14} aria-hidden />
  </ActionIcon>
);

interface ChoiceProps {
  label: string;
  tabIndex: number;
  none: string;
  names: readonly string[];
  value: string;
  onChoose: (name: string) => void;
}

const Choice = ({ label, tabIndex, none, names, value, onChoose }: ChoiceProps) => (
  <NativeSelect
    size="xs"
    flex={1}
    miw={0}
    tabIndex={tabIndex}
    aria-label={label}
    value={value}
    data={[{ value: '', label: none }, ...new Set(value === '' ? names : [value, ...names])]}
    onChange={(event) => onChoose(event.currentTarget.value)}
  />
);
