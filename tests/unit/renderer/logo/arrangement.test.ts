import { describe, expect, test } from 'vitest';
import {
  canLayer,
  firstArrangement,
  imageSize,
  layered,
  layersOf,
  nudged,
  placeOf,
  seenBeside,
  snapped,
  withPlace,
  withStyle,
  withText,
} from '../../../../src-renderer/screens/logo/arrangement.ts';

describe('[LGEN-02] a logo on the canvas', () => {
  const first = firstArrangement('Blue Ridge');

  test('begins with the company as title, in the default look', () => {
    expect(first.texts).toEqual(['Blue Ridge', '']);
    expect(first.styles[1]).toMatchObject({ fontFamily: 'Inter', fontSize: 48, fontWeight: 900, color: 'black' });
  });

  test('changes one of its texts and leaves the other', () => {
    const changed = withStyle(withText(first, 1, 'Plumbing'), 1, { fontSize: 30 });
    expect(changed.texts).toEqual(['Blue Ridge', 'Plumbing']);
    expect(changed.styles.map(({ fontSize }) => fontSize)).toEqual([48, 30]);
  });

  test('moves a part by whole pixels', () => {
    expect(placeOf(withPlace(first, 'image', { x: 1.4, y: -2.6 }), 'image')).toEqual({ x: 1, y: -3 });
    const { x, y } = placeOf(first, 0);
    expect(placeOf(nudged(first, 0, { x: 10, y: -1 }), 0)).toEqual({ x: x + 10, y: y - 1 });
  });

  test.each([
    ['front', [0, 1, 'image']],
    ['forward', [0, 'image', 1]],
  ] as const)('brings its image %s, and the opposite undoes it', (move, after) => {
    const lifted = layered(first, 'image', move);
    expect(layersOf(lifted)).toEqual(after);
    expect(layersOf(layered(lifted, 'image', move === 'front' ? 'back' : 'backward'))).toEqual(['image', 0, 1]);
  });

  test('can bring a part no further than above or below all others', () => {
    expect(
      (['back', 'backward', 'forward', 'front'] as const).filter((move) => canLayer(first, 'image', move)),
    ).toEqual(['forward', 'front']);
    expect((['back', 'backward', 'forward', 'front'] as const).filter((move) => canLayer(first, 1, move))).toEqual([
      'back',
      'backward',
    ]);
  });

  test.each([
    [
      { width: 1200, height: 600 },
      { width: 600, height: 300 },
    ],
    [
      { width: 100, height: 200 },
      { width: 300, height: 600 },
    ],
    [
      { width: 0, height: 0 },
      { width: 600, height: 600 },
    ],
  ])('has an image of %j scaled to %j', (natural, size) => {
    expect(imageSize(natural)).toEqual(size);
  });
});

describe('[LGEN-02] a part that is dragged', () => {
  const other = { x: 100, y: 100, width: 300, height: 50 };

  test('snaps its middle to the middle of the canvas', () => {
    expect(snapped({ x: 254, y: 630, width: 500, height: 60 }, [])).toEqual({
      place: { x: 250, y: 630 },
      guides: { x: 500, y: undefined },
    });
  });

  test('snaps to the nearest edge of another part', () => {
    expect(snapped({ x: 103, y: 157, width: 20, height: 20 }, [other])).toEqual({
      place: { x: 100, y: 150 },
      guides: { x: 100, y: 150 },
    });
  });

  test('does not snap to a text without words, which is not seen', () => {
    const of = firstArrangement('Blue Ridge');
    expect([seenBeside(of, 0), seenBeside(of, 'image')]).toEqual([['image'], [0]]);
    expect(seenBeside(withText(of, 1, 'Plumbing'), 0)).toEqual(['image', 1]);
  });

  test('stays where it is when nothing is near', () => {
    expect(snapped({ x: 620, y: 620, width: 33, height: 33 }, [other]).place).toEqual({ x: 620, y: 620 });
  });
});
