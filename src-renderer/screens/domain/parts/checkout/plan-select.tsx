import { Group, Select, Text } from '@mantine/core';
import { NO_PLAN } from '#shared/domain/plan/rules.ts';
import type { PlanGroup } from '#shared/domain/plan/schema.ts';
import { text } from '#shared/domain/site/readers.ts';
import { useTextField } from '../../../../state/draft.ts';
import { planChoices } from './model.ts';

interface PlanSelectProps {
  label: string;
  field: 'selected_plan' | 'selected_future_plan';
  groups: readonly PlanGroup[];
  loading: boolean;
  stale: boolean;
}

const STALE = 'The plans could not be refreshed; another attempt is made from time to time.';

export function PlanSelect({ label, field, groups, loading, stale }: PlanSelectProps) {
  const { value: chosen, onChange, onBlur } = useTextField(field);
  const { data, value } = planChoices(groups, chosen);
  const notes = new Map(groups.flatMap(({ plans }) => plans.map(({ id, note }) => [id, note])));
  return (
    <Select
      label={label}
      placeholder={loading ? 'Loading plans…' : NO_PLAN}
      data={data}
      value={value}
      clearable
      searchable
      nothingFoundMessage={groups.length === 0 ? 'No plans are known' : 'No plan of that name'}
      description={stale ? STALE : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
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
      onChange={(id) => onChange(text(id))}
      onBlur={onBlur}
    />
  );
}
