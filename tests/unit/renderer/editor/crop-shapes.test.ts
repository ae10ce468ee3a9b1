import { expect, test } from 'vitest';
import { placeAround } from '../../../../src-renderer/editor/photos/crop-shapes.ts';

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
