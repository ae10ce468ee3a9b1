import { ActionIcon, Kbd, Text, Title, Tooltip } from '@mantine/core';
import { CircleCheck, X } from 'lucide-react';
import { useStore } from 'zustand';
import { useNeeds } from '../../state/needs.ts';
import { needsRail, toggleNeedsRail } from '../../state/needs-rail.ts';
import { keysLabel } from '../../ui/keys.ts';
import { NeedList } from './need-list.tsx';
import classes from './needs.module.css';

/** What the open site still needs, beside its screens. */
export function NeedsRail() {
  const open = useStore(needsRail, (rail) => rail.open);
  const needs = useNeeds((all) => all);
  if (!open) return null;
  return (
    <aside data-needs-rail className={classes.rail} aria-labelledby="needs-title">
      <div className={classes.head}>
        <Title order={2} size="h5" id="needs-title">
          What is missing
        </Title>
        <Tooltip label={`Close (${keysLabel('needs')})`}>
          <ActionIcon size="sm" aria-label="Close what is missing" onClick={toggleNeedsRail}>
            <X size={14} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      {needs.length === 0 ? (
        <p className={classes.done} role="status">
          <CircleCheck size={16} aria-hidden /> Nothing is missing.
        </p>
      ) : (
        <>
          <Text size="xs" c="dimmed" mb="xs">
            <Kbd size="xs">{keysLabel('next-need')}</Kbd> goes to the next.
          </Text>
          <NeedList needs={needs} />
        </>
      )}
    </aside>
  );
}
