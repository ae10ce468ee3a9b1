import fc from 'fast-check';
import { applyAll, type RawOperation } from '#shared/record/edit-raw.ts';
import type { RawValue } from '#shared/record/raw-value.ts';

/** Keys of the server that are equal if they are read as JavaScript numbers. */
const LONG_KEYS = ['12345678901234567890', '12345678901234567891', '12345678901234567892'];

/** JSON texts for the members of each list's items. An item may lack any of them. */
const lists: Record<
  string,
  { key: string; members: Record<string, readonly string[]>; order?: (at: number) => string }
> = {
  services: {
    key: 'service_id',
    members: {
      'service-name': ['"Repipe"', '"Drains"', '"Heaters"'],
      text: ['""', '"Same."'],
      extra: ['1.10', '1e2', '{"a":[]}'],
    },
    order: String,
  },
  gallery: { key: 'photo_pk', members: { photo: ['"/a.webp"', '"/b.webp"'], caption: ['""', 'null', '"c"'] } },
  testimonials: {
    key: 'id',
    members: { reviewer: ['"Ann"', '"Bob"'], review: ['"Good."', '""'] },
    order: (at) => `"${20 - at}"`,
  },
  faqs: { key: 'id', members: { question: ['"Why?"', '""'], answer: ['""'] } },
};
/** Lists whose items have their members in `fields`. */
const fieldsLists = ['products', 'payments'];

const item = (name: string): fc.Arbitrary<string[]> => {
  const { key, members } = lists[name]!;
  const parts = Object.entries(members).map(([member, texts]) =>
    fc.option(fc.constantFrom(...texts), { freq: 6, nil: undefined }).map((text) => text && `"${member}":${text}`),
  );
  const id = fc.option(fc.constantFrom(...LONG_KEYS, 'null'), { freq: 3, nil: undefined });
  return fc
    .tuple(id, ...parts)
    .map(([of, ...rest]) => [...(of ? [`"${key}":${of}`] : []), ...rest.filter((part) => part !== undefined)]);
};

const listText = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('null', '[]') },
    {
      weight: 6,
      arbitrary: fc.array(item(name), { maxLength: 5 }).map((items) => {
        const { order } = lists[name]!;
        return `[${items.map((parts, at) => `{${[...parts, ...(order ? [`"order":${order(at)}`] : [])].join()}}`).join()}]`;
      }),
    },
  );

const products = fc.array(
  fc.record({ pk: fc.option(fc.nat(3), { nil: undefined }), title: fc.constantFrom('', 'A', 'B') }),
  { maxLength: 4 },
);
const keyedList = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('null', '""', '"no list"') },
  {
    weight: 4,
    arbitrary: products.map((all) =>
      JSON.stringify(all.map(({ pk, title }) => ({ ...(pk !== undefined && { pk }), model: 'm', fields: { title } }))),
    ),
  },
);

/** A member that every record has and no edit changes. The app does not know it, and has to keep it byte for byte. */
export const unknownText = '"unknown":{ "price":1.10,"big":98765432109876543210,"by":"caf\\u00e9" }';

/** Texts of records as the app reads them. */
export const recordText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('"about":"a"', '"about":null'),
    fc.tuple(...Object.keys(lists).map((name) => listText(name).map((text) => `"${name}":${text}`))),
    fc.tuple(...fieldsLists.map((name) => keyedList.map((text) => `"${name}":${text}`))),
    fc.constantFrom('"keywords":["a","b","a"]', '"keywords":null', '"keywords":[]'),
  )
  .map(
    ([about, all, keyed, keywords]) =>
      `{${[about, unknownText, ...all, ...keyed, keywords, '"load_balancer_config":{"static":"","host":""}'].join()}}`,
  );

export interface Numbers {
  kind: number;
  list: number;
  at: number;
  to: number;
}
export const edit: fc.Arbitrary<Numbers> = fc.record({
  kind: fc.nat(12),
  list: fc.nat(9),
  at: fc.nat(9),
  to: fc.nat(9),
});
export const edits = fc.array(edit, {
  maxLength: 6,
});

/**
 * Returns the operations of an edit. `token` is the new value. The edit is as a server makes it if `token` begins with
 * `theirs`, else as a screen makes it.
 */
