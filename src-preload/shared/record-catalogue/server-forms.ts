import { joinUrls, readUrlList, type Separator } from '../record/address-line.ts';
import { innerList, jsonText } from '../record/list-forms.ts';
import { FORMS } from '../record/policies.ts';
import { RawValue } from '../record/raw-value.ts';
import { ITEM_FIELDS, listsOf, recordLists } from './lookup.ts';
import type { ListRow } from './row.ts';

/**
 * Converts the lists of a server's document to the form that the app uses: JSON lists whose items have the form of the
 * catalogue. A backend may write a list as a JSON list or as JSON text, and an item's members in the item itself or in
 * its `fields`. The catalogue says which form servers usually use. Where this server differs, a note in the member
 * `$forms` of an object describes the object's lists, and a note in `$forms` of an item describes the item. `forServer`
 * reads these notes to write the server's form again. A value that is not a list in any form is not changed.
 */
export function fromServer(document: RawValue): RawValue {
  return readMembers(document, recordLists);
}

/** Returns the document in the forms that its server uses, without the notes. */
export function forServer(document: RawValue): RawValue {
  return writeMembers(document, recordLists);
}

/** Returns the list of a top-level field with its items in the server's form. The list itself stays a JSON list. */
export function itemsForServer(list: RawValue, field: string): RawValue {
  const row = recordLists.get(field);
  return row ? writeItems(list, row, undefined) : list;
}

type Lists = ReadonlyMap<string, ListRow>;

/** How the server writes a list, if that differs from the usual form. */
interface Note {
  form?: 'text' | 'empty text' | 'list' | Separator;
  /** white space before and after the list in its JSON text */
  space?: readonly string[];
  /** form of a new item: MEMBERS_IN_ITEM, ADDRESS_ALONE, or an object with what the item has besides its members */
  items?: RawValue;
  /** notes on lists within the items, by the list's name, for an item that has no note of its own on the list */
  lists?: RawValue;
}

const NULL = RawValue.parse('null');
const EMPTY_OBJECT = RawValue.parse('{}');
const MEMBERS_IN_ITEM = RawValue.parse('"members in the item"');
const ADDRESS_ALONE = RawValue.parse('"address alone"');

/** Whether servers usually write the list as JSON text. The items of such a list have their members in `fields`. */
const isText = (row: ListRow): boolean => row.jsonText !== undefined;

function readMembers(holder: RawValue, lists: Lists): RawValue {
  let notes: RawValue | undefined;
  let read = holder;
  for (const [field, row] of lists) {
    const held = holder.child(field);
    if (!held || holder.get([FORMS, 'lists', field])) continue;
    const { value, note } = readList(held, row);
    if (value !== held) read = read.with(field, value);
    if (note) notes = (notes ?? EMPTY_OBJECT).with(field, noteText(note));
  }
  return notes ? withForms(read, 'lists', notes) : read;
}

function withForms(holder: RawValue, kind: 'lists' | 'item', value: RawValue): RawValue {
  return holder.with(FORMS, (holder.child(FORMS) ?? EMPTY_OBJECT).with(kind, value));
}

function noteText({ form, space, items, lists }: Note): RawValue {
  const [formText, spaceText] = [form, space].map((part) => part && RawValue.parse(JSON.stringify(part)));
  const parts = { form: formText, space: spaceText, items, lists };
  return Object.entries(parts).reduce((note, [part, value]) => (value ? note.with(part, value) : note), EMPTY_OBJECT);
}

function readList(held: RawValue, row: ListRow): { value: RawValue; note?: Note } {
  const text = held.kind === 'scalar' && !held.isNull ? held.toValue() : undefined;
  const isBlank = typeof text === 'string' && text.trim() === '';
  const line = row.orUrls && typeof text === 'string' ? readUrlList(text) : undefined;
  const list = held.kind === 'list' ? held : text === undefined ? undefined : (line?.list ?? innerList(held));
  // In a list that servers may write as text, an empty text does not show which text form the server uses for items.
  // The empty text is kept as it is.
  if (!list || (isBlank && (row.orText || isText(row)))) return { value: held };
  const read = row.of ? list : mapItems(list, (item) => readItem(item, row));
  const model = read === list ? undefined : newItemForm(list.items(), row);
  const lists = read === list ? undefined : innerForms(read, row);
  const items = lists ? mapItems(read, (item) => withEmptyNotes(item, row, lists)) : read;
  const isUsual = (held.kind === 'scalar') === isText(row);
  const form = isUsual
    ? undefined
    : held.kind === 'list'
      ? 'list'
      : isBlank
        ? 'empty text'
        : (line?.separator ?? 'text');
  const around = typeof text === 'string' && !line && !isBlank ? text.split(list.toText()) : [];
  const space = around.some(Boolean) && around;
  const note: Note = {
    ...(form && { form }),
    ...(space && { space }),
    ...(model && { items: model }),
    ...(lists && { lists }),
  };
  return { value: items, ...(Object.keys(note).length > 0 && { note }) };
}

function mapItems(list: RawValue, change: (item: RawValue) => RawValue): RawValue {
  const items = list.items();
  const changed = items.map(change);
  return changed.every((item, at) => item === items[at]) ? list : list.withItems(changed);
}

