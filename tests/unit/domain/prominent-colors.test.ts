import { expect, test } from 'vitest';
import { prominentColors } from '#shared/theme/prominent.ts';

const picture = (...parts: [color: [number, number, number, number], count: number][]) =>
  new Uint8ClampedArray(parts.flatMap(([color, count]) => Array.from({ length: count }, () => color).flat()));

test('[LOGO-04] the most frequent colors come first, without ground, transparency and near twins', () => {
  const logo = picture(
    [[255, 255, 255, 255], 500],
    [[240, 240, 238, 255], 200],
    [[200, 0, 0, 0], 300],
    [[11, 91, 173, 255], 60],
    [[12, 96, 170, 255], 50],
    [[242, 163, 58, 255], 80],
    [[20, 20, 20, 255], 10],
  );
  const [first, second, ...others] = prominentColors(logo, 5);
  expect(second).toMatch(/^#0[bc]5[b-f]a[a-f]$/);
  expect([first, ...others]).toEqual(['#f2a33a', '#141414']);
  expect(prominentColors(logo, 1)).toEqual(['#f2a33a']);
});

test('[LOGO-04] a picture without pixels or of ground alone has no prominent colors', () => {
  expect(prominentColors(new Uint8ClampedArray(0), 5)).toEqual([]);
  expect(prominentColors(picture([[255, 255, 255, 255], 9]), 5)).toEqual([]);
});
