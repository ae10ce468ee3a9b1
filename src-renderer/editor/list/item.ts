import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { readAt } from '#shared/record-catalogue/access.ts';
import { itemPath } from '#shared/record-catalogue/list-engine.ts';
import type { ListRows } from './list-rows.ts';

/** What an item is called in labels and messages, given its members. */
export type NameOf = (value: Record<string, unknown>, number: number) => string;

export const membersAt = (site: SiteDocument, path: Path, index: number): Record<string, unknown> => {
  const value = readAt(site, itemPath(path, index));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

/** What a row is drawn of. Its fields are bound to paths below `path`. */
export interface EditedItem {
  rowKey: string;
  path: Path;
  /** in the record's list */
  index: number;
  /** counted from 1, as the list is shown */
  number: number;
  /** what it is called in labels and messages */
  name: string;
  remove: () => void;
}

/**
 * `rows`: one below the other; `bare`: rows that draw their own button for removal too, marked with `data-takes-row`;
 * `cards`: rows with room; `columns`: cards, three in a row, place by place
 */
export type RowLayout = 'rows' | 'bare' | 'cards' | 'columns';

export interface ListNames {
  list: string;
  item: string;
  of: NameOf;
  /** of the row at a place, now */
  at: (list: ListRows, place: number) => string;
}
