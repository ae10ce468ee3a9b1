import fc from '../../../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import {
  compareFields,
  editableText,
  itemFields,
  namedItems,
  readValue,
} from '../../../../src-renderer/editor/differences/value-model.ts';
import { wordParts } from '../../../../src-renderer/ui/word-diff.tsx';

describe('a value as people read it', () => {
  test('shows texts, numbers as they were written, and booleans as Yes and No', () => {
    expect(readValue('"caf\\u00e9"', ['about'])).toEqual({ kind: 'text', text: 'café' });
    expect(readValue('1.10', ['about'])).toEqual({ kind: 'text', text: '1.10' });
    expect(readValue('true', ['bonded'])).toEqual({ kind: 'text', text: 'Yes' });
    expect(readValue('null', ['about'])).toEqual({ kind: 'text', text: '' });
    expect(readValue(undefined, ['about'])).toEqual({ kind: 'missing' });
  });

  test('shows the filled fields of an item, without its keys and its order', () => {
    const item = {
      ...{ service_id: 7, order: 2, draggableId: 'd', 'service-name': 'Drains', note: '', keywords: ['a', 'b'] },
      photos: [{ photo: '/van.webp', order: 0 }],
    };
    expect(itemFields(JSON.stringify(item), ['services', 0])).toEqual([
      { label: 'Name', text: 'Drains' },
      { label: 'Keywords', text: 'a, b' },
      { label: 'Photos › van.webp › Photo', text: '/van.webp', picture: true },
    ]);
    expect(itemFields('"24 hour plumber"', ['keywords', 0])).toEqual([{ label: 'Text', text: '24 hour plumber' }]);
  });

  test('shows an item by its fields, and a list by its items', () => {
    expect(
      readValue('{"service-name":"Drains","service-description":"We clear them","big":12345678901234567890}', [
        'services',
        0,
      ]),
    ).toEqual({
      kind: 'fields',
      fields: [
        { label: 'Name', text: 'Drains' },
        { label: 'Short description', text: 'We clear them' },
        { label: 'Big', text: '12345678901234567890' },
      ],
    });
    expect(readValue('[{"question":"Why?","answer":"So."}]', ['faqs'])).toMatchObject({
      fields: [
        { label: 'Why? › Question', text: 'Why?' },
        { label: 'Why? › Answer', text: 'So.' },
      ],
    });
    expect(namedItems('[{"question":"Why?"},{"question":"How?"}]', ['faqs'])).toEqual([
      { name: 'Why?' },
      { name: 'How?' },
    ]);
  });

  test('fields of the same name are compared by their turn', () => {
    const at = (label: string, text: string) => ({ label, text });
    expect(compareFields([at('A', '1'), at('A', '2'), at('B', '3')], [at('A', '1'), at('A', '4')])).toEqual([
      { label: 'A', before: '1', after: '1' },
      { label: 'A', before: '2', after: '4' },
      { label: 'B', before: '3', after: undefined },
    ]);
  });

  test('only texts can be edited', () => {
    expect(editableText('"mine"', '"theirs"', undefined)).toBe('mine');
    expect(editableText('null', '"theirs"')).toBe('theirs');
    expect(editableText('"mine"', '3')).toBeUndefined();
    expect(editableText('[1]', '"[2]"')).toBeUndefined();
    expect(editableText(undefined, undefined)).toBeUndefined();
  });
});

describe('differences word by word', () => {
  const texts = (before: string, after: string) =>
    wordParts(before, after).map(({ value, added, removed }) => `${added ? '+' : removed ? '-' : ''}${value}`);

  test('mark what was replaced, words in a row as one', () => {
    expect(texts('Honest work and clean floors', 'Honest work and very dry floors')).toEqual([
      'Honest work and ',
      '-clean ',
      '+very dry ',
      'floors',
    ]);
    expect(texts('Blue Ridge Plumbing', 'Their Name')).toEqual(['-Blue Ridge Plumbing', '+Their Name']);
    expect(texts('', 'New')).toEqual(['+New']);
  });

  test('give both texts back, whatever they are', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'word', ' ', '  ', '\n', '.', 'é'), { maxLength: 30 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [before, after] = [one.join(''), other.join('')];
        const parts = wordParts(before, after);
        const without = (kind: 'added' | 'removed') =>
          parts
            .filter((part) => !part[kind])
            .map(({ value }) => value)
            .join('');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
    );
  });
});
