import { describe, expect, test } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { draftOn } from '../../../src-main/sync/draft/draft.ts';
import {
  arrivedDocument,
  differingMembers,
  isArrived,
  undoneEdits,
  type Copies,
} from '../../../src-main/sync/merge/arrival.ts';
import { mergeSite } from '../../../src-main/sync/merge/merge-site.ts';
import { Origins } from '../../../src-main/sync/merge/origins.ts';

type Site = Record<string, unknown>;
const raw = (site: Site | string) => RawValue.parse(typeof site === 'string' ? site : JSON.stringify(site));
const copies = (base: Site | string, sent: Site | string, server: Site | string): Copies => ({
  base: raw(base),
  sent: raw(sent),
  server: raw(server),
});
const undone = (...of: Parameters<typeof copies>) => [...undoneEdits(copies(...of)).keys()];

const [a, b, c] = ['a', 'b', 'c'].map((question, at) => ({ id: at + 1, question, order: at }));
const product = (pk: number | null, title: string, more: Site = {}) => ({ pk, model: 'm', fields: { title, ...more } });

describe('[SAVE-07] what a server makes of a value is its own', () => {
  test.each<[string, string, unknown, unknown, unknown]>([
    [
      'an order number that counts from 1 instead of 0',
      'teammates',
      null,
      [{ name: 'A', order: 0 }],
      [{ name: 'A', order: 1 }],
    ],
    [
      'numbers by tens, and upside down',
      'faqs',
      [a, b],
      [c, a, b],
      [
        { ...c, order: 10 },
        { ...a, order: 20 },
        { ...b, order: 30 },
      ],
    ],
    [
      'a list that it gives in its own sequence',
      'faqs',
      [a, b],
      [a, { ...b, answer: 'B' }],
      [{ ...b, answer: 'B' }, a],
    ],
    ['the key of an item with ‘fields’', 'products', [], [product(null, 'A')], [product(17, 'A')]],
    [
      'two items with ‘fields’ that say the same',
      'products',
      [],
      [product(null, 'A'), product(null, 'A')],
      [product(17, 'A'), product(18, 'A')],
    ],
    [
      'a key of more digits than a number holds',
      'faqs',
      null,
      [{ question: 'a', id: '' }],
      '[{"id":90071992547409931,"question":"a"}]',
    ],
    [
      'an address of its own',
      'gallery',
      [],
      [{ photo: '/media/a.webp' }],
      [{ photo: 'https://cdn.example/9.webp', photo_pk: 9 }],
    ],
    [
      'a moved file whose caption another has written since',
      'gallery',
      [],
      [{ photo: '/media/a.webp', caption: '' }],
      [{ photo: 'https://cdn.example/a.webp', caption: 'By another', photo_pk: 9 }],
    ],
    [
      'members that it does not know',
      'faqs',
      [],
      [{ question: 'a', mood: 'good' }],
      [{ id: 9, question: 'a', created: 'now' }],
    ],
    ['a number in another form', 'price', '1.20', '1.10', 1.1],
    ['a telephone number in another form', 'phone', '', '5551234567', '(555) 123-4567'],
    ['a color in another notation', 'custom_primary', '#000000', '#fff', 'rgb(255, 255, 255)'],
    ['a text in its own words', 'about', 'Old', 'Pipes & drains', 'pipes &amp; drains'],
    [
      'an edited item in its own words, with another key',
      'faqs',
      [{ question: 'a', answer: 'Old', order: 0 }],
      [{ question: 'Pipes & drains?', answer: 'Old', order: 0 }],
      [{ id: 7, question: 'Pipes &amp; drains?', answer: 'Old', order: 0 }],
    ],
  ])('%s', (_what, field, base, sent, server) => {
    const held =
      typeof server === 'string' && server.startsWith('[{"id"') ? `{"${field}":${server}}` : { [field]: server };
    expect(undone({ [field]: base }, { [field]: sent }, held)).toEqual([]);
  });
});

