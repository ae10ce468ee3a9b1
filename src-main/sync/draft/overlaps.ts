import type { RawOperation } from '#shared/record/edit-raw.ts';
import { mergeWords } from '#shared/record/merge-words.ts';
import type { Path } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { mergeMember } from '../merge/merge-documents.ts';

/**
 * A text that a window and others have edited. If the window's text replaced the others' text, `text` is the others'
 * text; if the two were merged word by word, `text` is undefined.
 */
export interface Overlap {
  path: Path;
  text?: string;
}

/**
 * Merges a window's edit of a value with others' changes of the same value. Where both changed the same words or
 * members, the window's value is used, because it is the later one.
 * @param own the operation as the window made it, on `shown`
 * @param there the same operation, translated to the draft
 * @param shown the document that the window shows
 */
export function meetOther(
  own: RawOperation,
  there: RawOperation,
  shown: RawValue,
  draft: RawValue,
): { operation: RawOperation; overlap?: Overlap } {
  const unmet = { operation: there };
  if (own.op !== 'set' || there.op !== 'set') return unmet;
  const [was, now, mine] = [shown.get(own.path), draft.get(there.path), RawValue.parse(own.text)];
  if (!now || sameJson(was, now)) return unmet;
  const name = own.path.at(-1)!;
  if (typeof name === 'string' && mine.kind !== 'scalar' && now.kind !== 'scalar') {
    const merged = mergeMember(name, was, now, mine, { additionsAreTwo: true }) ?? mine;
    return { operation: { ...there, text: merged.toText() } };
  }
  if (sameJson(now, mine)) return unmet;
  const [before, theirs, typed] = [textOf(was), textOf(now), textOf(mine)];
  if (before === undefined || theirs === undefined || typed === undefined) return unmet;
  const merged = mergeWords(before, typed, theirs);
  const { path } = there;
  if (merged === undefined) return { ...unmet, overlap: { path, text: theirs } };
  return { operation: { ...there, text: JSON.stringify(merged) }, overlap: { path } };
}

function textOf(value: RawValue | undefined): string | undefined {
  const said = value?.kind === 'scalar' ? value.toValue() : undefined;
  return typeof said === 'string' ? said : undefined;
}
