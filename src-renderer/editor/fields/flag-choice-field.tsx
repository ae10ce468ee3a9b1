import { Group, Radio, Stack } from '@mantine/core';
import { flag } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { hiddenLabel } from '../../ui/hidden-label.tsx';
import { type BoundOptions, type Derive, useBoundField } from '../bound-field.ts';

interface Choice {
  label: string;
  description?: string;
}

interface FlagChoiceFieldProps extends Omit<BoundOptions, 'check'> {
  path: Path;
  /** the option that sets the flag */
  yes: Choice;
  /** the option that clears the flag */
  no: Choice;
  derive?: Derive;
  /** accessible name of the group; if it is set, the field has no visible label */
  'aria-label'?: string;
}

const YES = 'yes';
const NO = 'no';

/**
 * A choice between two named options for a flag of the record. The options are side by side below the label, or one
 * below the other if there is no visible label.
 */
export function FlagChoiceField({ path, label, derive, yes, no, 'aria-label': name }: FlagChoiceFieldProps) {
  const field = useBoundField(path, { label }, derive);
  const choices = [<Radio key={YES} value={YES} {...yes} />, <Radio key={NO} value={NO} {...no} />];
  return (
    <Radio.Group
      data-path={path.join('.')}
      {...(name === undefined ? { label: field.label } : hiddenLabel(name))}
      value={flag(field.raw) ? YES : NO}
      onChange={(value) => {
        field.set(value === YES);
        field.onBlur();
      }}
    >
      {name === undefined ? (
        <Group gap="lg" mt={8}>
          {choices}
        </Group>
      ) : (
        <Stack gap="xs">{choices}</Stack>
      )}
    </Radio.Group>
  );
}
