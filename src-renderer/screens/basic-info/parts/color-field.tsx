import { ColorInput } from '@mantine/core';
import { endStep } from '../../../state/draft.ts';

interface ColorFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  warning?: string | undefined;
  onChange: (color: string) => void;
}

/** A colour that is typed or picked; what is no colour goes back to the last one on leaving the field. */
export function ColorField({ label, value, placeholder = '#000000', warning, onChange }: ColorFieldProps) {
  return (
    <ColorInput
      label={label}
      format="hex"
      withEyeDropper={false}
      value={value}
      placeholder={placeholder}
      description={warning}
      descriptionProps={{ c: 'var(--app-attention)' }}
      inputWrapperOrder={['label', 'input', 'description']}
      onChange={onChange}
      onChangeEnd={endStep}
      onBlur={endStep}
    />
  );
}
