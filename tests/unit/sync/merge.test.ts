import { describe, expect, test } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { mergeDocuments } from '../../../src-main/sync/merge/merge-documents.ts';

const merge = (base: unknown, mine: unknown, theirs: unknown) => {
  const raw = (value: unknown) => RawValue.parse(typeof value === 'string' ? value : JSON.stringify(value));
  const { document, conflicts } = mergeDocuments(raw(base), raw(mine), raw(theirs));
  return { text: document.toText(), value: document.toValue() as Record<string, never>, conflicts };
};

test('[SYNC-03] a clash shows base, mine and theirs, and the record keeps the server’s', () => {
  const { value, conflicts } = merge({ about: 'old' }, { about: 'mine' }, { about: 'theirs' });
  expect(value).toEqual({ about: 'theirs' });
  expect(conflicts).toEqual([{ path: ['about'], kind: 'value', base: '"old"', mine: '"mine"', theirs: '"theirs"' }]);
});

test('[SYNC-03] a clash about one partnership names it, and both sides’ edits of the others are merged', () => {
  const item = (pk: number, title: string) => ({ pk, model: 'm', fields: { title } });
  const products = (...titles: string[]) => ({ products: titles.map((title, at) => item(at + 1, title)) });
  const { value, conflicts } = merge(
    products('A', 'B', 'C'),
    products('A, mine', 'B, mine', 'C'),
    products('A', 'B, theirs', 'C, theirs'),
  );
  expect(value).toEqual(products('A, mine', 'B, theirs', 'C, theirs'));
  const path = ['products', 1, 'fields', 'title'];
  expect(conflicts).toEqual([{ path, kind: 'value', base: '"B"', mine: '"B, mine"', theirs: '"B, theirs"' }]);
});

test.each([null, ''])(
  '[SYNC-03] what both sides add to a list that was %j is merged, as with an empty list',
  (none) => {
    const faq = (question: string) => [{ question }];
    expect(merge({ faqs: none }, { faqs: faq('Mine?') }, { faqs: faq('Theirs?') })).toMatchObject({
      value: { faqs: [...faq('Theirs?'), ...faq('Mine?')] },
      conflicts: [],
    });
    expect(merge({ faqs: faq('Old?') }, { faqs: [...faq('Old?'), ...faq('Mine?')] }, { faqs: none })).toMatchObject({
      value: { faqs: faq('Mine?') },
      conflicts: [],
    });
  },
);

test('[SAVE-08] number texts and unknown members of both sides survive a merge', () => {
  const base = '{"id": 90071992547409931, "a": 1.10, "x": {"deep": 2.50}}';
  const mine = '{"id": 90071992547409931, "a": 1.10, "x": {"deep": 2.50}, "mine": 3.30}';
  const theirs = '{"id": 90071992547409931, "a": 1.20, "x": {"deep": 2.50}}';
  expect(merge(base, mine, theirs).text).toBe(
    '{"id": 90071992547409931, "a": 1.20, "x": {"deep": 2.50}, "mine": 3.30}',
  );
});

test('numbers that only look different are no change, digits beyond a double’s are', () => {
  expect(merge('{"a":1.10}', '{"a":1.1}', '{"a":1.10}').text).toBe('{"a":1.10}');
  expect(merge('{"a":90071992547409931}', '{"a":90071992547409932}', '{"a":90071992547409931}').text).toBe(
    '{"a":90071992547409932}',
  );
});

