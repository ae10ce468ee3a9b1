import { Checkbox, type CheckboxProps, Switch, type SwitchProps } from '@mantine/core';
import { flag, text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { fieldAt, rowAt } from '#shared/record-catalogue/catalogue.ts';
import { type BoundField, type BoundOptions, labelAt, useBoundField } from '../bound-field.ts';

interface FlagFieldProps extends Omit<BoundOptions, 'check'> {
  path: Path;
}

type Bound = 'label' | 'checked' | 'defaultChecked';

/** Returns the value of a flag, or the catalogue's default if the record has none. */
const standing = (path: Path, raw: unknown): boolean => flag(text(raw) === '' ? fieldAt(path)?.default : raw);

const flagProps = (path: Path, field: BoundField) => ({
  'data-path': path.join('.'),
  label: field.label,
  checked: standing(path, field.raw),
  // The short label is clear only to users who see what is around it, so screen readers get the full label.
  ...(rowAt(path)?.short !== undefined && { 'aria-label': labelAt(path) }),
  onChange: (event: { currentTarget: { checked: boolean } }) => {
    field.set(event.currentTarget.checked);
    field.onBlur();
  },
});

/** A switch for a flag of the record. */
export function SwitchField({ path, label, ...props }: FlagFieldProps & Omit<SwitchProps, Bound>) {
  return <Switch {...flagProps(path, useBoundField(path, { label }))} {...props} />;
}

/** A check box for a flag of the record that is one of several in a group. */
export function CheckboxField({ path, label, ...props }: FlagFieldProps & Omit<CheckboxProps, Bound>) {
  return <Checkbox {...flagProps(path, useBoundField(path, { label }))} {...props} />;
}

interface WordSwitchFieldProps extends FlagFieldProps, Omit<SwitchProps, Bound> {
  /** the words in the record that mean yes and no */
  words: readonly [yes: string, no: string];
}

/** A switch for a choice that the record holds as one of two words. */
export function WordSwitchField({ path, label, words: [yes, no], ...props }: WordSwitchFieldProps) {
  const field = useBoundField(path, { label });
  return (
    <Switch
      data-path={path.join('.')}
      label={field.label}
      checked={field.value.trim().toLowerCase() === yes}
      onChange={(event) => {
        field.set(event.currentTarget.checked ? yes : no);
        field.onBlur();
      }}
      {...props}
    />
  );
}
