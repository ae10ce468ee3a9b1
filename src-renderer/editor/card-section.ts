import type { Path } from '#shared/record/operation.ts';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import type { KnownField } from '#shared/record-catalogue/site-document.ts';
import { labelAt } from './bound-field.ts';
import type { IndexedField, IndexedSection } from './section-index.tsx';

/** A card of a screen. The screen's index links to the card. A folded card shows a summary of its fields. */
export interface CardSection extends IndexedSection {
  tab: TabId;
  fields: readonly IndexedField[];
}

/** @param fields names or paths of fields of the record; for any other control an object with its label */
export const cardSection = (
  tab: TabId,
  id: string,
  title: string,
  fields: readonly (KnownField | Path | IndexedField)[] = [],
): CardSection => ({ tab, id, title, fields: fields.map(indexedField) });

/** Returns the names of the fields in a group of rows, in the order of the group. */
export const fieldsOf = <T extends object>(rows: T) => Object.keys(rows) as (keyof T & KnownField)[];

function indexedField(field: KnownField | Path | IndexedField): IndexedField {
  if (typeof field === 'string') return { label: labelAt([field]), path: [field] };
  return 'label' in field ? field : { label: labelAt(field), path: field };
}
