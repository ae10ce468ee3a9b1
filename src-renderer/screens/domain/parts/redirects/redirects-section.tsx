import { Button, Group, Text } from '@mantine/core';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { redirectRows, type RedirectRow, removeRedirect, restoreRedirect } from '#shared/domain/site/redirects.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { useMutation } from '../../../../bridge/hooks.ts';
import { currentSite, edit, useField } from '../../../../state/draft.ts';
import { notifyRemoved } from '../../../../ui/notify-removed.ts';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { toCsv } from '../../redirects-csv.ts';
import list from '../../../../ui/rows.module.css';
import { useRowFocus } from '../../../../ui/rows.tsx';
import { AddRedirect } from './add-redirect.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RedirectEditor } from './redirect-editor.tsx';
import classes from './redirects.module.css';

export function RedirectsSection() {
  const rows = redirectRows(useField(['redirects']) as SiteDocument['redirects']);
  const { container, keepFocus } = useRowFocus<HTMLDivElement>();
  const [importing, setImporting] = useState(false);
  const copy = useMutation('app.copyText');
  const exportRows = async (): Promise<void> => {
    if (await copy.run({ text: toCsv(rows) })) {
      notifySuccess({ title: 'Redirects copied as CSV', message: 'Paste them into a file or a spreadsheet.' });
    }
  };
  return (
    <div ref={container}>
      {rows.length > 0 && (
        <>
          <div className={`${list.head} ${classes.head}`} aria-hidden>
            <span>Source</span>
            <span>Destination</span>
            <span>Type</span>
          </div>
          <ul className={`${list.list} ${classes.list}`} aria-label="Redirects">
            {rows.map((row, place) => (
              <RedirectEditor
                key={row.index}
                row={row}
                rows={rows}
                onRemove={() => {
                  keepFocus(place);
                  remove(row);
                }}
              />
            ))}
          </ul>
        </>
      )}
      <AddRedirect rows={rows} />
      <Group gap="xs" mt="md">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<FileUp size={14} aria-hidden />}
          onClick={() => setImporting(true)}
        >
          Import CSV
        </Button>
        <ReasonButton
          variant="subtle"
          size="compact-sm"
          leftSection={<FileDown size={14} aria-hidden />}
          reason={rows.length === 0 ? 'There are no redirects to export.' : undefined}
          onClick={() => void exportRows()}
        >
          Export CSV
        </ReasonButton>
        {copy.error && (
          <Text size="xs" c="var(--app-danger)" role="alert">
            {copy.error.message}
          </Text>
        )}
      </Group>
      {importing && <ImportDialog rows={rows} onClose={() => setImporting(false)} />}
    </div>
  );
}

function remove(row: RedirectRow): void {
  const redirect = currentSite().redirects?.[row.index];
  edit(removeRedirect(row.index));
  if (!redirect) return;
  notifyRemoved({
    title: `Removed the redirect of ${row.source || 'an empty path'}`,
    field: 'redirects',
    items: [redirect],
    restore: (site) => restoreRedirect(site, redirect, row.index),
  });
}
