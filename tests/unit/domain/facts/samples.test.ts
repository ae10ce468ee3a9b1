import { expect, test } from 'vitest';
import { firstHalf } from './samples/first-half.ts';
import { site, today } from './samples/site.ts';

test('half of the samples are fifty different texts of five kinds that say something', () => {
  expect(new Set(firstHalf.map(({ text }) => text)).size).toBe(50);
  expect(new Set(firstHalf.map(({ kind }) => kind)).size).toBe(5);
  expect(firstHalf.every(({ facts }) => facts.length > 0)).toBe(true);
  expect([site.phone, today.getDay()]).toEqual(['(828) 555-0142', 3]);
});
