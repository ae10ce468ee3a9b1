import { expect, test } from 'vitest';
import {
  filterIndustries,
  industryOptions,
  initialsOf,
  optionNamed,
  placeOf,
} from '../../../../src-renderer/screens/new-site/model.ts';

const options = industryOptions([
  { id: 7, name: 'Tree Service' },
  { id: '2', name: 'house cleaning' },
  { id: 2, name: 'House Cleaning' },
  { id: 1, name: 'Plumbing' },
]);

test('there is one option per industry, by name', () => {
  expect(options.map(({ label }) => label)).toEqual(['House Cleaning', 'Plumbing', 'Tree Service']);
});

test('[NEW-01] industries are found by any part of their name in any case', () => {
  expect(filterIndustries(options, ' CLEAN ').map(({ value }) => value)).toEqual(['2']);
  expect(filterIndustries(options, '')).toHaveLength(3);
  expect(filterIndustries(options, 'zz')).toEqual([]);
});

test('a place needs no state, nor a city', () => {
  expect(placeOf({ city: 'Provo', state: 'UT' })).toBe('Provo, UT');
  expect(placeOf({ city: '', state: 'UT' })).toBe('UT');
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
