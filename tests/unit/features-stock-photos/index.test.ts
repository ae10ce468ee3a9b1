import { expect, test, vi } from 'vitest';
import { notSetUpText } from '#shared/domain/set-up/services.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { stockPhotosFeature } from '../../../src-main/features/stock-photos/index.ts';
import { callContext } from '../../support/call-context.ts';
import { contentHarness } from '../../support/content-harness.ts';

function harness({ stockPhotosUrl }: { stockPhotosUrl?: string } = { stockPhotosUrl: 'https://cdn.example/stock/' }) {
  const ofIndustry = vi.fn(() => Promise.resolve(['/a.webp']));
  const { ports, logged } = contentHarness({ slug: 'reno', company_type: 'Roofing' });
  const calls = stockPhotosFeature({
    ...ports,
    client: { stockPhotos: { ofIndustry } },
    config: { stockPhotosUrl },
  });
  return { ofIndustry, logged, calls, ask: async () => calls['photos.industryStock']({ slug: 'reno' }, callContext()) };
}

test('a service has three stock photos, named from it plus 1 to 3', async () => {
  const { calls } = harness();
  expect(await calls['services.stockPhotos']({ service: 'Gutters & Downspouts' }, callContext())).toEqual({
    photos: [1, 2, 3].map((n) => `https://cdn.example/stock/gutters-downspouts-${n}.webp`),
  });
});

test('[SVC-05] a service has no stock photos where no folder of them is set up', async () => {
  const { calls } = harness({});
  const ask = async () => calls['services.stockPhotos']({ service: 'Gutters' }, callContext());
  await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND', message: notSetUpText('stockPhotos') });
});

test('stock photos of the industry are the last ones known when the backend fails', async () => {
  const { ofIndustry, ask, logged } = harness();
  expect(await ask()).toEqual({ photos: ['/a.webp'], stale: false });
  ofIndustry.mockRejectedValueOnce(new AppError('OFFLINE', 'No.'));
  expect(await ask()).toEqual({ photos: ['/a.webp'], stale: true });
  expect(logged).toEqual(['the stock photos could not be fetched']);
});

test('an answer that makes no sense is an error with the exact text', async () => {
  const { ofIndustry, ask } = harness();
  ofIndustry.mockRejectedValueOnce(new AppError('BAD_ANSWER', 'The server’s answer could not be understood.'));
  await expect(ask()).rejects.toMatchObject({ code: 'BAD_ANSWER', message: 'Error formatting stock photos' });
});
