import { type ComboboxParsedItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { text } from '#shared/record/readers.ts';
import type { JsonValue, Path } from '#shared/record/operation.ts';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';
import { ClearableSelect } from '../../ui/clearable-select.tsx';
import { type BoundOptions, useBoundField, useStablePath } from '../bound-field.ts';

export interface Option {
  value: string;
  label: string;
}

export interface OptionGroup {
  group: string;
  items: readonly Option[];
}

type Bound = 'data' | 'value' | 'onChange' | 'onBlur' | 'label' | 'error' | 'defaultValue' | 'filter';

interface SelectFieldProps extends BoundOptions, Omit<SelectProps, Bound> {
  path: Path;
  /** by default the choices of the field's row; must be the same array as long as the options are the same */
  options?: readonly (Option | OptionGroup)[];
  /** a text of the record that, like an empty text, means that nothing is chosen */
  none?: string;
  /** Returns the label of a value that is none of the options. */
  nameUnknown?: (value: string) => string;
  /** Returns the value of the option that a value of the record stands for; by default the same value. */
  fromRecord?: (value: string) => string;
  /** Returns the form in which the record holds a choice; by default a number if the row says so, else a string. */
  toRecord?: (value: string) => JsonValue;
}

/** Maximum number of options that are drawn at a time. The user finds the others by typing. */
const MOST_DRAWN = 100;

/** A select with search, fast even with thousands of options. Also shows a value of the record that is no option. */
export function SelectField(props: SelectFieldProps) {
  const row = fieldAt(props.path);
  const {
    path,
    label,
    check,
    options: told,
    none = '',
    nameUnknown = same,
    fromRecord = same,
    toRecord = row?.kind === 'number' ? Number : same,
    clearable = false,
    ...rest
  } = props;
  const field = useBoundField(path, { label, check });
  const held = field.value.trim();
  const value = held === none ? '' : fromRecord(held);
  const stable = useStablePath(path);
  const options = useMemo(() => told ?? optionsAt(stable), [told, stable]);
  const data = useMemo(() => withCurrent(options, value, nameUnknown(value)), [options, value, nameUnknown]);
  const Control = clearable ? ClearableSelect : Select;
  return (
    <Control
      data-path={path.join('.')}
      searchable
      limit={MOST_DRAWN}
      filter={bestFirst}
      label={props['aria-label'] === undefined ? field.label : undefined}
      error={field.error}
      placeholder={row?.choices?.[text(row.default)]}
      {...rest}
      data={data as SelectProps['data']}
      value={value === '' ? null : value}
      onChange={(chosen) => {
        if (chosen === null && !clearable) return;
        field.set(toRecord(chosen ?? ''));
        field.onBlur();
      }}
    />
  );
}

const same = (value: string): string => value;

/** Returns the choices of the field's row as options. */
export const optionsAt = (path: Path): Option[] =>
  Object.entries(fieldAt(path)?.choices ?? {}).map(([value, label]) => ({ value, label }));

const isGroup = (option: Option | OptionGroup): option is OptionGroup => 'group' in option;

/**
 * Returns the options. If the record's value is none of them, the value is added as the first option, in a group of its
 * own if the options have groups.
 */
export function withCurrent(
  options: readonly (Option | OptionGroup)[],
  value: string,
  label = value,
): readonly (Option | OptionGroup)[] {
  const isKnown = options.some((option) =>
    isGroup(option) ? option.items.some((item) => item.value === value) : option.value === value,
  );
  if (value === '' || isKnown) return options;
  const current = { value, label };
  return [options.some(isGroup) ? { group: 'In the site', items: [current] } : current, ...options];
}

/** Returns the options that contain the term. Options that begin with it come first; otherwise the order stays. */
const bestFirst: OptionsFilter = ({ options, search, limit }) => {
  const term = search.trim().toLowerCase();
  if (term === '') return firstOf(options, limit);
  const starting: ComboboxParsedItem[] = [];
  const holding: ComboboxParsedItem[] = [];
  for (const option of options) {
    if ('group' in option) {
      const items = option.items.filter((item) => item.label.toLowerCase().includes(term));
      if (items.length > 0) holding.push({ ...option, items: items.slice(0, limit) });
      continue;
    }
    const at = option.label.toLowerCase().indexOf(term);
    if (at === 0) starting.push(option);
    else if (at > 0 && holding.length < limit) holding.push(option);
    if (starting.length === limit) break;
  }
  return [...starting, ...holding].slice(0, limit);
};

function firstOf(options: ComboboxParsedItem[], limit: number): ComboboxParsedItem[] {
  return options
    .slice(0, limit)
    .map((each) => ('group' in each ? { ...each, items: each.items.slice(0, limit) } : each));
}
