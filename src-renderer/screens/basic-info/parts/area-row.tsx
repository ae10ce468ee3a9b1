import { Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { text } from '#shared/domain/site/readers.ts';
import { DEFAULT_RADIUS, isDuplicateArea, parseRadius } from '#shared/domain/site/service-areas.ts';
import { setItem } from '#shared/record-catalogue/list-engine.ts';
import { useBoundField } from '../../../editor/bound-field.ts';
import type { EditedItem } from '../../../editor/list/list-editor.tsx';
import { currentSite, editField, useSite } from '../../../state/draft.ts';
import { useRefusal } from '../../../state/refusals.ts';
import { areaName, outsideUnitedStates } from '../model.ts';
import { CityInput } from './city-input.tsx';

export function AreaFields({ path, index, number }: EditedItem) {
  const place = useAreaPlace(path, index);
  const globe = useSite(outsideUnitedStates);
  return (
    <>
      <CityInput
        label={`City of area ${number}`}
        city={place.city}
        error={place.error}
        globe={globe}
        onCity={(city) => place.change({ city })}
        onPlace={place.change}
        onFocus={place.onFocus}
        onBlur={place.onBlur}
      />
      <TextInput
        aria-label={`State of area ${number}`}
        placeholder="State"
        value={place.state}
        error={place.error !== undefined}
        onChange={(event) => place.change({ state: event.currentTarget.value })}
        onFocus={place.onFocus}
        onBlur={place.onBlur}
      />
      <RadiusInput path={path} number={number} />
    </>
  );
}

interface Place {
  city: string;
  state: string;
}

/** City and state of an area. What would make it a duplicate stays in the fields, with the reason, and out of the draft. */
function useAreaPlace(path: EditedItem['path'], index: number) {
  const cityField = useBoundField([...path, 'city']);
  const stateField = useBoundField([...path, 'state']);
  const known: Place = { city: cityField.value, state: stateField.value };
  const [refused, setRefused] = useState<Place | null>(null);
  const before = useRef<Place>(known);
  const shown = refused ?? known;
  const error = refused ? `${areaName(refused, 0)} is in the list already` : undefined;
  useRefusal(error && `Service areas: ${error}.`);

  const put = (place: Place): void => {
    const operations = setItem(currentSite(), ['service_areas'], index, { ...place });
    if (operations.length > 0) editField(operations[0]!.path, operations);
  };
  const change = (changed: Partial<Place>): void => {
    const place = { ...shown, ...changed };
    const duplicate = isDuplicateArea(currentSite(), place, index);
    setRefused(duplicate ? place : null);
    put(duplicate ? before.current : place);
  };
  return {
    ...shown,
    error,
    onFocus: () => {
      before.current = known;
    },
    onBlur: cityField.onBlur,
    change,
  };
}

const NO_RADIUS = 'Whole miles';

function RadiusInput({ path, number }: Pick<EditedItem, 'path' | 'number'>) {
  const field = useBoundField([...path, 'radius']);
  const radius = parseRadius(text(field.raw)) ?? DEFAULT_RADIUS;
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && parseRadius(typed) === undefined;
  // An emptied field gives way on leaving it.
  const refused = wrong && typed.trim() !== '';
  useRefusal(refused ? `Radius of service area ${number}: ${NO_RADIUS}.` : undefined);
  const change = (input: string): void => {
    setTyped(input);
    const miles = parseRadius(input);
    if (miles !== undefined && miles !== radius) field.set(miles);
  };
  return (
    <TextInput
      aria-label={`Radius of area ${number} in miles`}
      inputMode="numeric"
      value={typed ?? String(radius)}
      error={wrong && NO_RADIUS}
      rightSection={
        <Text size="sm" c="dimmed" aria-hidden>
          mi
        </Text>
      }
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => {
        if (!refused) setTyped(null);
        field.onBlur();
      }}
    />
  );
}
