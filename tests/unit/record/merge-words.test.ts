import { describe, expect, test } from 'vitest';
import { mergeWords } from '#shared/record/merge-words.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { mergeDocuments } from '../../../src-main/sync/merge/merge-documents.ts';

describe('[SYNC-03] texts that both sides changed', () => {
  test.each([
    ['one two three', 'ONE two three', 'one two THREE', 'ONE two THREE'],
    ['one two three', 'zero one two three', 'one two three four', 'zero one two three four'],
    ['one two three four', 'one two four', 'ONE two three four', 'ONE two four'],
    ['First.\n\nLast word.', 'The first.\n\nLast word.', 'First.\n\nLast words.', 'The first.\n\nLast words.'],
  ])('are merged by words where these do not touch: %s', (base, mine, theirs, merged) => {
    expect(mergeWords(base, mine, theirs)).toBe(merged);
    expect(mergeWords(base, theirs, mine)).toBe(merged);
  });

  test.each([
    ['one two three', 'ONE two three', 'uno two three'],
    ['one two three', 'ONE two three', 'one TWO three'],
    ['one two three', 'one two', 'one two THREE'],
    ['', 'mine', 'theirs'],
    ['one', 'one mine', 'one theirs'],
  ])('clash where they do: %s', (base, mine, theirs) => {
    expect(mergeWords(base, mine, theirs)).toBeUndefined();
  });

  const merge = (base: object, mine: object, theirs: object) => {
    const raw = (value: object) => RawValue.parse(JSON.stringify(value));
    const { document, conflicts } = mergeDocuments(raw(base), raw(mine), raw(theirs));
    return { value: document.toValue(), clashes: conflicts.length };
  };
  const [base, mine, theirs, both] = ['one two three', 'ONE two three', 'one two THREE', 'ONE two THREE'];

  test('are prose of the site or of a list item; a name or an address is taken whole', () => {
    expect(merge({ about: base }, { about: mine }, { about: theirs })).toEqual({ value: { about: both }, clashes: 0 });
    const faq = (answer: string) => ({ faqs: [{ question: 'Open?', answer, order: 0 }] });
    expect(merge(faq(base), faq(mine), faq(theirs))).toEqual({ value: faq(both), clashes: 0 });
    const name = (value: string) => ({ company_name: value });
    expect(merge(name(base), name(mine), name(theirs))).toEqual({ value: name(theirs), clashes: 1 });
  });
});
