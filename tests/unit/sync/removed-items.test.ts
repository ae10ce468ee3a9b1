import { afterEach, beforeEach, expect, test } from 'vitest';
import { list } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { itemsToRestore, removeItems, restoreItems } from '#shared/record-catalogue/list-engine.ts';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { openHarness, siteText, type SiteHarness } from '../../support/site-harness.ts';

const photo = (id: string) => `{"id":${id},"photo":"a.jpg", "ratio": 1.50,"order":1}`;
const text = siteText.replace(
  '"about":null',
  `"about":null,"gallery":[${photo('90071992547409931')},${photo('90071992547409932')},${photo('3')}],
   "custom_badges":[{"name":"Licensed","pk":123456789012345678901}],
   "products":[{ "pk":90071992547409931,"fields":{"title":"A","worth":1.10} }]`,
);

const GALLERY = ['gallery'];
const BADGES = ['custom_badges'];
const PRODUCTS = ['products'];

let harness: SiteHarness;
beforeEach(async () => {
  harness = await openHarness(text);
});
afterEach(() => harness.dispose());

/** Returns the record as a window sees it. */
const shown = () => parseJson(harness.actor.opened().document) as SiteDocument;
const typeAbout = (value: string) => harness.actor.edit(value, [{ op: 'set', path: ['about'], value }]);

test('photos, a badge and a partnership that are put back after other edits have all digits of their numbers', async () => {
  const before = shown();
  const photos = itemsToRestore(before, GALLERY, [0, 2]);
  const badges = itemsToRestore(before, BADGES, [0]);
  const products = itemsToRestore(before, PRODUCTS, [0]);
  harness.actor.edit('photos', removeItems(before, GALLERY, [0, 2]));
  harness.actor.edit('badge', removeItems(before, BADGES, [0]));
  harness.actor.edit('partnership', removeItems(before, PRODUCTS, [0]));
  typeAbout('New');
  await saveSite(harness.actor, {}, harness.savePorts);
  await harness.reopen();
  harness.actor.edit('back', restoreItems(shown(), GALLERY, photos));
  harness.actor.edit('back', restoreItems(shown(), BADGES, badges));
  harness.actor.edit('back', restoreItems(shown(), PRODUCTS, products));
  expect(harness.actor.opened().document).toBe(text.replace('"about":null', '"about":"New"'));
});

test('an item that differs from the removed one in anything is taken as it is', () => {
  const [first] = list(shown().gallery);
  harness.actor.edit('photos', removeItems(shown(), GALLERY, [0]));
  const value = { ...(first as object), order: 2 };
  harness.actor.edit('other', [{ op: 'insert', path: ['gallery', 0], value }]);
  expect(harness.actor.document.get(['gallery', 0])!.toText()).toBe(JSON.stringify(value));
  harness.actor.edit('badges', [{ op: 'insert', path: ['custom_badges', 0], value: { ...(first as object) } }]);
  expect(harness.actor.document.get(['custom_badges', 0])!.toText()).toBe(JSON.stringify(first));
});
