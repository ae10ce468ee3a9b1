import { expect } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { parseFaqs } from '#shared/domain/faq/parse.ts';
import { type AreaTests, type Harness, written } from './harness.ts';

const plumber = { industry: 'Plumbing', service: 'Drain Cleaning', company_name: 'Ridge Plumbing' };
const facts = {
  ...plumber,
  type: 'short',
  primary_keyword: 'drain cleaning',
  keywords: 'rooter,hydro jetting',
} as const;

const plumbingId = async ({ client }: Harness) =>
  String((await client.creation.industries()).find(({ name }) => name === 'Plumbing')?.id ?? '');

const reviewsOf = async (harness: Harness, ...reviews: string[]) => {
  const landing_page = RawValue.parse(await harness.document())
    .at('sitePk')
    .toValue();
  const alike = { reviewer: 'Nora B.', stars: '5', service: '', title: 'Reno', status: 'approved', source: 'Google' };
  return reviews.map((review, at) => {
    return { id: at + 1, landing_page, review, ...alike, order: at, draggableId: `review-${at}`, checked: true };
  });
};

export const services: AreaTests<'services'> = {
  description: {
    ask: (client) => client.services.description({ ...facts, service: 'Drains/Sewers', type: 'longV2' }),
    async check(text, harness) {
      written.check(text);
      for (const word of ['Ridge Plumbing', 'hydro jetting']) expect(text).toContain(word);
      expect(text).not.toMatch(/[{}]|undefined|year/i);
      const { client } = harness;
      const short = await client.services.description(facts);
      const long = await client.services.description({ ...facts, type: 'long' });
      expect(short.length).toBeLessThan(long.length / 2);
      expect([long, text].map((each) => each.includes('\n'))).toEqual([false, true]);
    },
    refused: ({ client }) => client.services.description({ ...facts, company_name: '' }),
  },
  keywordFamilies: {
    ask: (client) => client.services.keywordFamilies('Plumbing', 'Drain & Sewer Cleaning'),
    check: (families) => {
      expect(families[0]?.primaryKeyword).toBe('drain cleaning');
      for (const { keywords } of families) expect(keywords.length).toBeGreaterThan(1);
    },
    refused: ({ client }) => client.services.keywordFamilies('Plumbing', ''),
  },
  defaults: {
    ask: async (client, harness) => client.services.defaults(await plumbingId(harness)),
    check: (list) => {
      expect(list.map(({ name }) => name)).toContain('Drain Cleaning');
      for (const { name, primaryKeyword } of list) expect([name, primaryKeyword]).not.toContain('');
    },
    refused: ({ client }) => client.services.defaults('987654321'),
  },
};

export const faqs: AreaTests<'faqs'> = {
  generate: {
    ask: (client) => client.faqs.generate('Ridge Plumbing', 'Plumbing'),
    check: (text) => {
      const parsed = parseFaqs(text);
      expect(parsed.faqs.length).toBeGreaterThanOrEqual(5);
      expect(parsed.problems).toEqual([]);
    },
    refused: ({ client }) => client.faqs.generate('Ridge Plumbing', ''),
  },
};

export const reviews: AreaTests<'reviews'> = {
  sources: {
    ask: (client) => client.reviews.sources(),
    check: (sources) => expect(sources).toEqual(expect.arrayContaining(['Google', 'Facebook'])),
    refused: ({ stranger }) => stranger.reviews.sources(),
  },
  categorize: {
    ask: async (client, harness) =>
      client.reviews.categorize(
        await reviewsOf(harness, 'Our drains run again!', 'Lovely people.', 'New water heater'),
      ),
    check: (found) =>
      expect(found.map(({ id, service }) => [id, service])).toEqual([
        ['1', 'Drain Cleaning'],
        ['2', ''],
        ['3', 'Water Heater Repair & Replacement'],
      ]),
    refused: ({ client }) => client.reviews.categorize([]),
  },
};

export const custom: AreaTests<'custom'> = {
  threeSteps: {
    ask: (client) => client.custom.threeSteps('Ridge Plumbing', 'Plumbing'),
    check: (steps) => {
      expect(steps).toHaveLength(3);
      for (const { heading, description } of steps)
        expect(`${heading}: ${description}`).toMatch(/^[^{}:]{4,}: [^{}]{9,}$/);
    },
    refused: ({ client }) => client.custom.threeSteps('', 'Plumbing'),
  },
};

export const stockPhotos: AreaTests<'stockPhotos'> = {
  ofIndustry: {
    ask: (client) => client.stockPhotos.ofIndustry('Landscaping & Lawn Care'),
    check: (photos) => {
      expect(photos.length).toBeGreaterThan(2);
      for (const photo of photos) expect(photo).toMatch(/^(https?:\/)?\/\S+$/);
    },
    refused: ({ client }) => client.stockPhotos.ofIndustry('Falconry'),
  },
};
