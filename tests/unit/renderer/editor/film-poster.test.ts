import { expect, test } from 'vitest';
import { spreadOf } from '../../../../src-renderer/editor/photos/film-poster.ts';

const pixels = (...lightness: number[]) =>
  new Uint8ClampedArray(lightness.flatMap((value) => [value, value, value, 255]));

test.each([
  ['nothing', pixels(), 0],
  ['a black frame', pixels(0, 0, 0, 0), 0],
  ['a white frame', pixels(255, 255, 255), 0],
  ['a frame that fades in', pixels(4, 8, 4, 8), 2],
  ['a picture', pixels(0, 255, 0, 255), 127.5],
])('the lightness of %s spreads by its standard deviation', (_, frame, spread) => {
  expect(spreadOf(frame)).toBeCloseTo(spread, 1);
});
