import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue, valueAt } from '#shared/record/apply-value.ts';
import type { Path } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import {
  addItem,
  addItems,
  itemPath,
  itemsToRestore,
  listItems,
  type ListOptions,
  moveItem,
  newItem,
  removeItems,
  reorder,
  restoreItems,
  setItem,
} from '#shared/record-catalogue/list-engine.ts';

const BADGES = ['custom_badges'];
const GALLERY = ['gallery'];
const PRODUCTS = ['products'];

describe('badges', () => {
  const site: SiteDocument = {
    custom_badges: [
      { name: 'Green', icon: '/media/green.svg', show: 'True', pk: 12 },
      { name: 'Fast', icon: null, show: 0 },
    ] as SiteDocument['custom_badges'],
  };
  const names = (of: SiteDocument) => listItems(of, BADGES).map(({ value }) => value['name']);

  test('[BI-04] are added at the end, to a record without a list too', () => {
    expect(names(applyToValue(site, addItem(site, BADGES)))).toEqual(['Green', 'Fast', '']);
    const empty: SiteDocument = { custom_badges: null };
    expect(applyToValue(empty, addItem(empty, BADGES)).custom_badges).toEqual([{ name: '', icon: '', show: true }]);
  });

  test('[BI-04] are edited, moved, removed and brought back whole', () => {
    const edited = applyToValue(site, setItem(site, BADGES, 1, { name: 'Faster', show: true }));
    expect(edited.custom_badges?.[1]).toEqual({ name: 'Faster', icon: null, show: true });
    expect(names(applyToValue(site, moveItem(site, BADGES, 0, 1)))).toEqual(['Fast', 'Green']);
    const removed = applyToValue(site, removeItems(site, BADGES, [0]));
    expect(names(removed)).toEqual(['Fast']);
    expect(applyToValue(removed, restoreItems(removed, BADGES, itemsToRestore(site, BADGES, [0])))).toEqual(site);
  });
});

describe('a list of another shape', () => {
  test.each([null, undefined, '', 'text'])('%j of partnerships takes its first item too', (held) => {
    const site = { products: held } as never as SiteDocument;
    expect(listItems(site, PRODUCTS)).toEqual([]);
    const added = applyToValue(site, addItem(site, PRODUCTS, { title: 'Acme' }));
    expect(added.products).toMatchObject([{ model: 'landing.product', pk: null, fields: { title: 'Acme' } }]);
  });

  test.each([null, undefined, '', 'text', { a: 1 }])('%j reads as empty and takes its first item', (held) => {
    const site = { faqs: held } as never as SiteDocument;
    expect(listItems(site, ['faqs'])).toEqual([]);
    const added = applyToValue(site, addItem(site, ['faqs'], { question: 'Why?' }));
    expect(added.faqs).toEqual([expect.objectContaining({ question: 'Why?', answer: '', order: 0 })]);
  });

  test('items that are no objects have no members, and keep their places', () => {
    const site = { faqs: [null, { question: 'a' }, 'b'] } as never as SiteDocument;
    expect(listItems(site, ['faqs']).map(({ value }) => value['question'])).toEqual([undefined, 'a', undefined]);
    expect(applyToValue(site, setItem(site, ['faqs'], 0, { question: 'x' })).faqs?.[0]).toEqual({ question: 'x' });
  });
});

describe('photos, which have several orders', () => {
  const photo = (name: string, home: number, more = {}) => ({ photo: name, order: 9, homepage_order: home, ...more });
  const site: SiteDocument = { gallery: [photo('a', 3), photo('x', -1), photo('b', 2), photo('c', 1)] };
  const onHomePage: ListOptions = {
    orderMember: 'homepage_order',
    among: ({ homepage_order }) => Number(homepage_order) >= 0,
  };
  const shown = (of: SiteDocument) => listItems(of, GALLERY, onHomePage).map(({ value }) => value['photo']);

  test('another order than their own changes its numbers alone', () => {
    const moved = moveItem(site, GALLERY, 2, 0, onHomePage);
    expect(new Set(moved.map(({ op, path }) => `${op} ${String(path[2])}`))).toEqual(new Set(['set homepage_order']));
    expect(shown(applyToValue(site, moved))).toEqual(['c', 'a', 'b']);
  });

  test('those that are not named in a new order keep their places', () => {
    expect(shown(applyToValue(site, reorder(site, GALLERY, [2, 0], onHomePage)))).toEqual(['b', 'a', 'c']);
  });
});

