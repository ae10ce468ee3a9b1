import { describe, expect, test } from 'vitest';
import { fitFrame } from '../../../../src-renderer/app/preview/fit-frame.ts';
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

test('a desktop’s or tablet’s page is scaled down to the pane, never up; a phone’s stands in its middle', () => {
  expect(fitFrame('desktop', 640, 500)).toEqual({ width: 1280, height: 1000, scale: 0.5, left: 0 });
  expect(fitFrame('desktop', 1600, 500)).toEqual({ width: 1600, height: 500, scale: 1, left: 0 });
  expect(fitFrame('tablet', 410, 500)).toEqual({ width: 820, height: 1000, scale: 0.5, left: 0 });
  expect(fitFrame('mobile', 590, 500)).toEqual({ width: 390, height: 500, scale: 1, left: 100 });
});
