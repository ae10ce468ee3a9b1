import type { Path } from '../record/operation.ts';
import { rowAt } from './lookup.ts';
import type { Row } from './row.ts';

/**
 * Returns the words by which the search finds a field, a list or a list item, besides the label: other names, and the
 * labels of the choices. The words of members are included.
 */
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
