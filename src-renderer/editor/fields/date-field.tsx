import { TextInput } from '@mantine/core';
import type { Path } from '#shared/record/operation.ts';
import { labelOfOwner, useBoundField } from '../bound-field.ts';

/** The characters of a value that its control reads. */
const lengths = { month: 7, date: 10, time: 5 };

interface DateFieldProps {
  path: Path;
  type: keyof typeof lengths;
  /** name of the item that has the field, for the spoken name; without it the label is enough */
  owner?: string;
  invalid?: boolean;
  /** the last that can be chosen */
  max?: string;
}

/** A month, a day or a time of the record. The browser's own control: what is half typed does not reach the draft. */
export function DateField({ path, type, owner, invalid, max }: DateFieldProps) {
  const field = useBoundField(path);
  return (
    <TextInput
      type={type}
      data-path={path.join('.')}
      label={field.label}
      aria-label={owner === undefined ? undefined : labelOfOwner(path, owner)}
      value={field.value.slice(0, lengths[type])}
      max={max}
      error={invalid}
      onChange={(event) => field.set(event.currentTarget.value)}
      onBlur={field.onBlur}
    />
  );
}
