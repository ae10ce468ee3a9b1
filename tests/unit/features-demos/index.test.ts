import { expect, test, vi } from 'vitest';
import { demosFeature } from '../../../src-main/features/demos/index.ts';
import { callerOf } from '../../support/call-context.ts';

test('only the backend that the app brings along is asked for demo sites', async () => {
  const card = { slug: 'a', companyName: 'A', industry: '', city: '', state: '', thumbnail: '' };
  const client = { creation: { demoSites: vi.fn(() => Promise.resolve([card])) } };
  const listed = (kind: 'embedded' | 'remote') =>
    callerOf(demosFeature({ client, config: { backend: { kind } } }))('demos.list', {});
  expect(await listed('remote')).toEqual([]);
  expect(client.creation.demoSites).not.toHaveBeenCalled();
  expect(await listed('embedded')).toEqual([card]);
});
