import { List, Stack, Text } from '@mantine/core';
import { describeShrunk, type ShrunkList } from '#shared/domain/site/save-questions.ts';
import { asBridgeError } from '../../bridge/client.ts';
import { choose } from '../../ui/choose.tsx';

/**
 * Returns the modified time of the server's copy that a HELD failure reports, and the lists that shrank in that copy.
 * Returns undefined for other failures.
 */
export function shrunkCopy(thrown: unknown): { modified: string; lists: ShrunkList[] } | undefined {
  const { code, details } = asBridgeError(thrown);
  return code === 'HELD' ? (details as { modified: string; lists: ShrunkList[] }) : undefined;
}

/** Asks the user whether to take over a copy of the server that has lost many items of these lists. */
export async function askShrunk(lists: readonly ShrunkList[]): Promise<boolean> {
  const answer = await choose({
    title: 'The server’s copy has lost many items',
    message: (
      <Stack gap="xs">
        <Text size="sm">It may be damaged, and was not taken over.</Text>
        <List size="sm">
          {lists.map((list) => (
            <List.Item key={list.field}>{describeShrunk(list)}</List.Item>
          ))}
        </List>
      </Stack>
    ),
    answers: [
      { value: 'keep', label: 'Keep my copy' },
      { value: 'take', label: 'Take it anyway', danger: true },
    ],
  });
  return answer === 'take';
}
