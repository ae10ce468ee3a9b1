import { describe, expect, test } from 'vitest';
import { copyContent } from '#shared/domain/site/duplicate.ts';
import { list } from '#shared/record/readers.ts';
import { addItem, setItem } from '#shared/record-catalogue/list-engine.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import type { SiteDocument } from '#shared/record-catalogue/site-document.ts';
import { applyAll, toRawOperation } from '#shared/record/edit-raw.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { forServer, fromServer } from '#shared/record-catalogue/server-forms.ts';
import { compareDocuments } from '../../../src-main/sync/merge/bring-back.ts';

const read = (text: string): RawValue => fromServer(RawValue.parse(text));
const siteOf = (document: RawValue): SiteDocument => document.toValue() as SiteDocument;
const edited = (document: RawValue, operations: readonly Operation[]): RawValue =>
  applyAll(document, operations.map(toRawOperation)).document;

describe('forms of lists', () => {
  test('[SAVE-08] a document whose lists are as the documents say goes back to the byte, and nothing is noted', () => {
    const products = '[ {"pk":90071992547409931,"model":"m","fields":{"title":"P", "x":1.0}} ]';
    const text = (list: string) =>
      `{ "services":[{"service-name" :"A", "packages":[ ], "keywords":"a, b"}], "keywords":["x"],"faqs":null,
      "products": ${list} , "payments":"", "n":1.10}`;
    const posted = text(JSON.stringify(products));
    expect(read(posted).toText()).toBe(text(products));
    expect(forServer(read(posted)).toText()).toBe(posted);
  });

  test.each(['""', 'null', undefined, '"[]"', '"[ ]"'])(
    '[SAVE-08] partnerships that are %s stay so, and the first one makes them a JSON text',
    (held) => {
      const text = held === undefined ? '{"slug":"a"}' : `{"slug":"a","products":${held}}`;
      const document = read(text);
      expect(forServer(document).toText()).toBe(text);
      const after = edited(document, addItem(siteOf(document), ['products'], { title: 'P' }));
      const { products } = forServer(after).toValue() as { products: string };
      expect(JSON.parse(products)).toMatchObject([{ model: 'landing.product', pk: null, fields: { title: 'P' } }]);
    },
  );

  test('[SAVE-08] white space around the list in a text stays', () => {
    const text = `{"products":${JSON.stringify(' [{"pk":1,"fields":{}} ]\n')},"services":${JSON.stringify('\t[]')}}`;
    expect(forServer(read(text)).toText()).toBe(text);
  });

  test('[SAVE-08] an edit of one partnership leaves the letters of the others in the text', () => {
    const items = ['{ "pk":1.0,"fields":{"title":"A" } }', '{"pk":90071992547409931 , "fields":{"title":"\\u00e9"}}'];
    const document = read(`{"products":${JSON.stringify(`[ ${items.join(' ,\n')} ]`)}}`);
    const after = edited(document, setAt(siteOf(document), ['products', 0, 'fields', 'title'], 'B'));
    const { products } = forServer(after).toValue() as { products: string };
    expect(products).toBe(`[ ${items.join(' ,\n').replace('"A"', '"B"')} ]`);
  });

  test.each([
    '{"services":{"0":{"service-name":"A"}}}',
    '{"services":"Roofs, gutters"}',
    '{"services":7,"gallery":false}',
    '{"payments":{"title" :"A"}}',
    '{"payments":"none"}',
    '{"products":"{\\"a\\":1}"}',
  ])('[HOST-02] %s is no list in any form: it goes back to the byte with an edit of another field', (text) => {
    const document = read(text);
    expect(document.toText()).toBe(text);
    const after = edited(document, [{ op: 'set', path: ['about'], value: 'x' }]);
    expect(forServer(after).toText()).toBe(text.replace(/}$/, ',"about":"x"}'));
  });

  test('[HOST-02] lists within items have forms of their own', () => {
    const packages = '[{"id":1.0,"service_footers":"[{\\"note\\" : \\"n\\"}]"}]';
    const text = `{"services":[{"service-name":"A","packages":${JSON.stringify(packages)}},{"service-name":"B","packages":null}]}`;
    const document = read(text);
    const path: Path = ['services', 0, 'packages', 0, 'service_footers'];
    const after = edited(document, addItem(siteOf(document), path, { note: 'm' }));
    const [first] = JSON.parse(forServer(after).toText()).services as { packages: string }[];
    const footers = '[{\\"note\\" : \\"n\\"},{\\"service_package_id\\":1,\\"note\\":\\"m\\"}]';
    expect(first?.packages).toBe(`[{"id":1.0,"service_footers":"${footers}"}]`);
    expect(forServer(document).toText()).toBe(text);
  });

  test('[HOST-02] an empty text stays one until there is an item', () => {
    const document = read('{"services":"","payments":[]}');
    expect(list(siteOf(document).services)).toEqual([]);
    expect(forServer(document).toText()).toBe('{"services":"","payments":[]}');
    const site = siteOf(document);
    const after = edited(document, [
      ...addItem(site, ['services'], { 'service-name': 'A' }),
      ...addItem(site, ['payments'], { title: 'P' }),
    ]);
    const posted = forServer(after).toValue() as { services: string; payments: unknown };
    expect(JSON.parse(posted.services)).toEqual([expect.objectContaining({ 'service-name': 'A' })]);
    expect(posted.payments).toEqual([{ model: 'landing.payment', pk: null, fields: { title: 'P', link: '' } }]);
  });

  test('[HOST-02] keywords: a text with commas stays one, a JSON text is a list', () => {
    const document = read('{"keywords":"a, b","services":[{"keywords":"[\\"c\\"]"}]}');
    expect(siteOf(document)).toMatchObject({ keywords: 'a, b', services: [{ keywords: ['c'] }] });
    const after = edited(document, setAt(siteOf(document), ['services', 0, 'keywords', 1], 'd'));
    expect(forServer(after).toText()).toBe('{"keywords":"a, b","services":[{"keywords":"[\\"c\\",\\"d\\"]"}]}');
  });

  test('[HOST-02] an item with an unknown member “fields” beside its own is no wrapped one', () => {
    const text = '{"faqs":[{"question":"Q","fields":{"x":1}}]}';
    expect(read(text).toText()).toBe(text);
  });

  test('[HOST-02] a copy of a wrapped item has no key of the server', () => {
    const document = read('{"faqs":[{"model":"m","pk":7,"fields":{"question":"Q"}}]}');
    const [item] = list(siteOf(document).faqs);
    const after = edited(document, [{ op: 'insert', path: ['faqs', 1], value: item as Record<string, string> }]);
    const { faqs } = forServer(after).toValue() as { faqs: { pk: unknown }[] };
    expect(faqs.map(({ pk }) => pk)).toEqual([7, null]);
    const copied = applyAll(read('{"slug":"b","faqs":[]}'), copyContent(document, read('{"slug":"b","faqs":[]}')));
    expect(forServer(copied.document).toValue()).toEqual({
      slug: 'b',
      faqs: [{ model: 'm', pk: null, fields: { question: 'Q' } }],
    });
  });

  test('[SYNC-05] another form on the server is no change that anybody made', () => {
    const then = read('{"faqs":[{"question":"Q"}]}');
    const now = read(`{"faqs":${JSON.stringify('[{"question":"Q"}]')}}`);
    expect(compareDocuments(then, now)).toEqual([]);
    expect(setItem(siteOf(now), ['faqs'], 0, { question: 'Q' })).toEqual([]);
  });
});
