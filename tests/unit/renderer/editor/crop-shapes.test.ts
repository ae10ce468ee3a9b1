import { expect, test } from 'vitest';
import {
  areaOf,
  fitOf,
  placeAround,
  shareAround,
  shareOf,
} from '../../../../src-renderer/editor/photos/crop-shapes.ts';

const photo = { width: 800, height: 600 };
const frame = { width: 400, height: 400 };

test.each([
  ['the middle', { x: 0.5, y: 0.5 }, { x: 0, y: 0 }],
  ['a point that the frame can have in its middle', { x: 0.4, y: 0.6 }, { x: 80, y: -60 }],
  ['a corner, as near as the photo fills the frame', { x: 0, y: 1 }, { x: 200, y: -100 }],
])('[PHO-11] the frame stands around %s', (_, point, place) => {
  const found = placeAround(point, photo, frame);
  expect(found.x).toBeCloseTo(place.x);
  expect(found.y).toBeCloseTo(place.y);
});

test('a frame as large as the photo stays where it is', () => {
  expect(placeAround({ x: 1, y: 0 }, photo, photo)).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(0) });
});

test('a part of any shape is given in whole pixels that lie on the photo', () => {
  const size = { width: 901, height: 203 };
  expect(areaOf({ x: 0, y: 0, width: 100, height: 100 }, size)).toEqual({ x: 0, y: 0, width: 901, height: 203 });
  expect(areaOf({ x: 99.99, y: 50, width: 0.01, height: 0.1 }, size)).toMatchObject({ x: 900, width: 1, height: 1 });
  const area = { x: 10, y: 20, width: 450, height: 100 };
  expect(areaOf(shareOf(area, size), size)).toEqual(area);
});

test('[PHO-11] a part of any shape stands around a point, or as near as it stays on the photo', () => {
  const part = { x: 0, y: 0, width: 40, height: 20 };
  expect(shareAround({ x: 0.5, y: 0.5 }, part)).toEqual({ x: 30, y: 40, width: 40, height: 20 });
  expect(shareAround({ x: 0, y: 1 }, part)).toEqual({ x: 0, y: 80, width: 40, height: 20 });
});

test.each([
  [{ width: 90, height: 20 }, 'horizontal-cover'],
  [{ width: 90, height: 80 }, 'vertical-cover'],
  [{ width: 900, height: 80 }, 'contain'],
  [{ width: 90, height: 800 }, 'contain'],
])('all of a photo of %o is seen, and a small one is enlarged', (photo, fit) => {
  expect(fitOf(photo, { width: 800, height: 400 })).toBe(fit);
});
