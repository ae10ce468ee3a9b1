import { expect, test } from 'vitest';
import { summaryOf } from '../../../src-main/features/site/local-sites.ts';
import { modifiedTime, recentSites } from '../../../src-main/features/site/recent-sites.ts';
import type { Summary } from '../../../src-main/store/site-cache-repo.ts';

const MODIFIED = '2026-11-21T02:36:30.123001Z';
const NOON = Date.parse('2026-11-22T12:00:00Z');
const facts = { slug: 'acme', modified: MODIFIED, openedAt: NOON };

function shelf(modified: string, state: { edited?: number } = {}) {
  const summary: Summary = summaryOf({}, { ...facts, modified });
  return {
    sites: { recent: () => [summary] },
    drafts: { slugs: () => (state.edited === undefined ? [] : ['acme']), lastEditAt: () => state.edited },
  } as unknown as Parameters<typeof recentSites>[0];
}
const first = (...args: Parameters<typeof shelf>) => recentSites(shelf(...args), '', 10)[0];

test('[NEW-07] the modified time is the later one of here and the server, and none where that tells none', () => {
  expect(first(MODIFIED)?.modifiedAt).toBe(Date.parse(MODIFIED));
  expect(first(MODIFIED, { edited: NOON })?.modifiedAt).toBe(NOON);
  expect(first('revision 7', { edited: NOON })?.modifiedAt).toBe(NOON);
  expect(first('revision 7')).not.toHaveProperty('modifiedAt');
});

test.each([
  ['2026-11-21 02:36:30+00:00', '2026-11-21T02:36:30.000Z'],
  ['1795228590', '2026-11-21T02:36:30.000Z'],
  ['1795228590123', '2026-11-21T02:36:30.123Z'],
])('the server’s time may be %s', (modified, time) => {
  expect(modifiedTime(modified)).toBe(Date.parse(time));
});

test.each(['', '17', 'v2026', 'July 4', '2026-99-99'])('%j tells no time', (modified) => {
  expect(modifiedTime(modified)).toBeUndefined();
});

test('[NEW-07] the thumbnail is the logo in use, else the first header photo', () => {
  const shown = (site: Parameters<typeof summaryOf>[0]) => summaryOf(site, facts).thumbnail;
  const hero_gallery_photos = [
    { photo: '/media/2.webp', order: 1 },
    { photo: '/media/1.webp', order: 2 },
  ];
  expect(shown({ logo: '/media/logo.png', hero_gallery_photos })).toBe('/media/logo.png');
  expect(shown({ logo: '/l.png', logo_refined: '/r.png', use_refined_logo: true })).toBe('/r.png');
  expect(shown({ logo: '', hero_gallery_photos })).toBe('/media/1.webp');
  expect(shown({ hero_image: 'https://photos.example/hero.jpg' })).toBe('https://photos.example/hero.jpg');
  expect(shown({})).toBe('');
});
