import { Button, Text } from '@mantine/core';
import type { Difference } from '#shared/ipc/sync.ipc.ts';
import { Change } from '../../editor/differences/change.tsx';
import { type DifferenceRow as Row, keysOf, kinds } from './history-model.ts';
import classes from './history.module.css';

interface DifferenceRowProps extends Row {
  /** label of the row's field */
  field: string;
  busy: boolean;
  /** undefined if nothing can be restored from here */
  onRestore: ((keys: string[], name: string) => void) | undefined;
}

/** One row of the differences: a list item, the order of a list, or a field, with its changes. */
export function DifferenceRow({ kind, label, differences, field, busy, onRestore }: DifferenceRowProps) {
  const isField = label === '';
  const isOrder = kind === 'order';
  const name = isField ? field : isOrder ? `order of ${field}` : `${field} › ${label}`;
  const parts = kind === 'value' ? differences.filter(({ part, item }) => item && part !== '') : [];
  const { name: done, back } = kinds[kind];
  const action = parts.length > 1 ? 'Restore item' : back;
  return (
    <div className={classes.row} data-kind={kind} {...(!isField && { role: 'group', 'aria-label': label })}>
      <div className={classes.rowHead}>
        <Text fw={isField ? 600 : 500} size="sm" className={classes.label}>
          {isField ? field : label}
        </Text>
        {!isField && !isOrder && (
          <span className={classes.kind} data-kind={kind}>
            {done}
          </span>
        )}
        <span className={classes.spring} />
        {onRestore && (
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={busy}
            data-restore
            aria-label={isOrder ? `Restore ${name}` : `${action} ${name}`}
            onClick={() => onRestore(keysOf(differences), name)}
          >
            {action}
          </Button>
        )}
      </div>
      {parts.length > 0 ? (
        <dl className={classes.parts}>
          {parts.map((difference) => (
            <Part
              key={difference.key}
              difference={difference}
              busy={busy}
              onRestore={
                onRestore && parts.length > 1 ? () => onRestore([difference.key], difference.label) : undefined
              }
            />
          ))}
        </dl>
      ) : (
        differences.map((difference) => <Change key={difference.key} of={difference} />)
      )}
    </div>
  );
}

interface PartProps {
  difference: Difference;
  busy: boolean;
  onRestore: (() => void) | undefined;
}

/** A changed field of a list item, or a changed item of a list within it. */
function Part({ difference, busy, onRestore }: PartProps) {
  const { part, kind, label } = difference;
  const { name, back } = kinds[kind];
  return (
    <div className={classes.part}>
      <dt>
        {part}
        {kind !== 'value' && ` · ${name}`}
      </dt>
      <dd>
        <Change of={difference} />
        {onRestore && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            disabled={busy}
            data-restore
            aria-label={`${back} ${label}`}
            onClick={onRestore}
          >
            {back}
          </Button>
        )}
      </dd>
    </div>
  );
}
