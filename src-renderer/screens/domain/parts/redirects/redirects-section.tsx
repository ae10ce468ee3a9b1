import { Group } from '@mantine/core';
import { Copy, FileDown, FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { KnownRedirects, type RedirectRow, redirectRows } from '#shared/domain/site/redirects.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { invoke } from '../../../../bridge/client.ts';
import { ListEditor } from '../../../../editor/list/list-editor.tsx';
import { useField, useSlug } from '../../../../state/draft.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { attempt, notifySuccess } from '../../../../ui/notify.tsx';
import { toCsv } from './csv.ts';
import list from '../../../../ui/rows.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { AddRedirect, RedirectEditor } from './redirect-fields.tsx';
import classes from './redirects.module.css';

export function RedirectsSection() {
  const redirects = useField(['redirects']) as SiteDocument['redirects'];
  const rows = useMemo(() => redirectRows(redirects), [redirects]);
  const known = useMemo(() => new KnownRedirects(rows), [rows]);
  const [importing, setImporting] = useState(false);
  return (
    <>
      <ListEditor
        path={['redirects']}
        sortable={false}
        classNames={{ list: `${list.list} ${classes.list}`, row: classes.row }}
        removed={(name) => `Removed the redirect of ${name}`}
        head={
          <div className={`${list.head} ${classes.head}`} aria-hidden>
            <span>Source</span>
            <span>Destination</span>
            <span>Type</span>
          </div>
        }
        foot={
          <>
            <AddRedirect known={known} />
            <Group gap="sm" mt="sm">
              <ActionButton icon={FileUp} variant="subtle" onClick={() => setImporting(true)}>
                Import CSV
              </ActionButton>
              <ExportButtons rows={rows} />
            </Group>
          </>
        }
      >
        {({ index, name }) => <RedirectEditor row={rows[index]} known={known} name={name} />}
      </ListEditor>
      {importing && <ImportDialog rows={rows} onClose={() => setImporting(false)} />}
    </>
  );
}

function ExportButtons({ rows }: { rows: readonly RedirectRow[] }) {
  const slug = useSlug();
  const copy = async (): Promise<void> => {
    await invoke('app.copyText', { text: toCsv(rows) });
    notifySuccess({ title: 'Redirects copied as CSV', message: 'Paste them into a file or a spreadsheet.' });
  };
  const write = async (): Promise<void> => {
    const { path } = await invoke('domain.exportRedirects', { slug, csv: toCsv(rows) });
    if (path !== undefined) notifySuccess({ title: 'Redirects exported', message: path });
  };
  const props = (act: () => Promise<void>) => ({
    variant: 'subtle',
    reason: rows.length === 0 ? 'There are no redirects to export.' : undefined,
    onClick: () => void attempt('The redirects were not exported', act, slug),
  });
  return (
    <>
      <ActionButton icon={FileDown} {...props(write)}>
        Export CSV
      </ActionButton>
      <ActionButton icon={Copy} {...props(copy)}>
        Copy as CSV
      </ActionButton>
    </>
  );
}
