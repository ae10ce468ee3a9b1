import { Button, Group, Text } from '@mantine/core';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { text } from '#shared/domain/site/readers.ts';
import { redirectRows } from '#shared/domain/site/redirects.ts';
import type { Redirect, SiteDocument } from '#shared/domain/site/schema.ts';
import { useMutation } from '../../../../bridge/hooks.ts';
import { ListEditor } from '../../../../editor/list/list-editor.tsx';
import { useField } from '../../../../state/draft.ts';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { toCsv } from '../../redirects-csv.ts';
import list from '../../../../ui/rows.module.css';
import { AddRedirect } from './add-redirect.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RedirectEditor } from './redirect-editor.tsx';
import classes from './redirects.module.css';

export function RedirectsSection() {
  const rows = redirectRows(useField(['redirects']) as SiteDocument['redirects']);
  const [importing, setImporting] = useState(false);
  const copy = useMutation('app.copyText');
  const exportRows = async (): Promise<void> => {
    if (await copy.run({ text: toCsv(rows) })) {
      notifySuccess({ title: 'Redirects copied as CSV', message: 'Paste them into a file or a spreadsheet.' });
    }
  };
  return (
    <div>
      <ListEditor
        path={['redirects']}
        sortable={false}
        add={false}
        className={`${list.list} ${classes.list}`}
        rowClassName={classes.row}
        nameOf={nameOfRedirect}
        removed={(name) => `Removed the redirect of ${name}`}
        head={
          <div className={`${list.head} ${classes.head}`} aria-hidden>
            <span>Source</span>
            <span>Destination</span>
            <span>Type</span>
          </div>
        }
        note={<AddRedirect rows={rows} />}
      >
        {({ index, name }) => <RedirectEditor row={rows[index]} rows={rows} name={name} />}
      </ListEditor>
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

const nameOfRedirect = (redirect: Redirect, number: number): string => text(redirect.source) || `redirect ${number}`;
