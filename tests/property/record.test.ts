import fc from '../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { applyToValue, valueAt } from '#shared/record/apply-value.ts';
import { diffRaw } from '#shared/record/diff.ts';
import { editRaw, toRawOperation } from '#shared/record/edit-raw.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { transformPath } from '#shared/record/transform-path.ts';

const runs = Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 5000);

// No key may end with a backslash, because V8 13 then misreads the key `"` of the next object as the same key.
const key = fc
  .oneof(fc.constantFrom('a', 'b', 'slug', '"', '12'), fc.string({ maxLength: 3 }))
  .filter((k) => k !== '__proto__' && !k.endsWith('\\'));
const json = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1.5, 'text', '}],"', '\\'),
    fc.string({ maxLength: 4 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;
const documentValue = fc.dictionary(key, json, { minKeys: 1, maxKeys: 5, noNullPrototype: true });
const indent = fc.constantFrom(undefined, 1, '\t');

/** Returns a path of the document, or such a path with an additional step. */
function somePath(value: unknown, picks: number[]): Path {
  const path: (string | number)[] = [];
  let at = value;
  for (const pick of picks) {
    const steps = Array.isArray(at)
      ? [...at.keys(), at.length]
      : at && typeof at === 'object'
        ? [...Object.keys(at), 'new']
        : [];
    if (steps.length === 0) break;
    const step = steps[pick % steps.length]!;
    path.push(step);
    at = (at as never)[step];
  }
  return path.length ? path : ['new'];
}

const operationOf = (document: JsonValue) =>
  fc
    .tuple(
      fc.constantFrom('set', 'remove', 'insert', 'move'),
      fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
      json,
      fc.nat(4),
      fc.nat(4),
    )
    .map(([op, picks, value, from, to]): Operation => {
      const path = somePath(document, picks);
      if (op === 'move') return { op, path, from, to };
      return op === 'remove' ? { op, path } : { op: op as 'set' | 'insert', path, value };
    });

function attempt<T>(run: () => T): T | 'refused' {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) return 'refused';
    throw error;
  }
}

const edited = documentValue.chain((document) => fc.tuple(fc.constant(document), operationOf(document), indent));

describe('operations on the raw document', () => {
  test('do to the text what they do to the parsed value, or are refused by both', () => {
    fc.assert(
      fc.property(edited, ([document, operation, space]) => {
        const raw = RawValue.parse(JSON.stringify(document, null, space));
        const byText = attempt(() => editRaw(raw, toRawOperation(operation)).document.toValue());
        const byValue = attempt(() => applyToValue(document, [operation]));
        expect(byText).toEqual(byValue);
      }),
      { numRuns: runs },
    );
  });

  test('an inverse brings the document back, key order aside', () => {
    fc.assert(
      fc.property(edited, ([document, operation, space]) => {
        const raw = RawValue.parse(JSON.stringify(document, null, space));
        const result = attempt(() => editRaw(raw, toRawOperation(operation)));
        if (result === 'refused') return;
        expect(editRaw(result.document, result.inverse).document.toValue()).toEqual(document);
      }),
      { numRuns: runs },
    );
  });

  test('[SAVE-08] an edit of one member leaves the text of all others alone', () => {
    fc.assert(
      fc.property(documentValue, fc.nat(), json, indent, (document, pick, value, space) => {
        const text = JSON.stringify(document, null, space);
        const keys = Object.keys(document);
        const name = keys[pick % keys.length]!;
        const result = editRaw(RawValue.parse(text), {
          op: 'set',
          path: [name],
          text: JSON.stringify(value),
        }).document.toText();
        // The keys, their order and the text of every other member stay the same.
        const common = [...text].findIndex((character, at) => character !== result[at]);
        const head = common < 0 ? text : [...text].slice(0, common).join('');
        expect(result.startsWith(head)).toBe(true);
        expect(RawValue.parse(result).keys()).toEqual(RawValue.parse(text).keys());
        for (const other of keys.filter((k) => k !== name)) {
          expect(RawValue.parse(result).child(other)!.toText()).toBe(RawValue.parse(text).child(other)!.toText());
        }
      }),
      { numRuns: runs },
    );
  });
});

describe('a member that is looked for in the text', () => {
  // The JSON text is composed here, because `JSON.stringify` neither repeats a key nor escapes a plain letter.
  const literal = fc.constantFrom('"k"', '"\\u006b"', '"x\\"k"', '"k\\\\"', '"other"');
  const { member } = fc.letrec<{ value: string; member: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('0', '7', '7.5', '12345678901', '-3', '1e2', '"7"', '"0"', '"k"', 'null', '"}"', '"\\"k\\":1"'),
      fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
      fc.array(tie('member'), { maxLength: 3 }).map((members) => `{${members.join(',')}}`),
    ),
    member: fc
      .tuple(literal, indent, tie('value'))
      .map(([key, space, value]) => `${key}${space === 1 ? ' : ' : ':'}${value}`),
  }));

  test('is the same member by `textOf` as by `child` when a key is repeated or escaped', () => {
    fc.assert(
      fc.property(fc.array(member, { maxLength: 4 }), (members) => {
        const text = `{${members.join(', ')}}`;
        const found = RawValue.parse(text).child('k')?.toText();
        expect(RawValue.parse(text).textOf('k')).toBe(found);
      }),
      { numRuns: runs },
    );
  });
});

describe('paths', () => {
  test('lead to the same thing after an operation, or to nothing', () => {
    fc.assert(
      fc.property(edited, fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }), ([document, operation], picks) => {
        // Gives every leaf a unique value, by which it is recognized after the operation.
        let count = 0;
        const unique = JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
          value !== null && typeof value === 'object' ? value : `leaf ${count++}`,
        ) as JsonValue;
        const path = somePath(unique, picks);
        const before = valueAt(unique, path);
        if (typeof before !== 'string') return;
        const after = attempt(() => applyToValue(unique, [operation]));
        if (after === 'refused') return;
        const moved = transformPath(path, operation);
        const overwritten = operation.op === 'set' && JSON.stringify(operation.path) === JSON.stringify(path);
        if (moved && !overwritten) expect(valueAt(after, moved)).toBe(before);
        if (!moved) expect(JSON.stringify(after)).not.toContain(JSON.stringify(before));
      }),
      { numRuns: runs },
    );
  });
});

describe('the difference of two documents', () => {
  test('applied to the first gives the second', () => {
    fc.assert(
      fc.property(documentValue, documentValue, (before, after) => {
        const raw = RawValue.parse(JSON.stringify(before));
        const operations = diffRaw(raw, RawValue.parse(JSON.stringify(after)));
        const result = operations.reduce((at, operation) => editRaw(at, operation).document, raw);
        expect(result.toValue()).toEqual(after);
      }),
      { numRuns: runs },
    );
  });

  test('after an operation names what the operation changed and nothing else', () => {
    fc.assert(
      fc.property(edited, ([document, operation]) => {
        const raw = RawValue.parse(JSON.stringify(document));
        const result = attempt(() => editRaw(raw, toRawOperation(operation)).document);
        if (result === 'refused') return;
        const top = operation.path[0];
        expect(diffRaw(raw, result).every(({ path }) => path[0] === top)).toBe(true);
      }),
      { numRuns: runs },
    );
  });
});
