import fc from '../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { diffRaw } from '#shared/record/diff.ts';
import { editRaw, type RawOperation } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { bringBack, compareDocuments, type Change } from '../../src-main/sync/merge/bring-back.ts';

const runs = Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 5000);

/** A service. `textOf` writes it as an item of the record. */
interface Item {
  id: number;
  /** whether the server has given the item a key */
  keyed: boolean;
  name: string;
  text: string;
  photos: string[];
}
interface Site {
  about: string | null;
  theme: Record<string, string>;
  services: Item[];
  gallery: { id: number; caption: string }[];
  keywords: string[];
  products: { pk: number; title: string }[];
  hours: string[];
  balancer: [string, string];
}

const word = fc.constantFrom('a', 'b', 'c', 'd', '');
const item = (id: number): fc.Arbitrary<Item> =>
  fc.record({
    id: fc.constant(id),
    keyed: fc.boolean(),
    // Few names, so that some items have the same name.
    name: fc.constantFrom('Drains', 'Roofs', `S${id}`),
    text: word,
    photos: fc.uniqueArray(fc.constantFrom('p1', 'p2', 'p3'), { maxLength: 3 }),
  });
const some = <T>(count: number, of: (id: number) => fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.nat(count).chain((length) => fc.tuple(...Array.from({ length }, (_, id) => of(id))));
const site: fc.Arbitrary<Site> = fc.record({
  about: fc.option(word),
  theme: fc.dictionary(fc.constantFrom('x', 'y', 'z'), word, { noNullPrototype: true }),
  services: some(5, item),
  gallery: some(4, (id) => fc.record({ id: fc.constant(id), caption: word })),
  keywords: fc.uniqueArray(word, { maxLength: 4 }),
  products: some(4, (pk) => fc.record({ pk: fc.constant(pk), title: word })),
  hours: fc.tuple(word, word, word),
  balancer: fc.tuple(word, word),
});

type Edit = (site: Site) => Site;
const taken = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);
const moved = <T>(list: readonly T[], from: number, to: number): T[] =>
  from < list.length ? list.toSpliced(from, 1).toSpliced(to, 0, list[from]!) : [...list];
const changed = <T>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((each, index) => (index === at ? { ...each, ...change } : each));
const lists = ['services', 'gallery', 'products', 'keywords'] as const;

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.option(word).map((about): Edit => (s) => ({ ...s, about })),
  fc.tuple(fc.constantFrom('x', 'y'), word).map(([key, v]): Edit => (s) => ({ ...s, theme: { ...s.theme, [key]: v } })),
  fc.constantFrom('x', 'z').map((key): Edit => ({ theme: { [key]: _, ...theme }, ...s }) => ({ ...s, theme })),
  fc
    .tuple(fc.constantFrom(...lists), fc.nat(4))
    .map(([of, at]): Edit => (s) => ({ ...s, [of]: taken<unknown>(s[of], at) })),
  fc.tuple(fc.constantFrom(...lists), fc.nat(4), fc.nat(4)).map(([of, from, to]): Edit => (s) => ({
    ...s,
    [of]: moved<unknown>(s[of], from, to),
  })),
  fc.tuple(fc.nat(4), word).map(([at, text]): Edit => (s) => ({ ...s, services: changed(s.services, at, { text }) })),
  fc.tuple(fc.nat(4), fc.constantFrom('Drains', 'Gutters')).map(([at, name]): Edit => (s) => ({
    ...s,
    services: changed(s.services, at, { name }),
  })),
  // A save, in which the server gives an item its key.
  fc.nat(4).map((at): Edit => (s) => ({ ...s, services: changed(s.services, at, { keyed: true }) })),
  fc.tuple(fc.nat(4), fc.uniqueArray(fc.constantFrom('p1', 'p2', 'p4'))).map(([at, photos]): Edit => (s) => ({
    ...s,
    services: changed(s.services, at, { photos }),
  })),
  fc.tuple(fc.nat(5), fc.integer({ min: 10, max: 13 }).chain(item)).map(
    ([at, added]): Edit =>
      (s) =>
        s.services.some(({ id }) => id === added.id) ? s : { ...s, services: s.services.toSpliced(at, 0, added) },
  ),
  fc
    .tuple(fc.nat(4), word)
    .map(([at, caption]): Edit => (s) => ({ ...s, gallery: changed(s.gallery, at, { caption }) })),
  fc.tuple(fc.nat(5), word).map(
    ([at, v]): Edit =>
      (s) =>
        s.keywords.includes(v) ? s : { ...s, keywords: s.keywords.toSpliced(at, 0, v) },
  ),
  fc.tuple(fc.nat(4), word).map(([at, title]): Edit => (s) => ({ ...s, products: changed(s.products, at, { title }) })),
  fc.tuple(fc.nat(4), fc.integer({ min: 10, max: 12 })).map(
    ([at, pk]): Edit =>
      (s) =>
        s.products.some((p) => p.pk === pk) ? s : { ...s, products: s.products.toSpliced(at, 0, { pk, title: 'new' }) },
  ),
  fc.tuple(fc.nat(2), word).map(([day, v]): Edit => (s) => ({ ...s, hours: s.hours.with(day, v) })),
  word.map((host): Edit => (s) => ({ ...s, balancer: [s.balancer[0], host] })),
);

