import { diffArrays } from 'diff';

/** Words of the base that a side has replaced, from `at` up to but not including `end`, and the new words. */
interface Edit {
  at: number;
  end: number;
  words: string[];
}

/** Maximum number of added and removed words; texts that differ more are not merged. */
const MOST_EDITS = 1000;

/** Returns the words of a text, each with the white space after it. White space at the start is a word too. */
const wordsOf = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? [];

function editsOf(base: string[], words: string[]): Edit[] | undefined {
  const edits: Edit[] = [];
  let at = 0;
  let open: Edit | undefined;
  for (const { added, removed, value } of diffArrays(base, words, { maxEditLength: MOST_EDITS }) ?? []) {
    if (!added && !removed) {
      at += value.length;
      open = undefined;
      continue;
    }
    if (!open) edits.push((open = { at, end: at, words: [] }));
    if (added) open.words.push(...value);
    else open.end = at += value.length;
  }
  return at === base.length ? edits : undefined;
}

/**
 * Returns the base with the changes of both sides; undefined if both sides changed the same or adjacent words, or if
 * one side changed too many.
 */
export function mergeWords(base: string, mine: string, theirs: string): string | undefined {
  const words = wordsOf(base);
  const [own, others] = [mine, theirs].map((text) => editsOf(words, wordsOf(text)));
  if (!own || !others) return undefined;
  const edits = [...own, ...others].toSorted((one, other) => one.at - other.at);
  if (edits.some(({ at }, index) => index > 0 && at <= edits[index - 1]!.end)) return undefined;
  return edits.reduceRight((text, { at, end, words: put }) => text.toSpliced(at, end - at, ...put), words).join('');
}
