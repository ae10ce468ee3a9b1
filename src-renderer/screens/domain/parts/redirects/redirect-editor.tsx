import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { type KnownRedirects, type RedirectRow, setRedirect } from '#shared/domain/site/redirects.ts';
import { edit } from '../../../../state/draft.ts';
import { TypeSelect } from './type-select.tsx';

interface RedirectEditorProps {
  row: RedirectRow | undefined;
  known: KnownRedirects;
  name: string;
}

/** A row is told of its removal after the list is. */
const gone: RedirectRow = { index: -1, source: '', destination: '', type: '301' };

/** A redirect in the list. What cannot stand stays in the fields, with the reason, and out of the draft. */
export function RedirectEditor({ row = gone, known, name }: RedirectEditorProps) {
  const [edited, setEdited] = useState<{ over: RedirectRow; source: string; destination: string }>();
  // Another redirect may have moved up into this place since.
  const typed = edited && sameRedirect(edited.over, row) ? edited : undefined;
  const { source, destination } = typed ?? row;
  // One that came from the server as it is may be wrong too, and is told.
  const problem = known.problem({ source, destination }, row.index);

  const commit = (): void => {
    if (!typed || problem !== undefined) return;
    const { source: from, destination: to } = typed;
    edit(setRedirect(row, { source: from, destination: to }));
    setEdited(undefined);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') commit();
    if (key === 'Escape') setEdited(undefined);
  };
  const path = (field: 'source' | 'destination', label: string) => (
    <TextInput
      aria-label={`${label} of ${name}`}
      value={typed?.[field] ?? row[field]}
      error={problem !== undefined && (field === 'source' ? problem : true)}
      spellCheck={false}
      onChange={(event) => setEdited({ over: row, source, destination, [field]: event.currentTarget.value })}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <>
      {path('source', 'Source')}
      {path('destination', 'Destination')}
      <TypeSelect
        aria-label={`Type of ${name}`}
        value={row.type}
        onChange={(type) => type !== null && edit(setRedirect(row, { type }))}
      />
    </>
  );
}

function sameRedirect(a: RedirectRow, b: RedirectRow): boolean {
  return a.source === b.source && a.destination === b.destination;
}
