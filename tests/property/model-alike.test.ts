import fc from '../support/fast-check.ts';
import { expect, test } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { mergeDocuments } from '../../src-main/sync/merge/merge-documents.ts';

const runs = Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 5000);

const scalar = fc.constantFrom(1, 12, 123, 1.5, 'a', 'ab', '"', '},{', '', null, true);
const item = fc.dictionary(fc.constantFrom('id', 'text', 'order'), scalar, { noNullPrototype: true });
const site = fc.dictionary(
  fc.constantFrom('a', 'b', 'list', 'c'),
  fc.oneof(scalar, fc.array(fc.oneof(scalar, item), { maxLength: 12 }), item),
  { noNullPrototype: true },
);
const spaced = fc.constantFrom(undefined, 1, '\t');

test('[SAVE-08] a document read beside any other is read as it would be alone', () => {
  fc.assert(
    fc.property(site, site, spaced, spaced, fc.boolean(), (one, other, spaceOne, spaceOther, akin) => {
      const like = RawValue.parse(JSON.stringify(other, null, spaceOther));
      const text = JSON.stringify(akin ? { ...other, ...one } : one, null, akin ? spaceOther : spaceOne);
      const [beside, alone] = [RawValue.alike(text, like), RawValue.parse(text)];
      expect(beside.toText()).toBe(alone.toText());
      expect(beside.keys()).toEqual(alone.keys());
      for (const key of alone.keys()) {
        expect(
          beside
            .child(key)!
            .items()
            .map((each) => each.toText()),
        ).toEqual(
          alone
            .child(key)!
            .items()
            .map((each) => each.toText()),
        );
        // After an edit, the text is composed again from the parsed parts, which must be equal too.
        const value = RawValue.parse('"new"');
        expect(beside.with(key, value).toText()).toBe(alone.with(key, value).toText());
        const list = beside.child(key)!;
        if (list.length === 0) continue;
        expect(list.without(0).toText()).toBe(alone.child(key)!.without(0).toText());
      }
    }),
    { numRuns: runs },
  );
});

interface Photo {
  id?: number;
  photo: string;
  caption: string | number;
  order: number | string;
  meta?: { 'wi"dth': number };
}
const caption = fc.constantFrom('', 'a', 'b', '"', '}', 'order', 7, 70);
const photos: fc.Arbitrary<Photo[]> = fc
  .tuple(fc.nat(40), caption, fc.constantFrom(1, -1), fc.boolean(), fc.boolean())
  .map(([count, text, step, asText, nested]) =>
    Array.from({ length: count }, (_, at) => {
      const order = step === 1 ? at : count - at;
      return {
        id: 90 + at,
        photo: `p${at}`,
        caption: text,
        order: asText ? `${order}` : order,
        ...(nested && { meta: { 'wi"dth': at } }),
      };
    }),
  );

/** An edit of a list. The places `at` and `to` are percentages of the list's length. */
const listEdit = fc.record({
  how: fc.constantFrom('edit', 'remove', 'insert', 'move', 'block', 'number'),
  at: fc.nat(99),
  to: fc.nat(99),
  caption,
});
type ListEdit = typeof listEdit extends fc.Arbitrary<infer T> ? T : never;

function editList(list: readonly Photo[], { how, at, to, caption: text }: ListEdit): Photo[] {
  const [from, place] = [at, to].map((share) => Math.floor((share * list.length) / 100)) as [number, number];
  const item = list[from];
  if (how === 'insert') return list.toSpliced(from, 0, { photo: `new${text}`, caption: text, order: 0 });
  if (how === 'number') return list.map((each, index) => ({ ...each, order: index + 1 }));
  if (!item) return [...list];
  if (how === 'edit') return list.toSpliced(from, 1, { ...item, caption: text });
  if (how === 'remove') return list.toSpliced(from, 1 + (to % 9));
  if (how === 'move') return list.toSpliced(from, 1).toSpliced(place, 0, item);
  return list.toSpliced(from, 9).toSpliced(place, 0, ...list.slice(from, from + 9));
}

const versions = fc
  .tuple(photos, fc.array(listEdit, { maxLength: 6 }), fc.array(listEdit, { maxLength: 6 }), spaced)
  .map(([base, mine, theirs, space]) =>
    [base, mine.reduce(editList, base), theirs.reduce(editList, base)].map((gallery, side) =>
      JSON.stringify({ a: 1, gallery, about: side === 1 ? 'x' : '' }, null, space),
    ),
  );

const parts = (value: RawValue): unknown =>
  value.kind === 'scalar'
    ? value.toText()
    : value.read().entries.map((entry) => [entry.key, entry.before, entry.after, parts(entry.value)]);

test('[SAVE-08] a long list read beside its earlier version is read as it would be alone, part by part', () => {
  fc.assert(
    fc.property(versions, ([base, , theirs]) => {
      const beside = RawValue.alike(theirs!, RawValue.parse(base!));
      expect(parts(beside)).toEqual(parts(RawValue.parse(theirs!)));
    }),
    { numRuns: runs },
  );
});

test('[SYNC-03] what versions share of each other in memory makes no difference to their merge', () => {
  fc.assert(
    fc.property(versions, ([base, mine, theirs]) => {
      const known = RawValue.parse(base!);
      const beside = mergeDocuments(known, RawValue.alike(mine!, known), RawValue.alike(theirs!, known));
      const alone = mergeDocuments(RawValue.parse(base!), RawValue.parse(mine!), RawValue.parse(theirs!));
      expect([beside.document.toText(), beside.conflicts]).toEqual([alone.document.toText(), alone.conflicts]);
    }),
    { numRuns: runs },
  );
});
