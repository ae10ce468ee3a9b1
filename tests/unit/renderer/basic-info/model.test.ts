import { describe, expect, test } from 'vitest';
import {
  acceptance,
  areaName,
  cityLabel,
  commonFailure,
  lengthHint,
  outsideUnitedStates,
  proposals,
  withCurrent,
} from '../../../../src-renderer/screens/basic-info/model.ts';

describe('generated texts', () => {
  const site = { company_tagline: 'Old tagline', about: 'Old about', title_tag: 'Old title' };

  test('[BI-01] are shown in the order of the fields, each beside the present one', () => {
    const outcomes = { siteDescription: { text: 'D' }, about: { error: 'No' }, tagline: { text: 'T' } };
    expect(proposals(site, outcomes).map(({ label, current }) => [label, current])).toEqual([
      ['Tagline', 'Old tagline'],
      ['About', 'Old about'],
      ['Site description', ''],
    ]);
  });

  test('[BI-01] only accepted ones that differ replace', () => {
    const all = proposals(site, { tagline: { text: 'New' }, about: { error: 'No' }, siteTitle: { text: 'Old title' } });
    expect(acceptance(all)).toEqual([{ op: 'set', path: ['company_tagline'], value: 'New' }]);
    expect(acceptance([])).toEqual([]);
  });

  test('[BI-15] one failure stands for all only where nothing was generated', () => {
    expect(commonFailure({ tagline: { error: 'No' }, about: { error: 'No' } })).toBe('No');
    expect(commonFailure({ tagline: { error: 'No' }, about: { text: 'A' } })).toBeUndefined();
  });
});

describe('fields', () => {
  test('[BI-02] a length counts characters, not code units, and says when search engines cut', () => {
    expect(lengthHint('héllo😀', 60)).toEqual({ over: false, text: '6 of 60 characters' });
    expect(lengthHint('abc', 2)).toEqual({ over: true, text: '3 of 2 characters: search engines cut the rest' });
  });

  test('[BI-10] a value that is no option stays and is shown', () => {
    const options = [{ value: 'US', label: 'United States' }];
    expect(withCurrent(options, 'United Kingdom').map(({ value }) => value)).toEqual(['United Kingdom', 'US']);
    expect(withCurrent(options, 'US')).toEqual(options);
    expect(withCurrent(options, '')).toEqual(options);
  });

  test('[BI-11] a suggestion is named by city and state, and by country outside the United States', () => {
    const city = { id: '1', city: 'Austin', state: 'Texas', stateCode: 'TX', countryCode: 'US' };
    expect(cityLabel(city)).toBe('Austin, TX');
    expect(cityLabel({ ...city, city: 'Puebla', state: 'Puebla', stateCode: '', countryCode: 'MX' })).toBe(
      'Puebla, Puebla, MX',
    );
  });

  test('[BI-11] the whole world is searched outside the United States', () => {
    expect(outsideUnitedStates({ country: 'CA' })).toBe(true);
    expect(outsideUnitedStates({ country: ' us ' })).toBe(false);
    expect(outsideUnitedStates({})).toBe(false);
  });

  test('an area is called by what is known of it', () => {
    expect(areaName({ city: 'Austin', state: 'TX' }, 3)).toBe('Austin, TX');
    expect(areaName({ city: ' ', state: '' }, 3)).toBe('area 3');
  });
});
