import { expect, test } from 'vitest';
import { focalPoint, focusOf, focusText } from '#shared/domain/photo/focal-point.ts';

test('[PAGE-09] a focal point comes back from the record as it was set, in whole per cent of the photo', () => {
  expect(focusOf({ x: 0.624, y: 0.35 })).toBe('62% 35%');
  expect(focalPoint('62% 35%')).toEqual({ x: 0.62, y: 0.35 });
  expect(focusOf({ x: -0.2, y: 1.4 })).toBe('0% 100%');
});

test('[PAGE-09] text that is no focal point gives none, so nothing but a position reaches the page', () => {
  for (const focal_point of ['', '62', '101% 5%', '10% 10%; color: red', 'left top', null, 7, {}]) {
    expect(focusText({ focal_point }), String(focal_point)).toBe('');
  }
  expect(focusText({ focal_point: ' 0% 100% ' })).toBe('0% 100%');
});
