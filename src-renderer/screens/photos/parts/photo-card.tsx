import { ActionIcon, Badge, Checkbox, NativeSelect, TextInput, Tooltip } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, Trash2 } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { photoField, photoName, type PhotoText } from '#shared/domain/photo/gallery.ts';
import { thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import { text } from '#shared/domain/site/readers.ts';
import { edit, endStep, setField } from '../../../state/draft.ts';
import { isWaiting, type KeyedPhoto } from '../model.ts';
import classes from './photo-card.module.css';

interface PhotoCardProps {
  photo: KeyedPhoto;
  /** place among those that are shown, counted from 0, and how many they are */
  place: number;
  count: number;
  services: readonly string[];
  selected: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
  onSelect: (key: string, selected: boolean) => void;
  onRemove: (key: string) => void;
}

/** Drawn again only when something of this photo or its place changes, not with every key press in another one. */
export const PhotoCard = memo(function PhotoCard(props: PhotoCardProps) {
  const { photo: placed, place, count, services, selected, left, top, width, height } = props;
  const { key, index, photo } = placed;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: key,
  });
  const name = photoName(photo, place);
  const position: CSSProperties = {
    left,
    top,
    width,
    height,
    transform: CSS.Translate.toString(transform),
    transition,
  };
  const field = (member: PhotoText) => ({
    value: text(photo[member]),
    onChange: (event: { currentTarget: { value: string } }) =>
      void setField(photoField(index, member), event.currentTarget.value),
    onBlur: endStep,
  });
  const service = text(photo.associated_service);
  const known = service === '' || services.includes(service) ? services : [service, ...services];

  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      style={position}
      data-selected={selected || undefined}
      data-lifted={isDragging || undefined}
      data-photo={key}
      aria-setsize={count}
      aria-posinset={place + 1}
    >
      <div className={classes.picture}>
        <img src={thumbnailAddress(text(photo.photo))} alt={text(photo.alt_tag)} draggable={false} />
        <Checkbox
          className={classes.select}
          checked={selected}
          aria-label={`Select ${name}`}
          onChange={(event) => props.onSelect(key, event.currentTarget.checked)}
        />
        <div className={classes.tools}>
          <ActionIcon
            ref={setActivatorNodeRef}
            variant="default"
            className={classes.handle}
            {...attributes}
            {...listeners}
            aria-label={`Move ${name}`}
          >
            <GripVertical size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={`Delete ${name}`}
            onClick={() => props.onRemove(key)}
            data-removes-photo
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </div>
        {isWaiting(placed) && (
          <Tooltip label="On this computer only until the next save uploads it">
            <Badge className={classes.waiting} variant="default" size="sm" tt="none">
              Not uploaded
            </Badge>
          </Tooltip>
        )}
      </div>
      <div className={classes.fields}>
        <TextInput size="xs" label="Caption" {...field('caption')} />
        <TextInput size="xs" label="Alt text" {...field('alt_tag')} />
        <NativeSelect
          size="xs"
          label="Service"
          value={service}
          data={[{ value: '', label: 'None' }, ...known]}
          onChange={(event) =>
            edit([{ op: 'set', path: photoField(index, 'associated_service'), value: event.currentTarget.value }])
          }
        />
      </div>
    </li>
  );
});
