import { Tooltip, UnstyledButton } from '@mantine/core';
import { ListTodo } from 'lucide-react';
import { useStore } from 'zustand';
import { isBlocker } from '#shared/domain/needs/rules.ts';
import { useNeeds } from '../../state/needs.ts';
import { needsRail, toggleNeedsRail } from '../../state/needs-rail.ts';
import { keysLabel } from '../../ui/keys.ts';
import classes from './needs.module.css';

/** Shows the number of needs, and opens or closes their list beside the screens. */
export function NeedsButton() {
  const open = useStore(needsRail, (rail) => rail.open);
  const count = useNeeds((needs) => needs.length);
  const blocks = useNeeds((needs) => needs.some(isBlocker));
  return (
    <Tooltip label={`What is missing (${keysLabel('needs')})`}>
      <UnstyledButton
        className={classes.button}
        aria-label={count === 0 ? 'What is missing: nothing' : `What is missing: ${count}`}
        aria-pressed={open}
        data-blocks={blocks || undefined}
        onClick={toggleNeedsRail}
      >
        <ListTodo size={18} aria-hidden />
        {count > 0 && <span aria-hidden>{count}</span>}
      </UnstyledButton>
    </Tooltip>
  );
}
