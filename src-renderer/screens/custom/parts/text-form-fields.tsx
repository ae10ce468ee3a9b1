import { Input } from '@mantine/core';
import { useId } from 'react';
import { SelectField } from '../../../editor/fields/select-field.tsx';
import { CheckboxField, SwitchField } from '../../../editor/fields/switch-field.tsx';
import { WrittenField } from '../../../editor/sketch/placed-fields.tsx';
import { Placed } from '../../../editor/sketch/sketch.tsx';
import { FullWidth } from '../../../ui/form-grid.tsx';
import classes from './cards.module.css';

export const askedFlags = ['text_show_name', 'text_show_phone', 'text_show_email', 'text_show_address'];
const stepCounts = [
  { value: '1', label: 'All at once' },
  { value: '2', label: 'Two steps' },
  { value: '3', label: 'Three steps' },
] as const;

export function TextFormFields() {
  const id = useId();
  return (
    <Placed field="text_placeholder">
      <WrittenField field="form_header" />
      <WrittenField field="form_subtitle" />
      <WrittenField field="text_placeholder" />
      <SelectField
        path={['contact_form_steps']}
        options={stepCounts}
        placeholder={stepCounts[0].label}
        toRecord={Number}
        searchable={false}
        allowDeselect={false}
      />
      <FullWidth role="group" aria-labelledby={id} className={classes.flags}>
        <Input.Label component="span" id={id}>
          What it asks for
        </Input.Label>
        {askedFlags.map((field) => (
          <CheckboxField key={field} path={[field]} />
        ))}
      </FullWidth>
      <SwitchField path={['embedded_form']} />
    </Placed>
  );
}
