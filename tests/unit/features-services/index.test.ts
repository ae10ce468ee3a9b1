import { describe, expect, test, vi } from 'vitest';
import type { Service, SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { servicesFeature } from '../../../src-main/features/services/index.ts';
import { callContext } from '../../support/call-context.ts';
import { contentHarness } from '../../support/content-harness.ts';

const gutters: Service = {
  'service-name': 'Gutters/Downspouts ',
  'service-description': 'Dry walls',
  primary_keyword: 'gutter repair',
  keywords: 'gutters, downspouts',
};
const site: SiteDocument = {
  slug: 'reno-roofing',
  company_name: 'Reno Roofing',
  company_type: 'Roofing',
  services: [{ 'service-name': 'Roof Repair' }, gutters],
};

function harness(document: SiteDocument = site) {
  const client = {
    description: vi.fn(() => Promise.resolve(' A text \n')),
    keywordFamilies: vi.fn(() => Promise.resolve([{ primaryKeyword: 'roof repair', keywords: ['roofer'] }])),
    defaults: vi.fn(() => Promise.resolve([{ name: 'Roof Repair', primaryKeyword: 'roof repair', keywords: [] }])),
  };
  const industries = vi.fn(() => Promise.resolve([{ id: 2, name: 'roofing ' }]));
  const { ports, logged } = contentHarness(document);
  const calls = servicesFeature({ ...ports, client: { services: client }, industries });
  const describeIt = async (type: 'short' | 'long' | 'longV2' | '' = 'short', index = 1) =>
    (await calls['services.generateDescription']({ slug: 'reno-roofing', index, type }, callContext())).text;
  const defaults = async () => calls['services.defaults']({ slug: 'reno-roofing' }, callContext());
  return { client, industries, logged, calls, describeIt, defaults };
}

describe('a description', () => {
  test('is asked for with the facts of the draft and its service', async () => {
    const { client, describeIt } = harness();
    expect(await describeIt('longV2')).toBe('A text');
    expect(client.description.mock.calls[0]).toMatchObject([
      {
        type: 'longV2',
        industry: 'Roofing',
        service: 'Gutters/Downspouts',
        company_name: 'Reno Roofing',
        primary_keyword: 'gutter repair',
        keywords: 'gutters,downspouts',
      },
      {},
    ]);
  });

  test('is asked for once more when it stands there already', async () => {
    const { client, describeIt } = harness();
    client.description.mockResolvedValueOnce('Dry walls').mockResolvedValueOnce('Dry feet');
    expect(await describeIt('short')).toBe('Dry feet');
  });

  test.each([
    ['type', '', site, 1, 'No type provided'],
    ['industry', 'short', { ...site, company_type: null }, 1, 'No industry provided'],
    ['service', 'short', site, 7, 'No service provided'],
    ['company name', 'long', { ...site, company_name: ' ' }, 1, 'No company name provided'],
  ] as const)('without %s fails with the exact text and asks nobody', async (_what, type, document, index, message) => {
    const { client, describeIt } = harness(document as SiteDocument);
    await expect(describeIt(type, index)).rejects.toMatchObject({ code: 'GENERATION_FAILED', message });
    expect(client.description).not.toHaveBeenCalled();
  });

  test('that the backend refuses fails with its words, and an empty one fails too', async () => {
    const { client, describeIt, logged } = harness();
    client.description.mockRejectedValueOnce(new AppError('BACKEND_FAILED', 'Out of words.'));
    await expect(describeIt()).rejects.toMatchObject({
      code: 'GENERATION_FAILED',
      message: 'Error generating: Out of words.',
    });
    expect(logged).toEqual(['a service description could not be generated']);
    client.description.mockResolvedValueOnce(' ');
    await expect(describeIt()).rejects.toMatchObject({ message: 'Error generating: The backend wrote no text.' });
  });

  test('fails with OFFLINE or CANCELLED when the backend’s call does', async () => {
    const { client, describeIt } = harness();
    client.description.mockRejectedValueOnce(new AppError('OFFLINE', 'No network.'));
    await expect(describeIt()).rejects.toMatchObject({ code: 'OFFLINE', message: 'No network.' });
    client.description.mockRejectedValueOnce(new AppError('CANCELLED', 'Cancelled.'));
    await expect(describeIt()).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});

test('keywords are asked for where there are industry and service', async () => {
  const { calls, client } = harness();
  const ask = async (service: string) =>
    calls['services.keywordFamilies']({ slug: 'reno-roofing', service }, callContext());
  expect(await ask(' Roof Repair')).toEqual([{ primaryKeyword: 'roof repair', keywords: ['roofer'] }]);
  expect(client.keywordFamilies.mock.calls[0]).toMatchObject(['Roofing', 'Roof Repair', {}]);
  expect(await ask(' ')).toEqual([]);
  expect(client.keywordFamilies).toHaveBeenCalledTimes(1);
});

describe('default services', () => {
  test('are those of the industry’s id in the list of industries', async () => {
    const { client, defaults } = harness();
    expect(await defaults()).toMatchObject({ services: [{ name: 'Roof Repair' }], stale: false });
    expect(client.defaults.mock.calls[0]).toMatchObject(['2', {}]);
  });

  test('are none for an industry that the list does not have', async () => {
    const { client, industries, defaults } = harness();
    industries.mockResolvedValueOnce([{ id: 2, name: 'Painting' }]);
    expect(await defaults()).toEqual({ services: [], stale: false });
    expect(client.defaults).not.toHaveBeenCalled();
  });

  test('are the last ones known when the backend fails, which is logged', async () => {
    const { client, industries, defaults, logged } = harness();
    client.defaults.mockRejectedValueOnce(new AppError('OFFLINE', 'No.'));
    expect(await defaults()).toEqual({ services: [], stale: true });
    await defaults();
    industries.mockRejectedValueOnce(new AppError('BACKEND_FAILED', 'No.'));
    expect(await defaults()).toMatchObject({ services: [{ name: 'Roof Repair' }], stale: true });
    expect(logged).toHaveLength(2);
  });
});

test('a site that is not open has no services', async () => {
  const { calls } = harness();
  await expect(calls['services.defaults']({ slug: 'other' }, callContext())).rejects.toMatchObject({
    code: 'NOT_OPEN',
  });
});
