import { expect, test, vi } from 'vitest';
import { createDemosService } from '../../../src-main/features/demos/service.ts';

test('only the backend that the app brings along is asked for demo sites', async () => {
  const card = { slug: 'a', companyName: 'A', industry: '', city: '', state: '', thumbnail: '' };
  const demoSites = vi.fn(() => Promise.resolve([card]));
  expect(await createDemosService({ client: { demoSites }, bringsDemos: false }).list()).toEqual([]);
  expect(demoSites).not.toHaveBeenCalled();
  expect(await createDemosService({ client: { demoSites }, bringsDemos: true }).list()).toEqual([card]);
});
