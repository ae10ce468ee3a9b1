import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contract } from '#shared/ipc/contract.ts';
import { inputWords, tooLargeWords } from '../../../src-main/ipc/input-words.ts';

const wordsFor = (schema: z.ZodType, input: unknown): string => {
  const { error } = schema.safeParse(input);
  return error ? inputWords(error) : '';
};

test.each([
  ['customers.search', { searchKey: 'x'.repeat(201) }, 'Too long: at most 200 characters can be entered.'],
  ['customers.search', { searchKey: ' ' }, 'Something has to be entered.'],
  ['places.nearest', { city: 'Reno', state: 'NV', radius: 187 }, 'Too large: at most 186.'],
  ['places.nearest', { city: 'Reno', state: 'NV', radius: 0 }, 'Too small: at least 1.'],
  ['customers.search', { searchKey: 5 }, 'What was entered cannot be used here.'],
] as const)('[HOST-05] what is wrong with %s is said in words for people', (channel, input, words) => {
  expect(wordsFor(contract[channel].input, input)).toBe(words);
});

test('[HOST-05] what is too large is told with how much can be taken', () => {
  expect(tooLargeWords(50 * 1024 * 1024 + 4096)).toBe('Too large: at most 50 MB can be taken at a time.');
});
