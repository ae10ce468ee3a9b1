import { ActionIcon, Tooltip } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { Search } from 'lucide-react';
import { keysLabel } from '../../ui/keys.ts';

export function PaletteButton() {
  return (
    <Tooltip label={`Find a site, screen, action or field (${keysLabel('palette')})`}>
      <ActionIcon size="lg" aria-label="Find a site, screen, action or field" onClick={spotlight.open}>
        <Search size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
