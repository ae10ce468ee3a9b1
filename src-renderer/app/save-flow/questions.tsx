import { Button, Code, Group, List, ScrollArea, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Confirmed, SaveQuestion, SpellingFinding } from '#shared/ipc/site.ipc.ts';
import { confirm } from '../../ui/confirm.tsx';
import { SpellingList } from './spelling-list.tsx';

export type ShrunkList = Extract<SaveQuestion, { ask: 'shrunk' }>['lists'][number];

/** Asks the user what a save asks; null where they do not agree. */
export async function askSaveQuestion(question: SaveQuestion): Promise<Confirmed | null> {
  if (question.ask === 'slug') return (await askSlug(question.from, question.to)) ? { slug: question.to } : null;
  if (question.ask === 'spelling') return (await askSpelling(question.findings)) ? { spelling: true } : null;
  if (question.ask === 'takeOver') return (await askTakeOver(question.phoneNumber)) ? { takeOver: true } : null;
  if (question.ask === 'shrunk') return (await askShrunk(question.lists)) ? { shrunk: question.modified } : null;
  return (await askOverwrite()) ? { overwrite: question.modified } : null;
}

/** Whether to take over a copy of the server that has lost much of these lists. */
export function askShrunk(lists: readonly ShrunkList[]): Promise<boolean> {
  return confirm({
    title: 'The server’s copy has lost many items',
    message: (
      <Stack gap="xs">
        <Text size="sm">It may be damaged. Do you want to take it over all the same?</Text>
        <List size="sm">
          {lists.map(({ field, before, after }) => (
            <List.Item key={field}>
              {field}: {before} before, {after} now
            </List.Item>
          ))}
        </List>
      </Stack>
    ),
    confirmLabel: 'Take it over',
    danger: true,
  });
}

function askTakeOver(phoneNumber: string): Promise<boolean> {
  return confirm({
    title: 'Edits of another user',
    message: `The unsaved edits on this computer were made by ${phoneNumber}. Do you want to save them as your own?`,
    confirmLabel: 'Save as mine',
  });
}

function askSlug(from: string, to: string): Promise<boolean> {
  return confirm({
    title: 'Change the slug?',
    message: (
      <Text size="sm">
        The slug of this site changes from <Code>{from}</Code> to <Code>{to}</Code>. Do you want to save it under the
        new slug?
      </Text>
    ),
    confirmLabel: 'Change and save',
  });
}

function askOverwrite(): Promise<boolean> {
  return confirm({
    title: 'Newer copy on the server',
    message: 'New changes have been detected. Do you want to overwrite them?',
    confirmLabel: 'Overwrite',
    danger: true,
  });
}

function askSpelling(findings: SpellingFinding[]): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (agreed: boolean): void => {
      resolve(agreed);
      modals.close(id);
    };
    const id = modals.open({
      title: 'Check the spelling',
      size: 'lg',
      onClose: () => resolve(false),
      children: (
        <Stack gap="md">
          <Text size="sm">Possible misspellings detected. Please verify each before proceeding.</Text>
          <ScrollArea.Autosize mah="50vh" type="auto" viewportProps={{ tabIndex: 0 }}>
            <SpellingList findings={findings} />
          </ScrollArea.Autosize>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => settle(false)}>
              Cancel
            </Button>
            <Button data-autofocus onClick={() => settle(true)}>
              Continue
            </Button>
          </Group>
        </Stack>
      ),
    });
  });
}
