import { Select, type SelectProps } from '@mantine/core';

type Bound = 'searchable' | 'clearable' | 'onChange' | 'onBlur';

interface ClearableSelectProps extends Omit<SelectProps, Bound> {
  /** null for nothing */
  value: string | null;
  onChange: (chosen: string | null) => void;
}

/** One of several values or none, with search. The keyboard clears it by emptying its text and leaving. */
export function ClearableSelect({ onChange, ...props }: ClearableSelectProps) {
  return (
    <Select
      {...props}
      searchable
      clearable
      // Options that load after the first typed letters: the first match is selected once they are there.
      selectFirstOptionOnChange={(props.data?.length ?? 0) > 0}
      onChange={(chosen) => onChange(chosen)}
      onBlur={(event) => {
        if (event.currentTarget.value === '' && props.value !== null) onChange(null);
      }}
    />
  );
}
