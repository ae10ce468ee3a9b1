import { describe, expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { generationKinds } from '#shared/ipc/content.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { createGenerationService } from '../../../src-main/features/content/generation-service.ts';
import { noLog } from '../../support/log.ts';

const failed = 'Error generating: Verify that Company Name, Industry and at least one Service Area are filled.';

const site: SiteDocument = {
  slug: 'reno-roofing',
  company_name: 'Reno Roofing',
  company_type: 'roofing',
  city: 'Carson City',
  state: 'Nevada',
  primary_keyword: 'roof repair',
  keywords: ['gutters', 'roof repair', 'skylights'],
  service_areas: [
    { city: 'Sparks', state: 'NV', order: 2 },
    { city: 'Reno', state: 'NV', order: '1' },
    { city: '', state: '', order: 0 },
  ],
};

function generationHarness(document: SiteDocument | undefined = site) {
  const client = {
    tagline: vi.fn(() => Promise.resolve(' A tagline \n')),
    aboutUs: vi.fn(() => Promise.resolve('About')),
    metaTitle: vi.fn(() => Promise.resolve('Title')),
    metaDescription: vi.fn(() => Promise.resolve('Description')),
  };
  const draft = (slug: string) => (slug === 'reno-roofing' ? document : undefined);
  return { client, generation: createGenerationService({ client: { generation: client }, draft, logger: noLog }) };
}

describe('[BI-15] each text is asked for with the parameters of its call', () => {
  const meta = {
    company_name: 'Reno Roofing',
    company_type: 'roofing',
    city: 'Carson City',
    state: 'Nevada',
    primary_keyword: 'roof repair',
  };

  test('[BI-15] tagline', async () => {
    const { client, generation } = generationHarness();
    expect(await generation.text('reno-roofing', 'tagline')).toBe('A tagline');
    expect(client.tagline.mock.calls[0]).toEqual([
      { company: 'Reno Roofing', location: 'Reno, NV', industry: 'roofing', primary_keyword: 'roof repair' },
      {},
    ]);
  });

  test('[BI-15] about', async () => {
    const { client, generation } = generationHarness();
    expect(await generation.text('reno-roofing', 'about')).toBe('About');
    expect(client.aboutUs.mock.calls[0]).toEqual([
      { company: 'Reno Roofing', location: 'Reno, NV', industry: 'roofing', keywords: 'roof repair,gutters,skylights' },
      {},
    ]);
  });

  test('[BI-15] site title and description', async () => {
    const { client, generation } = generationHarness();
    expect(await generation.text('reno-roofing', 'siteTitle')).toBe('Title');
    expect(await generation.text('reno-roofing', 'siteDescription')).toBe('Description');
    expect(client.metaTitle.mock.calls[0]).toEqual([meta, {}]);
    expect(client.metaDescription.mock.calls[0]).toEqual([meta, {}]);
  });

  test('[BI-15] without a whole address the first service area gives the place', async () => {
    const { client, generation } = generationHarness({ ...site, state: null });
    await generation.text('reno-roofing', 'siteTitle');
    expect(client.metaTitle.mock.calls[0]).toEqual([{ ...meta, city: 'Reno', state: 'NV' }, {}]);
  });

  test('[BI-15] the tuples serve where the list of areas is empty', async () => {
    const { client, generation } = generationHarness({
      ...site,
      service_areas: null,
      service_area_array: [['Elko', 'NV', '50', 1]],
    });
    await generation.text('reno-roofing', 'tagline');
    expect(client.tagline.mock.calls[0]).toMatchObject([{ location: 'Elko, NV' }, {}]);
  });
});

test.each([
  ['another', ['Dry all year', 'A roof that lasts'], 'A roof that lasts'],
  ['the same one again', ['Dry all year', 'Dry all year'], 'Dry all year'],
])('[BI-15] a text that stands there already is asked for once more, which gives %s', async (_what, answers, text) => {
  const { client, generation } = generationHarness({ ...site, company_tagline: 'Dry all year ' });
  for (const answer of answers) client.tagline.mockResolvedValueOnce(answer);
  expect(await generation.text('reno-roofing', 'tagline')).toBe(text);
  expect(client.tagline).toHaveBeenCalledTimes(2);
});

describe('[BI-15] failures have the exact text', () => {
  test.each([
    ['company name', { ...site, company_name: ' ' }],
    ['industry', { ...site, company_type: null }],
    ['service area', { ...site, service_areas: [{ city: 'Reno', state: '' }] }],
  ])('[BI-15] no %s', async (_missing, document) => {
    const { client, generation } = generationHarness(document);
    for (const kind of generationKinds) {
      await expect(generation.text('reno-roofing', kind)).rejects.toMatchObject({
        code: 'GENERATION_FAILED',
        message: failed,
      });
    }
    expect(Object.values(client).every((call) => call.mock.calls.length === 0)).toBe(true);
  });

  test('[BI-15] the backend fails, or writes nothing', async () => {
    const { client, generation } = generationHarness();
    client.tagline.mockRejectedValueOnce(new AppError('BACKEND_FAILED', 'Out of words.'));
    await expect(generation.text('reno-roofing', 'tagline')).rejects.toMatchObject({
      code: 'GENERATION_FAILED',
      message: failed,
      details: { reason: 'Out of words.' },
    });
    client.tagline.mockResolvedValueOnce('  ');
    await expect(generation.text('reno-roofing', 'tagline')).rejects.toMatchObject({ message: failed });
  });

  test.each(['OFFLINE', 'CANCELLED'] as const)(
    'the error %s is passed on unchanged when the backend’s call fails with it',
    async (code) => {
      const { client, generation } = generationHarness();
      client.tagline.mockRejectedValue(new AppError(code, 'No.'));
      await expect(generation.text('reno-roofing', 'tagline')).rejects.toMatchObject({ code, message: 'No.' });
    },
  );

  test('a site that is not open is refused with NOT_OPEN', async () => {
    const { generation } = generationHarness();
    await expect(generation.text('other', 'tagline')).rejects.toMatchObject({ code: 'NOT_OPEN' });
  });
});

test('[BI-15] the signal of the call is passed to the backend', async () => {
  const { client, generation } = generationHarness();
  const { signal } = new AbortController();
  await generation.text('reno-roofing', 'tagline', signal);
  expect(client.tagline.mock.calls[0]).toMatchObject([{}, { signal }]);
});
