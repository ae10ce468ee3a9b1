import { expect, test } from 'vitest';
import { editRaw } from '#shared/record/edit-raw.ts';
import { skipValue } from '#shared/record/json-scanner.ts';
import { RawValue } from '#shared/record/raw-value.ts';

const text = `{ "id": 12345678901234567890, "price":1.10,\n  "name" : "Caf\\u00e9 \\/ \\"Bar\\"", "list": [ 1.0, {"pk": 90071992547409931} ],
  "10": 1, "2": 2, "empty": { }, "none": null }`;

test('[SAVE-08] 20-digit ids, 1.10, escapes, key order and white space survive an edit elsewhere', () => {
  const result = editRaw(RawValue.parse(text), { op: 'set', path: ['name'], text: '"New"' });
  expect(result.document.toText()).toBe(text.replace('"Caf\\u00e9 \\/ \\"Bar\\""', '"New"'));
  expect(editRaw(result.document, result.inverse).document.toText()).toBe(text);
});

test('[SAVE-08] a removed list item comes back with its number texts', () => {
  const removed = editRaw(RawValue.parse(text), { op: 'remove', path: ['list', 1] });
  expect(removed.document.get(['list'])!.toText()).toBe('[ 1.0 ]');
  expect(editRaw(removed.document, removed.inverse).document.get(['list', 1])!.toText()).toBe(
    '{"pk": 90071992547409931}',
  );
});

test('a moved item keeps its text', () => {
  const moved = editRaw(RawValue.parse(text), { op: 'move', path: ['list'], from: 1, to: 0 });
  expect(moved.document.get(['list'])!.toText()).toBe('[ {"pk": 90071992547409931}, 1.0 ]');
});

test('a null or missing parent comes into being and goes again', () => {
  const set = editRaw(RawValue.parse(text), { op: 'set', path: ['none', 'icon'], text: '"star"' });
  expect(set.document.child('none')!.toText()).toBe('{"icon":"star"}');
  expect(editRaw(set.document, set.inverse).document.toText()).toBe(text);
  const inserted = editRaw(RawValue.parse('{"areas":null}'), {
    op: 'insert',
    path: ['areas', 0],
    text: '{"city":"Reno"}',
  });
  expect(inserted.document.toText()).toBe('{"areas":[{"city":"Reno"}]}');
  expect(editRaw(inserted.document, inserted.inverse).document.toText()).toBe('{"areas":null}');
});

test('a new member takes the indentation of its neighbours', () => {
  const pretty = '{\n  "a": 1\n}';
  expect(editRaw(RawValue.parse(pretty), { op: 'set', path: ['b'], text: '2' }).document.toText()).toBe(
    '{\n  "a": 1,\n  "b": 2\n}',
  );
});

test('paths that lead nowhere are refused', () => {
  const document = RawValue.parse(text);
  expect(() => editRaw(document, { op: 'set', path: ['price', 'x'], text: '1' })).toThrow(RangeError);
  expect(() => editRaw(document, { op: 'remove', path: ['gone'] })).toThrow(RangeError);
  expect(() => editRaw(document, { op: 'insert', path: ['list', 7], text: '1' })).toThrow(RangeError);
  expect(() => editRaw(document, { op: 'move', path: ['list'], from: 0, to: 5 })).toThrow(RangeError);
  expect(() => RawValue.parse('{"a":')).toThrow(SyntaxError);
});

test.each(['{"a": [1, 2', '["text', '{"a": "x\\"', '[{"a": {}'])(
  'text that ends too early, %s, ends the reading too',
  (text) => {
    expect(() => skipValue(text, 0)).toThrow(SyntaxError);
  },
);
