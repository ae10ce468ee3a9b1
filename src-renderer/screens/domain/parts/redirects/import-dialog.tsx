import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import {
  addRedirects,
  importRedirects,
  type ImportedRedirect,
  type RedirectRow,
} from '#shared/domain/site/redirects.ts';
import { currentSite, edit } from '../../../../state/draft.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { GrowingTextarea } from '../../../../ui/growing-textarea.tsx';
import { attempt, notifyFailure } from '../../../../ui/notify.tsx';
import { type Column, VirtualTable } from '../../../../ui/virtual-table.tsx';
import { csvCells, importLine, tooManyRows } from './csv.ts';

/** Of a file; the longest list that is taken in is far shorter. */
const MOST_BYTES = 4 * 1024 * 1024;
const TOO_LARGE = 'It is larger than 4 MB. Choose a CSV file of redirects.';

const columns: readonly Column<ImportedRedirect, never>[] = [
  { label: 'Line', width: 56, cell: ({ line }) => line },
  { label: 'Source', cell: ({ source }) => source, title: ({ source }) => source },
  { label: 'Destination', cell: ({ destination }) => destination, title: ({ destination }) => destination },
  { label: 'Type', width: 56, cell: ({ type }) => type },
  {
    label: 'Result',
    width: 400,
    cell: ({ problem }) => (
      <Text span inherit c={problem === undefined ? 'var(--app-good)' : 'var(--app-danger)'}>
        {problem ?? 'Will be added'}
      </Text>
    ),
    title: ({ problem }) => problem,
  },
];

interface ImportDialogProps {
  rows: readonly RedirectRow[];
  onClose: () => void;
}

/** Takes CSV from a file or the clipboard and shows what of it will be added before it is. */
export function ImportDialog({ rows, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const { read, tooMany } = useMemo(() => readCsv(rows, text), [rows, text]);
  const good = read.filter(({ problem }) => problem === undefined);

  const open = (file: File | null): void => {
    if (!file) return;
    if (file.size > MOST_BYTES) return notifyFailure({ title: 'The file is not read', message: TOO_LARGE });
    void attempt('The file could not be read', () => file.text().then(setText));
  };
  const add = (): void => {
    edit(addRedirects(currentSite(), good));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Import redirects" size={880}>
      <Stack gap="md">
        <GrowingTextarea
          label="CSV"
          description="One redirect in a line: source, destination, and the type (301 where it is left out)."
          placeholder={'source,destination,redirect_type\n/old-page,/new-page,301'}
          minRows={4}
          maxRows={8}
          data-autofocus
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div role="status">{text.trim() !== '' && <Text size="sm">{tooMany ?? importLine(read)}</Text>}</div>
        {read.length > 0 && (
          <VirtualTable
            label="What will be added"
            columns={columns}
            rows={read}
            keyOf={({ line }) => String(line)}
            maxHeight={280}
          />
        )}
        <Group justify="space-between">
          <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={open}>
            {(props) => (
              <Button variant="default" {...props}>
                Choose a file
              </Button>
            )}
          </FileButton>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={good.length === 0} onClick={add}>
              {good.length === 1 ? 'Add 1 redirect' : `Add ${good.length} redirects`}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}

function readCsv(rows: readonly RedirectRow[], text: string): { read: ImportedRedirect[]; tooMany?: string } {
  const cells = csvCells(text);
  const tooMany = tooManyRows(cells.length);
  return tooMany === undefined ? { read: importRedirects(rows, cells) } : { read: [], tooMany };
}
