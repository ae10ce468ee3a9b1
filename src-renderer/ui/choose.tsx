import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { showDialog } from './dialog.tsx';

export interface Answer<T extends string> {
  value: T;
  label: string;
  /** the answer can do harm, such as a loss of edits */
  danger?: boolean;
}

interface Question<T extends string> {
  title: string;
  message: ReactNode;
  /** the first answer is the default and has the focus */
  answers: readonly [Answer<T>, ...Answer<T>[]];
  cancelLabel?: string;
  /** withdraws the question, as if the user had cancelled */
  signal?: AbortSignal;
}

/** Asks a question with a button for each answer. Resolves to null if the user cancels or closes the question. */
export function choose<T extends string>({
  title,
  message,
  answers,
  cancelLabel,
  signal,
}: Question<T>): Promise<T | null> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(null);
    const settle = (answer: T | null): void => {
      resolve(answer);
      modals.close(id);
    };
    const withdraw = (): void => settle(null);
    signal?.addEventListener('abort', withdraw);
    const [first, ...others] = answers;
    const id = showDialog({
      title,
      onClose: () => {
        signal?.removeEventListener('abort', withdraw);
        resolve(null);
      },
      children: (
        <Stack gap="md">
          {typeof message === 'string' ? <Text size="sm">{message}</Text> : message}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => settle(null)}>
              {cancelLabel ?? 'Cancel'}
            </Button>
            {others.toReversed().map(({ value, label, danger }) => (
              <Button
                key={value}
                variant="default"
                {...(danger && { c: 'var(--app-danger)' })}
                onClick={() => settle(value)}
              >
                {label}
              </Button>
            ))}
            <Button data-autofocus onClick={() => settle(first.value)}>
              {first.label}
            </Button>
          </Group>
        </Stack>
      ),
    });
  });
}
