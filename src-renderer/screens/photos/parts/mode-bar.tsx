import { Box, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

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
  <Group
    gap="xs"
    p="8px 12px"
    bd="1px solid var(--mantine-primary-color-filled)"
    bdrs="md"
    bg="var(--app-surface)"
    role="group"
    aria-label={label}
  >
    <Box flex="1 1 200px">{words}</Box>
    <Button size="compact-sm" variant="default" onClick={onEnd}>
      Cancel
    </Button>
    <Button size="compact-sm" variant="default" disabled={!canUndo} onClick={onUndo}>
      Undo
    </Button>
    {children}
  </Group>
);
