import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createGeocoding } from '../../src-main/providers/geocoding/positionstack.ts';
import { backendUrl, request } from './contract.ts';
import { noLog } from '../support/log.ts';

describe('[HOST-03] the geocoding service', () => {
  const ask = (call: string, query: Record<string, string>) =>
    request(
      `${backendUrl}/providers/geocoding/${call}?${new URLSearchParams({ access_key: 'demo', ...query })}`,
      'GET',
    );
  const refused = z.object({ error: z.looseObject({ code: z.string(), message: z.string() }) });

  test.each([
    ['without a key', 'forward', { access_key: '', query: 'Austin, TX' }, 'missing_access_key'],
    ['without a query', 'forward', {}, 'validation_error'],
    ['without a point', 'reverse', { query: 'north' }, 'validation_error'],
  ])('[MAP-02] refuses %s in its own words', async (_what, call, query, code) => {
    expect(refused.parse((await ask(call, query)).json).error.code).toBe(code);
  });

  test('[MAP-02] is understood by the app, both ways', async () => {
    const geocoding = createGeocoding({
      address: async () => ({ url: `${backendUrl}/providers/geocoding`, accessKey: 'demo', headers: {} }),
      fetch,
      logger: noLog,
    });
    const found = await geocoding.forward('1423 Maple Ave, Austin, TX 78704');
    expect(found).toMatchObject({ city: 'Austin', state: 'TX' });
    expect(found?.latitude).toBeCloseTo(30.3, 0);
    expect(await geocoding.forward('14 Rue Imaginaire, Nowhereville')).toBeUndefined();
    expect(await geocoding.forward('55 Front St, Toronto, ON M5V 2T6')).toBeUndefined();
    expect(await geocoding.reverse(43.7, -79.42)).toMatchObject({ city: expect.any(String) as string, state: 'ON' });
    expect(await geocoding.reverse(0.5, 0.5)).toBeUndefined();
  });
});
