import { describe, expect, test } from 'vitest';
import { forServer, fromServer } from '#shared/record-catalogue/server-forms.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { demoSites } from '../../../src-main/backend/data/demo-sites/index.ts';
import { messyText } from '../../../src-main/backend/http/messy.ts';
import { rewriter } from '../../../src-main/backend/sites/messy-sites.ts';
import { renderSite } from '../../../src-main/site-page/index.ts';
import { publishInput } from '../../support/site-page.ts';
import { inProcess } from './in-process.ts';

const messy = (value: unknown) => JSON.parse(messyText(RawValue.parse(JSON.stringify(value)))) as unknown;
const unknown = { x_unknown: expect.anything() as unknown, x_note: null };

test('[HOST-02] a messy value has nulls, unknown members, and numbers in the other form', () => {
  expect(messy({ list: [], text: '', radius: 50, zip: '28801', phone: '(828) 555-0142', flag: true })).toEqual({
    list: null,
    text: null,
    radius: '50',
    zip: 28801,
    phone: '(828) 555-0142',
    flag: true,
    ...unknown,
  });
  expect(messyText(RawValue.parse('98765432109876543210'))).toBe('"98765432109876543210"');
});

test('[HOST-02] a list in a string is messy inside and stays a string', () => {
  const { products } = messy({ products: JSON.stringify([{ pk: 7, fields: { title: 'A', order: 0 } }]) }) as {
    products: string;
  };
  expect(JSON.parse(products)).toEqual([{ pk: '7', fields: { title: 'A', order: '0', ...unknown }, ...unknown }]);
});

test.each(demoSites('sitewright_contact_id').map((raw) => [String(raw.at('slug').toValue()), raw] as const))(
  '[HOST-02] [PAGE-02] the messy record of %s makes the same pages as the tidy one',
  (_slug, raw) => {
    const pages = (document: RawValue) => renderSite(publishInput(document.toValue() as SiteDocument));
    expect(pages(fromServer(RawValue.parse(messyText(forServer(raw)))))).toEqual(pages(raw));
  },
);

test('[HOST-02] a messy backend writes its demo sites messily and rewrites what is saved', async () => {
  const api = await inProcess({ messy: true });
  const user = await api.signedIn();
  const read = async () => {
    const answer = await api.get('/api/getLandingPage/summit-roofing', user);
    return RawValue.parse(await answer.text()).at('message');
  };
  const site = (await read()).toValue() as SiteDocument;
  expect(site).toMatchObject({ sitePk: '41012', customer_segment: 3, review_links: null, ...unknown });
  await api.post('/edit/landingpage', { ...site, company_tagline: ' Roofs ', mine: 1 }, user);
  const saved = (await read()).toValue() as SiteDocument;
  expect(saved).toMatchObject({ company_tagline: 'Roofs', review_links: null, x_saved: { by: 'server' } });
  expect(saved).not.toHaveProperty('mine');
  expect(saved).not.toHaveProperty('x_unknown');
});

describe('[HOST-02] what a messy backend makes of a saved record', () => {
  let key = 100;
  const rewritten = (document: object) =>
    JSON.parse(rewriter(() => key++)(RawValue.parse(JSON.stringify(document))).toText()) as Record<string, unknown>;

  test('items get keys and numbers from one on, and lose members that nobody knows', () => {
    key = 100;
    const faqs = [
      { question: 'B ', order: '5', mine: true },
      { question: 'A', order: 0, id: 7 },
    ];
    expect(rewritten({ faqs })['faqs']).toEqual([
      { question: 'B', order: 2, id: 100, x_saved: 1 },
      { question: 'A', order: 1, id: 7, x_saved: 1 },
    ]);
  });

  test('photos, of which the first has the highest number, are numbered in tens', () => {
    const gallery = [
      { photo: '/a.webp', order: 2, all_photos_order: 2, photo_pk: 1 },
      { photo: '/b.webp', order: 1, photo_pk: 2 },
    ];
    expect(rewritten({ gallery })['gallery']).toEqual([
      { photo: '/a.webp', order: 20, all_photos_order: 10, photo_pk: 1, x_saved: 1 },
      { photo: '/b.webp', order: 10, photo_pk: 2, x_saved: 1 },
    ]);
  });

  test('items of a list in a text get their key beside their fields', () => {
    key = 300;
    const payments = JSON.stringify([{ pk: null, model: 'landing.payment', fields: { title: 'Venmo', link: ' x' } }]);
    expect(JSON.parse(String(rewritten({ payments })['payments']))).toEqual([
      { pk: 300, model: 'landing.payment', fields: { title: 'Venmo', link: 'x', x_saved: 1 } },
    ]);
  });

  test('days keep their places, and numbers become numbers', () => {
    const days = Array.from({ length: 7 }, () => ({ from: '08:00', to: '17:00', custom: '' }));
    expect(rewritten({ business_hours: days })['business_hours']).toEqual(days);
    const service_areas = [{ city: 'Reno', state: 'NV', radius: '50', order: 1, id: 1 }];
    expect(rewritten({ service_areas })['service_areas']).toEqual([{ ...service_areas[0], radius: 50, x_saved: 1 }]);
  });
});
