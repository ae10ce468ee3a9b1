import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { BookPlus, Check } from 'lucide-react';
import { useState } from 'react';
import { valueAt } from '#shared/record/apply-value.ts';
import type { SpellingFinding } from '#shared/ipc/site.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { currentSite, setField } from '../../state/draft.ts';
import { notifyError } from '../../ui/notify.tsx';
import { replaceWord } from './replace-word.ts';
import classes from './save-flow.module.css';

/** A word of a finding that was dealt with, and how. */
type Settled = Record<string, string>;

/** The misspelt words and quote characters of each field, with a way to deal with every word where it stands. */
export function SpellingList({ findings }: { findings: SpellingFinding[] }) {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const addWord = (word: string): void => {
    invoke('dictionary.add', { word }).then(
      () => setAdded((words) => new Set([...words, word])),
      (error: unknown) => notifyError(`‘${word}’ was not added to the dictionary`, error),
    );
  };
  return (
    <Stack gap="md" component="ul" className={classes.findings}>
      {findings.map((finding) => (
        <Finding key={JSON.stringify(finding.path)} finding={finding} added={added} onAdd={addWord} />
      ))}
    </Stack>
  );
}

interface FindingProps {
  finding: SpellingFinding;
  added: ReadonlySet<string>;
  onAdd: (word: string) => void;
}

function Finding({ finding, added, onAdd }: FindingProps) {
  const [settled, setSettled] = useState<Settled>({});
  const fix = (word: string, replacement: string): void => {
    const value = valueAt(currentSite(), finding.path);
    if (typeof value !== 'string') return;
    setField(finding.path, replaceWord(value, word, replacement), { step: crypto.randomUUID() });
    setSettled((words) => ({ ...words, [word]: `Changed to ${replacement}` }));
  };
  return (
    <li>
      <Group gap="xs" mb={4}>
        <Text fw={600}>{finding.label}</Text>
        {finding.quotes.map((quote) => (
          <Badge key={quote} variant="default" tt="none" radius="sm">
            Quote character <Code>{quote}</Code>
          </Badge>
        ))}
      </Group>
      <Text size="sm" c="dimmed" lineClamp={2} mb="xs">
        {finding.text}
      </Text>
      <Stack gap="xs">
        {finding.words.map(({ word, suggestions }) => {
          const outcome = settled[word] ?? (added.has(word) ? 'Added to the dictionary' : undefined);
          return (
            <Group key={word} gap="xs" className={classes.word}>
              <Text span fw={500} className={outcome ? classes.settled : classes.misspelt}>
                {word}
              </Text>
              {outcome ? (
                <Text span size="sm" c="dimmed" role="status" className={classes.outcome}>
                  <Check size={14} aria-hidden /> {outcome}
                </Text>
              ) : (
                <>
                  {suggestions.map((suggestion) => (
                    <Button
                      key={suggestion}
                      size="compact-sm"
                      variant="light"
                      aria-label={`Change ${word} to ${suggestion}`}
                      onClick={() => fix(word, suggestion)}
                    >
                      {suggestion}
                    </Button>
                  ))}
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    color="gray"
                    aria-label={`Add to dictionary: ${word}`}
                    leftSection={<BookPlus size={14} aria-hidden />}
                    onClick={() => onAdd(word)}
                  >
                    Add to dictionary
                  </Button>
                </>
              )}
            </Group>
          );
        })}
      </Stack>
    </li>
  );
}
