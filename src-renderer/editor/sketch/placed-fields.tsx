import { text } from '#shared/domain/site/readers.ts';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';
import { CodeField } from '../fields/code-field.tsx';
import { ProseField, TextField } from '../fields/text-field.tsx';
import { placeOf } from './places.ts';
import { Placed } from './sketch.tsx';

/** Top-level texts of the record, those that show at one place beside one sketch of it. */
export function PlacedFields({ fields }: { fields: readonly string[] }) {
  return byPlace(fields).map((group) => (
    <Placed key={group[0]} field={group[0]!}>
      {group.map((field) => (
        <WrittenField key={field} field={field} />
      ))}
    </Placed>
  ));
}

/** A text that shows its usual words while it is empty; subtitles have room for a second line. */
export function WrittenField({ field }: { field: string }) {
  const row = fieldAt([field]);
  const usual = text(row?.default);
  const props = { path: [field], ...(usual !== '' && { placeholder: usual }) };
  if (row?.kind === 'code') return <CodeField {...props} />;
  return field.endsWith('_subtitle') ? <ProseField {...props} minRows={1} maxRows={6} /> : <TextField {...props} />;
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
