import type { z } from 'zod';
import fc from './fast-check.ts';

/** Texts for members with these names: plausible and impossible ones. */
const words: Readonly<Record<string, readonly string[]>> = {
  slug: [
    'blue-ridge-plumbing',
    'blue-ridge-plumbing',
    'summit-roofing',
    'nothing-here',
    '__proto__',
    '../../etc',
    'ä b',
  ],
  domain: ['acme.example', 'acme', '-.-', 'xn--', 'a'.repeat(250)],
  url: ['https://acme.example/', 'http://127.0.0.1:1/', 'javascript:0', 'file:///etc/passwd', '/', ''],
  photo: ['https://acme.example/a.webp', 'local-blob:missing', '/media/a.webp', 'data:,', 'a'],
  phoneNumber: ['+12025550123', '+1', '2025550123'],
  email: ['a@acme.example', 'a@', ''],
  date: ['2026-01-31', '2026-02-30', ''],
  step: ['s1', 's2'],
  code: ['123456', '000000'],
};
const members = [
  'about',
  'services',
  'faqs',
  'gallery',
  'testimonials',
  'payments',
  'opening_hours',
  'company_name',
  'logo',
];
const colors = ['#123456', '#fff', 'rgb(1, 2, 3)', ''];
const anyWord = fc.oneof(
  fc.constantFrom(...members, ...Object.values(words).flat()),
  fc.constantFrom(
    '',
    ' ',
    'text',
    'service-name',
    '0',
    '{}',
    '[1]',
    '"',
    '\0',
    '\u202e',
    '😀',
    'x'.repeat(3000),
    'constructor',
  ),
);
const numbers = fc.oneof(fc.nat(3), fc.nat(60), fc.constantFrom(-1, 0.5, 37.77, -122.4, 1e9, 2 ** 53 - 1, 1e300));
const json = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'text',
    0,
    1.5,
    true,
    [],
    {},
    ['a'],
    [null],
    [{}],
    [{ 'service-name': 'A', text: 1 }],
  ),
  fc.object({ key: fc.constantFrom(...members, 'text', '__proto__', 'id'), maxDepth: 2, maxKeys: 3 }),
);
/** A picture of a single pixel, the start of a picture, an empty SVG, and no bytes. */
const bytes = fc.constantFrom(
  ...[
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'iVBORw0KGgoAAAANSUhEUg==',
    'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    '',
  ].map((text) => new Uint8Array(Buffer.from(text, 'base64'))),
);

interface Definition {
  type: string;
  shape: Record<string, z.ZodType>;
  element: z.ZodType;
  innerType: z.ZodType;
  in: z.ZodType;
  out: z.ZodType;
  options: z.ZodType[];
  items: z.ZodType[];
  keyType: z.ZodType;
  valueType: z.ZodType;
  entries: Record<string, string>;
  values: unknown[];
}

/**
 * Returns values of the schema's type. Some of them break the schema's other rules.
 * @param name the name of the member that has the schema; decides which texts it gets
 */
export function inputsOf(schema: z.ZodType, name = ''): fc.Arbitrary<unknown> {
  const def = schema.def as unknown as Definition;
  const of = (inner: z.ZodType) => inputsOf(inner, name);
  switch (def.type) {
    case 'object': {
      const parts = Object.entries(def.shape).map(([key, inner]) => [key, inputsOf(inner, key)] as const);
      return fc.record(Object.fromEntries(parts)).map((made) => withoutMissing(made));
    }
    case 'string':
      return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...wordsFor(name)) }, { weight: 1, arbitrary: anyWord });
    case 'number':
      return numbers;
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(of(def.element), { maxLength: 3 });
    case 'tuple':
      return fc.tuple(...def.items.map(of));
    case 'record':
      return fc.dictionary(of(def.keyType) as fc.Arbitrary<string>, of(def.valueType), { maxKeys: 3 });
    case 'union':
      return fc.oneof(...def.options.map(of));
    case 'optional':
    case 'default':
      return fc.option(of(def.innerType), { nil: undefined, freq: 2 });
    case 'pipe':
      return of((def.in.def as { type: string }).type === 'transform' ? def.out : def.in);
    case 'lazy':
    case 'unknown':
      return json;
    case 'custom':
      return bytes;
    default:
      throw new Error(`No inputs are known of a schema of the type ${def.type}.`);
  }
}

const wordsFor = (name: string): readonly string[] => words[name] ?? (/color|^custom_/u.test(name) ? colors : members);

const withoutMissing = (made: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined));
