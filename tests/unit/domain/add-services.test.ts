import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import { addItem } from '#shared/record-catalogue/list-engine.ts';
import { addDefaults, isTaken, newService, SERVICES, takenNames } from '#shared/domain/service/add.ts';
import { setKeywordFamily } from '#shared/domain/service/keywords.ts';

const first = () => 0;
const path = ['services', 0];

describe('a new service', () => {
  const site: SiteDocument = {
    sitePk: 7,
    gallery: [{ photo: 'a' }, { photo: 'b', archived: true }, { photo: 'c' }, { photo: 'd' }, { photo: 'e' }],
    services: [{ 'service-name': 'Drains', order: 1 }],
  };

  test('[SVC-01] has the next free name and three photos of the gallery', () => {
    const { services } = applyToValue(site, addItem(site, SERVICES, newService(site, first)));
    expect(services?.[1]).toMatchObject({
      'landing-page': 7,
      'service-name': 'NEW SERVICE 2',
      packages: [],
      photos: [{ photo: 'a' }, { photo: 'c' }, { photo: 'd' }],
    });
  });

  test('[SVC-01] of the industry’s defaults brings its keywords and stands behind the others', () => {
    const chosen = [
      { name: 'Repiping', primaryKeyword: 'repiping', keywords: ['pipes', 'pex'] },
      { name: 'Leaks', primaryKeyword: '', keywords: [] },
    ];
    const { services } = applyToValue(site, addDefaults(site, chosen, first));
    expect(services).toMatchObject([
      { 'service-name': 'Drains', order: 1 },
      { 'service-name': 'Repiping', primary_keyword: 'repiping', keywords: ['pipes', 'pex'], order: 2 },
      { 'service-name': 'Leaks', primary_keyword: '', keywords: [], order: 3 },
    ]);
  });

  test('is known to be there whatever the case of its name', () => {
    const taken = takenNames(site);
    expect(isTaken(taken, ' drains')).toBe(true);
    expect(isTaken(taken, 'Drain')).toBe(false);
  });
});

describe('[SVC-03] keywords', () => {
  test('of a family take the place of those before', () => {
    const site: SiteDocument = { services: [{ primary_keyword: 'old', keywords: ['older'] }] };
    const operations = setKeywordFamily(site, path, { primaryKeyword: 'new', keywords: ['newer', 'newest'] });
    expect(applyToValue(site, operations).services).toEqual([
      { primary_keyword: 'new', keywords: ['newer', 'newest'] },
    ]);
  });
});
