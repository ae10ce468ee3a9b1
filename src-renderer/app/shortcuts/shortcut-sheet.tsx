import { Group, Kbd, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { keyCaps, shortcuts } from './shortcuts.ts';

const MODAL = 'shortcut-sheet';

export function toggleShortcutSheet(): void {
  modals.closeAll();
  modals.open({ modalId: MODAL, title: 'Keyboard shortcuts', children: <ShortcutSheet /> });
}

function ShortcutSheet() {
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <Stack gap="lg">
      {groups.map((group) => (
        <Stack key={group} gap="xs" component="section">
          <Text component="h3" size="sm" fw={600} c="dimmed">
            {group}
          </Text>
          {shortcuts
            .filter((shortcut) => shortcut.group === group)
            .map(({ id, name, keys }) => (
              <Group key={id} justify="space-between">
                <Text size="sm">{name}</Text>
                <Group gap="xs">
                  {keys.map((combination) => (
                    <Group key={combination} gap={4}>
                      {keyCaps(combination).map((cap) => (
                        <Kbd key={cap}>{cap}</Kbd>
                      ))}
                    </Group>
                  ))}
                </Group>
              </Group>
            ))}
        </Stack>
      ))}
    </Stack>
  );
}
