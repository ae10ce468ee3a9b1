import { Kbd, Text } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { useStore } from 'zustand';
import { useNeeds } from '../../state/needs.ts';
import { needsRail, toggleNeedsRail } from '../../state/needs-rail.ts';
import { keysLabel } from '../../ui/keys.ts';
import { Rail } from '../../ui/rail.tsx';
import { NeedList } from './need-list.tsx';
import classes from './needs.module.css';

/** A rail beside the screens with the needs of the open site. */
export function NeedsRail() {
  const open = useStore(needsRail, (rail) => rail.open);
  const needs = useNeeds((all) => all);
  if (!open) return null;
  return (
    <Rail
      data-needs-rail
      title="What is missing"
      closeLabel="Close what is missing"
      closeKeys={keysLabel('needs')}
      onClose={toggleNeedsRail}
    >
      {needs.length === 0 ? (
        <p className={classes.done} role="status">
          <CircleCheck size={16} aria-hidden /> Nothing is missing.
        </p>
      ) : (
        <>
          <Text size="xs" c="dimmed" mb="xs" px="xs">
            <Kbd size="xs">{keysLabel('next-need')}</Kbd> goes to the next.
          </Text>
          <NeedList needs={needs} />
        </>
      )}
    </Rail>
  );
}
