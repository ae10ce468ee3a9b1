import fc from '../../../support/fast-check.ts';
import { expect, test } from 'vitest';
import { replaceWord } from '../../../../src-renderer/app/save-flow/replace-word.ts';

test.each([
  ['We gve anwers', 'anwers', 'answers', 'We gve answers'],
  ['anwersheet anwers', 'anwers', 'answers', 'anwersheet answers'],
  ['[SAVE-05] the teh-teh', 'teh', 'the', '[SAVE-05] the the-the'],
  ['[SAVE-05] Anwers, anwers, ANWERS', 'anwers', 'answers', '[SAVE-05] Answers, answers, ANSWERS'],
  ['[SAVE-05] Anwers, anwers', 'Anwers', 'Answers', '[SAVE-05] Answers, answers'],
  ["it's teh’s", "it's", 'its', 'its teh’s'],
  ['[SAVE-05] Plumer’s van, plumer', 'plumer', 'plumber', '[SAVE-05] Plumber’s van, plumber'],
  ['[SAVE-05] we dont’ do', "dont'", 'don’t', '[SAVE-05] we don’t do'],
  ['naïve café', 'café', 'cafe', 'naïve cafe'],
  ['a $& b', 'b', '$&', 'a $& $&'],
  ['nothing here', 'teh', 'the', 'nothing here'],
])('%s: %s → %s', (text, word, replacement, expected) => {
  expect(replaceWord(text, word, replacement)).toBe(expected);
});

test('[SAVE-05] one occurrence alone can be replaced', () => {
  expect(replaceWord('Teh teh teh', 'teh', 'the', 1)).toBe('The teh teh');
});

test('any word between spaces is replaced, whatever stands around it', () => {
  const word = fc.stringMatching(/^[a-z]{2,8}$/);
  fc.assert(
    fc.property(word, fc.array(fc.stringMatching(/^[A-Z]{1,6}$/)), (wrong, others) => {
      expect(replaceWord([...others, wrong, ...others].join(' '), wrong, 'right')).toBe(
        [...others, 'right', ...others].join(' '),
      );
    }),
  );
});
