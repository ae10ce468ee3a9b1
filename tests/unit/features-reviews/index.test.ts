import { describe, expect, test, vi } from 'vitest';
import type { CategorizedReview } from '../../../src-main/backend-client/endpoints/reviews.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { reviewsFeature } from '../../../src-main/features/reviews/index.ts';
import { callContext } from '../../support/call-context.ts';
import { contentHarness } from '../../support/content-harness.ts';

const testimonials = [
  { id: 7, review: 'Dry at last', service: '' },
  { review: 'Great', service: '' },
  { id: '9', review: 'Great', service: 'Gutters' },
];

function harness(answers: CategorizedReview[] = []) {
  const sources = vi.fn(() => Promise.resolve(['Angi', 'Google']));
  const categorize = vi.fn(() => Promise.resolve(answers));
  const { ports, logged } = contentHarness({ slug: 'reno', sitePk: 7, testimonials });
  const calls = reviewsFeature({ ...ports, client: { reviews: { sources, categorize } } });
  return {
    sources,
    categorize,
    logged,
    known: async () => calls['reviews.sources']({}, callContext()),
    ask: async (...indexes: number[]) => calls['reviews.categorize']({ slug: 'reno', indexes }, callContext()),
  };
}

test('[REV-02] sources are the last ones known when the backend fails, or the usual ones', async () => {
  const { sources, known: askSources, logged } = harness();
  sources.mockRejectedValueOnce(new AppError('OFFLINE', 'No.'));
  const usual = await askSources();
  expect(usual).toMatchObject({ stale: true });
  expect(usual.sources).toEqual(expect.arrayContaining(['Facebook', 'Google']));
  expect(await askSources()).toEqual({ sources: ['Angi', 'Google'], stale: false });
  sources.mockRejectedValueOnce(new AppError('BACKEND_FAILED', 'No.'));
  expect(await askSources()).toEqual({ sources: ['Angi', 'Google'], stale: true });
  expect(logged).toHaveLength(2);
});

describe('[REV-03] categorizing', () => {
  test('sends the reviews as they are and knows the answers again by id, else by words', async () => {
    const { categorize, ask } = harness([
      { id: '9', review: 'Great', service: 'Skylights' },
      { id: '', review: 'Great', service: ' Roof Repair ' },
      { id: '7', review: 'Dry at last', service: '' },
    ]);
    expect(await ask(0, 1, 2)).toEqual({
      reviews: [
        { index: 1, service: 'Roof Repair' },
        { index: 2, service: 'Skylights' },
      ],
    });
    expect(categorize.mock.calls[0]).toMatchObject([
      testimonials.map((review) => ({ landing_page: 7, ...review })),
      {},
    ]);
  });

  test('without a review is refused with the exact text', async () => {
    const { categorize, ask } = harness();
    await expect(ask()).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Please select reviews to categorize.',
    });
    expect(categorize).not.toHaveBeenCalled();
  });

  test('that fails has the exact text', async () => {
    const { categorize, ask } = harness();
    categorize.mockRejectedValueOnce(new AppError('BAD_ANSWER', 'Odd.'));
    await expect(ask(0)).rejects.toMatchObject({ code: 'GENERATION_FAILED', message: 'Failed categorizing reviews' });
  });
});
