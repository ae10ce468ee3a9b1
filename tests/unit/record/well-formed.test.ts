import fc from '../../support/fast-check.ts';
import { expect, test } from 'vitest';
import type { JsonValue } from '#shared/record/operation.ts';
import { isWellFormed, wellFormedJson, wellFormed } from '#shared/record/well-formed.ts';

test('[SYNC-01] halves of characters are marked in texts, lists, objects and names of members; the rest stays', () => {
  const kept = { list: ['👩‍👧', 1.5, null], object: { b: true } };
  expect(wellFormed({ 'k\ud800': ['\udc00x', { b: 'ok' }], kept })).toEqual({
    'k\ufffd': ['\ufffdx', { b: 'ok' }],
    kept,
  });
  expect(wellFormed(kept)).toBe(kept);
  expect([isWellFormed(kept), isWellFormed(['\ud800'])]).toEqual([true, false]);
});

test('[SYNC-01] any value comes out well-formed, and as it was where it was so before', () => {
  const anyValue = fc.jsonValue({ stringUnit: 'binary' }).map((value) => value as JsonValue);
  const broken = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      anyValue,
      fc.constantFrom('\ud800', 'a\udfff', '\\ud800'),
      fc.array(tie('value'), { maxLength: 3 }),
    ),
  })).value;
  fc.assert(
    fc.property(broken, (value) => {
      const made = wellFormed(value);
      expect(isWellFormed(made)).toBe(true);
      expect(wellFormedJson(value)).toBe(JSON.stringify(made));
      expect(JSON.stringify(made).isWellFormed()).toBe(true);
      if (isWellFormed(value)) expect(made).toBe(value);
    }),
    { numRuns: 300 },
  );
});
