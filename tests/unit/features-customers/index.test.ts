import { describe, expect, test, vi } from 'vitest';
import type { Customer } from '#shared/domain/customer/schema.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { customersFeature } from '../../../src-main/features/customers/index.ts';
import { callerOf } from '../../support/call-context.ts';
import { MemoryIntents } from '../../support/memory-intents.ts';
import { noLog } from '../../support/log.ts';

const FAILED = 'Error changing customer to teammate of this page';
const customer = (id: string): Customer => ({ id, name: '', phone: '', userType: '', landingPageId: '' });

function setUp(journal = new MemoryIntents()) {
  const client = {
    ofSite: vi.fn(async (_key: string) => [customer('1')]),
    search: vi.fn(async () => []),
    makeTeammates: vi.fn(async () => undefined),
  };
  const feature = customersFeature({
    client: { customers: client },
    intents: journal.intents(),
    savedRecord: () => '{"slug":"joes","sitePk":98765432109876543210}',
    logger: noLog,
  });
  return { call: callerOf(feature), client, journal };
}

test('[CUSM-01] the page is named by its key digit for digit', async () => {
  const { call, client } = setUp();
  expect(await call('customers.ofSite', { slug: 'joes' })).toEqual({
    customers: [customer('1')],
    unknownConversion: false,
  });
  expect(client.ofSite).toHaveBeenCalledWith('98765432109876543210', { signal: expect.any(AbortSignal) });
});

describe('making teammates', () => {
  test('[CUSM-03] is written down before it is asked for, and done', async () => {
    const { call, client, journal } = setUp();
    client.makeTeammates.mockImplementation(async () => {
      expect(journal.list('teammates')).toMatchObject([{ state: 'started' }]);
    });
    await call('customers.convert', { slug: 'joes', customerIds: ['2', '3'], primaryOwnerId: '1' });
    expect(journal.state).toBe('done');
  });

  test.each([
    ['refusal', 'BACKEND_REFUSED'],
    ['failure of the server', 'BACKEND_FAILED'],
  ] as const)('[CUSM-03] a %s has its words, and may be tried again', async (_what, code) => {
    const { call, client } = setUp();
    client.makeTeammates.mockRejectedValue(new BackendError(code, 'No such owner.', { outcome: 'answered' }));
    const refused = { code: 'CONVERT_FAILED', message: FAILED, details: { reason: 'No such owner.' } };
    await expect(
      call('customers.convert', { slug: 'joes', customerIds: ['2'], primaryOwnerId: '1' }),
    ).rejects.toMatchObject(refused);
    await expect(
      call('customers.convert', { slug: 'joes', customerIds: ['2'], primaryOwnerId: '1' }),
    ).rejects.toMatchObject(refused);
    expect(client.makeTeammates).toHaveBeenCalledTimes(2);
  });

  test('[CUSM-03] a lost answer stays unknown over a restart until the page has them, or somebody says not', async () => {
    const { call, client, journal } = setUp();
    client.makeTeammates.mockRejectedValue(new BackendError('TIMEOUT', 'No answer.', { outcome: 'unknown' }));
    const unknown = { code: 'UNKNOWN_OUTCOME', message: 'Unknown – check status' };
    await expect(
      call('customers.convert', { slug: 'joes', customerIds: ['2'], primaryOwnerId: '1' }),
    ).rejects.toMatchObject(unknown);
    await expect(
      call('customers.convert', { slug: 'joes', customerIds: ['2'], primaryOwnerId: '1' }),
    ).rejects.toMatchObject(unknown);
    expect(client.makeTeammates).toHaveBeenCalledTimes(1);

    const later = setUp(new MemoryIntents(journal.rows));
    expect((await later.call('customers.ofSite', { slug: 'joes' })).unknownConversion).toBe(true);
    later.client.ofSite.mockResolvedValue([customer('1'), customer('2')]);
    expect((await later.call('customers.ofSite', { slug: 'joes' })).unknownConversion).toBe(false);
    await later.call('customers.convert', { slug: 'joes', customerIds: ['3'], primaryOwnerId: '1' });
  });

  test('[CUSM-03] on the user’s word it was not done', async () => {
    const { call, client } = setUp();
    client.makeTeammates.mockRejectedValueOnce(new BackendError('TIMEOUT', 'No answer.', { outcome: 'unknown' }));
    await expect(
      call('customers.convert', { slug: 'joes', customerIds: ['2'], primaryOwnerId: '1' }),
    ).rejects.toMatchObject({ code: 'UNKNOWN_OUTCOME' });
    await call('customers.notConverted', { slug: 'joes' });
    expect((await call('customers.ofSite', { slug: 'joes' })).unknownConversion).toBe(false);
    await call('customers.convert', { slug: 'joes', customerIds: ['2'], primaryOwnerId: '1' });
    expect(client.makeTeammates).toHaveBeenCalledTimes(2);
  });
});
