import { Button, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { ReasonButton } from '../ui/reason-button.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { flushEdits, useStatus } from '../state/draft.ts';
import classes from './suggestions.module.css';

interface SuggestionsProps<T> {
  /** name of the button */
  label: string;
  /** accessible name of the dialog that the button opens */
  title: string;
  /** texts shown while suggestions are loading, if there are none, and on the button while offline */
  words: { looking: string; none: string; offline: string };
  /** asks the server for suggestions; resolves to undefined if that failed, and `error` then says why */
  ask: () => Promise<readonly T[] | undefined>;
  error: string | undefined;
  /** returns the name of a suggestion, and a detail that is shown below the name */
  describe: (suggestion: T) => { name: string; detail: string };
  onTake: (suggestion: T) => void;
}

/** A button that shows suggestions from the server. `onTake` is called with the suggestion that the user chooses. */
export function Suggestions<T>({ label, title, words, ask, error, describe, onTake }: SuggestionsProps<T>) {
  const [found, setFound] = useState<readonly T[]>();
  const [open, setOpen] = useState(false);
  const isOffline = useStatus(({ offline }) => offline);
  const look = async (): Promise<void> => {
    setFound(undefined);
    setOpen(true);
    // Sends the latest edits to main first, because main reads its own copy of the draft.
    await flushEdits().catch(() => undefined);
    setFound(await ask());
  };
  return (
    <Popover opened={open} onChange={setOpen} width={400} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <div>
          <ReasonButton
            variant="subtle"
            size="compact-xs"
            leftSection={<Lightbulb size={14} aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={open}
            reason={isOffline ? words.offline : undefined}
            onClick={() => void (open ? setOpen(false) : look())}
          >
            {label}
          </ReasonButton>
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" tabIndex={-1} aria-label={title} className={classes.found}>
        {error !== undefined ? (
          <Stack gap="xs" align="flex-start">
            <Text size="sm" role="alert">
              {error}
            </Text>
            <Button size="compact-sm" variant="default" onClick={() => void look()}>
              Retry
            </Button>
          </Stack>
        ) : found === undefined ? (
          <SkeletonRows count={3} label={words.looking} />
        ) : found.length === 0 ? (
          <Text size="sm" c="dimmed" role="status">
            {words.none}
          </Text>
        ) : (
          found.map((suggestion, place) => {
            const { name, detail } = describe(suggestion);
            return (
              <UnstyledButton
                key={name}
                className={classes.suggestion}
                autoFocus={place === 0}
                onClick={() => {
                  onTake(suggestion);
                  setOpen(false);
                }}
              >
                <Text size="sm" fw={550}>
                  {name}
                </Text>
                <Text size="xs" c="dimmed" lineClamp={2}>
                  {detail}
                </Text>
              </UnstyledButton>
            );
          })
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