interface Form {
  /** order number of the first service */
  first: 0 | 1;
  asText: boolean;
  space: string | undefined;
}
const form: fc.Arbitrary<Form> = fc.record({
  first: fc.constantFrom(0, 1),
  asText: fc.boolean(),
  space: fc.constantFrom(undefined, ' '),
});

/** Returns the record as a backend writes it. Drag IDs are new at each load. */
function textOf(s: Site, { first, asText, space }: Form, load: string): string {
  const n = (number: number): string | number => (asText ? String(number) : number);
  const text = JSON.stringify(
    {
      slug: 'acme',
      about: s.about,
      theme: s.theme,
      services: s.services.map(({ id, keyed, name, text, photos }, at) => ({
        'service-name': name,
        ...(keyed && { service_id: `#90071992547409931${id}#` }),
        text,
        price: '#1.10#',
        draggableId: `${load}-${id}`,
        photos: photos.map((photo, index) => ({ photo, order: index })),
        order: n(at + first),
      })),
      gallery: s.gallery.map(({ id, caption }, at) => ({
        photo_pk: id,
        photo: `/m/${id}.webp`,
        caption,
        order: n(s.gallery.length - at),
      })),
      keywords: s.keywords,
      products: s.products.map(({ pk, title }) => ({ pk, model: 'm', fields: { title, worth: '#2.50#' } })),
      business_hours: s.hours.map((custom) => ({ from: '8', custom })),
      load_balancer_config: { static: s.balancer[0], host: s.balancer[1] },
      unknown: { price: '#1.10#' },
    },
    null,
    space,
  );
  // Writes numbers in forms that JavaScript would not write.
  return text.replace(/"#([^#]*)#"/g, '$1');
}

interface History {
  then: RawValue;
  now: RawValue;
  picks: number[];
}
const histories: fc.Arbitrary<History> = fc
  .tuple(
    site,
    fc.array(edit, { maxLength: 3 }),
    fc.array(edit, { maxLength: 6 }),
    form,
    fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
  )
  .map(([base, early, late, of, picks]) => {
    const earlier = early.reduce((s, each) => each(s), base);
    const later = late.reduce((s, each) => each(s), earlier);
    const [then, now] = [textOf(earlier, of, 'one'), textOf(later, of, 'two')];
    return {
      then: RawValue.parse(then),
      now: RawValue.parse(now),
      picks,
      [fc.toStringMethod]: () => `${then}\n→ ${now}\n${picks}`,
    };
  });

const check = (name: string, property: (history: History) => void) =>
  test(name, () => fc.assert(fc.property(histories, property), { numRuns: runs }));

const apply = (document: RawValue, operations: readonly RawOperation[]): RawValue =>
  operations.reduce((at, operation) => editRaw(at, operation).document, document);
const restored = (then: RawValue, now: RawValue, wanted: (change: Change) => boolean = () => true): RawValue =>
  apply(now, bringBack(then, now, wanted));

/** Returns the parts of a record that users can see: without keys and drag IDs. */
const visible = (document: RawValue): unknown =>
  JSON.parse(document.toText(), (key, member: unknown) =>
    key === 'draggableId' || key === 'service_id' ? undefined : member,
  );

