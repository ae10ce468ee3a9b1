import { expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { faqsFeature } from '../../../src-main/features/faqs/index.ts';
import { callContext } from '../../support/call-context.ts';
import { contentHarness } from '../../support/content-harness.ts';

const message = 'Error generating: Verify that Company Name, Company Type are filled.';

function harness(document: SiteDocument = {}) {
  const generate = vi.fn(() => Promise.resolve('Q: Why?\nA: Because.\nQ: Really?'));
  const { ports, logged } = contentHarness({
    slug: 'reno',
    company_name: 'Reno Roofing',
    company_type: 'Roofing',
    ...document,
  });
  const calls = faqsFeature({ ...ports, client: { faqs: { generate } } });
  return { generate, logged, ask: async () => calls['faqs.generate']({ slug: 'reno' }, callContext()) };
}

test('[FAQ-01] whole questions are given, and broken ones are reported', async () => {
  const { generate, ask } = harness();
  expect(await ask()).toEqual({
    faqs: [{ question: 'Why?', answer: 'Because.' }],
    problems: [{ line: 3, text: 'Q: Really?', reason: 'This question has no answer.' }],
  });
  expect(generate.mock.calls[0]).toMatchObject(['Reno Roofing', 'Roofing', {}]);
});

test.each([{ company_name: ' ' }, { company_type: null }])(
  '[FAQ-01] %o is refused with the exact text',
  async (document) => {
    const { generate, ask } = harness(document);
    await expect(ask()).rejects.toMatchObject({ code: 'GENERATION_FAILED', message });
    expect(generate).not.toHaveBeenCalled();
  },
);

test('[FAQ-01] a failing backend has the exact text, being offline its own', async () => {
  const { generate, logged, ask } = harness();
  generate.mockRejectedValueOnce(new AppError('BACKEND_FAILED', 'Down.'));
  await expect(ask()).rejects.toMatchObject({ code: 'GENERATION_FAILED', message, details: { reason: 'Down.' } });
  generate.mockRejectedValueOnce(new AppError('OFFLINE', 'No network.'));
  await expect(ask()).rejects.toMatchObject({ code: 'OFFLINE' });
  generate.mockRejectedValueOnce(new AppError('CANCELLED', 'Cancelled.'));
  await expect(ask()).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(logged).toHaveLength(1);
});
