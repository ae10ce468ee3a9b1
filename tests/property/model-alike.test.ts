import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';

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
        // Edited in the last place, the text is put together anew from what was read.
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
