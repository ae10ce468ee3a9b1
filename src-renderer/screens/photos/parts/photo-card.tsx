import { ActionIcon, Badge, Checkbox, NativeSelect, Tooltip } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Archive, ArchiveRestore, GripVertical, Maximize2, Trash2 } from 'lucide-react';
import { type CSSProperties, memo, type MouseEvent, useMemo } from 'react';
import { photoName } from '#shared/domain/photo/gallery.ts';
import { flag, text } from '#shared/domain/site/readers.ts';
import type { GalleryPhoto } from '#shared/domain/site/schema.ts';
import { useValueAt } from '../../../editor/bound-field.ts';
import { Photo } from '../../../editor/photos/photo.tsx';
import { currentSite, edit } from '../../../state/draft.ts';
import { GALLERY, inGallery, isWaiting, setMembers } from '../model.ts';
import classes from './photo-card.module.css';

interface CardContentProps {
  rowKey: string;
  /** in the record's list */
  index: number;
  /** among those that are shown, counted from 0 */
  place: number;
  /** place among the chosen ones, counted from 1; 0 where it is none of them */
  order: number;
  /** the Tab key comes to this card alone, the arrow keys go to the others */
  isTabStop: boolean;
  buttons: boolean;
  serviceButtons: boolean;
  choices: { galleries: readonly string[]; services: readonly string[] };
  onToggle: (key: string, range?: boolean) => void;
  onRemove: (key: string) => void;
  onOpen: (key: string) => void;
}

interface PhotoCardProps extends CardContentProps {
  /** how many are shown */
  count: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

type Sortable = ReturnType<typeof useSortable>;
type Handle = Pick<Sortable, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;

const noPhoto: GalleryPhoto = {};

/** A place in the grid. It is drawn again whenever a card comes or goes; what it holds is not. */
export const PhotoCard = memo(function PhotoCard({ count, left, top, width, height, ...content }: PhotoCardProps) {
  const { rowKey: key, place, order } = content;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: key,
  });
  const handle = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  const position: CSSProperties = {
    left,
    top,
    width,
    height,
    transform: CSS.Translate.toString(transform),
    transition,
  };
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      style={position}
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

/** Drawn again only when something of this photo changes, not with every key press in another one. */
const CardContent = memo(function CardContent(props: CardContentProps & { handle: Handle }) {
  const { rowKey: key, index, place, order, choices, handle, onToggle } = props;
  const tabIndex = props.isTabStop ? 0 : -1;
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
        <Checkbox
          className={classes.select}
          tabIndex={tabIndex}
          checked={order > 0}
          aria-label={`Select ${name}`}
          onChange={(event) => onToggle(key, (event.nativeEvent as unknown as { shiftKey?: boolean }).shiftKey)}
        />
        {order > 0 && <span className={classes.order}>{order}</span>}
        <div className={classes.tools}>
          <ActionIcon
            ref={handle.setActivatorNodeRef}
            variant="default"
            size={26}
            className={classes.handle}
            {...handle.attributes}
            {...handle.listeners}
            tabIndex={tabIndex}
            aria-label={`Move ${name}`}
          >
            <GripVertical size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={26}
            tabIndex={tabIndex}
            aria-label={`Delete ${name}`}
            onClick={() => props.onRemove(key)}
            data-takes-row
          >
            <Trash2 size={14} aria-hidden />
          </ActionIcon>
        </div>
        {isWaiting(photo) && (
          <Tooltip label="On this computer only until the next save uploads it">
            <Badge className={classes.waiting} variant="default" size="sm" tt="none">
              Not uploaded
            </Badge>
          </Tooltip>
        )}
      </div>
      <span className={classes.caption} title={caption}>
        {caption || <span className={classes.none}>No caption</span>}
      </span>
      {props.buttons && (
        <div className={classes.line}>
          <NativeSelect
            size="xs"
            className={classes.grow}
            tabIndex={tabIndex}
            aria-label={`Gallery of ${name}`}
            value={text(photo.gallery_name)}
            data={[{ value: '', label: 'Uncategorized' }, ...withKnown(choices.galleries, text(photo.gallery_name))]}
            onChange={(event) => set(inGallery(event.currentTarget.value))}
          />
          <ActionIcon
            variant="default"
            size={28}
            tabIndex={tabIndex}
            aria-label={`Enlarge ${name}`}
            onClick={() => props.onOpen(key)}
          >
            <Maximize2 size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={28}
            tabIndex={tabIndex}
            aria-label={`${isArchived ? 'Restore' : 'Archive'} ${name}`}
            onClick={() => set({ archived: !isArchived })}
          >
            {isArchived ? <ArchiveRestore size={14} aria-hidden /> : <Archive size={14} aria-hidden />}
          </ActionIcon>
        </div>
      )}
      {props.serviceButtons && (
        <div className={classes.line}>
          <NativeSelect
            size="xs"
            className={classes.grow}
            tabIndex={tabIndex}
            aria-label={`Service of ${name}`}
            value={text(photo.associated_service)}
            data={[{ value: '', label: 'No service' }, ...withKnown(choices.services, text(photo.associated_service))]}
            onChange={(event) => set({ associated_service: event.currentTarget.value })}
          />
        </div>
      )}
    </>
  );
});

const withKnown = (names: readonly string[], current: string): string[] =>
  current === '' || names.includes(current) ? [...names] : [current, ...names];
