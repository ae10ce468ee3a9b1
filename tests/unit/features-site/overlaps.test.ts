import { afterEach, beforeEach, expect, test } from 'vitest';
import { itemsInText } from '#shared/record-catalogue/json-text.ts';
import type { FakeSiteServer } from '../../support/fake-site-server.ts';
import { openAcme, type SyncHarness } from '../../support/sync-harness.ts';

let server: FakeSiteServer;
let harness: SyncHarness;
beforeEach(async () => {
  ({ server, harness } = await openAcme());
});
afterEach(() => harness.dispose());

const path = ['company_tagline'];
/** Sets the tagline in a window that has last read the draft at that version. */
const typed = (value: string, on: number) =>
  harness.site.actor('acme').edit(value, [{ op: 'set', path, value }], { on, by: {} }).overlaps;
const version = () => harness.site.actor('acme').opened().version;
const tagline = () => harness.site.draft('acme')?.company_tagline;

test('[SYNC-03] two windows that edit one text at the same time: other words are merged, the same word is told of', () => {
  const shown = version();
  expect(typed('Pipes done well', shown)).toBeUndefined();
  expect(typed('Pipes done now', shown)).toEqual([{ path, text: 'Pipes done well' }]);
  expect(tagline()).toBe('Pipes done now');
  harness.site.undo('acme');
  expect(tagline()).toBe('Pipes done well');
  expect(typed('PIPES done right', shown)).toEqual([{ path }]);
  expect(tagline()).toBe('PIPES done well');
});

test('[SYNC-03] a text that somebody else has saved is not typed over unseen', async () => {
  const shown = version();
  server.changeByColleague(server.document.replace('Pipes done right', 'Their words'));
  await harness.site.review('acme', undefined, new AbortController().signal);
  expect(typed('Pipes done rightly', shown)).toEqual([{ path, text: 'Their words' }]);
  expect(tagline()).toBe('Pipes done rightly');
});

test('[SYNC-03] of a text that is set twice in one edit the last one is met, and what it was before', () => {
  const shown = { on: version(), by: {} };
  typed('Pipes done well', shown.on);
  const set = (value: string) => ({ op: 'set' as const, path, value });
  const { overlaps } = harness.site.actor('acme').edit('step', [set('P'), set('PIPES done right')], shown);
  expect(overlaps).toEqual([{ path }]);
  expect(tagline()).toBe('PIPES done well');
});

test.each([['payments'], ['products']])(
  '[SYNC-03] two windows that each add a blank item to %s, which is kept as text, have added two',
  (field) => {
    const blank = { pk: null, fields: {} };
    const held = () => itemsInText(harness.site.draft('acme')?.[field]);
    const set = (by: object, on: number, ...items: unknown[]) =>
      harness.site.actor('acme').edit('add', [{ op: 'set', path: [field], value: JSON.stringify(items) }], { on, by });
    const [one, two] = [{}, {}];
    const shown = version();
    set(one, shown, blank);
    set(two, shown, blank);
    expect(held()).toEqual([blank, blank]);
    set(one, shown, { pk: null, fields: { title: 'One' } });
    set(two, shown, { pk: null, fields: { title: 'Two' } });
    expect(held().map((item) => (item as typeof blank).fields)).toEqual(
      expect.arrayContaining([{ title: 'One' }, { title: 'Two' }]),
    );
    expect(held()).toHaveLength(2);
  },
);
