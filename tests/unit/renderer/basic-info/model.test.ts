import { describe, expect, test } from 'vitest';
import { areaName, cityLabel, outsideUnitedStates } from '../../../../src-renderer/screens/basic-info/model.ts';

describe('fields', () => {
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
