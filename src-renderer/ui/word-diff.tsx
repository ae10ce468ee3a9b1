import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import classes from './word-diff.module.css';

/** Milliseconds after which a comparison is cancelled. The whole first text is then shown as replaced by the second. */
const LONGEST_MS = 150;
/** Minimum share of equal characters, relative to the shorter text. With less, the whole text is shown as replaced. */
const LEAST_EQUAL = 0.3;

export interface WordPart {
  value: string;
  added?: boolean;
  removed?: boolean;
}

/** Returns the equal, removed and added parts in reading order. Neighboring replacements are joined. */
export function wordParts(before: string, after: string): WordPart[] {
  const parts = diffWordsWithSpace(before, after, { timeout: LONGEST_MS }) as WordPart[] | undefined;
  const same = (parts ?? []).filter(({ added, removed, value }) => !added && !removed && value.trim() !== '');
  const kept = same.reduce((sum, { value }) => sum + value.length, 0);
  if (!parts || kept < LEAST_EQUAL * Math.min(before.length, after.length)) return replacement(before, after);
  return joinReplacements(parts);
}

function replacement(before: string, after: string): WordPart[] {
  if (before === after) return [{ value: after }];
  return [
    ...(before === '' ? [] : [{ value: before, removed: true }]),
    ...(after === '' ? [] : [{ value: after, added: true }]),
  ];
}

/** Joins replacements that have only white space between them. */
function joinReplacements(parts: readonly WordPart[]): WordPart[] {
  const joined: WordPart[] = [];
  let [removed, added] = ['', ''];
  const end = (): void => {
    joined.push(...replacement(removed, added));
    [removed, added] = ['', ''];
  };
  parts.forEach((part, at) => {
    const next = parts[at + 1];
    const bridge = part.value.trim() === '' && (next?.added || next?.removed) && (removed !== '' || added !== '');
    if (part.removed) removed += part.value;
    else if (part.added) added += part.value;
    else if (bridge) {
      removed += part.value;
      added += part.value;
    } else {
      if (removed !== added) end();
      joined.push(part);
    }
  });
  if (removed !== added) end();
  return joined;
}

/** Shows removed words as `<del>` and added words as `<ins>`, so that the marks do not depend on color alone. */
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
