import { expect, test } from 'vitest';
import type { z } from 'zod';
import { creationCalls } from '#shared/ipc/creation.ipc.ts';
import { siteCalls } from '#shared/ipc/site.ipc.ts';
import { inputWords } from '../../../src-main/ipc/input-words.ts';

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

test('[SYNC-01] an edit whose value is too deep is refused before it is acknowledged', () => {
  const edit = (levels: number) => ({
    slug: 'acme',
    step: 's',
    operations: [{ op: 'set', path: ['about'], value: nested(levels) }],
  });
  expect(siteCalls['site.edit'].input.safeParse(edit(60)).success).toBe(true);
  expect(siteCalls['site.edit'].input.safeParse(edit(64)).success).toBe(false);
});

test('[SYNC-01] an edit whose path leads too deep is refused before it is acknowledged', () => {
  const edit = (steps: number) => ({
    slug: 'acme',
    step: 's',
    operations: [{ op: 'set', path: Array.from({ length: steps }, () => 'a'), value: 1 }],
  });
  expect(siteCalls['site.edit'].input.safeParse(edit(64)).success).toBe(true);
  expect(siteCalls['site.edit'].input.safeParse(edit(2000)).success).toBe(false);
});

const wordsFor = (schema: z.ZodType, input: unknown): string | undefined => {
  const { error } = schema.safeParse(input);
  return error && inputWords(error);
};

test('[NEW-01] a new site’s slug is refused with words where it is too long or holds half of a character', () => {
  const { input } = creationCalls['creation.start'];
  const start = (fbSlug: string) => ({ fbSlug, industry: { id: 1, name: 'Plumbing' }, stock: false });
  expect(wordsFor(input, start('a'.repeat(101)))).toBe('Too long: a slug has at most 100 characters.');
  expect(wordsFor(input, start('joes\ud83d'))).toMatch(/^The text holds half of a character/);
  expect(wordsFor(input, start(` ${'a'.repeat(100)} `))).toBeUndefined();
});
