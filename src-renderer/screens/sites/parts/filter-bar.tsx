import {
  ActionIcon,
  Button,
  type ComboboxData,
  Group,
  Pill,
  Popover,
  Select,
  Stack,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { Bookmark, Filter, Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useStore } from 'zustand';
import { fleetFields } from '#shared/domain/fleet/fields.ts';
import {
  type Condition,
  describeCondition,
  describeFilter,
  type FilterOp,
  filterOps,
  ownFilterFields,
  readCondition,
  STATE,
  standings,
} from '#shared/domain/fleet/filter.ts';
import { HEALTH, healthGroups } from '#shared/domain/fleet/health.ts';
import { invoke } from '../../../bridge/client.ts';
import { attempt } from '../../../ui/notify.tsx';
import { sitesStore } from '../sites-store.ts';
import classes from '../sites.module.css';

const setConditions = (conditions: readonly Condition[]): void =>
  sitesStore.setState(({ filter }) => ({ filter: { ...filter, conditions: [...conditions] } }));
const setSearch = (search: string): void => sitesStore.setState(({ filter }) => ({ filter: { ...filter, search } }));

/** The search and the filters of the table. Enter turns a typed condition into a filter, which is shown as a pill. */
export function FilterBar() {
  const { search, conditions } = useStore(sitesStore, ({ filter }) => filter);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const typed = readCondition(search);
    if (event.key === 'Enter' && typed) {
      event.preventDefault();
      setConditions([...conditions, typed]);
      setSearch('');
    } else if (event.key === 'Backspace' && search === '' && conditions.length > 0) {
      setConditions(conditions.slice(0, -1));
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-fleet-row]')?.focus();
    }
  };
  const typed = readCondition(search);
  return (
    <div className={classes.filter} role="search">
      <TextInput
        className={classes.search}
        aria-label="Search or filter the sites"
        placeholder="Search all texts, or filter: phone is empty · services contains drain"
        leftSection={<Search size={16} aria-hidden />}
        value={search}
        spellCheck={false}
        maxLength={200}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        {...(typed && {
          description: `Enter filters: ${describeCondition(typed)}`,
          inputWrapperOrder: ['input', 'description'],
        })}
      />
      <AddCondition />
      <SaveView />
      {conditions.length > 0 && (
        <Group gap={6} className={classes.pills}>
          {conditions.map((one, place) => (
            <Pill
              key={`${place} ${describeCondition(one)}`}
              withRemoveButton
              removeButtonProps={{
                'aria-label': `Remove the filter ${describeCondition(one)}`,
                tabIndex: 0,
                'aria-hidden': false,
              }}
              onRemove={() => setConditions(conditions.toSpliced(place, 1))}
            >
              {describeCondition(one)}
            </Pill>
          ))}
        </Group>
      )}
    </div>
  );
}

/** The values to choose from, for fields whose value is not typed. */
const valueOptions: Readonly<Record<string, ComboboxData>> = {
  [STATE]: standings,
  [HEALTH]: healthGroups.map(({ title, rules }) => {
    return { group: title, items: rules.map((rule) => ({ value: rule.id, label: rule.title })) };
  }),
};
const firstValue: Readonly<Record<string, string>> = { [STATE]: standings[0], [HEALTH]: 'unpublished' };

const fieldOptions = [
  ...Object.entries(ownFilterFields).map(([value, label]) => ({ value, label })),
  ...fleetFields.map(({ key, label }) => ({ value: key, label })),
];

function AddCondition() {
  const [opened, setOpened] = useState(false);
  const [field, setField] = useState<string>('phone');
  const [op, setOp] = useState<FilterOp>('is empty');
  const [value, setValue] = useState('');
  const isComplete = op === 'is empty' || op === 'is not empty';
  const options = valueOptions[field];
  const add = (): void => {
    const { conditions } = sitesStore.getState().filter;
    setConditions([...conditions, { field, op, value: isComplete ? '' : value }]);
    setOpened(false);
    setValue('');
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Filter size={16} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          Filter
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" w={320} component="form" onSubmit={(event) => (event.preventDefault(), add())}>
          <Select
            label="Field"
            data={fieldOptions}
            value={field}
            searchable
            selectFirstOptionOnChange
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            limit={50}
            onChange={(chosen) => {
              if (chosen === null) return;
              setField(chosen);
              const first = firstValue[chosen];
              if (first !== undefined) setOp('is');
              setValue(first ?? '');
            }}
          />
          <Select
            label="Condition"
            data={[...filterOps]}
            value={op}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            onChange={(chosen) => chosen !== null && setOp(chosen)}
          />
          {!isComplete && options && (
            <Select
              label="Value"
              data={options}
              value={value}
              searchable
              selectFirstOptionOnChange
              allowDeselect={false}
              comboboxProps={{ withinPortal: false }}
              onChange={(chosen) => setValue(chosen ?? '')}
            />
          )}
          {!isComplete && !options && (
            <TextInput label="Value" value={value} onChange={(event) => setValue(event.currentTarget.value)} />
          )}
          <Button type="submit" disabled={!isComplete && value.trim() === ''}>
            Add the filter
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function SaveView() {
  const filter = useStore(sitesStore, (view) => view.filter);
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const isEmpty = filter.search.trim() === '' && filter.conditions.length === 0;
  const save = (): void => {
    void attempt('The view was not kept', () => invoke('fleet.putView', { name, filter }));
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label="Keep this filter as a view">
          <ActionIcon
            size={32}
            variant="default"
            disabled={isEmpty}
            aria-label="Keep this filter as a view"
            aria-expanded={opened}
            onClick={() => {
              setName(describeFilter(filter).slice(0, 80));
              setOpened(!opened);
            }}
          >
            <Bookmark size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" w={280} component="form" onSubmit={(event) => (event.preventDefault(), save())}>
          <TextInput
            label="Name of the view"
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            Keep the view
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
