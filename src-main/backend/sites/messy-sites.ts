import { innerList, jsonText } from '#shared/record/list-forms.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { topLevelRow } from '#shared/record-catalogue/lookup.ts';
import type { FieldRow, ListRow, ObjectRow, OrderRow, Row, Rows } from '#shared/record-catalogue/row.ts';
import { nextNumber } from '../db/next-number.ts';
import type { Db } from '../db/tables.ts';
import { messyText } from '../http/messy.ts';
import type { SiteRepo } from './site-repo.ts';

const json = (value: unknown): RawValue => RawValue.parse(JSON.stringify(value));

/** Member that `rewriter` adds to objects of a saved document, as a server may do. */
const ADDED = 'x_saved';

/** Number of keys that each save reserves, far more than a record has items without a key. */
const MOST_KEYS = 10_000;

/**
 * Returns a repository that stores sites as other backends may: new ones as `messyText` writes them, saved ones as
 * `rewriter` changes them.
 */
export function messySites(sites: SiteRepo, db: Db): SiteRepo {
  return {
    ...sites,
    put: (document, userId) => sites.put(RawValue.parse(messyText(document)), userId),
    async save(document, userId) {
      let key = await nextNumber(db, 'messy_key', MOST_KEYS);
      return sites.save(rewriter(() => key++)(document), userId);
    },
  };
}

/**
 * Returns a function that changes a saved document as a server may. List items without a key get one, and order numbers
 * are changed. Members that the catalogue does not know are dropped. Numeric strings of number fields become numbers,
 * and texts are trimmed. Objects get the member `ADDED`.
 */
export function rewriter(newKey: () => number): (document: RawValue) => RawValue {
  function rewrite(value: RawValue, row: Row | undefined): RawValue {
    if (row?.kind === 'list') return rewriteList(value, row);
    if (value.kind === 'object') return row?.kind === 'object' ? rewriteObject(value, row) : value;
    return value.kind === 'scalar' ? rewriteScalar(value, row) : value;
  }

  function rewriteObject(value: RawValue, { members, each }: ObjectRow): RawValue {
    if (each) return rewriteMembers(value, (name) => members?.[name] ?? each);
    return members ? added(rewriteMembers(value, (name) => members[name])) : value;
  }

  function rewriteList(value: RawValue, row: ListRow): RawValue {
    const inText = row.jsonText === undefined ? undefined : innerList(value);
    if (inText) return value.isNull ? value : jsonText(RawValue.list(rewriteItems(inText.items(), row)));
    return value.kind === 'list' ? RawValue.list(rewriteItems(value.items(), row)) : value;
  }

  function rewriteItems(items: readonly RawValue[], row: ListRow): RawValue[] {
    const { members, order, fixed } = row;
    if (!members) return items.map((item) => rewrite(item, row.of));
    if (fixed) return items.map((item) => rewriteMembers(item, (name) => members[name]));
    const kept = items.map((item) => withKey(rewriteItem(item, row, members), row));
    return order ? numbered(kept, order, row) : kept;
  }

  function rewriteItem(item: RawValue, row: ListRow, members: Rows): RawValue {
    if (item.kind !== 'object') return item;
    const fields = row.jsonText === undefined ? undefined : item.child('fields');
    const known = (name: string) => members[name] ?? (isKeyOf(row, name) ? KEY : undefined);
    if (fields?.kind === 'object') return item.with('fields', added(rewriteMembers(fields, known)));
    return added(rewriteMembers(item, known));
  }

  function withKey(item: RawValue, { keys, jsonText: model }: ListRow): RawValue {
    const [key] = keys ?? [];
    if (key === undefined || item.kind !== 'object') return item;
    const holds = (keys ?? []).some(
      (name) => !(item.child(name)?.isNull ?? true) && item.child(name)?.toValue() !== '',
    );
    return holds ? item : item.with(model === undefined ? key : 'pk', json(newKey()));
  }

  return (document) => rewriteMembers(document, topLevelRow).with(ADDED, json({ by: 'server' }));
  function rewriteMembers(value: RawValue, rowOf: (name: string) => Row | undefined): RawValue {
    return value.keys().reduce((all, name) => {
      const row = rowOf(name);
      return row ? all.with(name, rewrite(all.at(name), row)) : all.without(name);
    }, value);
  }
}

const KEY: FieldRow = { kind: 'key', label: '' };

/** Whether an item's member without a row is kept: a key of the item, or a copy of its owner's member (`fromOwner`). */
const isKeyOf = ({ keys, fromOwner }: ListRow, name: string): boolean =>
  name === 'draggableId' || (keys ?? []).includes(name) || (fromOwner !== undefined && name in fromOwner);

const added = (value: RawValue): RawValue => value.with(ADDED, json(1));

function rewriteScalar(value: RawValue, row: Row | undefined): RawValue {
  const scalar = value.toValue();
  if (row?.kind === 'number' && scalar !== null && scalar !== '' && !Number.isNaN(Number(scalar))) {
    return json(Number(scalar));
  }
  return typeof scalar === 'string' && scalar !== scalar.trim() ? json(scalar.trim()) : value;
}

/**
 * Gives numbered items other numbers without changing their order: 1, 2, 3 and so on if the lowest number comes first,
 * else 10, 20, 30 and so on. Items without a number get none.
 */
function numbered(items: readonly RawValue[], { member, first, before = [] }: OrderRow, row: ListRow): RawValue[] {
  const path = row.jsonText === undefined ? [] : ['fields'];
  return [member, ...before].reduce<RawValue[]>((all, name) => renumbered(all, [...path, name], first), [...items]);
}

function renumbered(items: readonly RawValue[], path: readonly string[], first: OrderRow['first']): RawValue[] {
  const numberOf = (item: RawValue) => Number(item.get(path)?.toValue() ?? NaN);
  const places = [...items.keys()].filter((at) => !Number.isNaN(numberOf(items[at]!)));
  const ranked = places.toSorted((a, b) => numberOf(items[a]!) - numberOf(items[b]!));
  const numbers = new Map(ranked.map((at, rank) => [at, first === 'lowest' ? rank + 1 : (rank + 1) * 10]));
  return items.map((item, at) => (numbers.has(at) ? setAt(item, path, json(numbers.get(at))) : item));
}

function setAt(value: RawValue, [step, ...rest]: readonly string[], to: RawValue): RawValue {
  if (step === undefined) return to;
  return value.with(step, setAt(value.at(step), rest, to));
}
