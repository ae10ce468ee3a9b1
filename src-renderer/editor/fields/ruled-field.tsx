import { Select, type SelectProps, TextInput, type TextInputProps } from '@mantine/core';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { currentSite, edit, editField, endStep } from '../../state/draft.ts';
import { type Option, withCurrent } from './select-field.tsx';

/** The edits for a value, where a rule of the record does more than set one path. */
type Write = (site: SiteDocument, value: string) => readonly Operation[];

type Bound = 'data' | 'value' | 'onChange' | 'defaultValue';

interface RuledSelectProps extends Omit<SelectProps, Bound> {
  options: readonly Option[];
  /** '' where nothing is chosen */
  value: string;
  /** label of an option that clears the value */
  none?: string;
  /** shows that option where nothing is chosen; without it the placeholder is shown */
  showsNone?: boolean;
  /** '' for nothing */
  write: Write;
}

/** value of the option that clears, because the control takes an empty value for no choice */
const NONE = 'none';

/** One of several values, written by a rule. It shows a value of the record that is none of them. */
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

/** A line of text, written by a rule. */
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
