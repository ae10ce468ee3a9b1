import { listName, type Path } from '../record/operation.ts';
import type { ListPolicy } from '../record/policies.ts';
import { allLists, ITEM_FIELDS, rowAt } from './lookup.ts';
import type { ListRow } from './row.ts';

/** Other editors give items a new `draggableId` whenever they load a site, so this member does not identify an item. */
const volatileMembers = ['draggableId'] as const;

/** The policy of a list that has no row in the catalogue. */
const general: ListPolicy = {
  keys: ['id', 'pk'],
  volatileMembers,
  url: 'photo',
  name: ['name', 'title'],
  order: 'order',
};

const policies = new Map(allLists().map(([field, row]) => [field, policyOf(row)]));

function policyOf({ keys, url, name, order, fixed, jsonText }: ListRow): ListPolicy {
  return {
    keys: keys ?? [],
    volatileMembers,
    ...(url !== undefined && { url }),
    ...(name && { name }),
    ...(order && { order: order.member }),
    ...(jsonText !== undefined && { within: ITEM_FIELDS }),
    ...(order?.before && { orderedBefore: order.before }),
    ...(order?.first === 'highest' && { highestFirst: true }),
    ...(fixed && { fixed }),
  };
}

/**
 * Returns the policy of a list.
 * @param field the last member name in the list's path
 */
export function listPolicy(field: string): ListPolicy {
  return policies.get(field) ?? general;
}

/**
 * Whether the members of the object at the path only make sense together, for example those of a list item whose place
 * has a meaning. A merge takes such an object whole from one side.
 */
export function isAtomic(path: Path): boolean {
  if (typeof path.at(-1) === 'number') return listPolicy(listName(path)).fixed === true;
  const row = rowAt(path);
  return row?.kind === 'object' && row.atomic === true;
}
