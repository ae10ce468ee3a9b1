import fc from '../../support/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { parseJson } from '#shared/record/parse-json.ts';
import { LazySite } from '../../../src-main/features/fleet/lazy-site.ts';
import { findMembers, readBounds, writeBounds } from '../../../src-main/store/member-bounds.ts';

const unread = (json: string) => {
  const utf8 = Buffer.from(json);
  return new LazySite({ utf8, bounds: readBounds(writeBounds(findMembers(json))) });
};

describe('LazySite', () => {
  it('reads as the whole record is read when a record has any members, letters and spaces', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()),
        fc.constantFrom(0, 2),
        (record, space) => {
          // No field of a record is named `__proto__`, a key with a special meaning in JavaScript.
          fc.pre(!Object.hasOwn(record, '__proto__'));
          const json = ` ${JSON.stringify(record, undefined, space)}\n`;
          const { site, document } = unread(json);
          expect({ ...site }).toEqual(parseJson(json));
          expect(document.toText()).toBe(json.trim());
        },
      ),
    );
  });

  it('gives each member’s own text when it has letters of several bytes before it', () => {
    const site = unread('{"about":"Ñandú’s pipes","phone" : "555" ,"rate": 1.50}');
    expect([site.textOf('about'), site.textOf('phone'), site.textOf('rate'), site.textOf('faqs')]).toEqual([
      '"Ñandú’s pipes"',
      '"555"',
      '1.50',
      undefined,
    ]);
  });

  it('finds the members when strings hold brackets, quotes and backslashes', () => {
    const site = unread(String.raw`{"a":"}],\"{[:\\","b\"":[{"b":"\\"},"]"],"c":{"a":[1,{}]}}`);
    expect({ ...site.site }).toEqual({ a: '}],"{[:\\', 'b"': [{ b: '\\' }, ']'], c: { a: [1, {}] } });
  });

  it('takes the last value when a key stands twice', () => {
    expect(unread('{"phone":"1","phone":"2"}').site.phone).toBe('2');
  });

  it('refuses the record when it ends too early', () => {
    expect(() => unread('{"phone":"1","about":"2')).toThrow(SyntaxError);
  });

  it('refuses to be written to, because others read the same record', () => {
    const { site } = unread('{"phone":"1"}');
    expect(() => (site.phone = '2')).toThrow(TypeError);
    expect(site.phone).toBe('1');
  });
});
