import { fieldAt } from '#shared/record-catalogue/catalogue.ts';
import type { FieldRow } from '#shared/record-catalogue/row.ts';
import { FullWidth } from '../../ui/form-grid.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { placeOf } from './places.ts';
import { Placed } from './sketch.tsx';

/** Top-level fields of the record, those that show at one place beside one sketch of it. */
export function PlacedFields({ fields }: { fields: readonly string[] }) {
  return byPlace(fields).map((group) => (
    <Placed key={group[0]} field={group[0]!}>
      {group.map((field) => (
        <CatalogueField key={field} field={field} />
      ))}
    </Placed>
  ));
}

/** The control that suits what the field holds; a text shows its usual words while it is empty. */
function CatalogueField({ field }: { field: string }) {
  const path = [field];
  const row = fieldAt(path);
  if (row?.kind === 'flag') return <SwitchField path={path} />;
  if (row?.choices) return <SelectField path={path} searchable={false} />;
  const control = <TextField path={path} />;
  return row?.kind === 'prose' && isLong(row) ? <FullWidth>{control}</FullWidth> : control;
}

/** Whether it has more than a sentence or two. */
const isLong = ({ lines: [least] = [1, 1] }: FieldRow): boolean => least > 2;

/** Neighbors that show at one place. */
function byPlace(fields: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const field of fields) {
    const group = groups.at(-1);
    if (group && placeOf(group[0]!) === placeOf(field)) group.push(field);
    else groups.push([field]);
  }
  return groups;
}
