import { describe, expect, test } from 'vitest';
import {
  addStock,
  addToHomepage,
  deleteGallery,
  duplicatesOf,
  isTaken,
  renameGallery,
  stockOf,
} from '#shared/domain/photo/library.ts';
import { listItems } from '#shared/record-catalogue/list-engine.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation } from '#shared/record/operation.ts';
import { gridShape } from '../../../../src-renderer/editor/list/use-visible-grid.ts';
import {
  ADD_GALLERY,
  cardLook,
  chosenFirst,
  common,
  countsOf,
  movedTogether,
  needTwo,
  noteOf,
  optionsOf,
  placesIn,
  type View,
  viewId,
  viewOf,
  writeOrder,
} from '../../../../src-renderer/screens/photos/model.ts';
import { openGroups, placeOf } from '../../../../src-renderer/screens/photos/similar-review.ts';

const site: SiteDocument = {
  sitePk: 7,
  city: 'Austin',
  state: 'TX',
  gallery_names: [{ 'gallery-name': 'Roofs' }, { 'gallery-name': 'Gutters' }],
  gallery: [
    { photo: 'a', gallery: 'Roofs', gallery_name: 'Roofs', order: 4, gallery_order: 1, homepage_order: 2 },
    { photo: 'b', gallery: '', gallery_name: '', order: 3, gallery_order: 9, homepage_order: -1 },
    { photo: 'c', gallery: 'Roofs', gallery_name: 'Roofs', order: 2, gallery_order: 5, homepage_order: 1 },
    { photo: 'a', gallery: '', gallery_name: '', order: 1, archived: true },
  ],
};
const after = (operations: readonly Operation[]): SiteDocument => applyToValue(site, operations);
const shown = (view: View, of: SiteDocument = site) =>
  listItems(of, ['gallery'], optionsOf(view)).map(({ value }) => value['photo']);

describe('[PHO-01] the menu', () => {
  test('has the ids that are specified, and the address names the view', () => {
    const views: View[] = [{ kind: 'all' }, { kind: 'gallery', name: '' }, { kind: 'gallery', name: 'A / B' }];
    expect(views.map(viewId)).toEqual(['/photos/allPhotos', '/galleries/uncategorized', '/galleries/A%20%2F%20B']);
    expect(views.map((view) => viewOf(`#${viewId(view)}`))).toEqual(views);
    expect(viewOf('')).toEqual({ kind: 'all' });
    expect(viewOf('#/galleries/50%')).toEqual({ kind: 'gallery', name: '50%' });
  });

  test('tells galleries that are named like its own items from these', () => {
    const views: View[] = ['uncategorized', 'add', 'a/'].map((name) => ({ kind: 'gallery', name }));
    const ids = views.map(viewId);
    expect(ids).not.toContain(viewId({ kind: 'gallery', name: '' }));
    expect(ids).not.toContain(ADD_GALLERY);
    expect(ids.map((id) => viewOf(`#${id}`))).toEqual(views);
  });

  test('counts what each view shows', () => {
    const { galleries, ...others } = countsOf(site);
    expect(others).toEqual({ all: 3, archived: 1, homepage: 2 });
    expect({ ...galleries }).toEqual({ Roofs: 2, '': 1 });
    expect(galleries['constructor']).toBeUndefined();
  });
});

describe('[PHO-01] a gallery', () => {
  test('that is renamed is so on all its photos', () => {
    const { gallery, gallery_names } = after(renameGallery(site, 0, 'Tin roofs'));
    expect(gallery_names?.[0]).toEqual({ 'gallery-name': 'Tin roofs' });
    expect(gallery?.map((photo) => [photo.gallery, photo.gallery_name])).toEqual([
      ['Tin roofs', 'Tin roofs'],
      ['', ''],
      ['Tin roofs', 'Tin roofs'],
      ['', ''],
    ]);
  });

  test('without a name that gets one leaves the photos of no gallery there', () => {
    const nameless = { ...site, gallery_names: [{ 'gallery-name': ' ' }] };
    expect(renameGallery(nameless, 0, 'Decks')).toEqual([
      { op: 'set', path: ['gallery_names', 0, 'gallery-name'], value: 'Decks' },
    ]);
  });

  test('that is deleted leaves its photos in none', () => {
    const left = after(deleteGallery(site, 0));
    expect(left.gallery_names).toEqual([{ 'gallery-name': 'Gutters' }]);
    expect(shown({ kind: 'gallery', name: '' }, left)).toEqual(['b', 'c', 'a']);
  });

  test('cannot have the name of another one, whatever its case', () => {
    expect(isTaken(site, ' roofs ')).toBe(true);
    expect(isTaken(site, 'Roofs', 0)).toBe(false);
  });
});

describe('[PHO-02] a view', () => {
  test('shows its photos by its own numbers, the highest first', () => {
    expect(shown({ kind: 'all' })).toEqual(['a', 'b', 'c']);
    expect(shown({ kind: 'gallery', name: 'Roofs' })).toEqual(['c', 'a']);
    expect(shown({ kind: 'homepage' })).toEqual(['a', 'c']);
    expect(shown({ kind: 'archived' })).toEqual(['a']);
  });

  test('[PHO-08] says how many the home page shows, where its version does', () => {
    const chosen = { gallery: [{ photo: 'a', homepage_order: 1 }] };
    const note = (of: SiteDocument) => noteOf(of, { kind: 'homepage' });
    expect(note({ version: 'v2.1', ...chosen })).toBe('The home page of v2.1 shows the first 6.');
    expect(note({ version: 'v2', ...chosen })).toContain('first 9');
    expect(note({ version: 'v1', ...chosen })).toBeUndefined();
    const none = 'As long as none is chosen, the home page shows the first 9 of the galleries.';
    expect(note({ version: 'v2', gallery: [{ photo: 'a', homepage_order: -1 }] })).toBe(none);
  });
});

