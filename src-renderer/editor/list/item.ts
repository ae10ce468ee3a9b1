import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { itemPath } from '#shared/record-catalogue/list-engine.ts';
import type { ListRows } from './list-rows.ts';

/** Gives the name of an item, for labels and messages, from its members. */
export type NameOf = (value: Record<string, unknown>, number: number) => string;

export const membersAt = (site: SiteDocument, path: Path, index: number): Record<string, unknown> => {
  const value = valueAt(site, itemPath(path, index));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

/** The item of a row. Its fields are bound to paths below `path`. */
export interface EditedItem {
  rowKey: string;
  path: Path;
  /** in the record's list */
  index: number;
  /** counted from 1, as the list is shown */
  number: number;
  /** name of the item, for labels and messages */
  name: string;
  remove: () => void;
}

/**
 * `rows`: one below the other. `bare`: rows that draw their own button for removal, marked with `data-takes-row`.
 * `cards`: rows with more space. `columns`: cards, three in a row.
 */
export type RowLayout = 'rows' | 'bare' | 'cards' | 'columns';

export interface ListNames {
  list: string;
  item: string;
  of: NameOf;
  /** name of the item that is at a place now */
  at: (list: ListRows, place: number) => string;
}
