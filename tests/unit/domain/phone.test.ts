import { expect, test } from 'vitest';
import { writtenPhone } from '#shared/domain/site/phone.ts';

test.each([
  ['8285550142', 'US', '(828) 555-0142'],
  ['828.555.0142', '', '(828) 555-0142'],
  ['+1 828-555-0142', 'US', '(828) 555-0142'],
  ['(828) 555-0142', 'US', '(828) 555-0142'],
  ['828 555 0142 ext. 7', 'US', '(828) 555-0142 ext. 7'],
  ['604-555-0142', 'CA', '(604) 555-0142'],
  ['+52 55 1234 5678', 'US', '+52 55 1234 5678'],
  ['5512345678', 'MX', '55 1234 5678'],
  ['555-01', 'US', '555-01'],
  ['ask for Joe', 'US', 'ask for Joe'],
  ['', 'US', ''],
])('[BI-02] the phone “%s” of a site in “%s” is written %s', (typed, country, written) => {
  expect(writtenPhone(typed, { country })).toBe(written);
  expect(writtenPhone(written, { country })).toBe(written);
});
