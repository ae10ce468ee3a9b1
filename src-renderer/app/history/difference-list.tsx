import { Button, EmptyState, Group, Text, Title } from '@mantine/core';
import { Equal } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { Difference, RestoredPart } from '#shared/ipc/sync.ipc.ts';
import { tabLabel } from '../../state/tabs.ts';
import { DifferenceRow } from './difference-row.tsx';
import { type FieldDifferences, groupDifferences } from './history-model.ts';
import classes from './history.module.css';
import { useNextFocus } from './use-next-focus.ts';

interface DifferenceListProps {
  differences: readonly Difference[];
  busy: boolean;
  /** missing if nothing can be restored from here */
  onRestore?: (part: RestoredPart, name: string) => void;
  /** element that takes the focus once everything is restored */
  list: RefObject<HTMLElement | null>;
}

/** Lists differences from an earlier state, by tab, field and list item. */
export function DifferenceList({ differences, busy, onRestore, list }: DifferenceListProps) {
  const region = useNextFocus(busy ? undefined : differences, list);
  if (differences.length === 0) {
    return (
      <EmptyState
        withIndicatorBackground
        m="auto"
        icon={<Equal aria-hidden />}
        title={<h3>No differences</h3>}
        description="Both say the same."
      />
    );
  }
  return (
    <div ref={region} className={classes.differences} tabIndex={0} role="region" aria-label="Differences">
      <Text size="xs" c="dimmed">
        <del>Struck words</del> are in the earlier one only, <ins>underlined</ins> ones in the later one only.
      </Text>
      {groupDifferences(differences).map(({ tab, fields }) => (
        <section key={tab} aria-label={tabLabel(tab)}>
          <Group justify="space-between" className={classes.tab}>
            <Title order={3}>{tabLabel(tab)}</Title>
            {onRestore && (
              <Button
                size="compact-sm"
                variant="default"
                disabled={busy}
                data-restore
                onClick={() => onRestore({ of: 'tab', tab }, tabLabel(tab))}
              >
                Restore section {tabLabel(tab)}
              </Button>
            )}
          </Group>
          {fields.map((field) => (
            <Field
              key={field.field}
              {...field}
              busy={busy}
              onRestore={onRestore && ((keys, name) => onRestore({ of: 'changes', keys }, name))}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Number of rows of a field that are shown at first. */
const ROWS_AT_FIRST = 8;
/** Number of further rows that a click on ‘Show … more’ shows. */
const ROWS_PER_CLICK = 100;

interface FieldProps extends FieldDifferences {
  busy: boolean;
  onRestore: ((keys: string[], name: string) => void) | undefined;
}

function Field({ label, rows, keys, busy, onRestore }: FieldProps) {
  const [shown, setShown] = useState(ROWS_AT_FIRST);
  const [only] = rows;
  if (rows.length === 1 && only?.label === '') {
    return (
      <div className={classes.field} role="group" aria-label={label}>
        <DifferenceRow {...only} field={label} busy={busy} onRestore={onRestore} />
      </div>
    );
  }
  return (
    <div className={classes.field} role="group" aria-label={label}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600} size="sm">
          {label}
        </Text>
        {onRestore && rows.length > 1 && (
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={busy}
            data-restore
            aria-label={`Restore all of ${label}`}
            onClick={() => onRestore(keys, label)}
          >
            Restore all
          </Button>
        )}
      </Group>
      {rows.slice(0, shown).map((row) => (
        <DifferenceRow key={row.id} {...row} field={label} busy={busy} onRestore={onRestore} />
      ))}
      {shown < rows.length && (
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setShown(shown + ROWS_PER_CLICK)}>
          Show {Math.min(ROWS_PER_CLICK, rows.length - shown)} more of {rows.length}
        </Button>
      )}
    </div>
  );
}
