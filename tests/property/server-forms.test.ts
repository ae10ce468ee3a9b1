import { describe, expect, test } from 'vitest';
import {
  addItem,
  itemsToRestore,
  listItems,
  moveItem,
  newItem,
  removeItems,
  restoreItems,
  setItem,
} from '#shared/record-catalogue/list-engine.ts';
import { recordLists } from '#shared/record-catalogue/lookup.ts';
import type { ListRow } from '#shared/record-catalogue/row.ts';
import type { SiteDocument } from '#shared/record-catalogue/site-document.ts';
import { applyAll, toRawOperation } from '#shared/record/edit-raw.ts';
import type { Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { forServer, fromServer } from '#shared/record-catalogue/server-forms.ts';
import { mergeDocuments } from '../../src-main/sync/merge/merge-documents.ts';
import fc from '../support/fast-check.ts';

interface Form {
  /** whether the list is a JSON text in a string */
  inText: boolean;
  /** whether the list's items have their members in `fields` */
  inFields: boolean;
}

const forms: Form[] = [true, false].flatMap((inText) => [true, false].map((inFields) => ({ inText, inFields })));
/** Lists of objects. The items of other lists have no members. */
const objectLists = [...recordLists].filter(([, row]) => row.members);

/** Returns an item's members as JSON text. Its spaces, escapes and numbers would not survive a new serialization. */
function membersOf(row: ListRow, at: number): string {
  const name = row.name?.[0] ?? row.title ?? 'name';
  const order = row.order ? `, "${row.order.member}" : ${row.order.first === 'lowest' ? at : 90 - at}` : '';
  return `{ "${name}" :"n${at}\\u00e9", "id": ${at + 1}, "ratio": 1.50${order}, "large":98765432109876543210 }`;
}

function itemOf(row: ListRow, { inFields }: Form, at: number): string {
  const members = membersOf(row, at);
  return inFields ? `{"model": "landing.x" , "pk": ${at + 1}, "fields": ${members}}` : members;
}

const listOf = ({ inText }: Form, items: readonly string[]): string => {
  const list = `[ ${items.join(' , ')} ]`;
  return inText ? JSON.stringify(list) : list;
};

const documentOf = (field: string, list: string): string => `{"sitePk": 7.10, "${field}": ${list} , "last":null}`;

const read = (text: string): RawValue => fromServer(RawValue.parse(text));
const siteOf = (document: RawValue): SiteDocument => document.toValue() as SiteDocument;
const edited = (document: RawValue, operations: readonly Operation[]): RawValue =>
  applyAll(document, operations.map(toRawOperation)).document;

/** Returns the list of a posted document, and whether the document has it as JSON text in a string. */
function heldList(posted: RawValue, field: string): { inText: boolean; list: RawValue } {
  const value = posted.at(field);
  const inText = value.kind === 'scalar';
  return { inText, list: inText ? RawValue.parse(String(value.toValue())) : value };
}

const isApart = (item: RawValue): boolean => item.child('fields') !== undefined;

describe('[HOST-02] a list that the server holds in another form', () => {
  const all = objectLists.flatMap(([field, row]) => forms.map((form) => ({ field, row, form })));

  test.each(all)('reads like any other and goes back to the byte: $field, $form', ({ field, row, form }) => {
    const items = [0, 1, 2].map((at) => itemOf(row, form, at));
    const text = documentOf(field, listOf(form, items));
    const document = read(text);
    const plain = read(
      documentOf(
        field,
        listOf(
          { inText: row.jsonText !== undefined, inFields: row.jsonText !== undefined },
          [0, 1, 2].map((at) => itemOf(row, { ...form, inFields: row.jsonText !== undefined }, at)),
        ),
      ),
    );
    const shown = (of: RawValue) =>
      listItems(siteOf(of), [field]).map(({ value }) => ({ ...value, $forms: undefined }));
    expect(shown(document)).toEqual(shown(plain));
    expect(shown(document)).toHaveLength(3);
    expect(forServer(document).toValue()).toEqual(JSON.parse(text));
    expect(
      heldList(forServer(document), field)
        .list.items()
        .map((item) => item.toText()),
    ).toEqual(items);
    expect(fromServer(forServer(document)).toText()).toBe(document.toText());
  });

  test.each(all)(
    'keeps its form and the bytes of what is not touched through every edit: $field, $form',
    ({ field, row, form }) => {
      const path = [field];
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 4 }),
          fc.integer({ min: 0, max: 3 }),
          fc.nat(),
          fc.nat(),
          (kind, count, a, b) => {
            const items = Array.from({ length: count }, (_, at) => itemOf(row, form, at));
            const document = read(documentOf(field, listOf(form, items)));
            const site = siteOf(document);
            const [from, to] = [a % (count || 1), b % (count || 1)];
            const operations = (): Operation[] => {
              if (kind === 0) return addItem(site, path, { ...newItem(site, path), added: true }, b % (count + 1));
              if (kind === 1 && count > 0) return setItem(site, path, from, { edited: true });
              if (kind === 2) return moveItem(site, path, from, to);
              return count > 0 ? removeItems(site, path, [from]) : [];
            };
            let after = edited(document, operations());
            if (kind === 4 && count > 0) {
              const removed = itemsToRestore(site, path, [from]);
              after = edited(after, restoreItems(siteOf(after), path, removed));
            }
            const posted = forServer(after);
            expect(posted.toText()).not.toContain('$forms');
            const { inText, list } = heldList(posted, field);
            expect(inText).toBe(form.inText);
            if (count > 0) expect(list.items().every((item) => isApart(item) === form.inFields)).toBe(true);
            // Ignores the numbers, because adding, moving or removing an item may renumber the others.
            const bare = (text: string) => text.replaceAll(/"order" : \d+/g, '');
            const untouched = items.filter((_, at) => (kind !== 1 && kind < 3) || at !== from).map(bare);
            const left = list.items().map((item) => bare(item.toText()));
            for (const item of untouched) expect(left).toContain(item);
            expect(listItems(siteOf(fromServer(posted)), path).map(({ value }) => value)).toEqual(
              listItems(siteOf(read(posted.toText())), path).map(({ value }) => value),
            );
            expect(
              listItems(siteOf(read(posted.toText())), path).map(({ value }) => ({ ...value, $forms: 0 })),
            ).toEqual(listItems(siteOf(after), path).map(({ value }) => ({ ...value, $forms: 0 })));
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  test.each(all)(
    'merges with a copy in another form, and goes out in the server’s last: $field, $form',
    ({ field, row, form }) => {
      // In the opening hours (`fixed`), each day is merged as one value. A day with `fields` and the same day without
      // it are different values, so this combination is left out.
      for (const other of forms.filter(({ inFields }) => !row.fixed || inFields === form.inFields)) {
        const base = read(
          documentOf(
            field,
            listOf(
              form,
              [0, 1, 2].map((at) => itemOf(row, form, at)),
            ),
          ),
        );
        const mine = edited(base, setItem(siteOf(base), [field], 0, { mine: 1 }));
        const theirs = read(
          documentOf(
            field,
            listOf(
              other,
              [0, 1, 2].map((at) => itemOf(row, other, at).replace(`"n2\\u00e9"`, '"theirs"')),
            ),
          ),
        );
        const { document, conflicts } = mergeDocuments(base, mine, theirs);
        expect(conflicts).toEqual([]);
        const { inText, list } = heldList(forServer(document), field);
        expect(inText).toBe(other.inText);
        const values = list.items().map((item) => (item.child('fields') ?? item).toValue() as Record<string, unknown>);
        expect(list.items().map(isApart)).toEqual([0, 1, 2].map(() => other.inFields));
        expect(values[0]).toMatchObject({ mine: 1 });
        expect(Object.values(values[2]!)).toContain('theirs');
      }
    },
  );
});