export function operationsOf(document: RawValue, { kind, list: pick, at, to }: Numbers, token: string): RawOperation[] {
  const text = JSON.stringify(token);
  const names = Object.keys(lists);
  const name = names[pick % names.length]!;
  const list = document.child(name)!;
  const [from, count] = [list.length ? at % list.length : 0, list.length];
  const { key, order, members } = lists[name]!;
  const [naming] = Object.keys(members);
  // An item that the server adds has a key.
  const keyed = token.startsWith('theirs') ? `"${key}":9${at}${to},` : '';
  const added = `{${keyed}"${naming}":${text}${order ? ',"order":0' : ''}}`;
  switch (kind) {
    case 0:
      return [{ op: 'set', path: ['about'], text }];
    case 1:
      return [{ op: 'set', path: ['load_balancer_config', to % 2 ? 'static' : 'host'], text }];
    case 2:
    case 3:
      return keyedEdit(document, fieldsLists[pick % 2]!, { kind, at, to, token });
    case 4:
      return keywordEdit(document.child('keywords')!, at, text);
    case 5:
    case 6:
      if (list.isNull) return [{ op: 'set', path: [name], text: `[${added}]` }, ...renumberOperations(name, 1)];
      return [{ op: 'insert', path: [name, at % (count + 1)], text: added }, ...renumberOperations(name, count + 1)];
    case 7:
      return count === 0 ? [] : [{ op: 'remove', path: [name, from] }, ...renumberOperations(name, count - 1)];
    case 8:
      return count === 0
        ? []
        : [{ op: 'move', path: [name], from, to: to % count }, ...renumberOperations(name, count)];
    case 9: {
      // Only a server gives an item another key.
      if (count === 0 || !keyed) return [];
      return [{ op: 'set', path: [name, from, key], text: `8${at}${to}` }];
    }
    default: {
      const member = [...Object.keys(members), 'new'][to % (Object.keys(members).length + 1)]!;
      return count === 0 ? [] : [{ op: 'set', path: [name, from, member], text }];
    }
  }
}

/** Returns the record after the edits of one side. The edited values begin with `side`. */
export function editedBy(start: RawValue, all: readonly Numbers[], side: string): RawValue {
  return all.reduce(
    (document, numbers, index) => applyAll(document, operationsOf(document, numbers, `${side}-${index}-`)).document,
    start,
  );
}

function keywordEdit(keywords: RawValue, at: number, text: string): RawOperation[] {
  if (keywords.isNull) return [{ op: 'set', path: ['keywords'], text: `[${text}]` }];
  return [{ op: 'insert', path: ['keywords', at % (keywords.length + 1)], text }];
}

/** Changes, adds or removes an item. A value that is not a list becomes a list with one item. */
function keyedEdit(
  document: RawValue,
  name: string,
  { kind, at, to, token }: Pick<Numbers, 'kind' | 'at' | 'to'> & { token: string },
): RawOperation[] {
  const list = document.child(name);
  const place = list?.length ? at % list.length : 0;
  const fields = JSON.stringify({ title: token });
  const added = `{"model":"m","fields":${fields}}`;
  if (list?.kind !== 'list') return [{ op: 'set', path: [name], text: `[${added}]` }];
  if (list.length === 0 || (kind === 3 && to > 4)) return [{ op: 'insert', path: [name, place], text: added }];
  if (kind === 3) return [{ op: 'remove', path: [name, place] }];
  return [{ op: 'set', path: [name, place, 'fields'], text: fields }];
}

function renumberOperations(name: string, count: number): RawOperation[] {
  const { order } = lists[name]!;
  if (!order) return [];
  const last = (at: number) => (name === 'testimonials' ? order(20 - count + at) : order(at));
  return Array.from({ length: count }, (_, at) => ({ op: 'set', path: [name, at, 'order'], text: last(at) }));
}

/** Returns the new values of edits that the texts contain. */
export const tokensOf = (...texts: (string | undefined)[]): Set<string> =>
  new Set(texts.join().match(/(mine|theirs)-\d+-/g));

/** Counts how often each key is in its list. A key of the returned map is the list's name and the item's key. */
export function keysIn(document: RawValue): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name, { key }] of Object.entries(lists)) {
    for (const each of document.child(name)!.items()) {
      const text = each.textOf(key);
      if (text === undefined || text === 'null') continue;
      counts.set(`${name} ${text}`, (counts.get(`${name} ${text}`) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Returns the edited values within items that have a key, each with the key in the form of `keysIn`. Omits photos,
 * because they may get new keys.
 */
export function keysOfTokens(document: RawValue): Map<string, string> {
  const found = Object.entries(lists).flatMap(([name, { key }]) =>
    name === 'gallery'
      ? []
      : document
          .child(name)!
          .items()
          .flatMap((each) => {
            const text = each.textOf(key);
            if (text === undefined || text === 'null') return [];
            return [...tokensOf(each.toText())].map((token): [string, string] => [token, `${name} ${text}`]);
          }),
  );
  return new Map(found);
}

/** Returns the `order` of each item as JSON text. */
export const ordersOf = (document: RawValue, name: string): (string | undefined)[] =>
  document
    .child(name)!
    .items()
    .map((each) => each.textOf('order'));
