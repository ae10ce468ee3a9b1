import type { RawOperation } from '#shared/record/edit-raw.ts';
import { mergeWords } from '#shared/record/merge-words.ts';
import type { Path } from '#shared/record/operation.ts';
import type { RawValue } from '#shared/record/raw-value.ts';

/** A text as a window showed it when it was edited there. */
interface Shown {
  path: Path;
  text: string;
}

/** What a window showed when an edit was made there. */
export interface AsShown {
  /** version of the draft that it has read last */
  on?: number | undefined;
  was?: readonly Shown[] | undefined;
}

/** A text that another has edited meanwhile; theirs where it is replaced, undefined where it is merged by words. */
export interface Overlap {
  path: Path;
  text?: string;
}

interface Met {
  operations: RawOperation[];
  overlaps: Overlap[];
}

const keyOf = (path: Path): string => JSON.stringify(path);

/**
 * A window's edit of texts that are not as it has shown them any more: both edits are merged by words where these do not
 * touch, else the later text stands.
 * @param sent the operations as the window meant them, `operations` the same for the document
 */
export function meetOthers(
  sent: readonly { path: Path }[],
  operations: readonly RawOperation[],
  shown: readonly Shown[],
  document: RawValue,
): Met {
  const met: Met = { operations: [...operations], overlaps: [] };
  const texts = new Map(shown.map(({ path, text }) => [keyOf(path), text]));
  // Behind an item that came, went or moved no path means what it meant in the document.
  const other = operations.findIndex(({ op }) => op !== 'set');
  const end = other < 0 ? operations.length : other;
  // Of a text that is set more than once the last one counts.
  for (let at = end - 1; at >= 0 && texts.size > 0; at--) {
    const operation = operations[at]!;
    if (operation.op !== 'set') continue;
    const key = keyOf(sent[at]!.path);
    const [was, now, mine] = [texts.get(key), textAt(document, operation.path), textOf(operation.text)];
    texts.delete(key);
    if (was === undefined || now === undefined || mine === undefined || now === was || now === mine) continue;
    const merged = mergeWords(was, mine, now);
    if (merged === undefined) met.overlaps.push({ path: operation.path, text: now });
    else {
      met.operations[at] = { ...operation, text: JSON.stringify(merged) };
      met.overlaps.push({ path: operation.path });
    }
  }
  return met;
}

const textOf = (json: string): string | undefined => (json.startsWith('"') ? (JSON.parse(json) as string) : undefined);
const textAt = (document: RawValue, path: Path): string | undefined => {
  const value = document.get(path);
  return value?.kind === 'scalar' ? textOf(value.toText()) : undefined;
};
