import type { Path } from '../record/operation.ts';
import { rowAt } from './lookup.ts';
import type { Row } from './row.ts';

/** What a field, a list or an item of one is looked for by, beside its label: other names, and what can be chosen there. */
export function searchWords(path: Path): string[] {
  const row = rowAt(path);
  return row ? wordsOf(row) : [];
}

function wordsOf(row: Row): string[] {
  const own = row.alsoCalled ?? [];
  if (row.kind === 'list' || row.kind === 'object')
    return [...own, ...Object.values<Row>({ ...row.members }).flatMap(wordsOf)];
  return [...own, ...Object.values(row.choices ?? {})];
}
