import { describe, expect, test } from 'vitest';
import { clientOf, json } from './fake-backend.ts';

const domainOf = (answer: unknown) => {
  const fake = clientOf([() => json(answer)]);
  return { ...fake, domain: fake.client.domain };
};

describe('an answer in whatever form a backend writes it', () => {
  test.each([
    [
      { available: true, period: 1, price: 12_000_000 },
      { available: true, years: 1, price: 12_000_000 },
    ],
    [
      { available: 'True', period: '2', price: '19500000' },
      { available: true, years: 2, price: 19_500_000 },
    ],
    [{ available: 1, period: null, price: null, extra: {} }, { available: true }],
    [{ available: null }, { available: false }],
    [{ available: 0, price: null }, { available: false }],
  ])('[DOM-02] availability %o', async (message, read) => {
    const { domain, requests } = domainOf({ message });
    expect(await domain.checkAvailability('a.com', 'acme')).toEqual(read);
    expect(requests[0]).toMatchObject({ method: 'POST' });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ domain: 'a.com', slug: 'acme' });
  });

  test.each([[true], ['true'], [1], ['1']])('[DOM-03] bought: %o', async (successfully_purchased) => {
    await domainOf({ message: { successfully_purchased } }).domain.purchase('a.com', 'acme');
  });

  test.each([[false], ['False'], [0], [null]])('[DOM-03] not bought: %o', async (successfully_purchased) => {
    await expect(
      domainOf({ message: { successfully_purchased } }).domain.purchase('a.com', 'acme'),
    ).rejects.toMatchObject({ code: 'BACKEND_REFUSED', message: 'The registrar did not sell it.' });
  });

  test('[DOM-03] a sale that did not come about fails with the server’s words', async () => {
    const message = { successfully_purchased: false, message: 'The card was declined.' };
    await expect(domainOf({ message }).domain.purchase('a.com', 'acme')).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
      message: 'The card was declined.',
    });
  });

  test('[DOM-04] success in any letters, with or without a message; an error is a refusal in its own words', async () => {
    await domainOf({ status: 'Success' }).domain.configureDns('a.com', 'acme');
    await domainOf({ status: 'success', message: null, error: null }).domain.snapshot('a.com', 'acme');
    await expect(
      domainOf({ status: 'error', message: { a: 1 }, error: 'No zone.' }).domain.configureDns('a.com', 'acme'),
    ).rejects.toMatchObject({ code: 'BACKEND_REFUSED', message: 'No zone.' });
    await expect(domainOf({ status: 'failed' }).domain.snapshot('a.com', 'acme')).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
      message: 'The server refused it (“failed”) and gave no reason.',
    });
    await expect(domainOf({ status: 'queued' }).domain.snapshot('a.com', 'acme')).rejects.toMatchObject({
      code: 'BAD_ANSWER',
      message: expect.stringContaining('field “status”: expected “success”') as string,
    });
  });

  test('[DOM-04] a load balancer with numbers as they come', async () => {
    const message = { static: '203.0.113.4', host: 'a.com', name: 7, region: 'x' };
    expect(await domainOf({ message }).domain.configureExternal('acme')).toEqual({
      static: '203.0.113.4',
      host: 'a.com',
      name: '7',
    });
  });

  test('[DOM-04] indexing wants data of any kind', async () => {
    await domainOf({ message: { data: 'ok' } }).domain.index('a.com');
    await expect(domainOf({ message: { data: null } }).domain.index('a.com')).rejects.toMatchObject({
      code: 'BACKEND_REFUSED',
    });
    await expect(domainOf({ message: 'The quota is used up.' }).domain.index('a.com')).rejects.toMatchObject({
      message: 'The quota is used up.',
    });
    await expect(domainOf({ message: {} }).domain.index('a.com')).rejects.toMatchObject({ code: 'BACKEND_REFUSED' });
  });

  test.each([
    [{ message: 'Parked.' }, 'Parked.'],
    [{ message: { ok: true } }, ''],
    ['Parked.', 'Parked.'],
    [null, ''],
  ])('[PARK-01] parking answered with %o', async (answer, words) => {
    const { domain, requests } = domainOf(answer);
    expect(await domain.park('a.com', 'Voluntary Churn')).toBe(words);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ domain: 'a.com', park_type: 'Voluntary Churn' });
  });
});

test.each([
  ['availability', { message: { available: 'perhaps' } }],
  ['price', { message: { available: true, price: 'twelve' } }],
])('[DOM-02] an answer wrong in kind (%s) is a clear error', async (_what, answer) => {
  await expect(domainOf(answer).domain.checkAvailability('a.com', 'acme')).rejects.toMatchObject({
    code: 'BAD_ANSWER',
  });
});
