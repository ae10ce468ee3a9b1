import { TextInput, type TextInputProps } from '@mantine/core';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { useTextField } from '../state/draft.ts';

interface SiteTextInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  /** a top-level text of the open site */
  name: keyof SiteDocument & string;
}

/** A component of its own, so that a key press draws this field again and not the card around it. */
export function SiteTextInput({ name, ...props }: SiteTextInputProps) {
  return <TextInput {...props} {...useTextField(name)} />;
}
