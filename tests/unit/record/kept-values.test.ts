import fc from '../../support/fast-check.ts';
import { expect, test } from 'vitest';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { KeptValues } from '#shared/record/kept-values.ts';

test('a member that an edit leaves alone keeps its value, the edited one is read again', () => {
  const values = new KeptValues();
  const document = RawValue.parse('{"about":"A","faqs":[{"q":1}],"services":[{"name":"Drains"}]}');
  const before = values.of(document);
  const services = document.at('services').with(0, RawValue.parse('{"name":"Pipes"}'));
  const after = values.of(document.with('services', services));
  expect(after).toEqual({ about: 'A', faqs: [{ q: 1 }], services: [{ name: 'Pipes' }] });
  expect(after.faqs).toBe(before.faqs);
  expect(values.of(document.without('faqs'))).toEqual({ about: 'A', services: [{ name: 'Drains' }] });
});

test('[SYNC-01] a document is read like its whole text, repeated keys, large numbers and odd keys included', () => {
  const odd = '{"a":1,"id":12345678901234567890,"__proto__":{"x":1},"a":2}';
  expect(new KeptValues().of(RawValue.parse(odd))).toEqual(parseJson(odd));
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 }), (documents) => {
      const values = new KeptValues();
      let document = RawValue.parse('{}');
      for (const each of documents) {
        const text = JSON.stringify(each);
        document = RawValue.alike(text, document);
        expect(values.of(document)).toEqual(parseJson(text));
      }
    }),
  );
});
