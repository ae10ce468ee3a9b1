import { Button, Select, TextInput, type TextInputProps } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  addRedirects,
  type KnownRedirects,
  type NewRedirect,
  type RedirectRow,
  setRedirect,
  defaultType,
} from '#shared/domain/site/redirects.ts';
import { labelAt, labelOfOwner } from '../../../../editor/bound-field.ts';
import { currentSite, edit } from '../../../../state/draft.ts';
import classes from './redirects.module.css';

const meanings: Readonly<Record<string, string>> = { '301': 'permanent', '302': 'temporary' };
const types = Object.keys(meanings);

interface RedirectFieldsProps extends Pick<TextInputProps, 'onBlur' | 'onKeyDown'> {
  value: NewRedirect;
  problem: string | undefined;
  onChange: (change: Partial<NewRedirect>) => void;
  /** name of the row for screen readers, because the fields of a row have no visible labels */
  name?: string;
  /** index of the redirect in the record */
  index?: number;
}

function RedirectFields({ value, problem, onChange, name, index, ...events }: RedirectFieldsProps) {
  const named = (member: 'source' | 'destination' | 'redirect_type') => {
    const at = ['redirects', 0, member];
    return {
      ...(index !== undefined && { 'data-path': `redirects.${index}.${member}` }),
      ...(name === undefined ? { label: labelAt(at) } : { 'aria-label': labelOfOwner(at, name) }),
    };
  };
  const path = (field: 'source' | 'destination', props: TextInputProps) => (
    <TextInput
      {...props}
      {...events}
      value={value[field]}
      error={problem !== undefined && (field === 'source' ? problem : true)}
      spellCheck={false}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  );
  return (
    <>
      {path('source', {
        ...named('source'),
        placeholder: '/old-page',
        ...(name === undefined && { 'data-after-rows': true }),
      })}
      {path('destination', { ...named('destination'), placeholder: '/new-page' })}
      <Select
        {...named('redirect_type')}
        // A type of the record that is not in the list is offered too, so that it can stay as it is.
        data={types.includes(value.type) ? types : [...types, value.type]}
        value={value.type}
        // The closed field shows only the number, which leaves room for the paths beside it.
        comboboxProps={{ width: 168, position: 'bottom-start' }}
        renderOption={({ option }) => [option.value, meanings[option.value]].filter(Boolean).join(' ')}
        onChange={(type) => type !== null && onChange({ type })}
      />
    </>
  );
}

/**
 * Form for a new redirect. ‘Add’ is enabled once both paths are filled. Pressing ‘Add’ shows an error if the paths are
 * not valid.
 */
export function AddRedirect({ known }: { known: KnownRedirects }) {
  const [value, setValue] = useState<NewRedirect>({ source: '', destination: '', type: defaultType });
  const [problem, setProblem] = useState<string>();
  const filled = value.source.trim() !== '' && value.destination.trim() !== '';
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = known.problem(value);
    setProblem(wrong);
    if (wrong !== undefined) return;
    edit(addRedirects(currentSite(), [value]));
    setValue({ ...value, source: '', destination: '' });
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className={classes.add} aria-label="New redirect" onSubmit={add} noValidate>
      <RedirectFields
        value={value}
        problem={problem}
        onChange={(change) => {
          setProblem(undefined);
          setValue({ ...value, ...change });
        }}
      />
      <Button type="submit" variant="default" disabled={!filled}>
        Add
      </Button>
    </form>
  );
}

interface RedirectEditorProps {
  row: RedirectRow | undefined;
  known: KnownRedirects;
  name: string;
}

/** Stands in for a redirect that was just removed, because its row is rendered once more. */
const gone: RedirectRow = { index: -1, source: '', destination: '', type: defaultType };

/** Fields of a redirect in the list. Invalid paths stay in the fields, with the reason, and do not enter the draft. */
export function RedirectEditor({ row = gone, known, name }: RedirectEditorProps) {
  const [edited, setEdited] = useState<{ over: RedirectRow; source: string; destination: string }>();
  // Since the user typed the paths, another redirect may have moved to this row. The typed paths are then ignored.
  const isSame = edited?.over.source === row.source && edited.over.destination === row.destination;
  const typed = isSame ? edited : undefined;
  const { source, destination } = typed ?? row;
  // Also checks redirects that nobody has edited here, because the server's record may have an invalid one.
  const problem = known.problem({ source, destination }, row.index);

  const commit = (): void => {
    if (!typed || problem !== undefined) return;
    edit(setRedirect(row, { source, destination }));
    setEdited(undefined);
  };
  return (
    <RedirectFields
      name={name}
      index={row.index}
      value={{ source, destination, type: row.type }}
      problem={problem}
      onChange={({ type, ...paths }) => {
        if (type === undefined) setEdited({ over: row, source, destination, ...paths });
        else edit(setRedirect(row, { type }));
      }}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') setEdited(undefined);
      }}
    />
  );
}
