import { expect, test } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { fetchDocument, sameContent, shrunkLists } from '../../../src-main/sync/save/server-copy.ts';

const serverOf = (levels: number) => ({
  getSite: async () => ({ document: `{"slug":"acme","x":${'['.repeat(levels)}${']'.repeat(levels)}}` }),
});

test('[HOST-02] a document of thousands of levels is refused in words, and nothing is kept of it', async () => {
  await expect(fetchDocument(serverOf(63) as never, 'acme')).resolves.toContain('acme');
  const refused = fetchDocument(serverOf(5000) as never, 'acme');
  await expect(refused).rejects.toMatchObject({ code: 'BAD_ANSWER', message: expect.stringContaining('64 levels') });
});

const known = '{"modified":"m1","gallery":[{"id":90071992547409931,"price":1.10}]}';

test('[SAVE-08] ids of more digits than a number holds tell two copies of a site apart', () => {
  expect(sameContent(known, '{"modified":"m2","gallery":[{"id":90071992547409932,"price":1.1}]}')).toBe(false);
});

test('the modified time, number texts and the order of keys are no difference', () => {
  expect(sameContent(known, '{"gallery":[{"price":1.1,"id":90071992547409931}],"modified":"m2"}')).toBe(true);
});

const site = (products: unknown, gallery: unknown[] = []): RawValue =>
  RawValue.parse(JSON.stringify({ gallery, products }));
const items = (count: number) => Array.from({ length: count }, (_, pk) => ({ pk }));

test('[SYNC-03] a list that has lost half of its items is told of, a shorter one not', () => {
  expect(shrunkLists(site('', items(10)), site('', items(5)))).toEqual([{ field: 'gallery', before: 10, after: 5 }]);
  expect(shrunkLists(site('', items(10)), site('', items(6)))).toEqual([]);
  expect(shrunkLists(site('', items(3)), site('', []))).toEqual([]);
});

test.each([[items(2)], [[]], [''], [null], ['<html>']])(
  '[SYNC-03] a list of ten partnerships is reported as shrunk when %j is left of it',
  (left) => {
    expect(shrunkLists(site(items(10)), site(left))).toMatchObject([{ field: 'products', before: 10 }]);
  },
);
