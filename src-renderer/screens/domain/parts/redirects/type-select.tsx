import { Select, type SelectProps } from '@mantine/core';
import { redirectType } from '#shared/domain/site/redirects.ts';
import { typeMeanings } from '../../redirects-csv.ts';

/** The number alone leaves room for the paths beside it; what it means stands in the list of choices. */
export function TypeSelect(props: SelectProps) {
  return (
    <Select
      data={Object.keys(typeMeanings)}
      allowDeselect={false}
      comboboxProps={{ width: 168, position: 'bottom-start' }}
      renderOption={({ option }) => {
        const type = redirectType(option.value);
        return type && `${type} ${typeMeanings[type]}`;
      }}
      {...props}
    />
  );
}
