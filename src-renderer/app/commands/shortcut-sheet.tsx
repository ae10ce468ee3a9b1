import { Group, Kbd, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type CommandRow, commandGroups, commandRows } from '#shared/commands.ts';
import { showDialog } from '../../ui/dialog.tsx';
import { keyCaps } from '../../ui/keys.ts';
import { dialogName, isOnTop } from '../../ui/open-dialog.ts';

const NAME = 'shortcuts';

export function toggleShortcutSheet(): void {
  if (isOnTop(NAME)) modals.close(NAME);
  else showDialog({ modalId: NAME, title: 'Keyboard shortcuts', children: <ShortcutSheet />, ...dialogName(NAME) });
}

function ShortcutSheet() {
  const rows = commandRows.filter(({ keys }) => keys.length > 0);
  return (
    <Stack gap="md">
      {commandGroups.map((group) => (
        <Stack key={group} gap={4} component="section">
          <Text component="h3" size="sm" fw={600} c="dimmed">
            {group}
          </Text>
          {rows
            .filter((row) => row.group === group)
            .map((row) => (
              <Group key={row.id} justify="space-between" wrap="nowrap">
                <Text size="sm">{row.label}</Text>
                <Keys keys={row.keys} />
              </Group>
            ))}
        </Stack>
      ))}
    </Stack>
  );
}

/** Shows only the first and the last of a long row of keys, such as those of the tabs. */
function Keys({ keys }: Pick<CommandRow, 'keys'>) {
  const [first = '', last = ''] = [keys[0], keys.at(-1)];
  if (keys.length <= 2) return <Combinations keys={keys} between="or" />;
  return <Combinations keys={[first, last]} between="to" />;
}

function Combinations({ keys, between }: Pick<CommandRow, 'keys'> & { between: string }) {
  return (
    <Group gap="xs" wrap="nowrap">
      {keys.map((combination, index) => (
        <Group key={combination} gap={4} wrap="nowrap">
          {index > 0 && (
            <Text size="sm" c="dimmed" mr={4}>
              {between}
            </Text>
          )}
          {keyCaps(combination).map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
        </Group>
      ))}
    </Group>
  );
}
