import { ITEM_FIELDS, listsOf, recordLists } from '../record-catalogue/lookup.ts';
import { FORMS, type ListRow } from '../record-catalogue/row.ts';
import { innerList, jsonText } from './list-forms.ts';
import { RawValue } from './raw-value.ts';

/**
 * A backend may keep any list as a list or as JSON text, and the members of its items in the items or apart in `fields`.
 * The app knows one form of each list, the catalogue's: a document is brought into it where it comes from a server, and
 * back where it goes to one. What the server writes otherwise is noted beside it, in `$forms`: of an object's lists in
 * the object, of an item in the item. Bytes of items stay as they are; what is no list in any form is left alone.
 */
export function fromServer(document: RawValue): RawValue {
  return readMembers(document, recordLists);
}

/** The document as its server holds it. */
export function forServer(document: RawValue): RawValue {
  return hasForms(document) ? writeMembers(document, recordLists) : document;
}

/** The list of that field with its items as its server holds them. */
export function itemsForServer(list: RawValue, field: string): RawValue {
  const row = recordLists.get(field);
  return row && hasForms(list) ? writeItems(list, row, undefined) : list;
}

type Lists = ReadonlyMap<string, ListRow>;

/** Of a list: `form` where it is another one, `items` where a new item has another one. */
interface Note {
  form?: 'text' | 'empty text' | 'list';
  /** members stand in the item itself; or what else an item holds beside them */
  items?: RawValue;
}

const NULL = RawValue.parse('null');
const EMPTY_OBJECT = RawValue.parse('{}');
const MEMBERS_IN_ITEM = RawValue.parse('"members in the item"');

// A text that holds JSON writes its quotes with a backslash.
const hasForms = (value: RawValue): boolean => value.toText().includes(FORMS);

/** Of the catalogue's form: a JSON text of items whose members are apart, else a list of items that have their own. */
const isText = (row: ListRow): boolean => row.jsonText !== undefined;

function readMembers(holder: RawValue, lists: Lists): RawValue {
  let notes: RawValue | undefined;
  let read = holder;
  for (const [field, row] of lists) {
    const held = holder.child(field);
    if (!held) continue;
    const { value, note } = readList(held, row);
    if (value !== held) read = read.with(field, value);
    if (note) notes = (notes ?? EMPTY_OBJECT).with(field, noteText(note));
  }
  return notes ? withForms(read, 'lists', notes) : read;
}

function withForms(holder: RawValue, kind: 'lists' | 'item', value: RawValue): RawValue {
  return holder.with(FORMS, (holder.child(FORMS) ?? EMPTY_OBJECT).with(kind, value));
}

function noteText({ form, items }: Note): RawValue {
  const withForm = form ? EMPTY_OBJECT.with('form', RawValue.parse(JSON.stringify(form))) : EMPTY_OBJECT;
  return items ? withForm.with('items', items) : withForm;
}

function readList(held: RawValue, row: ListRow): { value: RawValue; note?: Note } {
  const text = held.kind === 'scalar' && !held.isNull ? held.toValue() : undefined;
  const isBlank = typeof text === 'string' && text.trim() === '';
  const list = held.kind === 'list' ? held : text === undefined ? undefined : innerList(held);
  // Nothing tells how a server that has nothing would write a list of the catalogue's form.
  if (!list || (isBlank && (row.orText || isText(row)))) return { value: held };
  const items = row.of ? list : mapItems(list, (item) => readItem(item, row));
  const model = items === list ? undefined : newItemForm(list.items(), row);
  const isAsCatalogued = (held.kind === 'scalar') === isText(row);
  const form = isAsCatalogued ? undefined : held.kind === 'list' ? 'list' : isBlank ? 'empty text' : 'text';
  if (!form && items === list) return { value: held };
  const note: Note = { ...(form && { form }), ...(model && { items: model }) };
  return { value: isText(row) ? jsonText(items) : items, ...((form || model) && { note }) };
}

