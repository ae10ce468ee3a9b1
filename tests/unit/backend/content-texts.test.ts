import { describe, expect, test } from 'vitest';
import { makesClaim } from '#shared/domain/publishing/claims.ts';
import { serviceOf } from '../../../src-main/backend/generation/categorize.ts';
import { createPageTexts } from '../../../src-main/backend/generation/page-texts.ts';
import * as serviceTemplates from '../../../src-main/backend/generation/service-templates.ts';
import * as templates from '../../../src-main/backend/generation/templates.ts';
import { createServiceTexts, type ServiceSubject } from '../../../src-main/backend/generation/service-texts.ts';
import { industries } from '../../../src-main/backend/data/industries/index.ts';
import { stockPhotosOf } from '#shared/domain/service/stock-photos.ts';
import { inProcess } from './in-process.ts';

const known = industries.flatMap(({ name, services }) => services.map((service) => [name, service.name] as const));

describe('descriptions of services', () => {
  const subjects = [...known, ['Falconry', 'Bird / Rental'] as const].map(
    ([industry, service], at): ServiceSubject => ({
      company: 'Ridge & Sons',
      industry,
      service,
      city: at % 2 === 0 ? 'Asheville' : '',
      keywords: at % 3 === 0 ? [] : ['first keyword', 'second keyword'],
    }),
  );

  test('have no gaps, speak of the company and never of years', () => {
    const describeIt = createServiceTexts();
    for (const subject of subjects) {
      const [short, long, longV2] = (['short', 'long', 'longV2'] as const).map((type) => describeIt(type, subject));
      for (const text of [short, long, longV2]) expect(text).not.toMatch(/[{}]|undefined|COMPANY NAME|year| {2}/i);
      for (const text of [long, longV2]) expect(text).toContain('Ridge & Sons');
      expect(short?.length).toBeLessThan(160);
      expect(longV2).toMatch(/\n• /);
      expect(long).not.toContain('\n');
    }
  });

  test('differ when they are asked for again', () => {
    const describeIt = createServiceTexts();
    const texts = [1, 2].map(() => describeIt('long', subjects[0]!));
    expect(texts[0]).not.toBe(texts[1]);
  });
});

test('[SRV-06] no text of a trade or a template says what only a record can support', () => {
  const own = industries.map(({ reviews: _, ...texts }) => texts);
  const page = Array.from({ length: 20 }, () => createPageTexts().faqs({ company: 'Acme', industry: 'Falconry' }));
  const said = textsIn([own, page, Object.values(templates), Object.values(serviceTemplates)]);
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter(makesClaim)).toEqual([]);
});

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('the service of a review', () => {
  const services = [
    { name: 'Drain Cleaning', keywords: ['drain cleaning'], description: 'Slow or blocked drains cleared.' },
    { name: 'Gutter Cleaning', keywords: ['gutters'], description: 'Leaves out, water off.' },
    { name: 'Emergency Plumbing', keywords: [], description: 'Day and night' },
  ];

  test.each([
    ['They cleaned the drain in our kitchen', 'Drain Cleaning'],
    ['Leaves in the gutter are gone. Clean!', 'Gutter Cleaning'],
    ['An emergency, and they came at night', 'Emergency Plumbing'],
    ['Lovely people', undefined],
  ])('“%s” is %s', (review, service) => {
    expect(serviceOf(review, services)).toBe(service);
  });
});

test('every stock photo of a service and of an industry is there, each service’s three being different', async () => {
  const backend = await inProcess();
  const headers = await backend.signedIn();
  const answer = await (await backend.get('/api/get_industry_stock_photos/Plumbing', headers)).json();
  for (const photo of (answer as { data: string[] }).data) expect((await backend.get(photo)).status).toBe(200);
  for (const service of ['Drain Cleaning', 'Patios & Walkways', 'Bird / Rental', 'Détartrage %']) {
    const sizes = new Set<number>();
    for (const photo of stockPhotosOf('/media/stock/services', service)) {
      const picture = await backend.get(photo);
      expect([photo, picture.status, picture.headers.get('content-type')]).toEqual([photo, 200, 'image/webp']);
      sizes.add((await picture.arrayBuffer()).byteLength);
    }
    expect(sizes.size).toBe(3);
  }
  expect((await backend.get('/media/stock/services/roofs-4.webp')).status).toBe(404);
});
