import { ActionIcon, Tooltip } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { Search } from 'lucide-react';
import { keysLabel } from '../commands/keys.ts';

export function PaletteButton() {
  return (
    <Tooltip label={`Find a site, screen or action (${keysLabel('palette')})`}>
      <ActionIcon size="lg" aria-label="Find a site, screen or action" onClick={spotlight.open}>
        <Search size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
