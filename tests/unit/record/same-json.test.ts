import { describe, expect, test } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';

const same = (a: string, b: string) => sameJson(RawValue.parse(a), RawValue.parse(b));

describe('equal as JSON', () => {
  test.each([
    ['"caf\\u00e9 \\/"', '"café /"'],
    ['"say \\"hi\\""', '"say \\u0022hi\\u0022"'],
    ['1.10', '1.1'],
    ['12e1', '120'],
    ['{"a": 1, "b": [1.0]}', '{"b":[1],"a":1}'],
    ['["a", {"b": "\\u0063"}]', '["a",{"b":"c"}]'],
    ['{"a":1,"a":2}', '{"a":2}'],
  ])('%s and %s are', (a, b) => {
    expect(same(a, b)).toBe(true);
    expect(same(b, a)).toBe(true);
  });

  test.each([
    ['"a"', '"b"'],
    ['"\\\\u0061"', '"a"'],
    ['"1"', '1'],
    ['12345678901234567890', '12345678901234567891'],
    ['[1, 2]', '[2, 1]'],
    ['[1]', '[1, 1]'],
    ['{"a":1}', '{"a":1,"b":null}'],
    ['{"a":{"b":["x","y"]}}', '{"a":{"b":["x","z"]}}'],
    ['{}', '[]'],
    ['null', '""'],
  ])('%s and %s are not', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });

  test('what is missing equals what is missing alone', () => {
    expect(sameJson(undefined, undefined)).toBe(true);
    expect(sameJson(undefined, RawValue.parse('null'))).toBe(false);
  });
});
