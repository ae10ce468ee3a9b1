import { TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Path } from '#shared/record/operation.ts';
import { GrowingTextarea } from '../../ui/growing-textarea.tsx';
import { type BoundField, type BoundOptions, useBoundField } from '../bound-field.ts';
import { Labeled } from './labeled.tsx';

export interface Hint {
  text: string;
  /** something about the text deserves attention */
  over?: boolean;
}

type Bound = 'value' | 'onChange' | 'label' | 'error' | 'defaultValue';

interface WrittenFieldProps extends BoundOptions {
  path: Path;
  /** what is written of what was typed, such as its digits alone */
  clean?: ((typed: string) => string) | undefined;
  /** stands at the right of the label, such as a button that generates the text */
  action?: ReactNode;
  /** a line below the field that follows the text, such as its length */
  hint?: ((value: string) => Hint | undefined) | undefined;
  /** shown as an error though the field was not left, such as what another field makes wrong here */
  warning?: ReactNode;
}

export type TextFieldProps = WrittenFieldProps & Omit<TextInputProps, Bound>;

export interface ProseFieldProps extends TextFieldProps {
  /** lines that it has when it is empty, and up to which it grows */
  minRows?: number;
  maxRows?: number;
}

/** One line of text at a path of the record. With `aria-label` it has no label that is seen. */
export function TextField({ path, label, check, clean, action, hint, warning, ...props }: TextFieldProps) {
  const field = useBoundField(path, { label, check });
  const id = useId();
  return (
    <Labeled id={id} label={field.label} action={action}>
      <TextInput {...controlProps(field, { path, id, clean, action, hint, warning }, props)} />
    </Labeled>
  );
}

/** Several lines of text at a path of the record, as high as the text. */
export function ProseField(props: ProseFieldProps) {
  const { path, label, check, clean, action, hint, warning, minRows = 2, maxRows = 16, ...rest } = props;
  const field = useBoundField(path, { label, check });
  const id = useId();
  return (
    <Labeled id={id} label={field.label} action={action}>
      <GrowingTextarea
        minRows={minRows}
        maxRows={maxRows}
        {...(controlProps(field, { path, id, clean, action, hint, warning }, rest) as object)}
      />
    </Labeled>
  );
}

type Look = Pick<WrittenFieldProps, 'path' | 'clean' | 'action' | 'hint' | 'warning'> & { id: string };

const same = (typed: string): string => typed;

/** What ties an input to its field; the input's own props go on top. */
function controlProps(
  field: BoundField,
  { path, id, clean = same, action, hint, warning }: Look,
  props: Omit<TextInputProps, Bound>,
) {
  const shown = hint?.(field.value);
  const hasOwnLabel = props['aria-label'] !== undefined || action !== undefined;
  return {
    ...(shown && {
      description: shown.text,
      descriptionProps: shown.over ? { c: 'var(--app-attention)' } : {},
    }),
    'data-path': path.join('.'),
    ...props,
    id,
    label: hasOwnLabel ? undefined : field.label,
    value: field.value,
    error: field.error ?? warning,
    onChange: (event: { currentTarget: { value: string } }) => void field.set(clean(event.currentTarget.value)),
    onBlur: (event: never) => {
      field.onBlur();
      props.onBlur?.(event);
    },
  };
}
