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
  /** what the flag means where it is set */
  yes: Choice;
  /** and where it is not */
  no: Choice;
  derive?: Derive;
  /** spoken name of the two options, where the field has no visible label */
  'aria-label'?: string;
}

const YES = 'yes';
const NO = 'no';

/** A flag of the record as a choice between two named options, side by side below a label. */
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
