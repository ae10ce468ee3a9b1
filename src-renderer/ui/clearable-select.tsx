import { Select, type SelectProps } from '@mantine/core';
import { type FirstMatch, useFirstMatch } from './use-first-match.ts';

type Bound = 'searchable' | 'clearable' | 'onChange' | 'onBlur';

interface ClearableSelectProps extends Omit<SelectProps, Bound> {
  /** null for nothing */
  value: string | null;
  onChange: (chosen: string | null) => void;
  /** the options that fit typed letters: leaving the field chooses the first; without it, leaving chooses nothing */
  match?: FirstMatch;
}

/** One of several values or none, with search. The keyboard clears it by emptying its text and leaving. */
export function ClearableSelect({ onChange, match, ...props }: ClearableSelectProps) {
  const first = useFirstMatch(match, onChange);
  return (
    <Select
      {...props}
      searchable
      clearable
      onInput={first.onInput}
      onChange={(chosen) => {
        first.chosen();
        onChange(chosen);
      }}
      onBlur={(event) => {
        if (event.currentTarget.value === '' && props.value !== null) onChange(null);
        first.onBlur();
      }}
    />
  );
}
