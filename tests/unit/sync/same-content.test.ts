import { expect, test } from 'vitest';
import { sameContent } from '../../../src-main/sync/save/same-content.ts';

const known = '{"modified":"m1","gallery":[{"id":90071992547409931,"price":1.10}]}';

test('[SAVE-08] ids of more digits than a number holds tell two copies of a site apart', () => {
  expect(sameContent(known, '{"modified":"m2","gallery":[{"id":90071992547409932,"price":1.1}]}')).toBe(false);
});

test('the modified time, number texts and the order of keys are no difference', () => {
  expect(sameContent(known, '{"gallery":[{"price":1.1,"id":90071992547409931}],"modified":"m2"}')).toBe(true);
});
