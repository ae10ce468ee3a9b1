import { Pill, Text } from '@mantine/core';
import { invoke } from '../../../bridge/client.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { attempt } from '../../../ui/notify.tsx';
import classes from '../settings.module.css';

/** The words that were added to the dictionary on this computer, each with a button that removes the word. */
export function Dictionary() {
  const { data, refetch } = useQuery('settings.words', {});
  const remove = (word: string): void =>
    void attempt('The word was not removed', async () => {
      await invoke('settings.removeWord', { word });
      await refetch();
    });
  if (!data) return null;
  if (data.words.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No words yet. When a save asks about a word, “Add to the dictionary” puts it here.
      </Text>
    );
  }
  return (
    <ul className={classes.chips} aria-label="Words of the dictionary">
      {data.words.map((word) => (
        <li key={word}>
          <Pill
            withRemoveButton
            removeButtonProps={{ 'aria-label': `Remove ${word}`, 'aria-hidden': false, tabIndex: 0 }}
            onRemove={() => remove(word)}
          >
            {word}
          </Pill>
        </li>
      ))}
    </ul>
  );
}