test.each([
  [{ multipage: false }, 'Films play on the gallery page, which this site does not have.'],
  [{ multipage: true }, undefined],
  [
    { multipage: true, custom_layout: { 'gallery-page': { version: 'none', order: 1 } } },
    'Films play on the gallery page, which this site does not have.',
  ],
])('[PHO-03] a site of %j tells where films play that no page shows: %s', (change, words) => {
  const films = { ...change, version: 'vC', gallery: [{ photo: '/tour.mp4' }] };
  expect(noteOf(films, { kind: 'all' })).toBe(words);
  expect(noteOf({ ...films, gallery: [{ photo: '/a.webp' }] }, { kind: 'all' })).toBeUndefined();
  expect(countsOf(films)).toMatchObject({ all: 1, homepage: 0 });
});

test('[PHO-05] duplicates are all but the first of an address', () => {
  expect(duplicatesOf(site)).toEqual([3]);
});

test('[PHO-06] the merge says how many are chosen', () => {
  expect(needTwo(3)).toBe('Need Only 2 Selected Photo Current 3 photos are selected');
});

describe('[PHO-07] the order', () => {
  test('descends from the count, the chosen ones first as they were chosen', () => {
    expect(chosenFirst(['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['c', 'a', 'b', 'd']);
    const ordered = after(writeOrder(site, { kind: 'gallery', name: 'Roofs' }, [0, 2]));
    expect(ordered.gallery?.map((photo) => photo.gallery_order)).toEqual([2, 9, 1, undefined]);
    expect(shown({ kind: 'all' }, after(writeOrder(site, { kind: 'all' }, [2, 0, 1])))).toEqual(['c', 'a', 'b']);
  });

  test('takes several to a place together', () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    expect(movedTogether(keys, new Set(['a', 'c']), 0, 3)).toEqual(['b', 'd', 'a', 'c', 'e']);
    expect(movedTogether(keys, new Set(['c', 'e']), 4, 1)).toEqual(['a', 'c', 'e', 'b', 'd']);
    expect(movedTogether(keys, new Set(['a', 'b']), 0, 1)).toEqual(keys);
  });
});

test('[PHO-08] photos come in front of those on the home page, and those that are there stay', () => {
  expect(shown({ kind: 'homepage' }, after(addToHomepage(site, [1, 0])))).toEqual(['b', 'a', 'c']);
});

test('[PHO-08] several photos come to the home page in the order in which they were chosen', () => {
  const off = ['x', 'y', 'z'].map((photo) => ({ photo, homepage_order: -1 }));
  const gallery = [{ photo: 'first', homepage_order: 4 }, ...off];
  const added = applyToValue({ gallery }, addToHomepage({ gallery }, [3, 1]));
  expect(shown({ kind: 'homepage' }, added)).toEqual(['z', 'x', 'first']);
});

test('[PHO-09] stock photos are marked, added once behind all others, and found again', () => {
  const stocked = after(addStock(site, ['s1', 's1', 'b']));
  expect(shown({ kind: 'all' }, stocked).at(-1)).toBe('s1');
  expect(stocked.gallery?.[4]).toMatchObject({ order: 0, all_photos_order: 0, gallery_order: 0 });
  expect(stocked.gallery).toHaveLength(5);
  expect(stocked.gallery?.[4]).toMatchObject({ photo: 's1', stock: true, landing_page: 7, homepage_order: -1 });
  expect(stockOf(stocked)).toEqual([4]);
});

test('[PHO-11] several photos show what they have in common', () => {
  expect(common(['a', 'a'])).toBe('a');
  expect(common(['a', 'b'])).toBeUndefined();
  expect(common([])).toBe('');
});

describe('the grid', () => {
  test.each([
    [320, 3, 3],
    [1400, 3, 3],
    [1400, 8, 8],
    [460, 8, 4],
    [200, 8, 3],
  ])('[PHO-02] of %i pixels, for %i in a row, has %i there, which fill it', (width, perRow, expected) => {
    const { columns, cellWidth, gap } = gridShape(width, cardLook(0, perRow));
    expect(columns).toBe(expected);
    expect(columns * cellWidth + (columns - 1) * gap).toBeCloseTo(width);
  });

  test('knows the cards that a rectangle touches', () => {
    const shape = gridShape(520, cardLook(0, 3));
    const { gap, cellWidth, cellHeight } = shape;
    const box = { left: 0, top: 0, right: cellWidth + gap + 1, bottom: cellHeight + gap + 1 };
    expect(placesIn(box, shape, 5)).toEqual([0, 1, 3, 4]);
    expect(placesIn({ left: -9, top: -9, right: -1, bottom: -1 }, shape, 5)).toEqual([]);
  });
});

describe('[PHO-05] groups of photos that look alike', () => {
  const found = [
    ['a', 'b'],
    ['c', 'd', 'e'],
    ['f', 'g'],
  ];
  const open = (shown: string, apart: number[] = []) => openGroups(found, new Set(shown), new Set(apart));

  test('are open until one photo is left, or they are said not to be the same', () => {
    expect(open('abcdefg').map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(open('acdfg', [2])).toEqual([{ id: 1, photos: ['c', 'd'] }]);
    expect(open('abcf', [])).toEqual([{ id: 0, photos: ['a', 'b'] }]);
  });

  test('are gone through from one to the next', () => {
    expect(placeOf(open('abcdefg'), 1)).toBe(1);
    expect(placeOf(open('abcfg'), 1)).toBe(1);
    expect(placeOf(open('abcde'), 2)).toBe(1);
    expect(placeOf([], 0)).toBe(-1);
  });
});
