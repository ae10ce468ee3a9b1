import fc from '../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { mergeDocuments } from '../../src-main/sync/merge/merge-documents.ts';
import {
  editedBy,
  edits,
  keysIn,
  keysOfTokens,
  ordersOf,
  recordText,
  tokensOf,
  unknownText,
} from '../support/arbitrary-record.ts';

const runs = Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 5000);

interface Sides {
  base: RawValue;
  mine: RawValue;
  theirs: RawValue;
}

const sides = fc.tuple(recordText, edits, edits).map(([text, own, others]) => {
  const base = RawValue.parse(text);
  const [mine, theirs] = [editedBy(base, own, 'mine'), editedBy(base, others, 'theirs')];
  const show = () => [base, mine, theirs].map((each) => each.toText()).join('\n');
  return { base, mine, theirs, [fc.toStringMethod]: show };
});

const check = (name: string, property: (all: Sides) => void) =>
  test(name, () => fc.assert(fc.property(sides, property), { numRuns: runs }));

/**
 * The tested records have keys of 20 digits, repeated and missing keys, repeated names, and null or a text instead of
 * some lists.
 */
describe('the three-way merge of records as backends send them', () => {
  check('[SYNC-03] no local edit: exactly the server’s copy', ({ base, theirs }) => {
    const { document, conflicts } = mergeDocuments(base, base, theirs);
    expect([document.toText(), conflicts]).toEqual([theirs.toText(), []]);
  });

  check('[SYNC-03] no edit on the server: exactly the local copy', ({ base, mine }) => {
    const { document, conflicts } = mergeDocuments(base, mine, base);
    expect(conflicts).toEqual([]);
    expect(sameJson(document, mine)).toBe(true);
  });

  check('[SYNC-03] both equal: no conflict', ({ base, mine }) => {
    const { document, conflicts } = mergeDocuments(base, mine, mine);
    expect([document.toText(), conflicts]).toEqual([mine.toText(), []]);
  });

  check('[SYNC-03] every edit is in the result or in a conflict', ({ base, mine, theirs }) => {
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    const kept = tokensOf(document.toText(), ...conflicts.flatMap((each) => [each.mine, each.theirs]));
    const made = tokensOf(mine.toText(), theirs.toText());
    expect([...made].filter((token) => !kept.has(token))).toEqual([]);
    // No value is in the result more often than in the side that has it most often.
    for (const token of made)
      expect(document.toText().split(token).length - 1).toBeLessThan(countIn(mine, theirs, token));
  });

  check('[SYNC-03] merging again changes nothing', ({ base, mine, theirs }) => {
    const once = mergeDocuments(base, mine, theirs);
    for (const of of [theirs, once.document]) {
      const again = mergeDocuments(of, once.document, of);
      expect([again.document.toText(), again.conflicts]).toEqual([once.document.toText(), []]);
    }
    const late = mergeDocuments(theirs, once.document, once.document);
    expect([late.document.toText(), late.conflicts]).toEqual([once.document.toText(), []]);
  });

  check('[SYNC-03] a key that is unique on all sides stays so', ({ base, mine, theirs }) => {
    const [result, ...sides] = [mergeDocuments(base, mine, theirs).document, base, mine, theirs].map(keysIn);
    for (const [key, count] of result!)
      if (sides.every((of) => (of.get(key) ?? 0) < 2)) expect([key, count]).toEqual([key, 1]);
  });

  check('[SYNC-03] the numbers of items are dense in each list’s own convention', ({ base, mine, theirs }) => {
    const { document } = mergeDocuments(base, mine, theirs);
    const services = ordersOf(document, 'services');
    expect(services).toEqual(services.map((_, at) => String(at)));
    const reviews = ordersOf(document, 'testimonials').map((text) => Number(text?.replaceAll('"', '')));
    const step = reviews.length > 1 && reviews[1]! > reviews[0]! ? 1 : -1;
    expect(reviews).toEqual(reviews.map((_, at) => reviews[0]! + at * step));
  });

  check('[SYNC-03] what only makes sense together comes from one side', ({ base, mine, theirs }) => {
    const [balancer, ...sides] = [mergeDocuments(base, mine, theirs).document, mine, theirs].map((each) =>
      each.child('load_balancer_config')!.toText(),
    );
    expect(sides).toContain(balancer);
  });

  check(
    '[SYNC-03] what is edited of an item stays with its key while the other side has it',
    ({ base, mine, theirs }) => {
      const result = keysOfTokens(mergeDocuments(base, mine, theirs).document);
      for (const [side, other] of [
        [mine, theirs],
        [theirs, mine],
      ] as const) {
        const held = keysIn(other);
        for (const [token, key] of keysOfTokens(side))
          if (held.has(key)) expect([token, result.get(token) ?? key]).toEqual([token, key]);
      }
    },
  );

  check('[SAVE-08, SYNC-03] unknown members and number texts survive to the letter', ({ base, mine, theirs }) => {
    const text = mergeDocuments(base, mine, theirs).document.toText();
    expect(text).toContain(unknownText);
    const numbers = (of: RawValue) => new Set(of.toText().match(/\d{20}|1\.10|1e2/g));
    const known = numbers(mine).union(numbers(theirs));
    expect([...numbers(RawValue.parse(text))].filter((number) => !known.has(number))).toEqual([]);
    for (const [key] of keysIn(base)) {
      const inBoth = [mine, theirs].every((of) => keysIn(of).get(key) === keysIn(base).get(key));
      if (inBoth) expect(text).toContain(key.split(' ')[1]);
    }
  });
});

/** Returns how often the result may contain the value, plus one. */
const countIn = (mine: RawValue, theirs: RawValue, token: string): number =>
  1 + Math.max(...[mine, theirs].map((of) => of.toText().split(token).length - 1));
