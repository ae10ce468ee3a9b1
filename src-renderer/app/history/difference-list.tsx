import { Button, EmptyState, Group, Text, Title } from '@mantine/core';
import { Equal } from 'lucide-react';
import { useState } from 'react';
import type { Difference } from '#shared/ipc/sync.ipc.ts';
import { ValueDiff } from '../conflicts/value-view.tsx';
import { tabLabel } from '../tabs.ts';
import { type FieldDifferences, groupDifferences, partLabel } from './history-model.ts';
import classes from './history.module.css';

interface DifferenceListProps {
  differences: readonly Difference[];
  busy: boolean;
  /** brings back these top-level fields */
  onRestore: (fields: string[], name: string) => void;
}

/** What sets the draft apart from an earlier one, field by field; each field or tab can be brought back. */
export function DifferenceList({ differences, busy, onRestore }: DifferenceListProps) {
  if (differences.length === 0) {
    return (
      <EmptyState
        withIndicatorBackground
        m="auto"
        icon={<Equal aria-hidden />}
        title={<h3>No differences</h3>}
        description="The draft says the same as this one."
      />
    );
  }
  return (
    <div className={classes.differences} tabIndex={0} role="region" aria-label="Differences from the draft">
      <Text size="xs" c="dimmed">
        <del>Struck words</del> are in the earlier one only, <ins>underlined</ins> ones in the draft only.
      </Text>
      {groupDifferences(differences).map(({ tab, fields }) => (
        <section key={tab} aria-label={tabLabel(tab)}>
          <Group justify="space-between" className={classes.tab}>
            <Title order={3}>{tabLabel(tab)}</Title>
            <Button
              size="compact-sm"
              variant="default"
              disabled={busy}
              onClick={() =>
                onRestore(
                  fields.map(({ field }) => field),
                  tabLabel(tab),
                )
              }
            >
              Restore section {tabLabel(tab)}
            </Button>
          </Group>
          {fields.map((field) => (
            <Field key={field.field} {...field} busy={busy} onRestore={() => onRestore([field.field], field.label)} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Of a field with more differences only the first are shown until the rest is asked for. */
const FIRST = 8;

function Field({ label, differences, busy, onRestore }: FieldDifferences & { busy: boolean; onRestore: () => void }) {
  const [all, setAll] = useState(false);
  const shown = all ? differences : differences.slice(0, FIRST);
  return (
    <div className={classes.field} role="group" aria-label={label}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600} size="sm">
          {label}
        </Text>
        <Button size="compact-xs" variant="subtle" disabled={busy} aria-label={`Restore ${label}`} onClick={onRestore}>
          Restore
        </Button>
      </Group>
      {shown.map((difference) => {
        const part = partLabel(difference, label);
        return (
          <div key={JSON.stringify(difference.path)}>
            {part !== '' && (
              <Text size="xs" c="dimmed">
                {part}
              </Text>
            )}
            <ValueDiff before={difference.before} after={difference.after} changedOnly />
          </div>
        );
      })}
      {shown.length < differences.length && (
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAll(true)}>
          Show all {differences.length} differences
        </Button>
      )}
    </div>
  );
}
