import { Button, Group, List, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Output } from '#shared/ipc/contract.ts';
import { counted } from '#shared/domain/counted.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { TableFileChoice } from '../../../ui/table-file-choice.tsx';
import { useRun } from '../use-run.ts';
import { readSlugs } from '../model.ts';
import { RunProgress } from './run-progress.tsx';

/** Maximum number of bytes that are read from a file of slugs. The rest of the file is ignored. */
const MOST_SIZE = 1024 * 1024;

/**
 * A dialog that fetches sites to this computer. The user pastes their slugs or chooses a CSV with them, because the
 * server has no call that lists all sites.
 */
export function AddSites({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const slugs = readSlugs(text);
  const { run, running, counts, error, answer, cancel } = useRun('fleet.fetch');
  const takeFile = async (file: File): Promise<void> => setText(await file.slice(0, MOST_SIZE).text());
  return (
    <Dialog title="Add sites" size="lg" onClose={onClose}>
      <Stack gap="md" component="form" onSubmit={(event) => (event.preventDefault(), void run({ slugs }))}>
        <Textarea
          label="Slugs"
          description="One in a line, or a CSV with the slugs first."
          rows={8}
          spellCheck={false}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {running && <RunProgress label="Fetching the sites" counts={counts} onCancel={cancel} />}
        {error !== undefined && <ErrorText>{error}</ErrorText>}
        {answer && <Fetched {...answer} />}
        <Group justify="space-between">
          <TableFileChoice onChoose={(file) => void takeFile(file)} />
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button type="submit" disabled={slugs.length === 0 || running}>
              {slugs.length === 0 ? 'Fetch the sites' : `Fetch ${counted(slugs.length, 'site')}`}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Fetched({ fetched, known, missing, failed }: Output<'fleet.fetch'>) {
  return (
    <Stack gap={4} role="status">
      <Text size="sm">
        {counted(fetched.length, 'site')} fetched, {known.length} here already.
      </Text>
      {missing.length > 0 && (
        <Text size="sm" c="var(--app-danger)">
          Not on the server: {missing.join(', ')}
        </Text>
      )}
      {failed.length > 0 && (
        <List size="sm" c="var(--app-danger)">
          {failed.map(({ slug, reason }) => (
            <List.Item key={slug}>
              {slug}: {reason}
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
