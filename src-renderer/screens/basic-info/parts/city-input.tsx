import { Autocomplete } from '@mantine/core';
import { type FocusEventHandler, useState } from 'react';
import { cityLabel } from '../model.ts';
import { useCitySuggestions } from '../queries.ts';

interface CityInputProps {
  label: string;
  city: string;
  error: string | undefined;
  globe: boolean;
  onCity: (city: string) => void;
  onPlace: (place: { city: string; state: string }) => void;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

/** A city as text, with suggestions that bring their state. */
export function CityInput({ label, city, globe, error, onCity, onPlace, onBlur, ...rest }: CityInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = useCitySuggestions(typed, globe);
  const places = new Map(suggestions.map((suggestion) => [cityLabel(suggestion), suggestion]));
  const change = (text: string): void => {
    const chosen = places.get(text);
    setTyped(chosen ? null : text);
    if (chosen) onPlace({ city: chosen.city, state: chosen.stateCode || chosen.state });
    else onCity(text);
  };
  return (
    <Autocomplete
      {...rest}
      aria-label={label}
      placeholder="City"
      value={city}
      error={error}
      data={[...places.keys()]}
      filter={({ options }) => options}
      onChange={change}
      onBlur={(event) => {
        setTyped(null);
        onBlur(event);
      }}
    />
  );
}
