import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryCache } from '../../../../src-renderer/bridge/query-cache.ts';
import { installFakeBridge } from '../../../support/fake-bridge.ts';

let cache: QueryCache;
beforeEach(() => {
  installFakeBridge({ 'history.list': () => [] });
  cache = new QueryCache();
});
afterEach(() => cache.dispose());

test('an answer that is shown is kept, however many are', async () => {
  const sites = Array.from({ length: 60 }, (_, index) => ({ slug: `site-${index}` }));
  for (const site of sites) cache.watch('history.list', site, () => undefined);
  await vi.waitFor(() => {
    for (const site of sites) expect(cache.read('history.list', site)).toMatchObject({ data: [], loading: false });
  });
});
