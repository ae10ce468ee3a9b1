import { describe, expect, test } from 'vitest';
import { followRewrite, replaceWholeWords, startRewrite } from '#shared/domain/site/rewrite.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

describe('whole words', () => {
  test.each([
    ['Plumbing in Austin, TX', 'Austin', 'Dallas', 'Plumbing in Dallas, TX'],
    ['Austin’s best, Austin-based. Austin!', 'Austin', 'Dallas', 'Dallas’s best, Dallas-based. Dallas!'],
    ['Serving St. Louis (St. Louis County)', 'St. Louis', 'Reno', 'Serving Reno (Reno County)'],
    ['Köln und Umgebung', 'Köln', 'Bonn', 'Bonn und Umgebung'],
    ['Ask A+ Plumbing.', 'A+ Plumbing', '$& Co', 'Ask $& Co.'],
    ['The TX way', ' TX ', 'OR', 'The OR way'],
  ])('[BI-14] %s: %s becomes %s', (within, from, to, expected) => {
    expect(replaceWholeWords(within, new Map([[from, to]]))).toBe(expected);
  });

  test.each([
    ['Austintown and New-Austin', 'Austin'],
    ['the austin area', 'Austin'],
    ['in or out, for me', 'OR'],
    ['Köln', 'K'],
    ['Øst', 'st'],
    ['Jose\u0301', 'Jose'],
    ['info@Austin.com, www.Austin.com', 'Austin'],
    ['anything', ''],
    ['any thing', ' '],
  ])('[BI-14] in “%s” nothing is %s', (within, from) => {
    expect(replaceWholeWords(within, new Map([[from, 'Dallas']]))).toBe(within);
  });
});

test('[NEW-07] what a replacement put in is not replaced again, and of two words at one place the longer one is', () => {
  const words = new Map([
    ['Acme', 'Reno Roofing'],
    ['Reno', 'Elko'],
    ['Reno Gutters', 'Bolt'],
  ]);
  expect(replaceWholeWords('Acme and Reno Gutters serve Reno', words)).toBe('Reno Roofing and Bolt serve Elko');
});

describe('a field being retyped', () => {
  const site: SiteDocument = {
    city: 'Austin',
    company_tagline: 'A plumber Austin trusts',
    about: 'A family firm in Austin since 1990.',
  };

  function type(start: SiteDocument, ...values: string[]): SiteDocument {
    let rewrite = startRewrite(start, 'city');
    return values.reduce((before, city) => {
      const edited = { ...before, city };
      const followed = followRewrite(rewrite, edited);
      rewrite = followed.rewrite;
      return applyToValue(edited, followed.operations);
    }, start);
  }

  test('[BI-14] the new city stands in tagline and about', () => {
    expect(type(site, 'Dallas')).toMatchObject({
      company_tagline: 'A plumber Dallas trusts',
      about: 'A family firm in Dallas since 1990.',
    });
  });

  test('[BI-14] a pause in the middle of a word leaves no trace', () => {
    expect(type(site, 'A', 'Alamo').about).toBe('A family firm in Alamo since 1990.');
  });

  test('[BI-14] an emptied field rewrites nothing, and what follows replaces the old value', () => {
    expect(type(site, '').about).toBe(site.about);
    expect(type(site, '', 'Reno').about).toBe('A family firm in Reno since 1990.');
  });

  test('[BI-14] a text edited by hand in between is taken up as it stands', () => {
    const rewrite = startRewrite(site, 'city');
    const first = followRewrite(rewrite, { ...site, city: 'Dallas' });
    const edited = { ...site, city: 'Reno', about: 'We love Dallas and Austin.' };
    const { operations } = followRewrite(first.rewrite, edited);
    expect(operations).toContainEqual({ op: 'set', path: ['about'], value: 'We love Reno and Austin.' });
  });

  test('[BI-14] a field that was empty before rewrites nothing', () => {
    expect(type({ ...site, city: '' }, 'Dallas')).toEqual({ ...site, city: 'Dallas' });
  });
});
