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
  /** gives what is written to the record for the typed text, such as its digits alone */
  clean?: ((typed: string) => string) | undefined;
  /** stands at the right of the label, such as a button that generates the text */
  action?: ReactNode;
  /** a line below the field, made from its text; without it the limit of the row is said, where there is one */
  hint?: ((value: string) => Hint | undefined) | undefined;
  /** shown as an error before the field was left, for example because of what another field holds */
  warning?: ReactNode;
}

export interface TextFieldProps extends Written, BoundOptions, Omit<TextInputProps, Bound> {
  /** number of the item that the field belongs to, from 1; the label is then spoken with the number and not shown */
  number?: number;
}

/**
 * A text at a path of the record. Its row says whether it has one line or grows with its text, and whether it is prose,
 * code, an address or a phone. With `aria-label` or `number` no label is seen: the empty field shows it inside.
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

/** The props that bind an input to its field. The caller's own props override the hint, but not the binding. */
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
      descriptionProps: shown.over ? { c: 'var(--app-attention)' } : {},
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
