import type { Path } from '#shared/record/operation.ts';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import type { KnownField } from '#shared/record-catalogue/site-document.ts';
import { labelAt } from './bound-field.ts';
import type { IndexedField, IndexedSection } from './section-index.tsx';

/** A card of a screen: the index of the screen leads to it, and it folds to what its fields hold. */
export interface CardSection extends IndexedSection {
  tab: TabId;
  fields: readonly IndexedField[];
}

/** @param fields of the record by their names or paths, and controls that stand for something else by their labels */
export const cardSection = (
  tab: TabId,
  id: string,
  title: string,
  fields: readonly (KnownField | Path | IndexedField)[] = [],
): CardSection => ({ tab, id, title, fields: fields.map(indexedField) });

/** The fields of a group of rows, in their order. */
export const fieldsOf = <T extends object>(rows: T) => Object.keys(rows) as (keyof T & KnownField)[];

function indexedField(field: KnownField | Path | IndexedField): IndexedField {
  if (typeof field === 'string') return { label: labelAt([field]), path: [field] };
  return 'label' in field ? field : { label: labelAt(field), path: field };
}
