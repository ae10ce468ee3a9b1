import { Select, type SelectProps, TextInput, type TextInputProps } from '@mantine/core';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { currentSite, edit, editField, endStep } from '../../state/draft.ts';
import { type Option, withCurrent } from './select-field.tsx';

/** Returns the operations that write a value. They may change more than one path of the record. */
type Write = (site: SiteDocument, value: string) => readonly Operation[];

type Bound = 'data' | 'value' | 'onChange' | 'defaultValue';

interface RuledSelectProps extends Omit<SelectProps, Bound> {
  options: readonly Option[];
  /** '' if nothing is chosen */
  value: string;
  /** label of an option that clears the value */
  none?: string;
  /** whether the control shows the label `none` if nothing is chosen; otherwise it shows the placeholder */
  showsNone?: boolean;
  /** called with '' to clear the value */
  write: Write;
}

/** Value of the option that clears the field. It is not '', because '' means that nothing is chosen. */
const NONE = 'none';

/** A select for a value that `write` writes. Also shows a value of the record that is none of the options. */
export function RuledSelect({ options, value, none, showsNone = false, write, ...props }: RuledSelectProps) {
  const nothing = none === undefined ? [] : [{ value: NONE, label: none }];
  return (
    <Select
      {...props}
      data={[...nothing, ...(withCurrent(options, value) as Option[])]}
      value={value !== '' ? value : showsNone ? NONE : null}
      onChange={(chosen) => {
        if (chosen === null) return;
        endStep();
        edit(write(currentSite(), chosen === NONE ? '' : chosen));
        endStep();
      }}
    />
  );
}

interface RuledTextProps extends Omit<TextInputProps, Bound> {
  value: string;
  /** path of the edited value: quick changes at the same path are undone together */
  path: Path;
  write: Write;
}

/** A one-line input for a text that `write` writes to the record. */
export function RuledText({ path, write, onBlur, ...props }: RuledTextProps) {
  return (
    <TextInput
      data-path={path.join('.')}
      {...props}
      onChange={(event) => void editField(path, write(currentSite(), event.currentTarget.value))}
      onBlur={(event) => {
        endStep();
        onBlur?.(event);
      }}
    />
  );
}
