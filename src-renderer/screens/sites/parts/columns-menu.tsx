import { Button, MultiSelect, Popover } from '@mantine/core';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { fleetFields } from '#shared/domain/fleet/fields.ts';
import { ownColumns, usualColumns } from '../model.ts';
import { sitesStore } from '../sites-store.ts';

/** Maximum number of columns. `fleet.sites` reads at most 20 fields, each for all sites. */
const MOST = 20;

const options = [
  { group: 'Table', items: Object.entries(ownColumns).map(([value, label]) => ({ value, label })) },
  {
    group: 'Fields',
    items: fleetFields
      .filter(({ key }) => !Object.hasOwn(ownColumns, key))
      .map(({ key, label }) => ({ value: key, label })),
  },
];

/** A menu to choose the columns of the table. Any field of `fleetFields` can be a column. */
export function ColumnsMenu() {
  const columns = useStore(sitesStore, (view) => view.columns);
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Columns3 size={16} aria-hidden />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <MultiSelect
          w={360}
          label="Columns"
          data={options}
          value={[...columns]}
          searchable
          hidePickedOptions
          maxValues={MOST}
          limit={60}
          comboboxProps={{ withinPortal: false }}
          onChange={(chosen) => sitesStore.setState({ columns: chosen.length > 0 ? chosen : usualColumns })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
