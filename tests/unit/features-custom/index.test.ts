import { expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { customFeature } from '../../../src-main/features/custom/index.ts';
import { callContext } from '../../support/call-context.ts';
import { contentHarness } from '../../support/content-harness.ts';

const steps = [{ heading: 'Call', description: 'We answer.' }];

function harness(document: SiteDocument = {}) {
  const threeSteps = vi.fn(() => Promise.resolve(steps));
  const { ports, logged } = contentHarness({
    slug: 'reno',
    company_name: 'Reno',
    company_type: 'Roofing',
    ...document,
  });
  const calls = customFeature({ ...ports, client: { custom: { threeSteps } } });
  return { threeSteps, logged, ask: async () => calls['custom.threeSteps']({ slug: 'reno' }, callContext()) };
}

test('[CUST-01] steps are asked for with company and industry', async () => {
  const { threeSteps, ask } = harness();
  expect(await ask()).toEqual({ steps });
  expect(threeSteps.mock.calls[0]).toMatchObject(['Reno', 'Roofing', {}]);
});

test('[CUST-01] a failure is logged and gives no steps, and says why', async () => {
  const { threeSteps, ask, logged } = harness();
  threeSteps.mockRejectedValueOnce(new AppError('BACKEND_FAILED', 'Down.'));
  expect(await ask()).toEqual({ steps: [], problem: 'Down.' });
  expect(logged).toEqual(['the three steps could not be generated']);
  threeSteps.mockResolvedValueOnce([]);
  expect(await ask()).toEqual({ steps: [], problem: 'The backend wrote no steps.' });
});

test('[CUST-01] a site without company or industry is told what is missing', async () => {
  const { threeSteps, ask } = harness({ company_type: '' });
  expect((await ask()).problem).toContain('industry');
  expect(threeSteps).not.toHaveBeenCalled();
});
