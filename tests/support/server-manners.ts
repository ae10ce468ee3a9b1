import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { topLevelFields, topLevelRow } from '#shared/record-catalogue/lookup.ts';
import type { ListRow, Row, Rows } from '#shared/record-catalogue/row.ts';
import { forServer, fromServer } from '#shared/record-catalogue/server-forms.ts';
import fc from 'fast-check';

type Item = Record<string, unknown>;

/** How a backend changes a posted record. The description of the backend's API permits each of these changes. */
export interface Manners {
  /** keys of new items, in lists that have keys */
  keys: 'none' | 'numbers' | 'long numbers' | 'texts';
  /** how the backend numbers the items of lists that have an order */
  orders: 'as sent' | 'from 0' | 'from 1' | 'by tens';
  /** order of these items in the backend's answers: as sent, as the page shows them, or the reverse of what it shows */
  sorting: 'as sent' | 'shown' | 'reversed';
  /** whether numbers become texts, except for keys */
  numbersAsText: boolean;
  trims: boolean;
  dropsUnknown: boolean;
  addsMembers: boolean;
  /** whether pictures below `/media/` get another address, with the same file name or another */
  files: 'as sent' | 'moved' | 'renamed';
}

/** The manners of a server that keeps everything as it was sent. */
export const asSent: Manners = {
  keys: 'none',
  orders: 'as sent',
  sorting: 'as sent',
  numbersAsText: false,
  trims: false,
  dropsUnknown: false,
  addsMembers: false,
  files: 'as sent',
};

export const manners: fc.Arbitrary<Manners> = fc.record({
  keys: fc.constantFrom('none', 'numbers', 'long numbers', 'texts'),
  orders: fc.constantFrom('as sent', 'from 0', 'from 1', 'by tens'),
  sorting: fc.constantFrom('as sent', 'shown', 'reversed'),
  numbersAsText: fc.boolean(),
  trims: fc.boolean(),
  dropsUnknown: fc.boolean(),
  addsMembers: fc.boolean(),
  files: fc.constantFrom('as sent', 'moved', 'renamed'),
});

/** Changes a site's lists as a backend with the given manners does. */
export class MannerlyServer {
  private readonly manners: Manners;
  private keys = 0;

  constructor(manners: Manners) {
    this.manners = manners;
  }

  /** Like `made`, but takes a document in the app's form, and returns the result as the app reads it. */
  madeForApp(text: string): string {
    return fromServer(RawValue.parse(this.made(forServer(RawValue.parse(text)).toText()))).toText();
  }

  /** Returns the document that is stored for a posted document. Parts outside of lists keep their text. */
  made(text: string): string {
    const site = parseJson(text) as Item;
    return topLevelFields
      .reduce((document, field) => {
        const row = topLevelRow(field);
        if (row?.kind !== 'list' || row.server !== undefined || site[field] == null) return document;
        return document.with(field, RawValue.parse(written(this.list(site[field], row))));
      }, RawValue.parse(text))
      .toText();
  }

  private list(value: unknown, row: ListRow): unknown {
    if (row.jsonText !== undefined && typeof value === 'string') {
      return written(this.items(parseJson(value || '[]') as Item[], row));
    }
    if (!Array.isArray(value)) return value;
    if (!row.members || row.fixed) return value.map((item: unknown) => this.scalar(item, undefined));
    return this.items(value as Item[], row);
  }

  private items(items: Item[], row: ListRow): Item[] {
    const [key] = row.keys ?? [];
    const ordered = this.sorted(items, row);
    for (const item of items) {
      const members = membersOf(item, row);
      this.members(members, row.members ?? {}, row);
      if (key === undefined || this.manners.keys === 'none') continue;
      if (item[key] == null || item[key] === '') item[key] = this.nextKey();
    }
    return ordered;
  }

  private members(members: Item, rows: Rows, list: ListRow): void {
    for (const [name, value] of Object.entries(members)) {
      if (list.keys?.includes(name)) continue;
      const row = rows[name];
      if (!row && this.manners.dropsUnknown) delete members[name];
      else members[name] = row?.kind === 'list' && value != null ? this.list(value, row) : this.scalar(value, row);
    }
    if (!this.manners.addsMembers) return;
    members['created'] = '2026-01-02T03:04:05Z';
    for (const [name, row] of Object.entries(rows)) if (row.kind !== 'list') members[name] ??= null;
  }

  private scalar(value: unknown, row: Row | undefined): unknown {
    const { trims, numbersAsText, files } = this.manners;
    if (typeof value === 'number' && numbersAsText && row?.kind !== 'key') return String(value);
    if (typeof value !== 'string') return value;
    if (row?.kind === 'picture' && value.startsWith('/media/') && files !== 'as sent') {
      const name = value.slice('/media/'.length);
      return files === 'moved' ? `https://cdn.example/7/${name}` : `https://cdn.example/${name}/file.webp`;
    }
    return trims ? value.trim() : value;
  }

  /** Returns the items in the server's order and with the server's numbers. */
  private sorted(items: Item[], row: ListRow): Item[] {
    const { order } = row;
    const { orders, sorting } = this.manners;
    if (!order) return items;
    const numbers = [...(order.before ?? []), order.member];
    const numberOf = (item: Item) => {
      const said = numbers.map((name) => membersOf(item, row)[name]).find((each) => each != null && each !== '');
      return said === undefined ? Infinity : Number(said) * (order.first === 'lowest' ? 1 : -1);
    };
    const shown = items.toSorted((a, b) => (numberOf(a) === numberOf(b) ? 0 : numberOf(a) - numberOf(b)));
    if (orders !== 'as sent') {
      const step = orders === 'by tens' ? 10 : 1;
      const first = orders === 'from 0' && order.first === 'lowest' ? 0 : step;
      shown.forEach((item, at) => {
        const place = order.first === 'lowest' ? at : shown.length - 1 - at;
        const members = membersOf(item, row);
        for (const name of numbers) {
          if (name !== order.member && !(name in members)) continue;
          const number = first + place * step;
          members[name] = typeof members[name] === 'string' ? String(number) : number;
        }
      });
    }
    if (sorting === 'as sent' || !shown.every((item) => Number.isFinite(numberOf(item)))) return items;
    return sorting === 'shown' ? shown : shown.toReversed();
  }

  private nextKey(): unknown {
    const { keys } = this.manners;
    const number = ++this.keys;
    if (keys === 'numbers') return 100 + number;
    return keys === 'texts' ? `key-${number}` : `${LONG}${String(number).padStart(4, '0')}`;
  }
}

const membersOf = (item: Item, { jsonText }: ListRow): Item =>
  jsonText === undefined ? item : ((item['fields'] ??= {}) as Item);

/**
 * The first digits of keys that have more digits than a JavaScript number can hold. `parseJson` returns such keys as
 * texts, and `written` makes them numbers again.
 */
const LONG = '900719925474099';
const written = (value: unknown): string => JSON.stringify(value).replaceAll(/"(\d{17,20})"/g, '$1');
