import type { Path } from '../record/operation.ts';
import { allLists, ITEM_FIELDS, rowAt, topLevelFields, topLevelRow } from './lookup.ts';
import type { ListRow } from './row.ts';

/**
 * How the items of a list are known again in another copy of it. `draggableId` is no identity: the editor makes a new
 * one with each load.
 */
export interface ListPolicy {
  /** the server's own keys of an item, the most telling first */
  keys: readonly string[];
  /** an address that hardly two items share */
  url?: string;
  /** members that together name an item to a person */
  name?: readonly string[];
  /** member that numbers the items by their place */
  order?: string;
  /** the members of an item are in this one of it: only its keys are not */
  within?: string;
  /** members that number the items too, and count before `order` where an item has them */
  orderedBefore?: readonly string[];
  /** the item with the highest number is the first one */
  highestFirst?: true;
  /** the item at an index is always the same thing, and is taken whole */
  fixed?: true;
}

/** Of a list that the catalogue does not know. */
const general: ListPolicy = { keys: ['id', 'pk'], url: 'photo', name: ['name', 'title'], order: 'order' };

const policies = new Map(allLists().map(([field, row]) => [field, policyOf(row)]));

function policyOf({ keys, url, name, order, fixed, jsonText }: ListRow): ListPolicy {
  return {
    keys: keys ?? [],
    ...(url !== undefined && { url }),
    ...(name && { name }),
    ...(order && { order: order.member }),
    ...(jsonText !== undefined && { within: ITEM_FIELDS }),
    ...(order?.before && { orderedBefore: order.before }),
    ...(order?.first === 'highest' && { highestFirst: true }),
    ...(fixed && { fixed }),
  };
}

/** @param field the last member name on the way to the list */
export function listPolicy(field: string): ListPolicy {
  return policies.get(field) ?? general;
}

/** Lists that the server keeps as JSON text in a string. */
export const jsonTextLists: ReadonlySet<string> = new Set(
  topLevelFields.filter((field) => {
    const row = topLevelRow(field);
    return row?.kind === 'list' && row.jsonText !== undefined;
  }),
);

/** Objects whose members only make sense together; one side's version is taken whole. */
export function isAtomic(path: Path): boolean {
  const row = rowAt(path);
  return row?.kind === 'object' && row.atomic === true;
}
