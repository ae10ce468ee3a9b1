import { Select, type SelectProps } from '@mantine/core';
import { type OptionMatcher, useFirstMatch } from './use-first-match.ts';

type Bound = 'searchable' | 'clearable' | 'onChange' | 'onBlur';

interface ClearableSelectProps extends Omit<SelectProps, Bound> {
  /** null if nothing is chosen */
  value: string | null;
  onChange: (chosen: string | null) => void;
  /** returns the options that match typed letters; the first is chosen if the field loses the focus after typing */
  match?: OptionMatcher;
}

/** A searchable select of one value or none. If users delete the text and leave the field, the value is null. */
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
