import { Group, SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Filter, type KindFilter, type RegionChoice } from '#shared/domain/map/entries.ts';
import { ClearableSelect } from '../../../ui/clearable-select.tsx';

interface FilterBarProps {
  filter: Filter;
  regions: readonly RegionChoice[];
  onChange: (filter: Filter) => void;
  /** short summary of what is shown */
  children: ReactNode;
}

const kinds: { value: KindFilter; label: string }[] = [
  { value: 'all', label: 'Texts and pros' },
  { value: 'text', label: 'Texts' },
  { value: 'pro', label: 'Pros' },
];

/** The filter for all parts of the screen. */
export function FilterBar({ filter, regions, onChange, children }: FilterBarProps) {
  return (
    <Group gap="sm" role="group" aria-label="Filters">
      <SegmentedControl
        aria-label="Kind"
        data={kinds}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <ClearableSelect
        aria-label="State"
        placeholder="All states"
        data={regions}
        value={filter.region}
        onChange={(region) => onChange({ ...filter, region })}
        clearButtonProps={{ 'aria-label': 'All states' }}
        w={220}
      />
      <Text size="sm" c="dimmed" role="status">
        {children}
      </Text>
    </Group>
  );
}
