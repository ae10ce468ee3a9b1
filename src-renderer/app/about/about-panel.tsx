import { Text, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { useAppInfo } from '../../state/app-info.ts';
import { closePanel } from '../../state/panel-store.ts';
import { ErrorText } from '../../ui/error-text.tsx';
import { ListPane } from '../../ui/list-pane.tsx';
import { TwoPaneDialog } from '../../ui/two-pane-dialog.tsx';
import classes from './about.module.css';
import { noticesWith, runtimeText } from './model.ts';

/** Shows the app's version, and the licences of parts that were made by others. */
export default function AboutPanel() {
  const { productName, version } = useAppInfo();
  const { data, error } = useQuery('app.parts', {});
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<number>();
  const found = noticesWith(useDeferredValue(words), data?.notices ?? []);
  const selected = found.find(({ id }) => id === chosen) ?? found[0];
  return (
    <TwoPaneDialog
      title={`About ${productName}`}
      onClose={closePanel}
      bar={
        <>
          <Text size="sm">
            {productName} {version}
            {data && ` · ${runtimeText(data.runtime)}`}
          </Text>
          <TextInput
            size="xs"
            ml="auto"
            w={260}
            aria-label="Find a part or a licence"
            placeholder="Find a part or a licence"
            leftSection={<Search size={14} aria-hidden />}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed" role="status">
            {data && counted(found.length, 'part')}
          </Text>
        </>
      }
      list={
        <ListPane
          label="Parts by others"
          loading={!data && !error}
          entries={found.map(({ id, name, version: of, licence }) => ({
            id,
            title: name,
            detail: `${of} · ${licence}`,
          }))}
          selected={selected?.id}
          onSelect={setChosen}
        />
      }
    >
      {error && <ErrorText>{error.message}</ErrorText>}
      {selected && (
        // A region that scrolls must be reachable by keyboard.
        <pre key={selected.id} className={classes.text} tabIndex={0} aria-label={`Licence of ${selected.name}`}>
          {selected.text}
        </pre>
      )}
    </TwoPaneDialog>
  );
}