function mapItems(list: RawValue, change: (item: RawValue) => RawValue): RawValue {
  const items = list.items();
  const changed = items.map(change);
  return changed.every((item, at) => item === items[at]) ? list : list.withItems(changed);
}

function readItem(item: RawValue, row: ListRow): RawValue {
  if (item.kind !== 'object') return item;
  const apart = membersApart(item, row);
  const members = readMembers(apart ?? item, listsOf(row));
  if (isText(row)) {
    if (apart) return members === apart ? item : item.with(ITEM_FIELDS, members);
    if (item.child(ITEM_FIELDS) || item.child('model')) return item;
    const key = item.child('pk') ?? item.child('id') ?? NULL;
    return withForms(EMPTY_OBJECT.with('pk', key).with(ITEM_FIELDS, members), 'item', MEMBERS_IN_ITEM);
  }
  return apart ? withForms(members, 'item', item.with(ITEM_FIELDS, NULL)) : members;
}

/** The `fields` of an item that has none of its members beside them. */
function membersApart(item: RawValue, { members = {} }: ListRow): RawValue | undefined {
  if (item.textOf(ITEM_FIELDS)?.startsWith('{') !== true) return undefined;
  const own = Object.keys(members).filter((member) => member !== 'id' && member !== 'pk');
  return own.some((member) => item.child(member)) ? undefined : item.child(ITEM_FIELDS);
}

/** How a new item is written where the first one is written otherwise than the catalogue says. */
function newItemForm(items: readonly RawValue[], row: ListRow): RawValue | undefined {
  const first = items.find(({ kind }) => kind === 'object');
  const apart = first && membersApart(first, row);
  if (!first || (apart !== undefined) === isText(row)) return undefined;
  return apart ? withoutKey(first.with(ITEM_FIELDS, NULL)) : MEMBERS_IN_ITEM;
}

/** The item as one that its server does not know yet. */
export function asNewItem(item: RawValue): RawValue {
  const form = item.get([FORMS, 'item']);
  return form?.kind === 'object' ? withForms(item, 'item', withoutKey(form)) : item;
}

const withoutKey = (item: RawValue): RawValue => (item.child('pk') ? item.with('pk', NULL) : item);

function writeMembers(holder: RawValue, lists: Lists): RawValue {
  const notes = holder.get([FORMS, 'lists']);
  let written = holder.child(FORMS) ? holder.without(FORMS) : holder;
  for (const [field, row] of lists) {
    const value = written.child(field);
    const list = value && writeList(value, row, notes?.child(field));
    if (list && list !== value) written = written.with(field, list);
  }
  return written;
}

function writeList(value: RawValue, row: ListRow, note: RawValue | undefined): RawValue {
  const list = value.kind === 'list' ? value : !isText(row) || value.isNull ? undefined : innerList(value);
  if (!list) return value;
  const items = row.of ? list : writeItems(list, row, note?.child('items'));
  const form = note?.child('form')?.toValue();
  if (form === 'list') return items;
  if (form === 'empty text' && items.length === 0) return RawValue.parse('""');
  if (form !== undefined) return jsonText(items);
  return items === list ? value : isText(row) ? jsonText(items) : items;
}

/** @param newItem how an item is written that says nothing of its own form */
function writeItems(list: RawValue, row: ListRow, newItem: RawValue | undefined): RawValue {
  const keys = new Set<string>();
  return mapItems(list, (item) => {
    if (item.kind !== 'object') return item;
    const form = item.get([FORMS, 'item']) ?? newItem;
    if (isText(row)) {
      const members = item.child(ITEM_FIELDS);
      if (!members) return writeMembers(item, listsOf(row));
      const written = writeMembers(members, listsOf(row));
      return form ? written : written === members ? item : item.with(ITEM_FIELDS, written);
    }
    const members = writeMembers(item, listsOf(row));
    if (form?.kind !== 'object') return members;
    const key = form.textOf('pk') ?? 'null';
    // A copy of an item is another item.
    const own = keys.has(key) ? withoutKey(form) : form;
    if (key !== 'null') keys.add(key);
    return own.with(ITEM_FIELDS, members);
  });
}
