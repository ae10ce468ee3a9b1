import { describe, expect, test } from 'vitest';
import {
  everything,
  galleryNames,
  photosToPick,
  serviceNames,
  ticked,
} from '../../../../src-renderer/editor/photos/picker-model.ts';
import { ratioText } from '../../../../src-renderer/editor/photos/crop-shapes.ts';

const site = {
  gallery: [
    { photo: 'a', caption: 'New tin roof', gallery_name: 'Roofs', associated_service: 'Roofing', order: 3 },
    { photo: 'b', caption: 'Old roof', gallery_name: '', associated_service: '', order: 2 },
    { photo: 'c', caption: 'Gutter', gallery_name: 'Roofs', associated_service: 'Gutters', archived: true, order: 1 },
    { photo: '', caption: 'roof without a file', order: 0 },
    { photo: '/roof.mp4', caption: 'roof in a film', order: 9 },
  ],
};
const picked = (change: Partial<typeof everything>) =>
  photosToPick(site, { ...everything, ...change }).map(({ photo }) => photo.photo);

describe('photos to pick', () => {
  test('are those that are shown, have a file and are no films, narrowed by words, gallery and service', () => {
    expect(picked({})).toEqual(['a', 'b']);
    expect(picked({ term: 'roof NEW' })).toEqual(['a']);
    expect(picked({ gallery: '' })).toEqual(['b']);
    expect(picked({ gallery: 'Roofs' })).toEqual(['a']);
    expect(picked({ service: 'Roofing' })).toEqual(['a']);
  });

  test('can be narrowed by the galleries and services of the site, each name once', () => {
    expect(galleryNames({ gallery_names: [{ 'gallery-name': 'Roofs' }, { 'gallery-name': ' ' }] })).toEqual(['Roofs']);
    expect(serviceNames({ services: [{ 'service-name': 'A ' }, { 'service-name': 'A' }] })).toEqual(['A']);
  });
});

describe('ticks', () => {
  const shown = ['a', 'b', 'c', 'd'];

  test('keep the order in which they were made, and go when clicked again', () => {
    expect(ticked(['c'], shown, 'a')).toEqual(['c', 'a']);
    expect(ticked(['c', 'a'], shown, 'c')).toEqual(['a']);
  });

  test('cover the range from the last tick to the clicked photo with Shift, in that order', () => {
    expect(ticked(['d'], shown, 'b', { from: 'd' })).toEqual(['d', 'c', 'b']);
    expect(ticked(['a'], shown, 'c', { from: 'a' })).toEqual(['a', 'b', 'c']);
  });

  test('stop at the limit, and one takes the place of another where there is room for one', () => {
    expect(ticked(['a', 'b'], shown, 'c', { limit: 2 })).toEqual(['a', 'b']);
    expect(ticked(['a'], shown, 'c', { limit: 1 })).toEqual(['c']);
  });
});

test('a ratio is said in small numbers where there are some', () => {
  expect([16 / 9, 1, 1.5, 3, 4.52, 701 / 360].map(ratioText)).toEqual(['16:9', '1:1', '3:2', '3:1', '4.5:1', '1.95:1']);
});
