import type { Path } from '#shared/record/operation.ts';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';
import { FullWidth } from '../../ui/form-grid.tsx';
import { DateField } from './date-field.tsx';
import { SelectField } from './select-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';

/** The control that fits the field's row. In a form grid a text of at least three lines takes the full width. */
export function RowField({ path }: { path: Path }) {
  const row = fieldAt(path);
  if (row?.kind === 'date') return <DateField path={path} type="date" />;
  if (row?.kind === 'flag') return <SwitchField path={path} />;
  if (row?.choices) return <SelectField path={path} searchable={false} />;
  const isLong = row?.lines !== undefined && row.lines[0] > 2;
  return isLong ? (
    <FullWidth>
      <TextField path={path} />
    </FullWidth>
  ) : (
    <TextField path={path} />
  );
}