describe('a list whose items hold their members in ‘fields’', () => {
  const site: SiteDocument = {
    sitePk: 7,
    products: [
      { pk: 3, model: 'm', fields: { title: 'A', order: 0 } },
      { pk: 4, fields: { title: 'B', order: 1 } },
    ],
  };

  test('is read and set by paths that go on in them', () => {
    expect(valueAt(site, ['products', 1, 'fields', 'title'])).toBe('B');
    expect(itemPath(PRODUCTS, 1)).toEqual(['products', 1, 'fields']);
    const title = ['products', 1, 'fields', 'title'];
    expect(setAt(site, title, 'C')).toEqual([{ op: 'set', path: title, value: 'C' }]);
    expect(setItem(site, PRODUCTS, 1, { title: 'C', order: 1 })).toEqual([{ op: 'set', path: title, value: 'C' }]);
    expect(setAt(site, title, 'B')).toEqual([]);
  });

  test('gets a new item of the model that the others have', () => {
    const added = applyToValue(site, addItem(site, PRODUCTS, { title: 'C' }));
    const fields = {
      title: 'C',
      subtitle: '',
      photo: '',
      link: '',
      order: 2,
      draggableId: expect.any(String) as string,
    };
    expect(valueAt(added, ['products', 2])).toEqual({ model: 'm', pk: null, fields });
    expect(valueAt(applyToValue({}, addItem({}, PRODUCTS)), ['products', 0, 'model'])).toBe('landing.product');
  });

  test('is edited, moved, removed and brought back whole', () => {
    const moved = applyToValue(site, moveItem(site, PRODUCTS, 0, 1));
    expect(listItems(moved, PRODUCTS).map(({ value }) => value['title'])).toEqual(['B', 'A']);
    const removed = applyToValue(site, removeItems(site, PRODUCTS, [0]));
    expect(removed.products).toEqual([{ pk: 4, fields: { title: 'B', order: 0 } }]);
    expect(applyToValue(removed, restoreItems(removed, PRODUCTS, itemsToRestore(site, PRODUCTS, [0])))).toEqual(site);
  });
});

describe('setting a value', () => {
  test('makes the parents that are missing, or that cannot hold it', () => {
    expect(setAt({}, ['load_balancer_config', 'host'], 'web')).toEqual([
      { op: 'set', path: ['load_balancer_config', 'host'], value: 'web' },
    ]);
    const odd = { load_balancer_config: '' } as never as SiteDocument;
    const made = applyToValue(odd, setAt(odd, ['load_balancer_config', 'host'], 'web'));
    expect(made.load_balancer_config).toEqual({ host: 'web' });
    const hours = applyToValue<SiteDocument>({}, setAt({}, ['business_hours', 2, 'from'], '08:00'));
    expect(hours.business_hours).toEqual([{}, {}, { from: '08:00' }]);
  });

  test('[BI-11] of an area brings the computed list along', () => {
    const site: SiteDocument = { service_areas: [{ city: 'Reno', state: 'NV', radius: 50, order: 0 }] };
    const after = applyToValue(site, setAt(site, ['service_areas', 0, 'radius'], 20));
    expect(after.service_area_array).toEqual([['Reno', 'NV', 20, 0]]);
  });
});

test('a new item holds what the catalogue says, its own lists and the key of its site', () => {
  expect(newItem({ sitePk: 7 }, ['services'])).toMatchObject({
    'service-name': '',
    photos: [],
    packages: [],
    'landing-page': 7,
  });
  expect(newItem({}, ['testimonials'])).toMatchObject({ stars: '5', status: 'approved', checked: false });
});

test.each(['services', 'faqs', 'testimonials', 'teammates', 'products'])(
  'new items of %s have drag keys of their own, however they are added',
  (field) => {
    const site = applyToValue<SiteDocument>({}, addItems({}, [field], [{}, { order: 1 }]));
    const keys = listItems(site, [field]).map(({ value }) => value['draggableId']);
    expect([keys.map((key) => typeof key), new Set(keys).size]).toEqual([['string', 'string'], 2]);
  },
);

test('[SVC-06] a package has the key of its service, and what is in it the key of the package, where they have one', () => {
  const site: SiteDocument = { services: [{ service_id: 70, packages: [{ id: 3 }] }, { packages: [{}] }] };
  const made = (path: Path) => newItem(site, ['services', ...path]);
  expect(made([0, 'packages'])).toMatchObject({ service_id: 70, service_footers: [], service_products: [] });
  expect(made([0, 'packages', 0, 'service_footers'])).toEqual({ service_package_id: 3, note: '' });
  expect(made([0, 'packages', 0, 'service_products'])).toMatchObject({ service_package_id: 3, name: '' });
  expect(made([1, 'packages'])).not.toHaveProperty('service_id');
  expect(made([1, 'packages', 0, 'service_footers'])).toEqual({ note: '' });
});
