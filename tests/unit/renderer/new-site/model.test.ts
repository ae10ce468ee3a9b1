import { expect, test } from 'vitest';
import {
  fbSlugOf,
  optionsMatching,
  industryOptions,
  initialsOf,
  optionNamed,
  factsOf,
} from '../../../../src-renderer/screens/new-site/model.ts';

const options = industryOptions([
  { id: 7, name: 'Tree Service' },
  { id: '2', name: 'house cleaning' },
  { id: 2, name: 'House Cleaning' },
  { id: 1, name: 'Plumbing' },
]);

test.each([
  ['JoesPlumbing', 'JoesPlumbing'],
  ['https://www.facebook.com/JoesPlumbing/about?ref=x', 'JoesPlumbing'],
  ['m.facebook.com/joes.plumbing', 'joes.plumbing'],
  ['https://facebook.com/profile.php?id=100064&sk=about', '100064'],
  ['https://www.facebook.com/pages/Joes-Plumbing/123/', '123'],
  ['https://www.facebook.com/p/Joes-Plumbing-100064/', 'Joes-Plumbing-100064'],
  ['facebook.com/', 'facebook.com/'],
  ['joes plumbing', 'joes plumbing'],
])('[NEW-01] of %s the slug is %s', (typed, slug) => {
  expect(fbSlugOf(typed)).toBe(slug);
});

test('there is one option per industry, by name', () => {
  expect(options.map(({ label }) => label)).toEqual(['House Cleaning', 'Plumbing', 'Tree Service']);
});

test('[NEW-01] industries are found by any part of their name in any case', () => {
  expect(optionsMatching(options, ' CLEAN ').map(({ value }) => value)).toEqual(['2']);
  expect(optionsMatching(options, '')).toHaveLength(3);
  expect(optionsMatching(options, 'zz')).toEqual([]);
});

test('the facts of a site leave out what is empty, and the slug when it is the site’s name', () => {
  const site = { slug: 'acme', companyName: 'Acme', industry: 'Plumbing', city: 'Provo', state: 'UT', thumbnail: '' };
  expect(factsOf(site)).toBe('acme · Plumbing · Provo, UT');
  expect(factsOf({ ...site, companyName: '', industry: '', city: '' })).toBe('UT');
});

test('initials are those of the first two words', () => {
  const initials = (companyName: string, slug = '') => initialsOf({ companyName, slug });
  expect([
    initials('Blue Ridge Plumbing'),
    initials('& Sons'),
    initials('École'),
    initials('', 'summit-roofing'),
  ]).toEqual(['BR', 'S', 'É', 'SR']);
});

test('the industry of a duplicate is found by its name', () => {
  expect(optionNamed(options, 'plumbing ')).toBe('1');
  expect([optionNamed(options, 'Falconry'), optionNamed(options, '')]).toEqual([null, null]);
});
