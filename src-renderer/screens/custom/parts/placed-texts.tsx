import { ProseField, TextField } from '../../../editor/fields/text-field.tsx';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';
import { text } from '#shared/domain/site/readers.ts';
import type { PlacedFields } from '../model.ts';
import { Placed } from '../sketch/sketch.tsx';

/** Texts of the record beside the sketch of where they show. */
export function PlacedTexts({ fields, spot, section }: PlacedFields) {
  return (
    <Placed spot={spot} section={section}>
      {fields.map((field) => (
        <CustomText key={field} field={field} />
      ))}
    </Placed>
  );
}

/** A text that shows its usual words while it is empty; subtitles have room for a second line. */
export function CustomText({ field }: { field: string }) {
  const usual = text(fieldAt([field])?.default);
  const shared = { path: [field], ...(usual !== '' && { placeholder: usual }) };
  return field.endsWith('_subtitle') ? <ProseField {...shared} minRows={1} maxRows={6} /> : <TextField {...shared} />;
}
