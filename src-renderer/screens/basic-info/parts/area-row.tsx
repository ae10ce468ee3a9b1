import { ActionIcon, Text, TextInput } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, X } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  type AreaRow,
  isDuplicateArea,
  parseRadius,
  serviceAreaArray,
  setArea,
} from '#shared/domain/site/service-areas.ts';
import { currentSite, edit, endStep, setField } from '../../../state/draft.ts';
import { areaName } from '../model.ts';
import classes from './area-row.module.css';
import { CityInput } from './city-input.tsx';

interface AreaRowEditorProps {
  id: string;
  /** counted from 1 */
  number: number;
  row: AreaRow;
  globe: boolean;
  autoFocus: boolean;
  onRemove: () => void;
}

export function AreaRowEditor({ id, number, row, globe, autoFocus, onRemove }: AreaRowEditorProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const place = useAreaPlace(row);
  const name = areaName(row, number);
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${classes.row} ${classes.lifted}` : classes.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        className={`${classes.handle} ${classes.button}`}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      >
        <GripVertical size={16} aria-hidden />
      </ActionIcon>
      <CityInput
        label={`City of area ${number}`}
        city={place.city}
        error={place.error}
        globe={globe}
        autoFocus={autoFocus}
        onCity={(city) => place.change('city', city)}
        onPlace={place.choose}
        onFocus={place.onFocus}
        onBlur={endStep}
      />
      <TextInput
        aria-label={`State of area ${number}`}
        placeholder="State"
        value={place.state}
        error={place.error !== undefined}
        onChange={(event) => place.change('state', event.currentTarget.value)}
        onFocus={place.onFocus}
        onBlur={endStep}
      />
      <RadiusInput number={number} row={row} />
      <ActionIcon className={classes.button} aria-label={`Remove ${name}`} onClick={onRemove}>
        <X size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

interface Place {
  city: string;
  state: string;
}

/** City and state of an area. What would make it a duplicate stays in the fields, with the reason, and out of the draft. */
function useAreaPlace(row: AreaRow) {
  const [refused, setRefused] = useState<Place | null>(null);
  const before = useRef<Place>(row);
  const { city, state } = refused ?? row;

  const refuse = (place: Place): boolean => {
    const duplicate = isDuplicateArea(currentSite(), place, row.index);
    setRefused(duplicate ? place : null);
    if (duplicate) put(before.current);
    return duplicate;
  };
  const put = (place: Place): void => {
    if (place.city !== row.city || place.state !== row.state) {
      edit(setArea(currentSite(), row.index, { city: place.city, state: place.state }));
    }
  };
  return {
    city,
    state,
    error: refused ? `${areaName(refused, 0)} is in the list already` : undefined,
    onFocus: () => {
      before.current = { city: row.city, state: row.state };
    },
    change: (field: keyof Place, value: string) => {
      const place = { city, state, [field]: value };
      if (refuse(place)) return;
      if (refused) put(place);
      else setField(['service_areas', row.index, field], value, { derive: serviceAreaArray });
    },
    choose: (place: Place) => {
      if (!refuse(place)) put(place);
    },
  };
}

function RadiusInput({ number, row }: { number: number; row: AreaRow }) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string): void => {
    setTyped(text);
    const radius = parseRadius(text);
    if (radius !== undefined && radius !== row.radius) {
      setField(['service_areas', row.index, 'radius'], radius, { derive: serviceAreaArray });
    }
  };
  const leave = (): void => {
    setTyped(null);
    endStep();
  };
  return (
    <TextInput
      aria-label={`Radius of area ${number} in miles`}
      inputMode="numeric"
      value={typed ?? String(row.radius)}
      error={typed !== null && parseRadius(typed) === undefined && 'Whole miles'}
      rightSection={
        <Text size="sm" c="dimmed" aria-hidden>
          mi
        </Text>
      }
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