describe('[SYNC-03] the identity ladder', () => {
  test('the server’s key: an item renamed here and moved there is one item', () => {
    const item = (id: number, name: string, order: number) => ({ service_id: id, 'service-name': name, order });
    const { value, conflicts } = merge(
      { services: [item(1, 'A', 0), item(2, 'B', 1)] },
      { services: [item(1, 'A1', 0), item(2, 'B', 1)] },
      { services: [item(2, 'B', 0), item(1, 'A', 1)] },
    );
    expect(value['services']).toEqual([item(2, 'B', 0), item(1, 'A1', 1)]);
    expect(conflicts).toEqual([]);
  });

  test('the server’s key of more digits than a number holds', () => {
    const item = (id: string, name: string, text: string) =>
      `{"service_id":90071992547409931${id},"service-name":"${name}","text":"${text}"}`;
    const services = (...items: string[]) => `{"services":[${items.join(',')}]}`;
    const { text, conflicts } = merge(
      services(item('01', 'A', ''), item('02', 'B', '')),
      services(item('02', 'B1', ''), item('01', 'A1', '')),
      services(item('01', 'A', 'of A'), item('02', 'B', '')),
    );
    expect([text, conflicts]).toEqual([services(item('02', 'B1', ''), item('01', 'A1', 'of A')), []]);
  });

  test('items without a name are not taken for the same item', () => {
    const photos = (...of: [string, string][]) => ({ photos: of.map(([photo, caption]) => ({ photo, caption })) });
    const { value, conflicts } = merge(
      photos(['a', ''], ['b', '']),
      photos(['b', ''], ['c', '']),
      photos(['a', ''], ['b', 'theirs']),
    );
    expect(value).toEqual(photos(['b', 'theirs'], ['c', '']));
    const edited = merge(photos(['a', ''], ['b', '']), photos(['b', ''], ['c', '']), photos(['a', 'of a'], ['b', '']));
    expect(edited.value).toEqual(photos(['a', 'of a'], ['b', ''], ['c', '']));
    expect([conflicts, edited.conflicts.map(({ kind }) => kind)]).toEqual([[], ['deleted']]);
  });

  test('the address of a photo', () => {
    const photo = (url: string, caption: string) => ({ photo: url, caption });
    const { value } = merge(
      { gallery: [photo('a', ''), photo('b', '')] },
      { gallery: [photo('a', 'mine'), photo('b', '')] },
      { gallery: [photo('b', 'theirs'), photo('a', '')] },
    );
    expect(value['gallery']).toEqual([photo('b', 'theirs'), photo('a', 'mine')]);
  });

  test('the address of a photo that was saved again under another key', () => {
    const photo = (key: number, url: string) => ({ photo_pk: key, photo: url, caption: '' });
    const { value } = merge(
      { gallery: [photo(1, 'a'), photo(2, 'b'), photo(3, 'c')] },
      { gallery: [photo(2, 'b'), photo(3, 'c'), photo(1, 'a')] },
      { gallery: [photo(7, 'a'), photo(2, 'b'), photo(3, 'c')] },
    );
    expect(value['gallery']).toEqual([photo(2, 'b'), photo(3, 'c'), photo(7, 'a')]);
  });

  test('a name, where one member changed', () => {
    const area = (city: string, radius: number) => ({ city, state: 'NV', radius });
    const { value, conflicts } = merge(
      { service_areas: [area('Reno', 50), area('Elko', 50)] },
      { service_areas: [area('Reno', 30), area('Elko', 50)] },
      { service_areas: [area('Elko', 50), area('Reno', 50)] },
    );
    expect(value['service_areas']).toEqual([area('Elko', 50), area('Reno', 30)]);
    expect(conflicts).toEqual([]);
  });

  test('the place, between known neighbours', () => {
    const faq = (question: string, answer: string) => ({ question, answer });
    const { value } = merge(
      { faqs: [faq('A', '1'), faq('B', '2'), faq('C', '3')] },
      { faqs: [faq('A', '1'), faq('B, reworded', '2'), faq('C', '3')] },
      { faqs: [faq('A', '1'), faq('B', '2'), faq('C', '4')] },
    );
    expect(value['faqs']).toEqual([faq('A', '1'), faq('B, reworded', '2'), faq('C', '4')]);
  });

  test('what the other side has made of it: renamed alike here and there, where more was changed, it is one item', () => {
    const item = (name: string, text: string, order: number) => ({ 'service-name': name, text, order });
    const { value, conflicts } = merge(
      { services: [item('A', 'old', 0), item('C', 'c', 1)] },
      { services: [item('B', 'old', 0), item('C', 'c', 1)] },
      { services: [item('C', 'c', 0), item('B', 'new', 1)] },
    );
    expect(value).toEqual({ services: [item('C', 'c', 0), item('B', 'new', 1)] });
    expect(conflicts).toEqual([]);
  });

  test('the name, where an item was edited here, and removed and added again there under another key', () => {
    const item = (service_id: number, text: string) => ({ 'service-name': 'Drains', text, service_id, order: 0 });
    const { value, conflicts } = merge(
      { services: [item(5, '')] },
      { services: [item(5, 'Edited')] },
      { services: [item(7, '')] },
    );
    expect(value).toEqual({ services: [item(7, 'Edited')] });
    expect(conflicts).toEqual([]);
  });

  test('the name, where the server gives all items new keys at each save', () => {
    const items = (first: number, text: string) =>
      ['Drains', 'Heaters', 'Repipe'].map((name, order) => ({
        'service-name': name,
        text: order === 1 ? text : '',
        service_id: first + order,
        order,
      }));
    const { value, conflicts } = merge(
      { services: items(1, '') },
      { services: items(1, 'Edited') },
      { services: items(11, '') },
    );
    expect(value).toEqual({ services: items(11, 'Edited') });
    expect(conflicts).toEqual([]);
  });

  test('a drag id is no identity and no edit', () => {
    const review = (draggableId: string, text: string) => ({ id: 7, draggableId, review: text });
    const { value, conflicts } = merge(
      { testimonials: [review('x', 'old')] },
      { testimonials: [review('y', 'new')] },
      { testimonials: [review('z', 'old')] },
    );
    expect(value['testimonials']).toEqual([review('z', 'new')]);
    expect(conflicts).toEqual([]);
  });

  test('the same photo added on both sides comes once, two different ones both', () => {
    const { value } = merge(
      { gallery: null },
      { gallery: [{ photo: 'a' }, { photo: 'b' }] },
      { gallery: [{ photo: 'b' }, { photo: 'c' }] },
    );
    expect(value['gallery']).toEqual([{ photo: 'a' }, { photo: 'b' }, { photo: 'c' }]);
  });
});

