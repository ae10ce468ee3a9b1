import { Autocomplete, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { isDuplicateArea, parseRadius, type Place } from '#shared/domain/site/service-areas.ts';
import { setItem } from '#shared/record-catalogue/list-engine.ts';
import { labelAt, labelOfOwner, useBoundField } from '../../../editor/bound-field.ts';
import { NumberField } from '../../../editor/fields/number-field.tsx';
import type { EditedItem } from '../../../editor/list/list-editor.tsx';
import { currentSite, editField, useSite } from '../../../state/draft.ts';
import { useRefusal } from '../../../state/refusals.ts';
import { areaName, cityLabel, outsideUnitedStates } from '../model.ts';
import { TownNote } from './town-note.tsx';
import { useCitySuggestions } from '../queries.ts';

export function AreaFields({ path, index, number }: EditedItem) {
  const place = useAreaPlace(path, index);
  return (
    <>
      <CityInput
        data-path={[...path, 'city'].join('.')}
        label={labelOfOwner([...path, 'city'], `area ${number}`)}
        place={place}
      />
      <TextInput
        data-path={[...path, 'state'].join('.')}
        aria-label={labelOfOwner([...path, 'state'], `area ${number}`)}
        placeholder={labelAt([...path, 'state'])}
        value={place.state}
        error={place.error !== undefined}
        onChange={(event) => place.change({ state: event.currentTarget.value })}
        onFocus={place.onFocus}
        onBlur={place.onBlur}
      />
      <NumberField
        path={[...path, 'radius']}
        aria-label={`${labelOfOwner([...path, 'radius'], `area ${number}`)} in miles`}
        read={parseRadius}
        wanted="Whole miles"
        name={labelOfOwner([...path, 'radius'], `service area ${number}`)}
      />
      <TownNote path={path} index={index} number={number} />
    </>
  );
}

type AreaPlace = ReturnType<typeof useAreaPlace>;

/**
 * Returns the city and state of an area as they are typed, and handlers for their fields. A duplicate of another area
 * stays in the fields with an error, and the draft gets back the place from before the typing.
 */
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

interface CityInputProps {
  label: string;
  place: AreaPlace;
  'data-path': string;
}

/** A field for the city. A chosen suggestion also sets the state. */
function CityInput({ label, place, ...props }: CityInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = useCitySuggestions(typed, useSite(outsideUnitedStates));
  const places = new Map(suggestions.map((suggestion) => [cityLabel(suggestion), suggestion]));
  const change = (text: string): void => {
    const chosen = places.get(text);
    setTyped(chosen ? null : text);
    place.change(chosen ? { city: chosen.city, state: chosen.stateCode || chosen.state } : { city: text });
  };
  return (
    <Autocomplete
      {...props}
      aria-label={label}
      placeholder="City"
      value={place.city}
      error={place.error}
      data={[...places.keys()]}
      filter={({ options }) => options}
      onChange={change}
      onFocus={place.onFocus}
      onBlur={() => {
        setTyped(null);
        place.onBlur();
      }}
    />
  );
}
