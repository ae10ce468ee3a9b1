import { describe, expect, test } from 'vitest';
import { allPhotos, type PlacedPhoto } from '#shared/domain/photo/gallery.ts';
import { GAP, gridShape, keyPhotos, serviceNames } from '../../../../src-renderer/screens/photos/model.ts';

const photos = (...gallery: object[]): PlacedPhoto[] => allPhotos({ gallery });
const keysOf = (keyed: readonly { key: string }[]) => keyed.map(({ key }) => key);

describe('a photo keeps its key', () => {
  const first = { photo: 'local-blob:1', order: 2 };
  const second = { photo: '/media/2.jpg', photo_pk: 5, order: 1 };
  const before = keyPhotos([], photos(first, second));

  test('when it is edited or others come and go', () => {
    const after = keyPhotos(before, photos({ photo: 'new', order: 3 }, { ...first, caption: 'x' }, second));
    expect(keysOf(after).slice(1)).toEqual(keysOf(before));
    expect(new Set(keysOf(after)).size).toBe(3);
    expect(keysOf(keyPhotos(after, photos(second)))).toEqual([before[1]!.key]);
  });

  test('when it is uploaded, and when it is moved', () => {
    const uploaded = keyPhotos(before, photos({ photo: '/media/1.jpg', photo_pk: 6, order: 2 }, { ...second }));
    expect(keysOf(uploaded)).toEqual(keysOf(before));
    const moved = keyPhotos(before, photos({ ...second, order: 9 }, { ...first }));
    expect(keysOf(moved)).toEqual(keysOf(before).toReversed());
  });

  test('apart from another one with the same address', () => {
    const twins = keyPhotos([], photos({ photo: 'a', order: 2 }, { photo: 'a', order: 1 }));
    expect(new Set(keysOf(twins)).size).toBe(2);
    const edited = keyPhotos(twins, photos({ photo: 'a', order: 2, caption: 'x' }, { photo: 'a', order: 1 }));
    expect(new Set(keysOf(edited)).size).toBe(2);
  });

  test('and is the same object where nothing of it has changed', () => {
    const after = keyPhotos(before, [...before.map(({ photo, index }) => ({ photo, index }))]);
    expect(after.every((each, at) => each === before[at])).toBe(true);
  });
});

test.each([
  [200, 1],
  [400, 2],
  [660, 3],
  [1400, 3],
])('in %i pixels stand %i cards beside each other and fill the width', (width, expected) => {
  const { columns, cardWidth } = gridShape(width);
  expect(columns).toBe(expected);
  expect(columns * cardWidth + (columns - 1) * GAP).toBeCloseTo(width);
});

test('services are offered once each, by their names', () => {
  const services = [{ 'service-name': 'Roofs' }, { 'service-name': ' ' }, { 'service-name': 'Roofs' }, null];
  expect(serviceNames({ services: services as never })).toEqual(['Roofs']);
});
