import { Badge, Button, Code, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { BookPlus, Check } from 'lucide-react';
import { useState } from 'react';
import { valueAt } from '#shared/record/apply-value.ts';
import type { SpellingFinding } from '#shared/domain/site/save-questions.ts';
import { invoke } from '../../bridge/client.ts';
import { currentSite, setField } from '../../state/draft.ts';
import { attempt } from '../../ui/notify.tsx';
import { countWord, replaceWord } from './replace-word.ts';
import classes from './save-flow.module.css';

/** Texts that say what was done about words of fields. The keys are made by `keyOf`. */
type Settled = Readonly<Record<string, string>>;

type Fix = (
  finding: SpellingFinding,
  word: string,
  replacement: string,
  /** `times`: maximum number of occurrences to replace, all if missing; `step`: ID of the undo step */
  options?: { times?: number | undefined; step?: string },
) => void;

const keyOf = (finding: SpellingFinding, word: string): string => `${JSON.stringify(finding.path)} ${word}`;

/** Returns the field's present text. */
function textOf({ path }: SpellingFinding): string {
  const value = valueAt(currentSite(), path);
  return typeof value === 'string' ? value : '';
}

/**
 * The misspelt words and straight quotes of each field, with buttons that correct a word or add it to the dictionary.
 * Findings in texts that the server has already, or that the user accepted before, are hidden at first. The keys 1 to 9
 * choose a suggestion for the first word that is not settled.
 */
export function SpellingList({ findings }: { findings: SpellingFinding[] }) {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const [settled, setSettled] = useState<Settled>({});
  const [unfolded, setUnfolded] = useState(false);
  const [fresh, known] = [findings.filter((finding) => !finding.known), findings.filter((finding) => finding.known)];
  const shown = unfolded ? [...fresh, ...known] : fresh;
  const outcomeOf = (finding: SpellingFinding, word: string): string | undefined =>
    settled[keyOf(finding, word)] ?? (added.has(word) ? 'Added to the dictionary' : undefined);
  const left = shown.flatMap((finding) =>
    finding.words.filter(({ word }) => outcomeOf(finding, word) === undefined).map((of) => ({ finding, ...of })),
  );
  const current = left[0];

  const fix: Fix = (finding, word, replacement, { times, step = crypto.randomUUID() } = {}) => {
    const before = textOf(finding);
    const found = countWord(before, word);
    if (found === 0) return;
    const count = Math.min(found, times ?? found);
    setField(finding.path, replaceWord(before, word, replacement, count), { step });
    if (count < found) return;
    const said = count > 1 ? `Changed to ${replacement}, ${count} times` : `Changed to ${replacement}`;
    setSettled((words) => ({ ...words, [keyOf(finding, word)]: said }));
  };
  const leftOf = (word: string) => left.filter((of) => of.word.toLowerCase() === word.toLowerCase());
  /** Replaces the word in every shown field where it is not settled, as one undo step. */
  const fixAll = (word: string, replacement: string): void => {
    const step = crypto.randomUUID();
    for (const of of leftOf(word)) fix(of.finding, of.word, replacement, { step });
  };
  const addWord = (word: string): void => {
    const add = async (): Promise<void> => {
      await invoke('dictionary.add', { word });
      setAdded((words) => new Set([...words, word]));
    };
    void attempt(`‘${word}’ was not added to the dictionary`, add);
  };
  const choose = (number: number): void => {
    const suggestion = current?.suggestions[number - 1];
    if (current && suggestion !== undefined) fix(current.finding, current.word, suggestion);
  };
  useHotkeys(Array.from({ length: 9 }, (_, at) => [String(at + 1), () => choose(at + 1)]));

  return (
    <Stack gap="md">
      <Stack gap="md" component="ul" className={classes.findings}>
        {shown.map((finding) => (
          <Finding
            key={JSON.stringify(finding.path)}
            finding={finding}
            outcomeOf={(word) => outcomeOf(finding, word)}
            currentWord={current?.finding === finding ? current.word : undefined}
            fieldsWith={(word) => leftOf(word).length}
            onFix={(word, replacement, times) => fix(finding, word, replacement, { times })}
            onFixAll={fixAll}
            onAdd={addWord}
          />
        ))}
      </Stack>
      {known.length > 0 && !unfolded && (
        <Button variant="subtle" color="gray" onClick={() => setUnfolded(true)}>
          Show {known.length} more that {known.length === 1 ? 'was' : 'were'} there before
        </Button>
      )}
    </Stack>
  );
}

interface FindingProps {
  finding: SpellingFinding;
  outcomeOf: (word: string) => string | undefined;
  /** the word that the number keys act on */
  currentWord: string | undefined;
  /** Returns the number of fields in which the word is not settled. */
  fieldsWith: (word: string) => number;
  onFix: (word: string, replacement: string, times?: number) => void;
  onFixAll: (word: string, replacement: string) => void;
  onAdd: (word: string) => void;
}

function Finding({ finding, outcomeOf, currentWord, fieldsWith, onFix, onFixAll, onAdd }: FindingProps) {
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
          const outcome = outcomeOf(word);
          const count = countWord(textOf(finding), word);
          return (
            <Group key={word} gap="xs" className={classes.word}>
              <Text span fw={500} className={outcome ? classes.settled : classes.misspelt}>
                {word}
                {!outcome && count > 1 && ` × ${count}`}
              </Text>
              {outcome ? (
                <Text span size="sm" c="dimmed" role="status" className={classes.outcome}>
                  <Check size={14} aria-hidden /> {outcome}
                </Text>
              ) : (
                <>
                  {suggestions.map((suggestion, at) => (
                    <Button
                      key={suggestion}
                      size="compact-sm"
                      variant="light"
                      leftSection={word === currentWord && at < 9 ? <Code aria-hidden>{at + 1}</Code> : undefined}
                      onClick={() => onFix(word, suggestion)}
                    >
                      <VisuallyHidden>Change {word} to </VisuallyHidden>
                      {suggestion}
                    </Button>
                  ))}
                  {count > 1 && suggestions[0] !== undefined && (
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      aria-label={`Change only the next ${word} to ${suggestions[0]}`}
                      onClick={() => onFix(word, suggestions[0]!, 1)}
                    >
                      Only the next
                    </Button>
                  )}
                  {fieldsWith(word) > 1 && suggestions[0] !== undefined && (
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      aria-label={`Change ${word} to ${suggestions[0]} in all ${fieldsWith(word)} fields`}
                      onClick={() => onFixAll(word, suggestions[0]!)}
                    >
                      In all {fieldsWith(word)} fields
                    </Button>
                  )}
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