function readItem(item: RawValue, row: ListRow): RawValue {
  if (isAddress(item, row)) return withForms(EMPTY_OBJECT.with(row.url, item), 'item', ADDRESS_ALONE);
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

/**
 * Returns the item's `fields` if `fields` is an object and the item itself has no member of the catalogue besides `id`
 * and `pk`; undefined otherwise.
 */
function membersApart(item: RawValue, { members = {} }: ListRow): RawValue | undefined {
  if (item.textOf(ITEM_FIELDS)?.startsWith('{') !== true) return undefined;
  const own = Object.keys(members).filter((member) => member !== 'id' && member !== 'pk');
  return own.some((member) => item.child(member)) ? undefined : item.child(ITEM_FIELDS);
}

/** Whether the item is only an address, in a list that allows that. */
const isAddress = (item: RawValue, row: ListRow): row is ListRow & { url: string } =>
  row.orUrls === true && item.kind === 'scalar' && typeof item.toValue() === 'string';

/** Returns, for each list within the items, the first note that an item has on it; undefined if there is no note. */
function innerForms(items: RawValue, row: ListRow): RawValue | undefined {
  const fields = [...listsOf(row).keys()];
  const found = fields.flatMap((field): [string, RawValue][] => {
    const notes = items.items().map((item) => membersIn(item, row)?.get([FORMS, 'lists', field]));
    const first = notes.find((note) => note !== undefined);
    return first ? [[field, first]] : [];
  });
  return found.length === 0 ? undefined : found.reduce((notes, [field, note]) => notes.with(field, note), EMPTY_OBJECT);
}

/**
 * Returns the item with an empty note on each list of `lists` that the item has without a note, so that the notes of
 * other items are not applied to the item.
 */
function withEmptyNotes(item: RawValue, row: ListRow, lists: RawValue): RawValue {
  const members = membersIn(item, row);
  const own = lists.keys().filter((field) => members?.child(field)?.isNull === false);
  const notes = members?.get([FORMS, 'lists']) ?? EMPTY_OBJECT;
  const missing = own.filter((field) => !notes.child(field));
  if (!members || missing.length === 0) return item;
  const noted = missing.reduce((at, field) => at.with(field, EMPTY_OBJECT), notes);
  const withNotes = withForms(members, 'lists', noted);
  return isText(row) ? item.with(ITEM_FIELDS, withNotes) : withNotes;
}

const membersIn = (item: RawValue, row: ListRow): RawValue | undefined => {
  const members = isText(row) ? item.child(ITEM_FIELDS) : item;
  return members?.kind === 'object' ? members : undefined;
};

/**
 * Returns the form in which a new item is written. The first item shows the form. Returns undefined if that is the
 * catalogue's form, or if no item shows a form.
 */
function newItemForm(items: readonly RawValue[], row: ListRow): RawValue | undefined {
  const first = items.find((item) => item.kind === 'object' || isAddress(item, row));
  if (first?.kind === 'scalar') return ADDRESS_ALONE;
  const apart = first && membersApart(first, row);
  if (!first || (apart !== undefined) === isText(row)) return undefined;
  return apart ? withoutKey(first.with(ITEM_FIELDS, NULL)) : MEMBERS_IN_ITEM;
}

/** Returns the item with the key in its note set to null, because the server gives a new item a key of its own. */
export function asNewItem(item: RawValue): RawValue {
  const form = item.get([FORMS, 'item']);
  return form?.kind === 'object' ? withForms(item, 'item', withoutKey(form)) : item;
}

const withoutKey = (item: RawValue): RawValue => (item.child('pk') ? item.with('pk', NULL) : item);

/** @param others notes on the lists on which `holder` has no note of its own */
function writeMembers(holder: RawValue, lists: Lists, others?: RawValue): RawValue {
  const notes = holder.get([FORMS, 'lists']);
  let written = holder.child(FORMS) ? holder.without(FORMS) : holder;
  for (const [field, row] of lists) {
    const value = written.child(field);
    const list = value && writeList(value, row, notes?.child(field) ?? others?.child(field));
    if (list && list !== value) written = written.with(field, list);
  }
  return written;
}

function writeList(value: RawValue, row: ListRow, note: RawValue | undefined): RawValue {
  if (value.kind !== 'list') return value;
  const items = row.of ? value : writeItems(value, row, note);
  const form = note?.child('form')?.toValue();
  if (form === 'list') return items;
  if (form === 'empty text' && items.length === 0) return RawValue.parse('""');
  if (form === ',' || form === ', ') return joinUrls(items, form);
  const space = note?.child('space')?.toValue() as string[] | undefined;
  return form !== undefined || isText(row) ? jsonText(items, space) : items;
}

/** @param note the note on the list; it also applies to items and inner lists without a note of their own */
function writeItems(list: RawValue, row: ListRow, note: RawValue | undefined): RawValue {
  const [newItem, lists] = [note?.child('items'), note?.child('lists')];
  const keys = new Set<string>();
  return mapItems(list, (item) => {
    if (item.kind !== 'object') return item;
    const form = item.get([FORMS, 'item']) ?? newItem;
    if (isText(row)) {
      const members = item.child(ITEM_FIELDS);
      if (!members) return writeMembers(item, listsOf(row), lists);
      const written = writeMembers(members, listsOf(row), lists);
      return form ? written : written === members ? item : item.with(ITEM_FIELDS, written);
    }
    const address = row.url === undefined ? undefined : item.child(row.url);
    if (address && form?.isSame(ADDRESS_ALONE)) return address;
    const members = writeMembers(item, listsOf(row), lists);
    if (form?.kind !== 'object') return members;
    const key = form.textOf('pk') ?? 'null';
    // A second item with the same key is a copy, so its key becomes null.
    const own = keys.has(key) ? withoutKey(form) : form;
    if (key !== 'null') keys.add(key);
    return own.with(ITEM_FIELDS, members);
  });
}
