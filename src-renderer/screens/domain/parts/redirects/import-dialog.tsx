import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { addRedirects, importRedirects, type ReadRedirect, type RedirectRow } from '#shared/domain/site/redirects.ts';
import { currentSite, edit } from '../../../../state/draft.ts';
import { useBoundedText } from '../../../../ui/bounded-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TableFileChoice } from '../../../../ui/table-file-choice.tsx';
import { GrowingTextarea } from '../../../../ui/growing-textarea.tsx';
import { type Column, VirtualTable } from '../../../../ui/virtual-table.tsx';
import { csvCells, csvText, importLine, tooManyRows } from './csv.ts';

/**
 * Maximum size of a file, in bytes, and of a text, in characters. A list of MOST_IMPORTED redirects is usually far
 * smaller.
 */
const MOST_SIZE = 4 * 1024 * 1024;
const TOO_LARGE = 'That is larger than 4 MB, and is not taken in. Give a list of redirects as CSV.';
const NO_TEXT = 'The file could not be read as text. Save it as CSV in UTF-8, and choose that.';

const columns: readonly Column<ReadRedirect, never>[] = [
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

/** Dialog that adds the redirects of a CSV file or text. Shows beforehand which rows will be added. */
export function ImportDialog({ rows, onClose }: ImportDialogProps) {
  const { text, take, refusal, refuse } = useBoundedText(MOST_SIZE, TOO_LARGE);
  const { read, tooMany } = useMemo(() => readCsv(rows, text), [rows, text]);
  const good = read.filter(({ problem }) => problem === undefined);

  const open = async (file: File): Promise<void> => {
    if (file.size > MOST_SIZE) return refuse(TOO_LARGE);
    const given = await file
      .arrayBuffer()
      .then(csvText)
      .catch(() => undefined);
    if (given === undefined) refuse(NO_TEXT);
    else take(given);
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
          error={refusal}
          onChange={(event) => take(event.currentTarget.value)}
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
          <TableFileChoice onChoose={(file) => void open(file)} />
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

function readCsv(rows: readonly RedirectRow[], text: string): { read: ReadRedirect[]; tooMany?: string } {
  const cells = csvCells(text);
  const tooMany = tooManyRows(cells.length);
  return tooMany === undefined ? { read: importRedirects(rows, cells) } : { read: [], tooMany };
}
