import { diffArrays } from 'diff';

/** Words of the base that a side has replaced: from `at` up to `end`. */
interface Edit {
  at: number;
  end: number;
  words: string[];
}

/** Texts that differ in more words are not looked through. */
const MOST_EDITS = 1000;

/** Each with the white space behind it. */
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

/** The text with what both sides made of the base; undefined where they changed the same words, or words side by side. */
export function mergeWords(base: string, mine: string, theirs: string): string | undefined {
  const words = wordsOf(base);
  const [own, others] = [mine, theirs].map((text) => editsOf(words, wordsOf(text)));
  if (!own || !others) return undefined;
  const edits = [...own, ...others].toSorted((one, other) => one.at - other.at);
  if (edits.some(({ at }, index) => index > 0 && at <= edits[index - 1]!.end)) return undefined;
  return edits.reduceRight((text, { at, end, words: put }) => text.toSpliced(at, end - at, ...put), words).join('');
}
