import { labelOf, rowAt } from '#shared/record-catalogue/catalogue.ts';
import { FORMS } from '#shared/record/policies.ts';
import type { Path } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';

export interface FieldText {
  label: string;
  text: string;
  /** present if the text is the address of a picture */
  picture?: true;
}

/** A value of the record in readable form. */
export type ReadableValue =
  | { kind: 'missing' }
  | { kind: 'text'; text: string; picture?: true }
  | { kind: 'fields'; fields: readonly FieldText[] };

/** A field of two compared values. `before` or `after` is undefined if that value does not have the field. */
export interface FieldChange {
  label: string;
  before: string | undefined;
  after: string | undefined;
  picture?: true;
}

const words: Record<string, string> = { true: 'Yes', false: 'No', null: '' };

/**
 * Returns a value in readable form. Numbers keep the form in which they were written.
 * @param json the value's JSON text; undefined if there is no value
 * @param path path of the value in the record
 */
export function readValue(json: string | undefined, path: Path): ReadableValue {
  if (json === undefined) return { kind: 'missing' };
  const value = RawValue.parse(json);
  if (value.kind === 'scalar') return { kind: 'text', ...scalarAt(value, path) };
  return { kind: 'fields', fields: fieldsOf(value, { root: value.toValue(), path }, []) };
}

function scalarText(value: RawValue): string {
  const raw = value.toText();
  return raw.startsWith('"') ? String(value.toValue()) : (words[raw] ?? raw);
}

/** Returns the text of a value that is neither a list nor an object. The path tells whether the value is a picture. */
function scalarAt(value: RawValue, path: Path): Omit<FieldText, 'label'> {
  return { text: scalarText(value), ...(rowAt(path)?.kind === 'picture' && { picture: true }) };
}

/** Members that are never shown, because they mean nothing to a user. */
const neverShown = new Set(['draggableId', FORMS]);
/** Members of an item that `itemFields` leaves out: keys, order numbers and others that mean nothing to a user. */
const internalKeys = new Set([
  ...['id', 'pk', 'photo_pk', 'service_id', 'service_package_id', 'landing-page', 'landing_page', 'model'],
  ...['checked', 'order', 'gallery_order', 'homepage_order', 'all_photos_order', ...neverShown],
]);

/**
 * Returns the fields of a list item in readable form, without empty ones. An item that is a text is one field. The
 * parameters are those of `readValue`.
 */
export function itemFields(json: string | undefined, path: Path): FieldText[] {
  const value = RawValue.parse(json ?? 'null');
  if (value.kind === 'scalar') return [{ label: 'Text', ...scalarAt(value, path) }];
  return fieldsOf(value, { root: value.toValue(), path }, [], internalKeys).filter(({ text }) => text !== '');
}

/** A value of the record and the value's path. `labelOf` needs both to find the label of a field inside the value. */
interface Whole {
  root: unknown;
  path: Path;
}

function fieldsOf(value: RawValue, whole: Whole, path: Path, hiddenKeys = neverShown): FieldText[] {
  const steps =
    value.kind === 'list' ? value.items().map((_, at) => at) : value.keys().filter((key) => !hiddenKeys.has(key));
  return steps.flatMap((step) => {
    const at = [...path, step];
    const child = value.child(step);
    if (!child) return [];
    if (hiddenKeys === internalKeys && isScalarList(child)) {
      return [{ label: labelOf(whole.root, at, whole.path), text: child.items().map(scalarText).join(', ') }];
    }
    return child.kind === 'scalar'
      ? [{ label: labelOf(whole.root, at, whole.path), ...scalarAt(child, [...whole.path, ...at]) }]
      : fieldsOf(child, whole, at, hiddenKeys);
  });
}

const isScalarList = (value: RawValue): boolean =>
  value.length > 0 && value.items().every(({ kind }) => kind === 'scalar');

/** Pairs the fields of two values, in the order of `after`. Fields that only `before` has come last. */
export function compareFields(before: readonly FieldText[], after: readonly FieldText[]): FieldChange[] {
  const old = numbered(before);
  const now = numbered(after);
  const left = [...old].filter(([key]) => !now.has(key));
  return [
    ...[...now].map(([key, { text, ...field }]) => ({ ...field, before: old.get(key)?.text, after: text })),
    ...left.map(([, { text, ...field }]) => ({ ...field, before: text, after: undefined })),
  ];
}

/** Returns the fields by label and a number, which tells fields with the same label apart. */
function numbered(fields: readonly FieldText[]): Map<string, FieldText> {
  const counts = new Map<string, number>();
  return new Map(
    fields.map((field) => {
      const turn = (counts.get(field.label) ?? 0) + 1;
      counts.set(field.label, turn);
      return [`${field.label} ${turn}`, field];
    }),
  );
}

/** The name and the picture by which people recognize a list item. */
export interface NamedItem {
  name: string;
  /** address of the item's picture */
  picture?: string;
}

/** Returns a list's items in their order. The parameters are those of `readValue`. */
export function namedItems(json: string | undefined, path: Path): NamedItem[] {
  if (json === undefined) return [];
  const value = RawValue.parse(json);
  const root = value.toValue();
  return value.items().map((item, at): NamedItem => {
    if (item.kind === 'scalar') return { name: scalarText(item) };
    const picture = item
      .keys()
      .filter((key) => rowAt([...path, at, key])?.kind === 'picture')
      .map((key) => item.child(key))
      .find((member) => member?.kind === 'scalar' && scalarText(member) !== '');
    return { name: labelOf(root, [at], path), ...(picture && { picture: scalarText(picture) }) };
  });
}

/**
 * Returns the first of these values that is a text, so that the user can edit that text. Returns undefined if there is
 * none, or if any value is something else than a text, null or missing.
 */
export function editableText(...values: (string | undefined)[]): string | undefined {
  const readable = values.map((json) => (json === undefined ? null : (JSON.parse(json) as unknown)));
  const isText = readable.every((value) => value === null || typeof value === 'string');
  return isText ? readable.find((value) => typeof value === 'string') : undefined;
}
