import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { productNames } from '#shared/domain/product-names.ts';
import { type Contract, openContract, refusal, wire } from './contract.ts';

let api: Contract;
beforeAll(async () => {
  api = await openContract();
});

const get = (path: string, query: Record<string, string> = {}) =>
  api.call('GET', `${path}?${new URLSearchParams(query).toString()}`);

const company = { company: 'Olsen Electric', location: 'Boise, ID', industry: 'Electrical' };
const seo = { company_name: 'Olsen Electric', company_type: 'Electrical', city: 'Boise', state: 'ID' };

describe('[HOST-02] generated texts', () => {
  test.each([
    ['/api/landing-pages/generate-tagline', { ...company, primary_keyword: 'electrician' }],
    ['/api/landing-pages/generate-about-us', { ...company, keywords: 'panel upgrade,EV charger' }],
    ['/api/seo/generate-meta-title', { ...seo, primary_keyword: 'electrician' }],
    ['/api/seo/generate-meta-description', { ...seo, primary_keyword: 'electrician' }],
  ])('[BI-15] %s gives a text under message, and refuses when a part is missing', async (path, query) => {
    const answer = z.object({ message: z.string().min(10) }).parse((await get(path, query)).json);
    expect(answer.message).not.toMatch(/[{}]|undefined/);
    for (const missing of Object.keys(query).filter((key) => !key.includes('keyword'))) {
      const refused = await get(path, Object.fromEntries(Object.entries(query).filter(([key]) => key !== missing)));
      expect([missing, refused.status]).toEqual([missing, 400]);
      refusal.parse(refused.json);
    }
  });

  test('[BI-15] the about text speaks of the company, its place and its keywords', async () => {
    const answer = await get('/api/landing-pages/generate-about-us', {
      ...company,
      keywords: 'panel upgrade,EV charger',
    });
    for (const word of ['Olsen Electric', 'Boise', 'panel upgrade', 'EV charger']) expect(answer.text).toContain(word);
  });

  test('[BI-15] asking again gives another text', async () => {
    const texts = new Set<string>();
    for (let i = 0; i < 3; i++) texts.add((await get('/api/landing-pages/generate-tagline', company)).text);
    expect(texts.size).toBeGreaterThan(1);
  });
});

describe('[HOST-02] city suggestions', () => {
  const list = z.object({
    message: wire.list(
      z.looseObject({
        id: wire.nonEmptyText,
        city: wire.nonEmptyText,
        state: wire.text,
        state_code: wire.text,
        country_code: wire.nonEmptyText,
      }),
    ),
  });
  const suggest = async (search_term: string, search_globe: string) =>
    list.parse((await get('/ads/location-suggestion', { search_term, search_globe })).json).message;

  test('[BI-11] a term finds cities of the served countries, the largest first', async () => {
    const found = await suggest('portl', 'false');
    expect(found[0]).toMatchObject({ city: 'Portland', state_code: 'OR', country_code: 'US' });
  });

  test('[BI-11] a state narrows, and accents do not matter', async () => {
    expect((await suggest('Portland, ME', 'false'))[0]).toMatchObject({ state_code: 'ME' });
    expect((await suggest('montreal', 'false'))[0]).toMatchObject({ country_code: 'CA' });
  });

  test('[BI-11] only the wide search leaves the served countries', async () => {
    expect((await suggest('Johannesburg', 'false')).filter(({ country_code }) => country_code === 'ZA')).toEqual([]);
    expect((await suggest('Johannesburg', 'true'))[0]).toMatchObject({ country_code: 'ZA' });
  });

  test('[BI-11] nothing typed, or nothing found, gives an empty list', async () => {
    expect(await suggest('', 'false')).toEqual([]);
    expect(await suggest('zzzzq', 'true')).toEqual([]);
  });
});

const misspelled = z.looseObject({ misspelled_words: wire.list(z.string()) });
const spelling = z.union([misspelled, z.object({ message: misspelled }).transform(({ message }) => message)]);

describe('[HOST-02] spell-check', () => {
  const check = async (text: string) =>
    spelling.parse((await api.call('POST', '/api/spellcheck/', { text })).json).misspelled_words;

  test('[SAVE-05] misspelt words are listed, each once', async () => {
    expect(await check('We recieve teh parts; teh parts fit.')).toEqual(['recieve', 'teh']);
  });

  test('[SAVE-05] trade words, possessives, links and markup are not misspelt', async () => {
    const text =
      'Our HVAC team’s re-piping and <b>drywall</b> work, on https://exampl.cmo/xyzzy, isn’t dear. Call 24/7 in Asheville!';
    expect(await check(text)).toEqual([]);
  });

  test('a call without text is refused', async () => {
    const answer = await api.call('POST', '/api/spellcheck/', {});
    expect(answer.status).toBe(400);
    refusal.parse(answer.json);
  });
});

test('[HOST-02] [CHK-04] contacts come with an id and a name to show', async () => {
  const product = process.env.SITEWRIGHT_TEST_PRODUCT ?? 'Sitewright';
  const answer = await api.call('GET', productNames(product).contactsPath);
  const contact = z.looseObject({ display_id: wire.nonEmptyText, display_name: wire.text });
  const { message } = z.object({ message: wire.list(contact) }).parse(answer.json);
  expect(message.some(({ display_name }) => display_name !== '')).toBe(true);
});
