import { Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  type AreaRow,
  isDuplicateArea,
  parseRadius,
  serviceAreaArray,
  setArea,
} from '#shared/domain/site/service-areas.ts';
import { currentSite, edit, endStep, setField } from '../../../state/draft.ts';
import { RemoveButton, SortableRow } from '../../../ui/rows.tsx';
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
  const place = useAreaPlace(row);
  const name = areaName(row, number);
  return (
    <SortableRow id={id} name={name} className={classes.grid}>
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
      <RemoveButton name={name} onClick={onRemove} />
    </SortableRow>
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
