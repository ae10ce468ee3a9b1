import { Select, type SelectProps } from '@mantine/core';

const meanings: Readonly<Record<string, string>> = { '301': 'permanent', '302': 'temporary' };
const types = Object.keys(meanings);

/**
 * The number alone leaves room for the paths beside it; what it means stands in the list of choices. A record may hold
 * another type, which stays as it is.
 */
export function TypeSelect({ value, ...props }: Omit<SelectProps, 'value'> & { value: string }) {
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
