import { expect, test, vi } from 'vitest';
import type { Plan } from '#shared/domain/plan/schema.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { checkoutFeature, type CheckoutPages } from '../../../src-main/features/checkout/index.ts';
import { callerOf } from '../../support/call-context.ts';
import { noLog } from '../../support/log.ts';
import { memoryCache } from '../../support/memory-cache.ts';

const plan: Plan = {
  id: 'p1',
  family: 'core',
  active: true,
  recurring: true,
  interval: 'month',
  intervalCount: 1,
  cents: 100,
  pricingTier: '1',
  winter: false,
  availableForCheckout: false,
  internalName: '',
};
const saved = {
  id_key: 'k 1',
  sitewright_contact_id: '1',
  paid_url: 'joes.com',
  salesloft_id: '1',
  selected_plan: 'p1',
};

const pages = { linkUrl: 'https://pay.example/now?from=app', toolUrl: 'https://pay.example/new' };

function setUp({ onlyAvailable = false, record = saved as object, checkoutPages = pages as CheckoutPages } = {}) {
  const cache = new Map<string, string>();
  const warn = vi.fn();
  const client = { plans: vi.fn(async () => [plan]), coupons: vi.fn(async () => [{ id: 'c', name: 'C' }]) };
  const feature = checkoutFeature({
    client: { checkout: client },
    cache: memoryCache(cache),
    savedRecord: () => JSON.stringify(record),
    config: { product: { contactField: 'sitewright_contact_id' }, checkout: { onlyAvailablePlans: onlyAvailable } },
    checkoutPages: async () => checkoutPages,
    logger: { ...noLog, warn },
  });
  return { call: callerOf(feature), client, warn };
}

test('[CHK-04] coupons are the last list, or an empty one, and the failure is logged when the backend fails', async () => {
  const { call, client, warn } = setUp();
  const failing = new BackendError('BACKEND_FAILED', 'No.', { outcome: 'answered' });
  client.coupons.mockRejectedValueOnce(failing);
  expect(await call('checkout.coupons', {})).toEqual({ coupons: [], stale: true });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await call('checkout.coupons', {})).toEqual({ coupons: [{ id: 'c', name: 'C' }], stale: false });
  client.coupons.mockRejectedValueOnce(failing);
  expect(await call('checkout.coupons', {})).toEqual({ coupons: [{ id: 'c', name: 'C' }], stale: true });
});

test('[CHK-02] plans that are not available are left out when the configuration says so', async () => {
  expect((await setUp().call('checkout.plans', {})).groups).toHaveLength(1);
  expect((await setUp({ onlyAvailable: true }).call('checkout.plans', {})).groups).toEqual([]);
});

test('[CHK-03] the checkout link begins with the configured URL and keeps its query', async () => {
  const link = 'https://pay.example/now?from=app&site_key=k+1';
  expect(await setUp().call('checkout.link', { slug: 'joes' })).toEqual({ link, toolUrl: 'https://pay.example/new' });
});

test('[CHK-03] there is no link while the saved record lacks something', async () => {
  const { call } = setUp({ record: { ...saved, salesloft_id: null } });
  expect(await call('checkout.link', { slug: 'joes' })).toEqual({ toolUrl: 'https://pay.example/new' });
});

test('[CHK-03] there is neither link nor tool where no page is set up', async () => {
  const { call } = setUp({ checkoutPages: { linkUrl: undefined, toolUrl: undefined } });
  expect(await call('checkout.link', { slug: 'joes' })).toEqual({});
});
