import { expect, test, vi } from 'vitest';
import { createSmallPhotos } from '../../../src-main/features/publishing/small-photos.ts';
import { neededPhotoWidths } from '../../../src-main/site-page/index.ts';
import { widthNeeded } from '../../../src-main/site-page/pages/photo-widths.ts';
import { inVersion, kinds, versions } from '../../support/sites/kinds.ts';

const signal = new AbortController().signal;
const [hero, work, drawing, away] = ['hero.webp', 'work.webp', 'drawing.svg', 'away.webp'].map(
  (name) => `/media/uploads/${name}`,
) as [string, string, string, string];
const site = {
  company_name: 'Joe',
  version: 'v2.1',
  hero_gallery_photos: [{ photo: hero, order: 0 }],
  gallery: [work, drawing, away].map((photo, order) => ({ photo, order, homepage_order: order })),
};

function photosOf(widths: Record<string, number>) {
  const pictureBytes = vi.fn(async (url: string) => {
    if (url === away) throw new Error('offline');
    return { type: url === drawing ? 'image/svg+xml' : 'image/webp', bytes: Buffer.from(url) };
  });
  const size = async (bytes: Uint8Array) => ({ width: widths[String(bytes)] ?? 10, height: 10 });
  return { pictureBytes, find: createSmallPhotos({ pictureBytes, converter: { size } }) };
}

test('[PAGE-09] a photo is found with its number when its largest place would enlarge it above 1.3 times', async () => {
  const { find } = photosOf({ [hero]: 1000, [work]: 4000 });
  expect(await find(site, signal)).toEqual([
    { path: ['hero_gallery_photos', 0, 'photo'], url: hero, width: 1000, needed: 1440 },
  ]);
  expect(await photosOf({ [hero]: 1108, [work]: 4000 }).find(site, signal)).toEqual([]);
});

test('[PAGE-09] the smallest photo comes first, and each is read once, when several are too small', async () => {
  const { find, pictureBytes } = photosOf({ [hero]: 700, [work]: 100 });
  expect((await find(site, signal)).map(({ url }) => url)).toEqual([work, hero]);
  const reads = pictureBytes.mock.calls.filter(([url]) => url === hero);
  await find(site, signal);
  expect(pictureBytes.mock.calls.filter(([url]) => url === hero)).toEqual(reads);
});

test('[PAGE-09] an archived photo needs no width when no page shows it', () => {
  const gallery = [{ photo: work, order: 0, homepage_order: 0, archived: true }];
  expect([...neededPhotoWidths({ ...site, gallery }).keys()]).toEqual([hero]);
});

test.each([
  ['100vw', 1440],
  ['(min-width: 1000px) 380px, (min-width: 640px) 45vw, 92vw', 718],
  ['(min-width: 1000px) min(38vw, 507px), (min-width: 640px) min(57vw, 760px), 144px', 507],
  ['max(800px, 50vw)', 1600],
])('[PAGE-09] the place “%s” needs %i pixels when the screen that needs most shows it', (sizes, pixels) => {
  expect(widthNeeded(sizes)).toBe(pixels);
});

test.each(versions)('[PAGE-09] the places of %s are understood when a rich site has all its pages', (version) => {
  const widths = neededPhotoWidths(inVersion({ ...kinds['rich'], multipage: true }, version));
  expect(widths.size).toBeGreaterThan(8);
  expect(Math.min(...widths.values())).toBeGreaterThan(200);
  expect(Math.max(...widths.values())).toBeLessThan(2200);
});
