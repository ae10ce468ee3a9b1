import { useMemo } from 'react';
import { text } from '#shared/record/readers.ts';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';
import type { FieldRow } from '#shared/record-catalogue/row.ts';
import { FullWidth } from '../../ui/form-grid.tsx';
import { CodeField } from '../fields/code-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { AddressField } from '../fields/address-field.tsx';
import { ProseField, TextField } from '../fields/text-field.tsx';
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
  if (row?.choices) return <ChoiceField field={field} row={row} choices={row.choices} />;
  const usual = text(row?.default);
  const props = { path, ...(usual !== '' && { placeholder: usual }) };
  if (row?.kind === 'code') return <CodeField {...props} />;
  if (row?.kind === 'link') return <AddressField {...props} />;
  if (field.endsWith('_subtitle')) return <ProseField {...props} minRows={1} maxRows={6} />;
  if (!field.endsWith('_description')) return <TextField {...props} />;
  return (
    <FullWidth>
      <ProseField {...props} minRows={4} />
    </FullWidth>
  );
}

interface ChoiceFieldProps {
  field: string;
  row: FieldRow;
  choices: NonNullable<FieldRow['choices']>;
}

function ChoiceField({ field, row, choices }: ChoiceFieldProps) {
  const options = useMemo(() => Object.entries(choices).map(([value, label]) => ({ value, label })), [choices]);
  return (
    <SelectField
      path={[field]}
      options={options}
      placeholder={choices[text(row.default)]}
      {...(row.kind === 'number' && { toRecord: Number })}
      searchable={false}
    />
  );
}

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
