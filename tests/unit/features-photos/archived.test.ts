import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renameGallery } from '#shared/domain/photo/library.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { photosFeature, type PhotosPorts } from '../../../src-main/features/photos/index.ts';
import { galleryNow } from '../../../src-main/features/photos/renamed-gallery.ts';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { callerOf } from '../../support/call-context.ts';
import { openHarness, siteText, type SiteHarness } from '../../support/site-harness.ts';

const { signal } = new AbortController();
const held = '{"photo":"/held.webp","photo_pk":9007199254740993001,"gallery_name":"Roofs","gallery":"Roofs"}';
const document = siteText.replace(
  '"about":null',
  `"about":null,"gallery_names":[{"gallery-name":"Roofs"},{"gallery-name":"Gutters"}],"gallery":[${held}]`,
);

let harness: SiteHarness;
beforeEach(async () => {
  harness = await openHarness(document);
});
afterEach(() => harness.dispose());

const call = () =>
  callerOf(photosFeature({ actor: () => harness.actor, store: harness.store } as unknown as PhotosPorts));
const append = (...photos: string[]) => call()('photos.appendArchived', { slug: 'acme', photos }, signal);
const gallery = () => harness.actor.document.at('gallery').items();
const rename = (index: number, name: string) =>
  harness.actor.edit(name, renameGallery(harness.actor.site, index, name));

describe('[PHO-10] photos that the server has put aside', () => {
  test('come in as they are, and go to the server so: all digits of their keys, and 1.50', async () => {
    const photo = '{"photo":"/a.webp", "photo_pk":9007199254740993123,"archived":true,"x_rate":1.50,"by":"caf\\u00e9"}';
    expect(await append(photo)).toMatchObject({ appended: 1 });
    expect(gallery().map((each) => each.toText())).toEqual([held, photo]);
    await saveSite(harness.actor, {}, harness.savePorts);
    expect(harness.server.document).toContain(photo);
  });

  test('are archived in the record, and one undo takes all of them away', async () => {
    await append('{"photo":"/a.webp","photo_pk":1.0}', '{"photo":"/b.webp","archived":"True"}');
    expect(gallery().map((each) => each.toText())).toEqual([
      held,
      '{"photo":"/a.webp","photo_pk":1.0,"archived":true}',
      '{"photo":"/b.webp","archived":"True"}',
    ]);
    harness.actor.undo();
    expect(harness.actor.opened().document).toBe(document);
  });

  test('are told apart by all digits of their keys, and come once', async () => {
    const near = '{"photo":"/near.webp","photo_pk":9007199254740993002,"archived":true}';
    const same = '{"photo":"/moved.webp","photo_pk":9007199254740993001,"archived":true}';
    expect(await append(near, same, near)).toMatchObject({ appended: 1 });
    expect(gallery().at(-1)?.toText()).toBe(near);
  });

  test('stand in their gallery, also where that was renamed since and the app has been closed', async () => {
    rename(0, 'Metal roofs');
    await saveSite(harness.actor, {}, harness.savePorts);
    await harness.reopen();
    rename(0, 'Tin roofs');
    rename(1, 'Rain gutters');
    await append(
      '{"photo":"/a.webp","gallery":"Roofs","gallery_name":"Roofs","archived":true,"x_rate":1.50}',
      '{"photo":"/b.webp","gallery_name":"Metal roofs","archived":true}',
      '{"photo":"/c.webp","gallery_name":"Gutters","archived":true}',
      '{"photo":"/d.webp","gallery_name":"Decks","archived":true}',
    );
    expect(gallery().map((each) => each.toText())).toEqual([
      held.replaceAll('Roofs', 'Tin roofs'),
      '{"photo":"/a.webp","gallery":"Tin roofs","gallery_name":"Tin roofs","archived":true,"x_rate":1.50}',
      '{"photo":"/b.webp","gallery_name":"Tin roofs","archived":true}',
      '{"photo":"/c.webp","gallery_name":"Rain gutters","archived":true}',
      '{"photo":"/d.webp","gallery_name":"Decks","archived":true}',
    ]);
  });

  test('are not added where the record’s photos are no list', async () => {
    harness.actor.editByApp('x', [{ op: 'set', path: ['gallery'], text: '"none"' }]);
    await expect(append('{"photo":"/a.webp"}')).rejects.toMatchObject({ code: 'BAD_ANSWER' });
  });
});

describe('[PHO-10] what a gallery is called now', () => {
  const names = (...all: string[]) => all.map((name) => ({ 'gallery-name': name }));
  const photos = (of: Record<string, string>) =>
    Object.entries(of).map(([photo, gallery_name]) => ({ photo, gallery_name }));
  const now = { gallery_names: names('Tin', 'Walls'), gallery: photos({ a: 'Tin', b: 'Walls' }) };

  const moved = { gallery_names: names('Walls', 'X', 'Roofs'), gallery: photos({ a: 'Roofs' }) };
  const deleted = { gallery_names: names('Tin', 'Walls', 'Roofs'), gallery: photos({ b: 'Roofs' }) };

  test.each<[words: string, name: string, expected: string, earlier: SiteDocument[]]>([
    ['is its own name where it is there', 'Tin', 'Tin', []],
    ['is its own name where nothing tells of it', 'Roofs', 'Roofs', [{ gallery_names: names('Other') }]],
    ['is told by its photos, whatever its place', 'Roofs', 'Tin', [moved]],
    ['is its own name where it was deleted and its photos were put elsewhere', 'Roofs', 'Roofs', [deleted]],
  ])('%s', (_, name, expected, earlier) => {
    expect(galleryNow(name, now, earlier)).toBe(expected);
  });
});
