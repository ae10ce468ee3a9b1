import { Button, Code, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import {
  agreedTo,
  type Confirmed,
  type SaveQuestion,
  type SpellingFinding,
} from '#shared/domain/site/save-questions.ts';
import { EMAIL_MESSAGE } from '#shared/domain/site/email.ts';
import { choose } from '../../ui/choose.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { showDialog } from '../../ui/dialog.tsx';
import { askShrunk } from '../conflicts/shrunk-copy.tsx';
import { reviewWithinSave } from '../conflicts/review-newer.ts';
import { SpellingList } from './spelling-list.tsx';

/** Asks the user a question of a save. Returns what the user agreed to, or null if the user declined. */
export async function askSaveQuestion(question: SaveQuestion): Promise<Confirmed | null> {
  const answer = await askFor(question);
  if (answer === 'review') return (await reviewWithinSave()) ? {} : null;
  return answer ? agreedTo(question) : null;
}

async function askFor(question: SaveQuestion): Promise<boolean | 'review'> {
  switch (question.ask) {
    case 'slug':
      return askSlug(question.from, question.to);
    case 'email':
      return askEmail(question.email);
    case 'spelling':
      return askSpelling(question.findings);
    case 'shrunk':
      return askShrunk(question.lists);
    case 'overwrite': {
      const answer = await askOverwrite();
      return answer === 'review' ? answer : answer === 'overwrite';
    }
  }
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

function askEmail(email: string): Promise<boolean> {
  return confirm({
    title: EMAIL_MESSAGE,
    message: `‘${email}’ on the Basic Info tab is not a valid email. Do you want to save it all the same?`,
    confirmLabel: 'Save it all the same',
    danger: true,
  });
}

function askOverwrite(): Promise<'review' | 'overwrite' | null> {
  return choose({
    title: 'Newer copy on the server',
    message: 'New changes have been detected. Do you want to overwrite them?',
    answers: [
      { value: 'review', label: 'Review' },
      { value: 'overwrite', label: 'Overwrite', danger: true },
    ],
  });
}

function askSpelling(findings: SpellingFinding[]): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (agreed: boolean): void => {
      resolve(agreed);
      modals.close(id);
    };
    const id = showDialog({
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
