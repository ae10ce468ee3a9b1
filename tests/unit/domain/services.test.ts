import { describe, expect, test } from 'vitest';
import { speaksOfYears } from '#shared/domain/service/description.ts';
import { duplicateName, newServiceName, settledName } from '#shared/domain/service/names.ts';
import { addServicePhotos, photosOfNewService, toggleStockPhotos } from '#shared/domain/service/photos.ts';
import { renameService } from '#shared/domain/service/rename.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

const named = (...names: (string | null)[]): SiteDocument => ({
  services: names.map((name) => ({ 'service-name': name })),
});

describe('names of services', () => {
  const site = named('Roofs', 'Gutters', null);

  test('[SVC-02] an empty name becomes SERVICE and a random id', () => {
    expect(settledName(site, 2, '  ', () => 0.5)).toEqual({ name: 'SERVICE I000' });
    expect(settledName(named('SERVICE I000', ''), 1, '', () => 0.5).name).toBe('SERVICE I000I000');
  });

  test('[SVC-02] a duplicate gets a random suffix, and the words that say so', () => {
    expect(settledName(site, 1, ' roofs ', () => 0)).toEqual({ name: 'roofs 0000', notice: duplicateName });
    expect(duplicateName).toBe('Changing the name of this service to remove duplicates');
  });

  test('[SVC-02] a name of its own is kept, without the space around it', () => {
    expect(settledName(site, 0, 'Roofs ', () => 0)).toEqual({ name: 'Roofs' });
    expect(settledName(site, 0, 'Skylights', () => 0)).toEqual({ name: 'Skylights' });
  });

  test('a new service is numbered after the others, past names that are taken', () => {
    expect(newServiceName(site)).toBe('NEW SERVICE 4');
    expect(newServiceName(named('Roofs', 'new service 3'))).toBe('NEW SERVICE 4');
  });
});

describe('a rename', () => {
  const site = {
    ...named('Roofs', 'Gutters'),
    gallery: [{ associated_service: 'Gutters' }, { associated_service: 'Roofs' }],
    testimonials: [{ service: ' Roofs' }, { service: '' }],
    ads_landing_pages: [{ selected_service: 'Roofs' }, null],
  } as unknown as SiteDocument;

  test('takes photos, reviews and ads pages along', () => {
    expect(applyToValue(site, renameService(site, 0, 'Roof Repair'))).toEqual({
      ...named('Roof Repair', 'Gutters'),
      gallery: [{ associated_service: 'Gutters' }, { associated_service: 'Roof Repair' }],
      testimonials: [{ service: 'Roof Repair' }, { service: '' }],
      ads_landing_pages: [{ selected_service: 'Roof Repair' }, null],
    });
  });

  test('leaves them where another service has the old name, or where there was none', () => {
    const twice: SiteDocument = { ...site, ...named('Roofs', 'Roofs') };
    expect(renameService(twice, 0, 'Roof Repair')).toHaveLength(1);
    const unnamed: SiteDocument = { ...site, ...named('', 'Gutters') };
    expect(renameService(unnamed, 0, 'Roof Repair')).toHaveLength(1);
  });

  test('to the same name does nothing', () => {
    expect(renameService(site, 0, 'Roofs')).toEqual([]);
    expect(renameService(site, 9, 'Roofs')).toEqual([]);
  });
});

describe('photos of a service', () => {
  const site: SiteDocument = {
    services: [
      {
        photos: [
          { photo: 'a', order: 4, stock: 'true' },
          { photo: 'b', order: '5' },
        ],
      },
      {},
    ],
  };
  const photos = (index: number, document: SiteDocument) => document.services?.[index]?.photos;

  test('are added behind the others, each once', () => {
    expect(photos(0, applyToValue(site, addServicePhotos(site, 0, ['b', 'c', 'c', '', 'd'])))?.slice(2)).toEqual([
      { photo: 'c', order: 6, stock: false },
      { photo: 'd', order: 7, stock: false },
    ]);
    expect(photos(1, applyToValue(site, addServicePhotos(site, 1, ['c'])))).toEqual([
      { photo: 'c', order: 0, stock: false },
    ]);
  });

  test('stock photos come and go by a toggle', () => {
    const without = applyToValue(site, toggleStockPhotos(site, 0, ['x']));
    expect(photos(0, without)?.map(({ photo }) => photo)).toEqual(['b']);
    const again = applyToValue(without, toggleStockPhotos(without, 0, ['x', 'y', 'z']));
    expect(photos(0, again)?.map(({ photo, stock }) => [photo, stock])).toEqual([
      ['b', undefined],
      ['x', true],
      ['y', true],
      ['z', true],
    ]);
  });

  test('of a new one are three of the gallery, none of them archived or twice', () => {
    const gallery = ['a', 'b', 'c', 'd'].map((photo) => ({ photo, archived: photo === 'b' }));
    expect(photosOfNewService({ gallery }, () => 0.99)).toEqual(
      ['d', 'c', 'a'].map((photo, order) => ({ photo, order, stock: false })),
    );
    expect(photosOfNewService({ gallery: null }, () => 0)).toEqual([]);
  });
});

test('a description that speaks of years is told apart', () => {
  expect(['20 Years of care', 'yearly checks'].map(speaksOfYears)).toEqual([true, true]);
  expect(speaksOfYears('We care, every day.')).toBe(false);
});
