import { describe, expect, test } from 'vitest';
import { fitFrame } from '../../../../src-renderer/app/preview/fit-frame.ts';
import type { PreviewDevice, PreviewZoom } from '../../../../src-renderer/app/preview/preview-store.ts';
import { previewPages } from '../../../../src-renderer/app/preview/site-pages.ts';
import { firstFrames, framesReducer } from '../../../../src-renderer/app/preview/frames.ts';

describe('the frames of the preview', () => {
  const seen = framesReducer(firstFrames(''), { type: 'painted', id: 1 });
  const opened = framesReducer(seen, { type: 'open', page: 'services/' });

  test('the page that is seen stays until another one is painted, and goes once that covers it', () => {
    expect(opened.map(({ id, isPainted }) => [id, isPainted])).toEqual([
      [1, true],
      [2, false],
    ]);
    const painted = framesReducer(opened, { type: 'painted', id: 2 });
    expect(painted.map(({ isPainted }) => isPainted)).toEqual([true, true]);
    expect(framesReducer(painted, { type: 'covered', id: 2 })).toEqual([{ id: 2, page: 'services/', isPainted: true }]);
  });

  test('a page that is asked for while another one loads takes its place', () => {
    const later = framesReducer(opened, { type: 'open', page: 'gallery/' });
    expect(later.map(({ id, page }) => [id, page])).toEqual([
      [1, ''],
      [3, 'gallery/'],
    ]);
    expect(framesReducer(later, { type: 'painted', id: 2 })).toEqual(later);
  });
});

const fit = (device: PreviewDevice, room: number, zoom: PreviewZoom = 'fit') => fitFrame({ device, zoom }, room, 500);

test('a desktop’s or tablet’s page is scaled down to the pane, never up; a phone’s stands in its middle', () => {
  expect(fit('desktop', 640)).toEqual({ width: 1280, height: 1000, scale: 0.5, left: 0 });
  expect(fit('desktop', 1600)).toEqual({ width: 1600, height: 500, scale: 1, left: 0 });
  expect(fit('tablet', 410)).toEqual({ width: 820, height: 1000, scale: 0.5, left: 0 });
  expect(fit('mobile', 590)).toEqual({ width: 390, height: 500, scale: 1, left: 100 });
});

test('[LAY-06] a page that is zoomed is as wide as a visitor’s window, whatever room there is', () => {
  expect(fit('desktop', 640, 1)).toEqual({ width: 1280, height: 500, scale: 1, left: 0 });
  expect(fit('desktop', 1600, 0.5)).toEqual({ width: 1280, height: 1000, scale: 0.5, left: 480 });
});

test('[LAY-06] the preview offers the pages that the site has, by their names and addresses', () => {
  const site = {
    multipage: true,
    services: [{ 'service-name': 'Drains' }],
    service_nav_title: 'What we do',
    has_ads_landing_page: true,
    ads_landing_pages: [{ selected_service: 'Drains' }, { selected_service: '' }],
  };
  expect(previewPages(site)).toEqual([
    { path: '', name: 'Home' },
    { path: 'services/', name: 'What we do' },
    { path: 'ads/drains/', name: 'Ads: Drains' },
  ]);
  expect(previewPages({ ...site, multipage: false })).toEqual([{ path: '', name: 'Home' }]);
});
