import { describe, expect, test } from 'vitest';
import { brandContrast } from '../../../../src-renderer/editor/brand/contrast.ts';
import { pagesOf, textContrast, transparencyNote } from '../../../../src-renderer/screens/layout/model.ts';

describe('[LAY-01] the site map', () => {
  test('a single page is the home page alone', () => {
    expect(pagesOf({ multipage: false, show_team_page: true })).toEqual(['Home']);
  });

  test('a multi-page site has the pages that are shown and have something to show, as its navigation names them', () => {
    const site = {
      multipage: 'True',
      services: [{ 'service-name': 'Drains' }],
      gallery: [{ photo: '/drain.webp' }],
      testimonials: [{ review: 'Well done.' }],
      service_areas: [{ city: '' }],
      home_nav_title: 'Start',
      gallery_nav_title: 'Our work',
      show_team_page: 1,
      teammates: [{ name: 'Ada' }],
      show_jobs_page: false,
      jobs_description: 'We look for a plumber.',
      custom_page: true,
      custom_page_body: 'Pay in parts.',
      custom_page_tab_name: 'Deals',
      custom_layout: { 'reviews-page': { version: 'none', order: 1 } },
    };
    expect(pagesOf(site)).toEqual(['Start', 'Services', 'Our work', 'Our Team', 'Deals']);
    const empty = { ...site, gallery: [], teammates: [], service_areas: [{ city: 'Austin' }] };
    expect(pagesOf(empty)).toEqual(['Start', 'Services', 'Areas', 'Deals']);
  });
});

describe('[LAY-04] contrast', () => {
  test('a text color is judged where it is hardest to read', () => {
    const site = { custom_primary: '#144a75', custom_text_color: '#7d8794', custom_hero_text_color: '#ffffff' };
    expect(textContrast(site, 'custom_hero_text_color')).toMatchObject({
      good: true,
      text: expect.stringMatching(/, easy to read\.$/) as string,
    });
    expect(textContrast(site, 'custom_text_color')).toMatchObject({
      good: false,
      text: expect.stringMatching(
        /^Contrast [1-4]\.\d : 1 on its background, hard to read\. The page shows #[0-9a-f]{6} instead\.$/,
      ) as string,
    });
  });

  test('a dark text is judged on the light ground that the page gives it', () => {
    const dark = { version: 'v2.1', custom_hero_text_color: '#111111' };
    expect(textContrast(dark, 'custom_hero_text_color')?.good).toBe(true);
    expect(textContrast({ ...dark, version: 'v3' }, 'custom_hero_text_color')?.good).toBe(false);
  });

  test('brand colors are judged on white', () => {
    const site = { custom_primary: '#ffee88', custom_secondary: '#f59e0b' };
    expect(brandContrast(site, 'custom_primary')).toMatchObject({ good: false });
    expect(brandContrast(site, 'custom_secondary')).toMatchObject({
      good: true,
      text: 'Contrast 2.1 : 1 on white, visible with the outline that the page adds.',
    });
    expect(brandContrast({ custom_primary: 'url(x)' }, 'custom_primary')).toBeUndefined();
  });

  test('a transparency at which text could not be read is named with what the page makes of it', () => {
    const photo = { hero_gallery_photos: [{ photo: '/hero.webp' }] };
    const site = { version: 'v2.1', custom_primary: '#144a75', custom_hero_text_color: '#ffffff', ...photo };
    const at = (percent: number) => transparencyNote({ ...site, custom_hero_transparency: percent }, 'hero');
    const { most = 0 } = at(10);
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThan(100);
    expect(at(most).note).toBeUndefined();
    expect(at(most + 1).note).toBe(`Shown as ${most}, the most at which its text can be read over any photo.`);
  });

  test('a transparency with nothing behind it is said to change nothing', () => {
    const changesNothing = 'Changes nothing in this version: no photo is behind it.';
    expect(transparencyNote({ version: 'v2.1' }, 'hero')).toEqual({ note: changesNothing });
    const hero_gallery_photos = [{ photo: '/hero.webp' }];
    expect(transparencyNote({ version: 'v2.1', hero_gallery_photos }, 'hero').note).toBeUndefined();
    expect(transparencyNote({ version: 'v4', hero_gallery_photos }, 'hero').note).toBe(changesNothing);
  });
});