describe('[SYNC-03] lists', () => {
  const services = (...names: string[]) => names.map((name, order) => ({ service_id: name, order }));

  test('additions of both sides stand behind what they followed', () => {
    const { value } = merge(
      { services: services('A', 'B') },
      { services: services('A', 'mine', 'B') },
      { services: services('theirs', 'A', 'B', 'last') },
    );
    expect(value['services']).toEqual(services('theirs', 'A', 'mine', 'B', 'last'));
  });

  test('two different orders are a conflict, and the server’s stands', () => {
    const { value, conflicts } = merge(
      { services: services('A', 'B', 'C') },
      { services: services('C', 'A', 'B') },
      { services: services('B', 'A', 'C') },
    );
    expect(value['services']).toEqual(services('B', 'A', 'C'));
    expect(conflicts).toMatchObject([{ path: ['services'], kind: 'order' }]);
  });

  test('an item deleted there and edited here stays, with a conflict', () => {
    const { value, conflicts } = merge(
      { faqs: [{ id: 1, answer: 'a' }] },
      { faqs: [{ id: 1, answer: 'edited' }] },
      { faqs: [] },
    );
    expect(value['faqs']).toEqual([{ id: 1, answer: 'edited' }]);
    expect(conflicts).toMatchObject([{ path: ['faqs', 0], kind: 'deleted', theirs: undefined }]);
  });

  test('descending numbers end where they ended', () => {
    const photos = (first: number, ...urls: string[]) => urls.map((photo, at) => ({ photo, order: first - at }));
    const { value } = merge(
      { gallery: photos(2, 'a', 'b') },
      { gallery: photos(3, 'new', 'a', 'b') },
      { gallery: photos(2, 'b', 'a') },
    );
    expect(value['gallery']).toEqual(photos(3, 'new', 'b', 'a'));
  });

  test('an item stays behind the others when a server that counts by tens has numbered those anew meanwhile', () => {
    const areas = (...orders: number[]) => ({
      service_areas: orders.map((order, at) => ({ city: ['Reno', 'Elko', 'Ely', 'Fallon'][at], order })),
    });
    const { value, conflicts } = merge(areas(10, 20, 21), areas(10, 20, 21, 22), areas(10, 20, 30));
    expect(value).toEqual(areas(10, 20, 30, 40));
    expect(conflicts).toEqual([]);
  });

  test('numbers that do not follow from the places are edits of their own', () => {
    const photo = (url: string, order: number) => ({ photo: url, order });
    const { value } = merge(
      { gallery: [photo('a', 5), photo('b', 9)] },
      { gallery: [photo('a', 12), photo('b', 9)] },
      { gallery: [photo('a', 5), photo('b', 9), photo('c', 1)] },
    );
    expect(value['gallery']).toEqual([photo('a', 12), photo('b', 9), photo('c', 1)]);
  });

  test('a weekday is taken whole', () => {
    const day = (from: string, to: string) => ({ from, to });
    const { value, conflicts } = merge(
      { business_hours: [day('8', '5'), day('8', '5')] },
      { business_hours: [day('9', '5'), day('7', '5')] },
      { business_hours: [day('8', '6'), day('8', '5')] },
    );
    expect(value['business_hours']).toEqual([day('8', '6'), day('7', '5')]);
    expect(conflicts).toMatchObject([{ path: ['business_hours', 0], kind: 'value' }]);
  });

  test('a layout section and the load balancer are taken whole', () => {
    const { value, conflicts } = merge(
      { load_balancer_config: { host: 'a', name: 'a' }, custom_layout: { hero: { version: 'v3', order: 1 } } },
      { load_balancer_config: { host: 'b', name: 'a' }, custom_layout: { hero: { version: 'v4', order: 1 } } },
      { load_balancer_config: { host: 'a', name: 'b' }, custom_layout: { hero: { version: 'v3', order: 2 } } },
    );
    expect(value).toMatchObject({
      load_balancer_config: { host: 'a', name: 'b' },
      custom_layout: { hero: { version: 'v3' } },
    });
    expect(conflicts.map(({ path }) => path)).toEqual([['load_balancer_config'], ['custom_layout', 'hero']]);
  });
});
