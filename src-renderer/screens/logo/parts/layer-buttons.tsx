import { ActionIcon, Group, Input, Tooltip } from '@mantine/core';
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { type Arrangement, canLayer, layered, type LayerMove, type Part } from '../arrangement.ts';
import type { SessionActions } from '../session.ts';

const buttons: readonly { move: LayerMove; label: string; keys: string; icon: typeof ArrowUp }[] = [
  { move: 'back', label: 'Send to back', keys: 'Ctrl+Shift+[', icon: ArrowDownToLine },
  { move: 'backward', label: 'Send backward', keys: 'Ctrl+[', icon: ArrowDown },
  { move: 'forward', label: 'Bring forward', keys: 'Ctrl+]', icon: ArrowUp },
  { move: 'front', label: 'Bring to front', keys: 'Ctrl+Shift+]', icon: ArrowUpToLine },
];

interface LayerButtonsProps {
  part: Part;
  arrangement: Arrangement;
  onArrange: SessionActions['arrange'];
}

/** Buttons that move the selected part up or down between the layers. */
export function LayerButtons({ part, arrangement, onArrange }: LayerButtonsProps) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Input.Label component="span">Layer</Input.Label>
      <Group gap={4} wrap="nowrap" role="group" aria-label="Layer">
        {buttons.map(({ move, label, keys, icon: Icon }) => (
          <Tooltip key={move} label={`${label} (${keys})`}>
            <ActionIcon
              variant="default"
              aria-label={label}
              // Not `disabled`, because the button would lose the focus.
              aria-disabled={!canLayer(arrangement, part, move) || undefined}
              data-disabled={!canLayer(arrangement, part, move) || undefined}
              onClick={() => {
                if (canLayer(arrangement, part, move)) onArrange((before) => layered(before, part, move));
              }}
            >
              <Icon size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </Group>
    </Group>
  );
}
