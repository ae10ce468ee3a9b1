import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { addRedirects, type KnownRedirects } from '#shared/domain/site/redirects.ts';
import { currentSite, edit } from '../../../../state/draft.ts';
import classes from './redirects.module.css';
import { TypeSelect } from './type-select.tsx';

const empty = { source: '', destination: '' };

/** ‘Add’ can be pressed once both paths are filled; what then is wrong with them is said below. */
export function AddRedirect({ known }: { known: KnownRedirects }) {
  const [paths, setPaths] = useState(empty);
  const [type, setType] = useState('301');
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const filled = paths.source.trim() !== '' && paths.destination.trim() !== '';

  const add = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = known.problem(paths);
    setProblem(wrong);
    if (wrong !== undefined) return;
    edit(addRedirects(currentSite(), [{ ...paths, type }]));
    setPaths(empty);
    first.current?.focus();
  };
  const path = (field: 'source' | 'destination') => ({
    value: paths[field],
    spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) => {
      setProblem(undefined);
      setPaths({ ...paths, [field]: event.currentTarget.value });
    },
  });
  return (
    <form className={classes.add} aria-label="New redirect" onSubmit={add} noValidate>
      <TextInput
        ref={first}
        label="Source"
        data-after-rows
        placeholder="/old-page"
        error={problem}
        {...path('source')}
      />
      <TextInput label="Destination" placeholder="/new-page" error={problem !== undefined} {...path('destination')} />
      <TypeSelect label="Type" value={type} onChange={(value) => setType(value ?? '301')} />
      <Button type="submit" variant="default" disabled={!filled}>
        Add
      </Button>
    </form>
  );
}
