import { describe, expect, test } from 'vitest';
import { addItem } from '#shared/record-catalogue/list-engine.ts';
import { lockedLists, lockInWay, lockReason } from '#shared/record-catalogue/locked-lists.ts';
import { recordLists } from '#shared/record-catalogue/lookup.ts';
import type { SiteDocument } from '#shared/record-catalogue/site-document.ts';
import { setAt } from '#shared/record-catalogue/access.ts';

const nonLists = [{ 0: 'a' }, 7, true, 'no list', '{"a":1}'];

describe('[HOST-02] what stands in place of a list and is none', () => {
  test.each([...recordLists])('locks %s, so that no edit goes through', (field, row) => {
    for (const held of nonLists.filter((each) => !(row.orText && typeof each === 'string'))) {
      const site: SiteDocument = { [field]: held };
      expect(lockedLists(site, field)).toEqual([[field]]);
      expect(lockInWay(site, addItem(site, [field]))).toEqual([field]);
      expect(lockInWay(site, setAt(site, [field, 0], 'x'))).toEqual([field]);
      expect(lockInWay(site, [{ op: 'set', path: [field], value: [] }])).toEqual([field]);
      expect(lockInWay(site, [{ op: 'set', path: ['about'], value: 'x' }])).toBeUndefined();
    }
    for (const held of [null, undefined, '', []]) {
      expect(lockedLists({ [field]: held }, field)).toEqual([]);
    }
  });

  test('locks a list within an item alone', () => {
    const site = { services: [{ packages: [] }, { packages: 5 }] } as unknown as SiteDocument;
    expect(lockedLists(site, 'services')).toEqual([['services', 1, 'packages']]);
    expect(lockInWay(site, addItem(site, ['services', 0, 'packages']))).toBeUndefined();
    expect(lockInWay(site, setAt(site, ['services', 1, 'service-name'], 'B'))).toBeUndefined();
    expect(lockInWay(site, addItem(site, ['services', 1, 'packages']))).toEqual(['services', 1, 'packages']);
  });

  test('leaves the computed copy of the areas alone where it is none', () => {
    const site = { service_areas: [], service_area_array: {} } as unknown as SiteDocument;
    const operations = addItem(site, ['service_areas'], { city: 'Austin' });
    expect(operations.map(({ path }) => path[0])).not.toContain('service_area_array');
  });

  test('is named by its call and its field', () => {
    expect(lockReason(['services', 1, 'packages'])).toBe(
      'The server’s answer to GET /api/getLandingPage/{slug} holds something else than a list in the field “services.1.packages”.',
    );
  });
});