describe('[SYNC-03] an edit that the server does not hold is told', () => {
  test.each<[string, string, unknown, unknown, unknown]>([
    ['a value as it was before', 'company_tagline', 'Old', 'New', 'Old'],
    ['a member of an item', 'faqs', [a, b], [a, { ...b, answer: 'B' }], [b, a]],
    ['an item that was added', 'faqs', [a], [a, { question: 'b', order: 1 }], [{ ...a, order: 1 }]],
    [
      'another’s item in its place',
      'service_areas',
      [],
      [{ city: 'Elko', state: 'NV', order: 0 }],
      [{ id: 9, city: 'Ely', state: 'NV', order: 0 }],
    ],
    ['an item with ‘fields’', 'products', [], [product(null, 'A')], [product(17, 'B')]],
    ['an item that was removed', 'faqs', [a, b], [a], [a, b]],
    [
      'an item that was moved',
      'faqs',
      [a, b],
      [
        { ...b, order: 0 },
        { ...a, order: 1 },
      ],
      [
        { ...a, order: 1 },
        { ...b, order: 2 },
      ],
    ],
    ['a list that was emptied', 'faqs', [a], [], [a]],
    ['an edited item that is gone', 'faqs', [a, b], [{ ...a, answer: 'A' }, b], [b]],
    ['a text that another has written', 'about', 'Old words', 'New words', 'Other words'],
    ['a line between two words', 'about', 'one two', 'one\ntwo', 'one two'],
    [
      'a day',
      'business_hours',
      [{ from: '8' }, { from: '9' }],
      [{ from: '7' }, { from: '9' }],
      [{ from: '8' }, { from: '10' }],
    ],
  ])('%s', (_what, field, base, sent, server) => {
    expect(undone({ [field]: base }, { [field]: sent }, { [field]: server })).toEqual([field]);
  });

  test('and is known again when it is sent with other keys and numbers', () => {
    const edits = (sent: Site[]) => undoneEdits(copies({ faqs: [a] }, { faqs: sent }, { faqs: [a] })).get('faqs');
    const added = { question: 'b', order: 1 };
    expect(edits([a!, added])).toEqual(
      edits([
        { ...a, order: 1 },
        { ...added, id: 9, order: 2 },
      ]),
    );
  });

  test('and only that is an edit again: the rest of the list is as the server has it', () => {
    const sent = {
      faqs: [
        { ...a, answer: 'In  two spaces' },
        { ...b, answer: 'B' },
        { question: 'new', order: 2 },
      ],
    };
    const server = { faqs: [{ ...a, answer: 'In two spaces' }, b, { id: 9, question: 'new', order: 2 }] };
    const three = copies({ faqs: [{ ...a, answer: 'Old' }, b] }, sent, server);
    const { draft } = draftOn({ text: three.base.toText(), modified: 'm1' }, []);
    const origins = new Origins(draft, new Set(['faqs']), new Map(), { slug: 'acme', document: three.sent, last: 1 });
    const merged = mergeSite(arrivedDocument(three, ['faqs']), three.sent, three.server, origins);
    expect(merged.document.toValue()).toEqual({
      faqs: [server.faqs[0], { ...b, answer: 'B' }, server.faqs[2]],
    });
    expect(merged.conflicts).toEqual([]);
  });
});

describe('[SYNC-04] a post without an answer has arrived', () => {
  const photo = (name: string, more: Site = {}) => ({ photo: `/media/${name}.webp`, alt_tag: '-image', ...more });

  test.each<[string, Site, Site, Site]>([
    [
      'where its list was numbered anew',
      { faqs: null },
      { faqs: [{ question: 'a', order: 0 }] },
      { faqs: [{ id: 7, question: 'a', order: 1 }] },
    ],
    [
      'where its photo was put elsewhere',
      { gallery: [] },
      { gallery: [photo('a')] },
      { gallery: [{ ...photo('a'), photo: 'https://cdn.example/a.webp' }] },
    ],
    [
      'where its photo has another name, and its text is there',
      { about: '', gallery: [] },
      { about: 'New', gallery: [photo('a')] },
      { about: 'New', gallery: [photo('9')] },
    ],
    [
      'where another has saved on top of it',
      { about: '', faqs: [a] },
      { about: 'New', faqs: [a] },
      { about: 'New', faqs: [a, b] },
    ],
  ])('%s', (_what, base, sent, server) => {
    expect(isArrived(copies(base, sent, server))).toBe(true);
  });

  test.each<[string, Site, Site, Site]>([
    ['where the server has what it had', { about: 'Old' }, { about: 'New' }, { about: 'Old' }],
    ['where it has another value', { custom_primary: 'red' }, { custom_primary: 'blue' }, { custom_primary: 'green' }],
    [
      'where a photo of another’s may be the one',
      { gallery: [] },
      { gallery: [photo('a')] },
      { gallery: [photo('b', { photo_pk: 9 })] },
    ],
    ['where only spaces would tell', { about: 'Old' }, { about: 'Old ' }, { about: 'Old' }],
  ])('but does not count as arrived %s', (_what, base, sent, server) => {
    expect(isArrived(copies(base, sent, server))).toBe(false);
  });

  test('but does not count as arrived where two long keys differ in their last digit', () => {
    const [known, other] = ['{"place_id":90071992547409931}', '{"place_id":90071992547409932}'];
    expect(isArrived(copies('{"place_id":1}', known, other))).toBe(false);
  });
});

test('differingMembers names a list when its items were moved, or have other order numbers, keys or photo URLs', () => {
  const sent = {
    a: 1.1,
    faqs: [a, b],
    products: [product(null, 'A')],
    about: 'x ',
    gallery: [{ photo: '/media/a.webp' }],
  };
  const differing = (more: Site) => [...differingMembers(raw({ ...sent, ...more }), raw(sent))];
  expect(differing({ a: '1.10', about: 'x', modified: 'm2', faqs: [{ ...a, created: 'now' }, b] })).toEqual([]);
  expect(differing({ faqs: [b, a] })).toEqual(['faqs']);
  expect(differing({ faqs: [{ ...a, order: 7 }, b] })).toEqual(['faqs']);
  expect(differing({ products: [product(17, 'A')] })).toEqual(['products']);
  expect(differing({ gallery: [{ photo: 'https://cdn.example/a.webp' }] })).toEqual(['gallery']);
});
