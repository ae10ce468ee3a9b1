import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import classes from './word-diff.module.css';

/** Texts so different that comparing them takes longer, in milliseconds, are shown as one replaced by the other. */
const PATIENCE = 150;

interface Part {
  value: string;
  added?: boolean;
  removed?: boolean;
}

export function wordParts(before: string, after: string): Part[] {
  const parts = diffWordsWithSpace(before, after, { timeout: PATIENCE }) as Part[] | undefined;
  return (
    parts ?? [
      { value: before, removed: true },
      { value: after, added: true },
    ]
  );
}

/** A text with what was taken away and added to it, word by word, in marks that screen readers know and no colour alone. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => wordParts(before, after), [before, after]);
  return (
    <span className={classes.text}>
      {parts.map(({ value, added, removed }, at) => {
        if (added) return <ins key={at}>{value}</ins>;
        return removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>;
      })}
    </span>
  );
}
