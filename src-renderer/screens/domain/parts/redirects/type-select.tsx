import { Select, type SelectProps } from '@mantine/core';
import { redirectTypes } from '#shared/domain/site/redirects.ts';

const meanings: Readonly<Record<string, string>> = { '301': 'permanent', '302': 'temporary' };

/** The number alone leaves room for the paths beside it; what it means stands in the list of choices. */
export function TypeSelect({ value, ...props }: Omit<SelectProps, 'value'> & { value: string }) {
  const types: string[] = [...redirectTypes];
  return (
    <Select
      data={types.includes(value) ? types : [...types, value]}
      value={value}
      allowDeselect={false}
      comboboxProps={{ width: 168, position: 'bottom-start' }}
      renderOption={({ option }) => [option.value, meanings[option.value]].filter(Boolean).join(' ')}
      {...props}
    />
  );
}
