import { describe, expect, test } from 'vitest';
import { carries, differingFields, sameContent } from '../../../src-main/sync/same-content.ts';

const known = '{"modified":"m1","gallery":[{"id":90071992547409931,"price":1.10}]}';
const other = '{"modified":"m2","gallery":[{"id":90071992547409932,"price":1.1}]}';

describe('[SAVE-08] ids of more digits than a number holds', () => {
  test('tell two copies of a site apart', () => {
    expect(sameContent(known, other)).toBe(false);
    expect(differingFields(other, known)).toEqual(new Set(['gallery']));
  });

  test('tell another’s save from one’s own', () => {
    expect(carries(other, known, ['gallery'])).toBe(false);
  });
});

test('the modified time, number texts and the order of keys are no difference', () => {
  const same = '{"gallery":[{"price":1.1,"id":90071992547409931}],"modified":"m2"}';
  expect(sameContent(known, same)).toBe(true);
  expect(carries(same, known, ['gallery'])).toBe(true);
});
