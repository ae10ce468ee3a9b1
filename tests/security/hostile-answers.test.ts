import { expect, test } from 'vitest';
import { FakeSiteServer } from '../support/fake-site-server.ts';
import { siteText } from '../support/site-harness.ts';
import { openSyncHarness, reachable } from '../support/sync-harness.ts';

const DEEP = 100_000;
const WIDE = 100_000;
const lists = '['.repeat(DEEP) + ']'.repeat(DEEP);
const objects = '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP);
const product = (pk: string) => JSON.stringify(`[{"model":"landing.product","pk":${pk},"fields":${objects}}]`);
const LONG = '12345678901234567890';

/** Serves a site with the given member, opens it, edits a text and saves. */
async function work(member: string) {
  const server = new FakeSiteServer(siteText.replace('{', `{${member},`));
  const harness = await openSyncHarness({ client: reachable(server) });
  try {
    await harness.open('acme');
    harness.set('acme', 'company_tagline', 'New');
    await harness.save('acme');
    return server.document;
  } finally {
    await harness.dispose();
  }
}

test.each([
  ['nested lists', `"extra":${lists}`],
  ['nested lists and a long number', `"extra":${lists},"n":${LONG}`],
  ['nested objects', `"extra":${objects}`],
  ['nested objects and a long number', `"extra":${objects},"n":${LONG}`],
])('[HOST-02] a site of %s, deeper than any record, is refused in words', async (_name, member) => {
  await expect(work(member)).rejects.toMatchObject({
    code: 'BAD_ANSWER',
    message: expect.stringContaining('it has more than 64 levels') as string,
  });
});

test.each([
  ['deep lists in a text', `"payments":${JSON.stringify(lists)}`],
  ['deep objects in a text', `"products":${product('1')}`],
  ['deep objects and a long number in a text', `"products":${product(LONG)}`],
  ['a number beyond all numbers', '"n":1e400'],
  ['a number of 10,000 digits', `"n":${'9'.repeat(10_000)}`],
  ['members of every object', '"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}'],
  ['100,000 members', `"extra":{${Array.from({ length: WIDE }, (_, at) => `"k${at}":1`).join()}}`],
  ['one member twice', '"extra":"one","extra":"two"'],
  ['a text with a zero character', '"extra":"a\\u0000b"'],
  ['a byte order mark in a name', '"\\ufeffabout":"x"'],
  ['half a character', '"extra":"a\\ud800b"'],
  ['a name of a million characters', `"${'k'.repeat(1_000_000)}":1`],
])('[HOST-02] a site with %s opens and is saved, and that comes back byte for byte', async (_name, member) => {
  expect(await work(member)).toContain(member);
  expect(({} as { x?: number }).x).toBeUndefined();
});
