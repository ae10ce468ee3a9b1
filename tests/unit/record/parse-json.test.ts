import { expect, test } from 'vitest';
import { parseJson } from '#shared/record/parse-json.ts';
import { SiteActor } from '../../../src-main/sync/draft/site-actor.ts';
import { openStore } from '../../../src-main/store/store.ts';
import { temporaryFolder } from '../backend/in-process.ts';

test('[SAVE-08] an id that no number can hold is read as its text, other numbers as numbers', () => {
  expect(parseJson('{"id":11728349056120394857,"below":[-98765432109876543210],"rate":1.10}')).toEqual({
    id: '11728349056120394857',
    below: ['-98765432109876543210'],
    rate: 1.1,
  });
  expect(parseJson('[9007199254740991,9007199254740993,1e300,"12345678901234567890"]')).toEqual([
    9007199254740991,
    '9007199254740993',
    1e300,
    '12345678901234567890',
  ]);
  expect(() => parseJson('{')).toThrow(SyntaxError);
});

test('[GBP-02] the account of a record has all its digits', async () => {
  const store = await openStore(await temporaryFolder());
  const ports = { store, now: Date.now, isOnline: () => true, onStatus: () => undefined, onChanged: () => undefined };
  const text = '{"slug":"acme","gmb_account_id":11728349056120394857}';
  const actor = SiteActor.fromServer('acme', { text, modified: 'm1' }, ports);
  expect(actor.site.gmb_account_id).toBe('11728349056120394857');
  store.close();
});
