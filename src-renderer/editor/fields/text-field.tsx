import { TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';
import type { Path } from '#shared/record/operation.ts';
import { draftStore } from '../../state/draft-store.ts';
import { shownDraft } from '../../state/shown-draft.ts';
import { GrowingTextarea } from '../../ui/growing-textarea.tsx';
import { type BoundField, type BoundOptions, useBoundField } from '../bound-field.ts';
import { useOwnText } from '../own-text.ts';
import { Labeled } from './labeled.tsx';
import { type Hint, lengthHint } from './length-hint.ts';
import { nameInItem, textLook } from './text-look.ts';

interface Typed {
  currentTarget: { value: string };
}

type Bound = 'value' | 'onChange' | 'label' | 'error' | 'defaultValue';

interface Written {
  path: Path;
  /** Returns what is written to the record for the typed text, such as only its digits. */
  clean?: ((typed: string) => string) | undefined;
  /** shown at the right of the label, for example a button that generates the text */
  action?: ReactNode;
  /** Returns a line to show below the field. By default the line is about the row's length limit, if there is one. */
  hint?: ((value: string) => Hint | undefined) | undefined;
  /** shown as an error even before the user has left the field, for example because of another field's value */
  warning?: ReactNode;
}

export interface TextFieldProps extends Written, BoundOptions, Omit<TextInputProps, Bound> {
  /**
   * number of the item that contains the field, counted from 1. If it is set, the field has no visible label, and the
   * number is part of the accessible name, unless `aria-label` is set
   */
  number?: number;
}

/**
 * A field for a text of the record. The row says whether the field has one line or grows with its text, and whether the
 * text is, for example, code, a link or a phone number. With `aria-label` or `number` the label is shown only as the
 * placeholder, unless the row has another placeholder.
 */
export function TextField({
  path,
  label,
  check,
  rule,
  number,
  clean = same,
  action,
  hint,
  warning,
  ...props
}: TextFieldProps) {
  const row = fieldAt(path);
  const field = useBoundField(path, { label, check, rule }, undefined, rule ? draftStore : shownDraft);
  const write = (typed: string): void => void field.set(clean(typed));
  const ref = useOwnText(path, rule ? undefined : write);
  const id = useId();
  const spoken = props['aria-label'] ?? (number === undefined ? undefined : nameInItem(path, field.label, number));
  const look = { ...textLook(path, spoken && field.label), ...props, 'aria-label': spoken };
  const shown = { path, id, action, hint: hint ?? (row && lengthHint(row)), warning };
  const control = {
    ...controlProps(field, shown, look),
    ...(rule ? { value: field.value, onChange: (event: Typed) => write(event.currentTarget.value) } : { ref }),
  };
  return (
    <Labeled id={id} path={path} label={field.label} action={action}>
      {row?.lines ? (
        <GrowingTextarea minRows={row.lines[0]} maxRows={row.lines[1]} {...(control as object)} />
      ) : (
        <TextInput {...control} />
      )}
    </Labeled>
  );
}

const same = (typed: string): string => typed;

/** Returns the props that bind an input to its field. `props` can override only the hint and `data-path`. */
function controlProps(
  field: BoundField,
  { path, id, action, hint, warning }: Omit<Written, 'clean'> & { id: string },
  props: Omit<TextInputProps, Bound>,
) {
  const shown = hint?.(field.value);
  const hasOwnLabel = props['aria-label'] !== undefined || action !== undefined;
  return {
    ...(shown && {
      description: shown.text,
      descriptionProps: shown.isWarning ? { c: 'var(--app-attention)' } : {},
    }),
    'data-path': path.join('.'),
    ...props,
    id,
    label: hasOwnLabel ? undefined : field.label,
    error: field.error ?? warning,
    onBlur: (event: never) => {
      field.onBlur();
      props.onBlur?.(event);
    },
  };
}
