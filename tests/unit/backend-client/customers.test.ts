import { expect, test } from 'vitest';
import { clientOf } from './fake-backend.ts';
import { jsonText } from '../../support/json-text.ts';

function answering(body: string) {
  const { client, requests } = clientOf([() => new Response(body)]);
  return { customers: client.customers, requests };
}

test('[CUSM-03] success is a status alone; ids go back as they are kept', async () => {
  const { customers, requests } = answering('{"status":"Success"}');
  await customers.makeTeammates(['7', '007', 'a-1'], '98765432109876543210');
  expect(requests.map(({ body }) => body)).toEqual([
    '{"customer_ids":[7,"007","a-1"],"primary_owner_id":"98765432109876543210"}',
  ]);
});

test.each(['{"status":"done","updated":1}', '{"message":"Teammates added"}', '{}', '', 'OK', '[]', '{"status":null}'])(
  '[CUSM-03] an answer that names no error is success: %s',
  async (body) => {
    await expect(answering(body).customers.makeTeammates(['7'], '1')).resolves.toBeUndefined();
  },
);

test('[CUSM-03] a web page is no answer', async () => {
  const page = answering('<!doctype html><title>Sign in to the network</title>');
  await expect(page.customers.makeTeammates(['7'], '1')).rejects.toMatchObject({ code: 'BAD_ANSWER' });
});

test('[CUSM-03] a status that names an error is a refusal with the server’s words', async () => {
  await expect(answering('{"status":"failed"}').customers.makeTeammates(['7'], '1')).rejects.toMatchObject({
    code: 'BACKEND_REFUSED',
  });
  const worded = answering('{"status":"Error: 7 has a page of their own"}').customers.makeTeammates(['7'], '1');
  await expect(worded).rejects.toMatchObject({ code: 'BACKEND_REFUSED' });
  const { customers } = answering('{"status":"error","message":"Not this one."}');
  await expect(customers.makeTeammates(['7'], '1')).rejects.toMatchObject({
    code: 'BACKEND_REFUSED',
    message: 'Not this one.',
  });
});

const customer = { id: '7', name: '', phone: '', userType: '', landingPageId: '' };
test.each([
  [
    '{"message":[{"customer":{"id":7,"name":null,"user_type":"Primary Owner","landing_page_id":12},"phone":"+1"}]}',
    [{ ...customer, phone: '+1', userType: 'Primary Owner', landingPageId: '12' }],
  ],
  ['{"message":{"customer":{"id":"7"},"phone":5550100}}', [{ ...customer, phone: '5550100' }]],
  [
    '{"message":[{"customer":{"id":7,"phone":"+2","name":"Ann"},"phone":null}]}',
    [{ ...customer, name: 'Ann', phone: '+2' }],
  ],
  ['{"message":[{"customer":null,"phone":null}]}', []],
  ['{"message":null}', []],
  ['{"message":{}}', []],
])('[CUSM-01] the customers of a page in messy but permitted forms: %s', async (body, expected) => {
  expect(await answering(body).customers.ofSite(jsonText('1'))).toEqual(expected);
});

test('[CUSM-01] ofSite rejects with BAD_ANSWER when the message is a text', async () => {
  await expect(answering('{"message":"none"}').customers.ofSite(jsonText('1'))).rejects.toMatchObject({
    code: 'BAD_ANSWER',
  });
});
