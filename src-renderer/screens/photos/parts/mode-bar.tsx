import { Box, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface ModeBarProps {
  label: string;
  /** instruction for the user, or a choice */
  words: ReactNode;
  canUndo: boolean;
  /** Clears the selection of photos. */
  onUndo: () => void;
  onEnd: () => void;
  /** the buttons that save, and messages */
  children: ReactNode;
}

/** The bar of a mode in which photos are chosen for one action. */
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
