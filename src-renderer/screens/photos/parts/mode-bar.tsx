import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './toolbar.module.css';

interface ModeBarProps {
  label: string;
  /** what is to be done, or chosen */
  words: ReactNode;
  canUndo: boolean;
  /** Takes the choice of photos back. */
  onUndo: () => void;
  onEnd: () => void;
  /** what saves, and what is said of it */
  children: ReactNode;
}

/** Something that is done with photos as they are chosen. */
export const ModeBar = ({ label, words, canUndo, onUndo, onEnd, children }: ModeBarProps) => (
  <Group gap="xs" className={classes.mode} role="group" aria-label={label}>
    <div className={classes.words}>{words}</div>
    <Button size="compact-sm" variant="default" onClick={onEnd}>
      Cancel
    </Button>
    <Button size="compact-sm" variant="default" disabled={!canUndo} onClick={onUndo}>
      Undo
    </Button>
    {children}
  </Group>
);
