import { labelOf, rowAt } from '#shared/record-catalogue/catalogue.ts';
import { FORMS } from '#shared/record/policies.ts';
import type { Path } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';

export interface FieldText {
  label: string;
  text: string;
  /** the text is the address of a picture */
  picture?: true;
}

/** A value as people read it. */
export type ReadableValue =
  | { kind: 'missing' }
  | { kind: 'text'; text: string; picture?: true }
  | { kind: 'fields'; fields: readonly FieldText[] };

/** A field in two values; undefined where a value has no such field. */
export interface FieldChange {
  label: string;
  before: string | undefined;
  after: string | undefined;
  picture?: true;
}

const words: Record<string, string> = { true: 'Yes', false: 'No', null: '' };

/**
 * Number texts are shown as they were written.
 * @param json the value's JSON text, undefined where there is none
 * @param path of the value in the record
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

/** The text of a value that is neither list nor object. Its path tells whether that is a picture. */
function scalarAt(value: RawValue, path: Path): Omit<FieldText, 'label'> {
  return { text: scalarText(value), ...(rowAt(path)?.kind === 'picture' && { picture: true }) };
}

/** Members that the app alone uses; people are never shown them. */
const own = new Set(['draggableId', FORMS]);
/** Keys and numbers that the server and the editor keep in an item; left out where an item is shown. */
const technical = new Set([
  ...['id', 'pk', 'photo_pk', 'service_id', 'service_package_id', 'landing-page', 'landing_page', 'model'],
  ...['checked', 'order', 'gallery_order', 'homepage_order', 'all_photos_order', ...own],
]);

/** The fields of a list item as people read them; parameters as in `readValue`. */
export function itemFields(json: string | undefined, path: Path): FieldText[] {
  const value = RawValue.parse(json ?? 'null');
  if (value.kind === 'scalar') return [{ label: 'Text', ...scalarAt(value, path) }];
  return fieldsOf(value, { root: value.toValue(), path }, [], technical).filter(({ text }) => text !== '');
}

/** A value of the record and its path. The catalogue names the value's fields by paths below it. */
interface Whole {
  root: unknown;
  path: Path;
}

function fieldsOf(value: RawValue, whole: Whole, path: Path, quiet = own): FieldText[] {
  const steps =
    value.kind === 'list' ? value.items().map((_, at) => at) : value.keys().filter((key) => !quiet.has(key));
  return steps.flatMap((step) => {
    const at = [...path, step];
    const child = value.child(step);
    if (!child) return [];
    if (quiet === technical && isTextList(child)) {
      return [{ label: labelOf(whole.root, at, whole.path), text: child.items().map(scalarText).join(', ') }];
    }
    return child.kind === 'scalar'
      ? [{ label: labelOf(whole.root, at, whole.path), ...scalarAt(child, [...whole.path, ...at]) }]
      : fieldsOf(child, whole, at, quiet);
  });
}

const isTextList = (value: RawValue): boolean =>
  value.length > 0 && value.items().every(({ kind }) => kind === 'scalar');

/** Pairs the fields of both values, in the order of `after`; fields that only `before` has come last. */
export function compareFields(before: readonly FieldText[], after: readonly FieldText[]): FieldChange[] {
  const old = numbered(before);
  const now = numbered(after);
  const left = [...old].filter(([key]) => !now.has(key));
  return [
    ...[...now].map(([key, { text, ...field }]) => ({ ...field, before: old.get(key)?.text, after: text })),
    ...left.map(([, { text, ...field }]) => ({ ...field, before: text, after: undefined })),
  ];
}

/** Fields with the same label are told apart by a number. */
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

/** An item of a list as people recognize it. */
export interface NamedItem {
  name: string;
  /** address of its picture */
  picture?: string;
}

/** A list's items in their order; parameters as of `readValue`. */
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

/** The text that can be edited in place of these values; undefined where one of them is no text. */
export function editableText(...values: (string | undefined)[]): string | undefined {
  const readable = values.map((json) => (json === undefined ? null : (JSON.parse(json) as unknown)));
  const isText = readable.every((value) => value === null || typeof value === 'string');
  return isText ? readable.find((value) => typeof value === 'string') : undefined;
}
