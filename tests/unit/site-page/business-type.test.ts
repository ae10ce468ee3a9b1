import { expect, test } from 'vitest';
import { industries } from '../../../src-main/backend/data/industries/index.ts';
import { businessType } from '../../../src-main/site-page/structured-data/business-type.ts';

test.each([
  ['Roofing', 'RoofingContractor'],
  ['Waterproofing', 'GeneralContractor'],
  ['Mobile Mechanic', 'AutoRepair'],
  ['Mechanical Contractor', 'GeneralContractor'],
  ['Tree Service', 'HomeAndConstructionBusiness'],
  ['Street Food', 'LocalBusiness'],
])('[PAGE-01] the type of %s is %s', (industry, type) => {
  expect(businessType(industry)).toBe(type);
});

test('[PAGE-01] every trade of the backend has a type of its own kind', () => {
  for (const { name } of industries) expect([name, businessType(name)]).not.toEqual([name, 'LocalBusiness']);
});
