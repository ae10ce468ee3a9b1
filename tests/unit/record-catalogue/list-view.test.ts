import { expect, test } from 'vitest';
import { inShownOrder, orderMembers } from '#shared/record-catalogue/list-view.ts';

const names = (items: readonly { n: string }[]): string => items.map(({ n }) => n).join('');

test('[PHO-07] photos stand by the numbers that their row names, the highest first, and those without one last', () => {
  expect(orderMembers(['gallery'])).toEqual(['all_photos_order', 'order']);
  const photos = [
    { n: 'a' },
    { n: 'b', order: 1 },
    { n: 'c', order: '3' },
    { n: 'd', order: 9, all_photos_order: 2 },
    { n: 'e', all_photos_order: '' },
  ];
  expect(names(inShownOrder(['gallery'], photos))).toBe('cdbae');
});

test('[PHO-07] an order of their own counts first, and the list’s own where a photo has no number there', () => {
  const photos = [
    { n: 'a', order: 5 },
    { n: 'b', gallery_order: 1, order: 9 },
    { n: 'c', gallery_order: 7, order: 1 },
  ];
  expect(names(inShownOrder(['gallery'], photos, 'gallery_order'))).toBe('cab');
});

test('items of other lists stand by the lowest number, or as they are where their list has none', () => {
  const items = [
    { n: 'a', order: 2 },
    { n: 'b', order: 1 },
  ];
  expect(names(inShownOrder(['faqs'], items))).toBe('ba');
  expect(names(inShownOrder(['awards'], items))).toBe('ab');
});
