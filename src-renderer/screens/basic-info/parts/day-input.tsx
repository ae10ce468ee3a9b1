import { TextInput } from '@mantine/core';
import type { Path } from '#shared/record/operation.ts';
import { labelOfOwner, useBoundField } from '../../../editor/bound-field.ts';

interface DayInputProps {
  path: Path;
  type: 'date' | 'time';
  /** whose day it is, for its spoken name */
  owner: string;
  invalid: boolean;
}

/** A day or a time of the record. The browser's own control: what is half typed does not reach the draft. */
export function DayInput({ path, type, owner, invalid }: DayInputProps) {
  const field = useBoundField(path);
  return (
    <TextInput
      type={type}
      data-path={path.join('.')}
      label={field.label}
      aria-label={labelOfOwner(path, owner)}
      value={field.value.slice(0, type === 'date' ? 10 : 5)}
      error={invalid}
      onChange={(event) => field.set(event.currentTarget.value)}
      onBlur={field.onBlur}
    />
  );
}
