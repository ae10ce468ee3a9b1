import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from '../../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import {
  MIN_HEIGHT,
  MIN_WIDTH,
  placeWindow,
  readWindowState,
  writeWindowState,
} from '../../../src-main/app/window-state.ts';

const primary = { x: 0, y: 25, width: 1920, height: 1055 };
const right = { x: 1920, y: 0, width: 2560, height: 1440 };
const saved = { x: 2000, y: 100, width: 1300, height: 900, maximized: false };

describe('where a window is put', () => {
  test('[NAV-10] comes back where it was, on the display where it was', () => {
    expect(placeWindow(saved, [primary, right])).toEqual(saved);
  });

  test('[NAV-10] comes to the primary display, centred, when its own is gone', () => {
    expect(placeWindow(saved, [primary])).toEqual({ x: 310, y: 103, width: 1300, height: 900, maximized: false });
  });

  test('[NAV-10] is pulled in when part of it would be outside', () => {
    const half = { ...saved, x: -600, y: 700 };
    expect(placeWindow(half, [primary, right])).toEqual({ x: 0, y: 180, width: 1300, height: 900, maximized: false });
  });

  test('[NAV-10] takes the display that showed most of it', () => {
    const between = { ...saved, x: 1500, y: 100 };
    expect(placeWindow(between, [primary, right]).x).toBe(1920);
  });

  test('shrinks to a smaller display and stays maximised', () => {
    const huge = { x: 0, y: 0, width: 3000, height: 2000, maximized: true };
    expect(placeWindow(huge, [primary])).toEqual({ ...primary, maximized: true });
  });

  test('is centred on the primary display at the first start', () => {
    expect(placeWindow(undefined, [primary, right])).toMatchObject({ x: 240, y: 103, width: 1440, height: 900 });
  });

  test('[NAV-10] whatever was saved, ends up whole inside a display that is large enough', () => {
    const coordinate = fc.integer({ min: -10_000, max: 10_000 });
    const length = fc.integer({ min: 1, max: 10_000 });
    const window = fc.record({ x: coordinate, y: coordinate, width: length, height: length, maximized: fc.boolean() });
    const area = fc.record({
      x: coordinate,
      y: coordinate,
      width: fc.integer({ min: MIN_WIDTH, max: 6000 }),
      height: fc.integer({ min: MIN_HEIGHT, max: 4000 }),
    });
    fc.assert(
      fc.property(
        fc.option(window, { nil: undefined }),
        fc.array(area, { minLength: 1, maxLength: 4 }),
        (state, areas) => {
          const placed = placeWindow(state, areas);
          const inside = areas.some(
            ({ x, y, width, height }) =>
              placed.x >= x &&
              placed.y >= y &&
              placed.x + placed.width <= x + width &&
              placed.y + placed.height <= y + height,
          );
          expect(inside).toBe(true);
          expect(placed.width).toBeGreaterThanOrEqual(MIN_WIDTH);
          expect(placed.height).toBeGreaterThanOrEqual(MIN_HEIGHT);
        },
      ),
    );
  });
});

describe('the file that remembers it', () => {
  test('gives back what was written and leaves no other file', () => {
    const dir = path.join(mkdtempSync(path.join(tmpdir(), 'window-')), 'deep');
    const file = path.join(dir, 'window-state.json');
    writeWindowState(file, saved);
    writeWindowState(file, { ...saved, x: 1 });
    expect(readWindowState(file)).toEqual({ ...saved, x: 1 });
    expect(readdirSync(dir)).toEqual(['window-state.json']);
  });

  test.each(['', '{', '[]', '{"x":1,"y":2,"width":-5,"height":3,"maximized":false}', '{"x":"1"}'])(
    'is ignored when it holds %j',
    (text) => {
      const file = path.join(mkdtempSync(path.join(tmpdir(), 'window-')), 'state.json');
      writeFileSync(file, text);
      expect(readWindowState(file)).toBeUndefined();
    },
  );
});
