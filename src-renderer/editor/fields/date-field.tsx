import { TextInput } from '@mantine/core';
import type { Path } from '#shared/record/operation.ts';
import { labelOfOwner, useBoundField } from '../bound-field.ts';

/** Number of characters that each control accepts. The rest of a text, such as the time after a date, is not shown. */
const lengths = { month: 7, date: 10, time: 5 };

interface DateFieldProps {
  path: Path;
  type: keyof typeof lengths;
  /** name of the item that contains the field, for the accessible name; undefined if the label is enough */
  owner?: string;
  invalid?: boolean;
  /** the latest value that the browser's picker offers */
  max?: string;
}

/** A field for a month, a day or a time. The browser's control reports no half-typed values, so the draft has none. */
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
