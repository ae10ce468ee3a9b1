import { afterEach, beforeEach, expect, test } from 'vitest';
import { addItem, setItem } from '#shared/record-catalogue/list-engine.ts';
import type { JsonValue } from '#shared/record/operation.ts';
import type { FakeSiteServer } from '../../support/fake-site-server.ts';
import { openAcme, type SyncHarness } from '../../support/sync-harness.ts';

let server: FakeSiteServer;
let harness: SyncHarness;
beforeEach(async () => {
  ({ server, harness } = await openAcme());
});
afterEach(() => harness.dispose());

const path = ['company_tagline'];
/** Sets the tagline in a window that last read version `on` of the draft. Returns the overlaps with other edits. */
const setTagline = (value: string, on: number) =>
  harness.site.actor('acme').edit(value, [{ op: 'set', path, value }], { on, by: {} }).overlaps;
const version = () => harness.site.actor('acme').opened().version;
const tagline = () => harness.site.draft('acme')?.company_tagline;

test('[SYNC-03] two windows that edit one text at the same time: other words are merged, the same word is told of', () => {
  const shown = version();
  expect(setTagline('Pipes done well', shown)).toBeUndefined();
  expect(setTagline('Pipes done now', shown)).toEqual([{ path, text: 'Pipes done well' }]);
  expect(tagline()).toBe('Pipes done now');
  harness.site.undo('acme');
  expect(tagline()).toBe('Pipes done well');
  expect(setTagline('PIPES done right', shown)).toEqual([{ path }]);
  expect(tagline()).toBe('PIPES done well');
});

test('[SYNC-03] a text that somebody else has saved is not typed over unseen', async () => {
  const shown = version();
  server.changeByColleague(server.document.replace('Pipes done right', 'Their words'));
  await harness.site.review('acme', undefined, new AbortController().signal);
  expect(setTagline('Pipes done rightly', shown)).toEqual([{ path, text: 'Their words' }]);
  expect(tagline()).toBe('Pipes done rightly');
});

test('[SYNC-03] of a text that is set twice in one edit the last one is met, and what it was before', () => {
  const shown = { on: version(), by: {} };
  setTagline('Pipes done well', shown.on);
  const set = (value: string) => ({ op: 'set' as const, path, value });
  const { overlaps } = harness.site.actor('acme').edit('step', [set('P'), set('PIPES done right')], shown);
  expect(overlaps).toEqual([{ path }]);
  expect(tagline()).toBe('PIPES done well');
});

test('[SYNC-03] two windows that edit two partnerships, and two members of one, both keep their edits', () => {
  const [one, two] = [{}, {}];
  const items = ['A', 'B'].map((title, at) => ({ pk: at + 1, fields: { title, subtitle: '' } }));
  harness.edit('acme', 'both', [{ op: 'set', path: ['products'], value: items }]);
  const on = version();
  const set = (by: object, index: number, change: Record<string, string>) =>
    harness.site.actor('acme').edit('step', setItem({ products: items }, ['products'], index, change), { on, by });
  const outcomes = [
    set(one, 0, { title: 'A, one' }),
    set(two, 1, { title: 'B, two' }),
    set(one, 1, { subtitle: 'of one' }),
  ];
  expect(outcomes.map(({ overlaps }) => overlaps)).toEqual([undefined, undefined, undefined]);
  expect(harness.site.draft('acme')?.products).toMatchObject([
    { pk: 1, fields: { title: 'A, one', subtitle: '' } },
    { pk: 2, fields: { title: 'B, two', subtitle: 'of one' } },
  ]);
});

test.each([null, '', undefined])(
  '[SYNC-03] two windows that each add a first partnership to %j have added two',
  (none) => {
    const value = none ?? null;
    const empty = none === undefined ? {} : { products: value as null };
    if (none !== undefined) harness.edit('acme', 'none', [{ op: 'set', path: ['products'], value }]);
    const on = version();
    for (const title of ['One', 'Two'])
      harness.site.actor('acme').edit('add', addItem(empty, ['products'], { title }), { on, by: {} });
    const titles = harness.site.draft('acme')?.products?.map((each) => each?.fields?.title);
    expect(titles?.toSorted()).toEqual(['One', 'Two']);
  },
);

test.each([['payments'], ['products']])(
  '[SYNC-03] two windows that each add a blank item to %s have added two',
  (field) => {
    const blank = { pk: null, fields: {} };
    const held = () => harness.site.draft('acme')?.[field] as (typeof blank)[];
    const set = (by: object, on: number, ...items: JsonValue[]) =>
      harness.site.actor('acme').edit('add', [{ op: 'set', path: [field], value: items }], { on, by });
    const [one, two] = [{}, {}];
    const shown = version();
    set(one, shown, blank);
    set(two, shown, blank);
    expect(held()).toEqual([blank, blank]);
    set(one, shown, { pk: null, fields: { title: 'One' } });
    set(two, shown, { pk: null, fields: { title: 'Two' } });
    expect(held().map(({ fields }) => fields)).toEqual(expect.arrayContaining([{ title: 'One' }, { title: 'Two' }]));
    expect(held()).toHaveLength(2);
  },
);
