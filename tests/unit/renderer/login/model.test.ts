import { expect, test } from 'vitest';
import { readCode, readPhone, showPhone } from '../../../../src-renderer/screens/login/model.ts';

test.each([
  ['+1 (801) 555-0123', '+18015550123'],
  ['801 555 0123', '+18015550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['12', undefined],
  ['not a number', undefined],
  ['', undefined],
])('[AUTH-01] %s is read as %s', (typed, number) => {
  expect(readPhone(typed)).toBe(number);
});

test('a number is shown the way its country writes it', () => {
  expect(showPhone('+18015550123')).toBe('+1 801 555 0123');
});

test('[AUTH-05] of what is pasted the first six digits count', () => {
  expect(readCode(' 123-456 ')).toBe('123456');
  expect(readCode('G-1234567')).toBe('123456');
  expect(readCode('12a')).toBe('12');
});
