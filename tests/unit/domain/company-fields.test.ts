import { describe, expect, test } from 'vitest';
import { checkEmail } from '#shared/domain/site/email.ts';
import { checkKeyword, keywordInputs, setKeyword, toKeywords } from '#shared/domain/site/keywords.ts';
import { removeEmptyPhones } from '#shared/domain/site/tidy.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import { addItem, isFull } from '#shared/record-catalogue/list-engine.ts';

describe('phones', () => {
  const withExtras = (...extras: (string | null)[]): SiteDocument => ({
    phone: '512 555 0100',
    additional_phone_number_list: extras,
  });

  const PHONES = ['additional_phone_number_list'];

  test('[BI-05] nine extras make ten numbers, and no more', () => {
    const eight = withExtras(...Array.from({ length: 8 }, (_, n) => String(n)));
    expect(isFull(eight, PHONES)).toBe(false);
    expect(isFull(applyToValue(eight, addItem(eight, PHONES)), PHONES)).toBe(true);
  });

  test('[BI-05] a record without a list gets one when the first extra phone is added', () => {
    expect(applyToValue<SiteDocument>({}, addItem({}, PHONES)).additional_phone_number_list).toEqual(['']);
  });

  test('[BI-05] a save drops the empty extras and keeps the others in order', () => {
    const site = withExtras('', '1', '  ', null, '2', '');
    expect(applyToValue(site, removeEmptyPhones(site)).additional_phone_number_list).toEqual(['1', '2']);
    expect(removeEmptyPhones(withExtras('1'))).toEqual([]);
  });
});

describe('email', () => {
  test.each(['', '  ', 'joe@joes.com', ' joe.smith+web@mail.joes.co.uk '])('[BI-06] “%s” passes', (email) => {
    expect(checkEmail(email)).toBeUndefined();
  });

  test.each(['joe', 'joe@', 'joe@joes', '@joes.com', 'joe@joes..com', 'joe smith@joes.com'])(
    '[BI-06] “%s” is refused',
    (email) => {
      expect(checkEmail(email)).toBe('Please enter a valid email');
    },
  );
});

describe('keywords', () => {
  test('[BI-01] there are four inputs, whatever the record holds', () => {
    expect(keywordInputs({})).toEqual(['', '', '', '']);
    expect(keywordInputs({ keywords: ['a', null, 3] })).toEqual(['a', '', '3', '']);
    expect(keywordInputs({ keywords: 'drain cleaning, water heater' })).toEqual([
      'drain cleaning',
      'water heater',
      '',
      '',
    ]);
  });

  test('[BI-01] a comma is refused', () => {
    expect(checkKeyword('plumber, electrician')).toBe('A keyword cannot contain a comma');
    expect(checkKeyword('plumber near me')).toBeUndefined();
    expect(setKeyword({ keywords: ['a'] }, 0, 'a,')).toEqual([]);
  });

  test('[BI-01] a keyword keeps its place, those beyond the inputs stay', () => {
    const site: SiteDocument = { keywords: ['a', 'b', 'c', 'd', 'e'] };
    expect(applyToValue(site, setKeyword(site, 1, '')).keywords).toEqual(['a', '', 'c', 'd', 'e']);
    expect(applyToValue<SiteDocument>({}, setKeyword({}, 2, 'x')).keywords).toEqual(['', '', 'x']);
    expect(applyToValue<SiteDocument>({ keywords: ['a'] }, setKeyword({ keywords: ['a'] }, 0, '')).keywords).toEqual(
      [],
    );
  });

  test('[BI-01] keywords kept as one text stay one text', () => {
    const site: SiteDocument = { keywords: 'a,b' };
    expect(applyToValue(site, setKeyword(site, 2, 'water heater ')).keywords).toBe('a,b,water heater ');
  });
});

describe('[SVC-03] several keywords at once', () => {
  test('stay a text where the record has a text, and a list where it has a list', () => {
    expect(toKeywords('pipes, pex', ['pipes', 'leak'])).toBe('pipes,leak');
    expect(toKeywords(['pipes'], ['pipes', 'leak'])).toEqual(['pipes', 'leak']);
  });

  test('are split at commas and kept once', () => {
    expect(toKeywords(undefined, ['pipes, leak', 'pipes', ' '])).toEqual(['pipes', 'leak']);
  });
});
