import { expect, test } from 'vitest';
import { readJsonList } from '#shared/domain/site/readers.ts';
import type { Partnership, SiteDocument } from '#shared/domain/site/schema.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { demoSites } from '../../../src-main/local-backend/data/demo-sites/index.ts';
import { messyText } from '../../../src-main/local-backend/http/messy.ts';
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
  expect(readJsonList<Partnership>(products)[0]?.title).toBe('A');
});

test.each(demoSites('sitewright_contact_id').map((raw) => [String(raw.at('slug').toValue()), raw] as const))(
  '[HOST-02] [PAGE-02] the messy record of %s makes the same pages as the tidy one',
  (_slug, raw) => {
    const pages = (text: string) => renderSite(publishInput(JSON.parse(text) as SiteDocument));
    expect(pages(messyText(raw))).toEqual(pages(raw.toText()));
  },
);

test('[HOST-02] a messy backend stores its demo sites messy and leaves saved ones as they were posted', async () => {
  const api = await inProcess({ messy: true });
  const user = await api.signedIn();
  const read = async () => {
    const answer = await api.get('/api/getLandingPage/summit-roofing', user);
    return RawValue.parse(await answer.text()).at('message');
  };
  const site = (await read()).toValue() as SiteDocument;
  expect(site).toMatchObject({ sitePk: '41012', customer_segment: 3, review_links: null, ...unknown });
  const saved = (await read()).with('radius', RawValue.parse('1.50')).toText();
  await api.post('/edit/landingpage', JSON.parse(saved), user);
  expect((await read()).toValue()).toMatchObject({ radius: 1.5, review_links: null });
});