describe('[PUB-04] taking back changes since a version', () => {
  check('all of them gives the version again', ({ then, now }) => {
    expect(visible(restored(then, now))).toEqual(visible(then));
  });

  check('none is told where nothing was changed, and none touches nothing', ({ then, now }) => {
    expect(compareDocuments(then, then)).toEqual([]);
    expect(bringBack(then, now, () => false)).toEqual([]);
    expect(compareDocuments(then, restored(then, now))).toEqual([]);
  });

  check('one after the other, in any order, gives what all at once give', ({ then, now, picks }) => {
    let document = now;
    let left = compareDocuments(then, document).length;
    for (let step = 0; left > 0; step++) {
      const wanted = picks[step % picks.length]! % left;
      let at = 0;
      document = restored(then, document, () => at++ === wanted);
      left = compareDocuments(then, document).length;
      if (step > 200) throw new Error('it never ends');
    }
    const whole = restored(then, now);
    expect(visible(document)).toEqual(visible(whole));
    // Services without a key may be mistaken for each other. The keys and drag IDs are compared only if all have keys.
    if (areAllKeyed(then) && areAllKeyed(now)) expect(sameJson(document, whole)).toBe(true);
  });

  check('one touches nothing else', ({ then, now, picks }) => {
    const changes = compareDocuments(then, now);
    if (changes.length === 0) return;
    const wanted = picks[0]! % changes.length;
    let at = 0;
    const document = restored(then, now, () => at++ === wanted);
    const { kind, now: path, then: was } = changes[wanted]!;
    const list = String(path[0]);
    for (const key of now.keys()) if (key !== list) expect(document.at(key).isSame(now.at(key))).toBe(true);
    if (kind === 'value') {
      for (const { path: touched } of diffRaw(now, document)) expect(touched.slice(0, path.length)).toEqual(path);
      expect(sameJson(document.get(path), then.get(was))).toBe(true);
      return;
    }
    // Every item except the added or removed one has the same bytes, apart from its number.
    const holder = kind === 'removed' ? was.slice(0, -1) : kind === 'added' ? path.slice(0, -1) : path;
    const oldList = kind === 'removed' ? path : holder;
    const [old, fresh] = [now.get(oldList), document.get(oldList)].map((of) => (of?.items() ?? []).map(withoutNumber));
    if (kind === 'order') expect(fresh!.toSorted()).toEqual(old!.toSorted());
    else if (kind === 'added') expect(fresh).toEqual(old!.toSpliced(Number(path.at(-1)), 1));
    else {
      const back = withoutNumber(then.get(was)!);
      expect(fresh!.toSpliced(fresh!.indexOf(back), 1)).toEqual(old);
    }
  });

  check('numbers stay dense, in the list’s own convention', ({ then, now, picks }) => {
    const document = restored(then, now, () => picks[0]! % 2 === 0);
    const { services, gallery } = document.toValue() as Record<string, { order: unknown }[]>;
    const [first, last] = [services!, gallery!].map((items) => items.map(({ order }) => order));
    const one = [now, then]
      .map((of) => of.get(['services', 0, 'order'])?.toValue())
      .find((number) => number !== undefined);
    expect(first).toEqual(
      services!.map((_, at) => (typeof one === 'string' ? String(Number(one) + at) : Number(one) + at)),
    );
    expect(last!.map(Number)).toEqual(gallery!.map((_, at) => gallery!.length - at));
  });

  check('an undo gives the draft again', ({ then, now }) => {
    const inverse: RawOperation[] = [];
    let document = now;
    for (const operation of bringBack(then, now, () => true)) {
      const done = editRaw(document, operation);
      document = done.document;
      inverse.unshift(done.inverse);
    }
    expect(sameJson(apply(document, inverse), now)).toBe(true);
  });
});

function areAllKeyed(document: RawValue): boolean {
  const { services } = document.toValue() as { services: object[] };
  return services.every((service) => 'service_id' in service);
}

function withoutNumber(of: RawValue): string {
  return of.kind === 'object' && of.child('order') ? of.without('order').toText() : of.toText();
}
