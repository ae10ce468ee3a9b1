import type { Path } from '../record/operation.ts';
import { itemsInText } from './json-text.ts';
import { childRow, isField, topLevelFields, topLevelRow } from './lookup.ts';
import type { FieldRow, Row } from './row.ts';
import type { SiteDocument } from './site-document.ts';

type Members = Readonly<Record<string | number, unknown>>;

export interface FoundField {
  path: Path;
  row: FieldRow;
  /** undefined where the record has none */
  value: unknown;
  /** the object that the field is a member of: the record, an item of a list, or another one */
  holder: Members;
}

/** Finds the fields of a record by their rows, wherever they stand, in the order of the catalogue. */
export function fieldsWhere(isWanted: (row: FieldRow) => boolean): (site: SiteDocument) => FoundField[] {
  const leadsToOne = (row: Row): boolean => (isField(row) ? isWanted(row) : rowsWithin(row).some(leadsToOne));
  const starts = topLevelFields.flatMap((field): [string, Row][] => {
    const row = topLevelRow(field);
    return row && leadsToOne(row) ? [[field, row]] : [];
  });

  function found(value: unknown, row: Row, path: Path, holder: Members): FoundField[] {
    if (isField(row)) return isWanted(row) ? [{ path, row, value, holder }] : [];
    const isList = row.kind === 'list';
    const held = isList && row.jsonText !== undefined ? itemsInText(value) : value;
    if (typeof held !== 'object' || held === null || Array.isArray(held) !== isList) return [];
    return stepsOf(held, row).flatMap((step) => {
      const inner = childRow(row, step);
      if (!inner || !leadsToOne(inner)) return [];
      return found((held as Members)[step], inner, [...path, step], isList ? holder : (held as Members));
    });
  }
  return (site) => starts.flatMap(([field, row]) => found(site[field], row, [field], site));
}

function rowsWithin(row: Row): Row[] {
  if (isField(row)) return [];
  const each = row.kind === 'list' ? childRow(row, 0) : row.each;
  return [...(row.kind === 'object' ? Object.values<Row>({ ...row.members }) : []), ...(each ? [each] : [])];
}

function stepsOf(held: object, row: Row): (string | number)[] {
  if (Array.isArray(held)) return [...held.keys()];
  return Object.keys((row.kind === 'object' && !row.each && row.members) || held);
}
