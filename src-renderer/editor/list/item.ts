import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { itemPath } from '#shared/record-catalogue/list-engine.ts';
import type { ListRows } from './list-rows.ts';

/** Returns the name of an item, for labels and messages. `number` is its place in the shown list, counted from 1. */
export type NameOf = (value: Record<string, unknown>, number: number) => string;

export const membersAt = (site: SiteDocument, path: Path, index: number): Record<string, unknown> => {
  const value = valueAt(site, itemPath(path, index));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

/** The item of a row. Its fields are bound to paths below `path`. */
export interface EditedItem {
  rowKey: string;
  path: Path;
  /** index in the record's list */
  index: number;
  /** position in the list as it is shown, from 1 */
  number: number;
  /** name of the item, for labels and messages */
  name: string;
  remove: () => void;
}

/**
 * `rows`: one below the other. `bare`: rows that draw their own remove button, which must have `data-takes-row` to get
 * the focus after a removal. `cards`: one below the other, each with a border and the item's name. `columns`: like
 * `cards`, but three beside each other if there is room.
 */
export type RowLayout = 'rows' | 'bare' | 'cards' | 'columns';

export interface ListNames {
  list: string;
  item: string;
  of: NameOf;
  /** returns the name of the item that is now at a place of the shown list */
  at: (list: ListRows, place: number) => string;
}
