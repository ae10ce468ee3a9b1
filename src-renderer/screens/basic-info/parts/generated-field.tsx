import { Input, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { GenerationKind } from '#shared/ipc/content.ipc.ts';
import { useTextField } from '../../../state/draft.ts';
import { FullWidth } from '../../../ui/form-grid.tsx';
import { GrowingTextarea } from '../../../ui/growing-textarea.tsx';
import { generated, type LengthHint } from '../model.ts';
import { useGeneration } from '../queries.ts';
import { GenerateButton } from './generate-button.tsx';
import classes from './generated-field.module.css';
import { GenerationReview } from './generation-review.tsx';

interface GeneratedFieldProps {
  kind: GenerationKind;
  /** several lines that grow with the text */
  multiline?: boolean;
  hint?: (value: string) => LengthHint;
}

/** A text that staff write, or have written for them. */
export function GeneratedField({ kind, multiline = false, hint }: GeneratedFieldProps) {
  const id = useId();
  const { field, label } = generated[kind];
  const props = useTextField(field);
  const generation = useGeneration([kind]);
  const length = hint?.(props.value);
  const shared = {
    ...props,
    id,
    description: length?.text,
    inputWrapperOrder: ['input', 'description'] as ('input' | 'description')[],
    descriptionProps: length?.over ? { c: 'var(--app-attention)' } : {},
  };
  return (
    <FullWidth>
      <div className={classes.head}>
        <Input.Label htmlFor={id}>{label}</Input.Label>
        <GenerateButton compact label="Generate" name={`Generate ${label.toLowerCase()}`} generation={generation} />
      </div>
      {multiline ? <GrowingTextarea minRows={2} maxRows={16} {...shared} /> : <TextInput {...shared} />}
      <GenerationReview generation={generation} />
    </FullWidth>
  );
}
