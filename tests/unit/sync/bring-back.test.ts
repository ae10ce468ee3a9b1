import { describe, expect, test } from 'vitest';
import { editRaw } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { bringBack, compareDocuments, type Change } from '../../../src-main/sync/merge/bring-back.ts';

const raw = (value: unknown) => RawValue.parse(typeof value === 'string' ? value : JSON.stringify(value));
const told = (then: unknown, now: unknown) =>
  compareDocuments(raw(then), raw(now)).map(({ kind, then: was, now: is }) => [kind, was.join('.'), is.join('.')]);
const restore = (then: unknown, now: unknown, wanted: (change: Change) => boolean = () => true) =>
  bringBack(raw(then), raw(now), wanted).reduce((at, operation) => editRaw(at, operation).document, raw(now));
const nth = (wanted: number) => {
  let at = 0;
  return () => at++ === wanted;
};

const service = (id: number, name: string, order: number, text = '') => ({
  service_id: id,
  'service-name': name,
  text,
  order,
  draggableId: `d${Math.random()}`,
});

describe('[PUB-04] changes of a list', () => {
  const then = { services: [service(1, 'A', 0), service(2, 'B', 1), service(3, 'C', 2)] };

  test('a removed item is one change, and is restored at its former place', () => {
    const now = { services: [service(2, 'B', 0), service(3, 'C', 1)] };
    expect(told(then, now)).toEqual([['removed', 'services.0', 'services']]);
    expect(restore(then, now).toValue()).toMatchObject({
      services: [{ service_id: 1, order: 0 }, { order: 1 }, { order: 2 }],
    });
  });

  test('one that was moved is an order, whatever the numbers say', () => {
    const now = { services: [service(3, 'C', 0), service(1, 'A', 1), service(2, 'B', 2)] };
    expect(told(then, now)).toEqual([['order', 'services', 'services']]);
    const { services } = restore(then, now).toValue() as typeof then;
    expect(services.map(({ service_id, order }) => [service_id, order])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  test('an order comes back by as few moves as it takes', () => {
    const order = (...names: string[]) => ({ redirects: names.map((source) => ({ source })) });
    const operations = (of: unknown, now: unknown) => bringBack(raw(of), raw(now), () => true);
    expect(operations(order('a', 'b', 'c', 'd'), order('d', 'a', 'b', 'c'))).toEqual([
      { op: 'move', path: ['redirects'], from: 0, to: 3 },
    ]);
    expect(operations(order('a', 'b', 'c', 'd', 'e'), order('a', 'e', 'd', 'b', 'c'))).toHaveLength(2);
  });

  test('one that was renamed, moved and edited is known by its key', () => {
    const now = { services: [service(2, 'B', 0), service(1, 'A1', 1, 'new'), service(3, 'C', 2)] };
    expect(told(then, now)).toEqual([
      ['order', 'services', 'services'],
      ['value', 'services.0.service-name', 'services.1.service-name'],
      ['value', 'services.0.text', 'services.1.text'],
    ]);
    const { services } = restore(then, now, nth(2)).toValue() as typeof then;
    expect(services).toMatchObject([
      { 'service-name': 'B' },
      { 'service-name': 'A1', text: '' },
      { 'service-name': 'C' },
    ]);
  });

  test('the server’s key that an item has got since is no change, and stays', () => {
    const first = { services: [{ 'service-name': 'A', text: 'a', order: 0 }] };
    const now = { services: [service(9, 'A', 0, 'b')] };
    expect(told(first, now)).toEqual([['value', 'services.0.text', 'services.0.text']]);
    expect(restore(first, now).toValue()).toMatchObject({ services: [{ service_id: 9, text: 'a' }] });
  });

  test('numbers that do not follow from the places are what they say', () => {
    const odd = { services: [service(1, 'A', 4), service(2, 'B', 9)] };
    const now = { services: [service(1, 'A', 4), service(2, 'B', 7)] };
    expect(told(odd, now)).toEqual([['value', 'services.1.order', 'services.1.order']]);
    expect(restore(odd, now).toValue()).toMatchObject({ services: [{ order: 4 }, { order: 9 }] });
  });

  test('a restored list has the order numbers of the earlier document', () => {
    const now = { services: [service(3, 'C', 7), service(1, 'A', 8), service(2, 'B', 9)] };
    const { services } = restore(then, now).toValue() as typeof then;
    expect(services.map(({ order }) => order)).toEqual([0, 1, 2]);
  });

  test('an item without a number is given none', () => {
    const now = { services: [{ service_id: 2, 'service-name': 'B' }] };
    const [, kept] = (restore(then, now, nth(0)).toValue() as typeof then).services;
    expect(kept).toEqual(now.services[0]);
  });

  test('descending numbers come back descending to a list of one', () => {
    const photos = (...of: [string, number][]) => ({ gallery: of.map(([photo, order]) => ({ photo, order })) });
    const [three, one] = [photos(['a', 3], ['b', 2], ['c', 1]), photos(['c', 1])];
    expect(restore(three, one, nth(1)).toValue()).toEqual(photos(['b', 2], ['c', 1]));
    expect(restore(three, one).toValue()).toEqual(three);
  });

  test('a list within an item is compared item by item too', () => {
    const [before, after] = [
      ['p1', 'p2'],
      ['p2', 'p3'],
    ].map((photos) => ({
      services: [{ ...service(1, 'A', 0), photos: photos.map((photo, order) => ({ photo, order })) }],
    }));
    expect(told(before, after)).toEqual([
      ['removed', 'services.0.photos.0', 'services.0.photos'],
      ['added', 'services.0.photos', 'services.0.photos.1'],
    ]);
  });

  test('null is an empty list', () => {
    expect(told({ faqs: null }, { faqs: [] })).toEqual([]);
    expect(told({ faqs: [{ question: 'Q' }] }, { faqs: null })).toEqual([['removed', 'faqs.0', 'faqs']]);
    expect(restore({ faqs: [{ question: 'Q' }] }, { faqs: null }).toValue()).toEqual({ faqs: [{ question: 'Q' }] });
  });
});

describe('[PUB-04] a list whose items hold their members in ‘fields’', () => {
  const products = (...of: [number, string][]) =>
    `{"products": [${of.map(([pk, title]) => `{"pk": ${pk}, "fields": {"title": "${title}", "worth": 1.10}}`).join(', ')}]}`;
  const then = products([7, 'A'], [8, 'B']);

  test('is compared by its items', () => {
    expect(told(then, products([8, 'B1'], [9, 'C']))).toEqual([
      ['removed', 'products.0', 'products'],
      ['value', 'products.1.fields.title', 'products.0.fields.title'],
      ['added', 'products', 'products.1'],
    ]);
  });

  test('keeps the letters of what is not restored', () => {
    const now = products([8, 'B1'], [9, 'C']);
    expect(restore(then, now, nth(1)).toText()).toBe(products([8, 'B'], [9, 'C']));
  });

  test('is taken whole where it is no list', () => {
    expect(told(then, { products: 'none' })).toEqual([['value', 'products', 'products']]);
    expect(restore(then, { products: 'none' }).toValue()).toEqual(JSON.parse(then));
  });

  test.each([null, ''])('comes back into %j item by item', (now) => {
    expect(told(then, { products: now })).toEqual([
      ['removed', 'products.0', 'products'],
      ['removed', 'products.1', 'products'],
    ]);
    expect(restore(then, { products: now }, nth(1)).toValue()).toEqual(JSON.parse(products([8, 'B'])));
    expect(restore({ products: now }, then).toValue()).toEqual({ products: [] });
  });
});

describe('[PUB-04] what only makes sense together is taken whole', () => {
  test('a day of the week', () => {
    const hours = (...days: string[]) => ({ business_hours: days.map((from) => ({ from, to: '5' })) });
    expect(told(hours('8', '8', '9'), hours('8', '7', '9'))).toEqual([
      ['value', 'business_hours.1', 'business_hours.1'],
    ]);
    expect(told(hours('8', '8'), hours('8', '8', '9'))).toEqual([['value', 'business_hours', 'business_hours']]);
  });

  test('the load balancer', () => {
    const config = (host: string, name: string) => ({ load_balancer_config: { host, name } });
    expect(told(config('a', 'b'), config('c', 'd'))).toEqual([
      ['value', 'load_balancer_config', 'load_balancer_config'],
    ]);
  });
});

test('[PUB-04] a member that came or went is taken away or set again', () => {
  expect(restore('{"a": 1.10, "x": {"old": 2.50}}', '{"b": 3, "x": {"new": 1}}').toText()).toBe(
    '{ "x": {"old":2.50}, "a": 1.10}',
  );
});

test('[SAVE-08] what is not restored is to the letter what it was', () => {
  const item = (id: string, text: string) =>
    `{ "service_id":${id}, "price": 1.10, "by": "caf\\u00e9", "text": "${text}" }`;
  const [one, two] = ['90071992547409931', '90071992547409932'];
  const services = (...items: string[]) => `{"unknown": 2.50, "services": [ ${items.join(',  ')} ]}`;
  const document = restore(services(item(one, 'a'), item(two, 'b')), services(item(one, 'x'), item(two, 'y')), nth(1));
  expect(document.toText()).toBe(services(item(one, 'x'), item(two, 'b')));
});
