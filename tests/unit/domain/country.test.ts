import { expect, test } from 'vitest';
import { addressOf } from '#shared/domain/business-profile/address.ts';
import { countryCode } from '#shared/domain/site/country.ts';
import { readPhone } from '../../../src-main/site-page/content/phone.ts';
import { outsideUnitedStates } from '../../../src-renderer/screens/basic-info/model.ts';

test.each(['US', 'usa', 'U.S.', 'U.S.A.', 'United States', ' united  states of America '])(
  '[BI-10] “%s” is the US',
  (country) => {
    expect(countryCode(country)).toBe('US');
    expect(outsideUnitedStates({ country })).toBe(false);
    expect(addressOf({ street_address: '1 Main St', country })).toBe('1 Main St, United States');
  },
);

test('[BI-10] Canada and Mexico have country codes, other countries have none', () => {
  expect(['Canada', 'ca', 'México', 'MX', 'France', '', null].map(countryCode)).toEqual([
    ...['CA', 'CA', 'MX', 'MX'],
    ...[undefined, undefined, undefined],
  ]);
  expect([outsideUnitedStates({ country: 'France' }), outsideUnitedStates({ country: '' })]).toEqual([true, false]);
  expect(readPhone('8112345678', 'Mexico')?.number).toBe('+528112345678');
});
