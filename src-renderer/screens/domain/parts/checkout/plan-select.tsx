import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { findPlan, NO_PLAN } from '#shared/domain/plan/rules.ts';
import { SelectField } from '../../../../editor/fields/select-field.tsx';
import type { KeptList } from '../../queries.ts';
import { planOptions } from './model.ts';

interface PlanSelectProps {
  label: string;
  field: 'selected_plan' | 'selected_future_plan';
  plans: KeptList<'checkout.plans'>;
}

const STALE = 'The plans could not be refreshed; another attempt is made from time to time.';

export function PlanSelect({ label, field, plans: { data, waiting, stale } }: PlanSelectProps) {
  const groups = useMemo(() => data?.groups ?? [], [data]);
  const options = useMemo(() => planOptions(groups), [groups]);
  const notes = new Map(groups.flatMap(({ plans }) => plans.map(({ id, note }) => [id, note])));
  return (
    <SelectField
      path={[field]}
      label={label}
      placeholder={waiting ? 'Loading plans…' : NO_PLAN}
      none={NO_PLAN}
      options={options}
      fromRecord={(chosen) => findPlan(groups, chosen)?.id ?? chosen}
      clearable
      nothingFoundMessage={groups.length === 0 ? 'No plans are known' : 'No plan of that name'}
      description={stale ? STALE : undefined}
      renderOption={({ option }) => (
        <Group gap={8} wrap="nowrap">
          <span>{option.label}</span>
          {notes.get(option.value) && (
            <Text span size="xs" c="dimmed">
              {notes.get(option.value)}
            </Text>
          )}
        </Group>
      )}
    />
  );
}
